/** Rotations to choose from: what is turned, where it lies meanwhile, and which way it may lie. */
import type { Choice, Scene } from "../wire";
import { kindOf, touchable } from "./narrow";

export interface Turning {
  what: string; // the piece or card that is turned, as it is touched
  kind: string; // how it is drawn
  at: string; // the space where it lies
  there: boolean; // whether it lay there before
  lies: number; // how it lay before
  options: number[]; // against the clock
  first: number | null; // none where it may also stay as it lies
}

const idOf = (touch: string): string => touch.slice(touch.indexOf(":") + 1);

/** The path that is begun by itself: where all that is left is to turn one thing. */
export function begun(choices: readonly Choice[]): string[] {
  const first = choices[0]?.path[0];
  const only = first !== undefined && choices.every(({ path }) => path[0] === first && kindOf(path[1] ?? "") === "turn");
  return only ? [first] : [];
}

/** What a begun path asks to turn. */
export function turningOf(scene: Scene, path: readonly string[]): Turning | undefined {
  const open = [...touchable(scene.choices ?? [], path)];
  const options = open.filter((touch) => kindOf(touch) === "turn").map((touch) => Number(idOf(touch))).sort((a, b) => a - b);
  const last = (kind: string): string | undefined => path.filter((touch) => kindOf(touch) === kind).pop();
  const what = last("piece") ?? last("card");
  if (!options.length || what === undefined) return undefined;
  const piece = scene.pieces?.find((one) => `piece:${one.id}` === what);
  const card = scene.zones?.flatMap((zone) => zone.cards ?? []).find((one) => `card:${one.id}` === what);
  const goal = last("space");
  const at = goal === undefined ? piece?.at : idOf(goal);
  if (at === undefined) return undefined;
  const there = piece?.at === at;
  const lies = piece?.turned ?? 0;
  const best = options.includes(lies) ? lies : (options[0] ?? null);
  return { what, kind: piece?.kind ?? card?.face ?? "", at, there, lies, options, first: there && options.length < open.length ? null : best };
}

/** The rotation to consider: the one last looked at, where it is one of those. */
export function considered({ options, first }: Turning, looked: number | null): number | null {
  return looked !== null && options.includes(looked) ? looked : first;
}

/** The next rotation, with the clock or against it, after the one that is looked at. */
export function next({ options, lies }: Turning, now: number | null, clockwise: boolean): number {
  const from = now ?? lies;
  const ahead = options.filter((turn) => (clockwise ? turn < from : turn > from));
  const all = ahead.length ? ahead : options;
  return clockwise ? Math.max(...all) : Math.min(...all);
}
