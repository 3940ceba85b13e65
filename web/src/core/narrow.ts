/** Click paths: what can be touched now, and where a touch leads. */
import type { Choice, Piece } from "../wire";

export type Outcome =
  | { to: "narrowed"; path: string[] }
  | { to: "chosen"; choice: Choice; path: string[] }
  | { to: "back"; path: string[] }
  | { to: "nowhere"; path: string[] };

/** The choices that a begun path still allows. */
export function matching(choices: readonly Choice[], path: readonly string[]): Choice[] {
  return choices.filter((choice) => path.every((step, index) => choice.path[index] === step));
}

/** What the next touch may be. */
export function touchable(choices: readonly Choice[], path: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const choice of matching(choices, path)) {
    const next = choice.path[path.length];
    if (next !== undefined) found.add(next);
  }
  return found;
}

/** The choice that a touch would complete, if it would complete one. */
export function completes(choices: readonly Choice[], path: readonly string[], touched: string): Choice | undefined {
  const whole = [...path, touched];
  return matching(choices, whole).find((choice) => choice.path.length === whole.length);
}

/** What a touch does to a begun path. */
export function touch(choices: readonly Choice[], path: readonly string[], touched: string): Outcome {
  const whole = [...path, touched];
  const choice = completes(choices, path, touched);
  if (choice) return { to: "chosen", choice, path: whole };
  if (matching(choices, whole).length) return { to: "narrowed", path: whole };
  if (path.includes(touched)) return { to: "back", path: path.slice(0, path.indexOf(touched)) };
  if (path.length && matching(choices, [touched]).length) return touch(choices, [], touched);
  return { to: "nowhere", path: whole };
}

/** What a touch on a piece means: the piece where choices name it, else the space it stands on. */
export function meant(choices: readonly Choice[], path: readonly string[], piece: Piece): string {
  const next = touchable(choices, path);
  const own = `piece:${piece.id}`;
  if (next.has(own) || path.includes(own)) return own;
  const space = `space:${piece.at}`;
  if (next.has(space)) return space;
  return choices.some((choice) => choice.path.includes(own)) ? own : space;
}
