/** Positions that say only what changed, made whole again. */
import type { Position, Scene } from "../wire";

const LASTING = ["pieces", "zones", "counters", "spaces"] as const;

/** Returns a position with a whole scene, given the last whole scene of the same seat. */
export function whole(before: Scene | undefined, position: Position): Position {
  if (!position.changes || !before) return position;
  const gone = new Set(position.gone ?? []);
  const scene: Scene = { ...position.scene };
  for (const kind of LASTING) {
    const changed = new Map((scene[kind] ?? []).map((thing) => [thing.id, thing]));
    const kept = (before[kind] ?? []).filter((thing) => !gone.has(`${kind}:${thing.id}`)).map((thing) => changed.get(thing.id) ?? thing);
    const there = new Set(kept.map((thing) => thing.id));
    const fresh = [...changed.values()].filter((thing) => !there.has(thing.id));
    Object.assign(scene, { [kind]: [...kept, ...fresh] });
  }
  return { ...position, scene };
}
