/** Rotations to choose from: which piece is turned, how it may lie, and how it is shown meanwhile. */
import type { Choice, Piece, Scene } from "../wire";
import { kindOf, touchable } from "./narrow";

export interface Turning {
  piece: Piece;
  options: number[]; // against the clock
  turn: number; // the one under consideration
}

/** The path that is begun by itself: where all that is left is to turn one piece. */
export function begun(choices: readonly Choice[]): string[] {
  const first = choices[0]?.path[0];
  const only = first !== undefined && choices.every(({ path }) => path[0] === first && kindOf(path[1] ?? "") === "turn");
  return only ? [first] : [];
}

/** What a begun path asks to turn: the piece that was touched last; `looked` is the rotation that was last looked at. */
export function turningOf(scene: Scene, path: readonly string[], looked: number | null): Turning | undefined {
  const piece = scene.pieces?.find((one) => `piece:${one.id}` === path[path.length - 1]);
  const turns = [...touchable(scene.choices ?? [], path)].filter((touch) => kindOf(touch) === "turn");
  const options = turns.map((touch) => Number(touch.slice("turn:".length))).sort((a, b) => a - b);
  const turn = [looked, piece?.turned ?? 0, options[0]].find((one) => options.includes(one ?? Number.NaN));
  return piece && typeof turn === "number" ? { piece, options, turn } : undefined;
}

/** Whether a touch is one on the piece that is turned. */
export function isTurned({ piece }: Turning, touch: string): boolean {
  return touch === `piece:${piece.id}` || touch === `space:${piece.at}`;
}

/** The next rotation, with the clock or against it. */
export function next({ options, turn }: Turning, clockwise: boolean): number {
  const ahead = options.filter((one) => (clockwise ? one < turn : one > turn));
  const all = ahead.length ? ahead : options;
  return clockwise ? Math.max(...all) : Math.min(...all);
}
