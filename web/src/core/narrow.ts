/**
 * Click paths: what can be touched now, and where a touch leads.
 *
 * A touch narrows to the choices that still await it. Cards, pieces, zones and buttons are awaited in any order, a space
 * once all before it have been touched; once something has been touched, also the space where the choice ends.
 * A choice is complete when all of its path is touched, or its end while no other choice is left.
 */
import type { Choice, Scene } from "../wire";

export type Outcome =
  | { to: "narrowed"; path: string[] }
  | { to: "chosen"; choice: Choice; path: string[] }
  | { to: "back"; path: string[] }
  | { to: "nowhere"; path: string[] };

const kindOf = (touch: string): string => touch.slice(0, touch.indexOf(":"));

/** The space where a choice's first piece stops. */
export function endOf(choice: Choice): string | undefined {
  const moves = choice.preview?.effects?.find((effect) => effect.type === "moves");
  return moves?.path[moves.path.length - 1];
}

/** What a choice still awaits after some touches. */
export function awaited(choice: Choice, touched: readonly string[]): string[] {
  const open = choice.path.filter((step) => !touched.includes(step));
  const found = open.filter((step, index) => kindOf(step) !== "space" || index === 0);
  const end = endOf(choice);
  if (end !== undefined && touched.length && !found.includes(`space:${end}`)) found.push(`space:${end}`);
  return found.filter((step) => !touched.includes(step));
}

function allows(choice: Choice, path: readonly string[]): boolean {
  return path.every((step, index) => awaited(choice, path.slice(0, index)).includes(step));
}

/** The choices that a begun path still allows. */
export function matching(choices: readonly Choice[], path: readonly string[]): Choice[] {
  return choices.filter((choice) => allows(choice, path));
}

/** What the next touch may be. */
export function touchable(choices: readonly Choice[], path: readonly string[]): Set<string> {
  return new Set(matching(choices, path).flatMap((choice) => awaited(choice, path)));
}

/** The choice that a touch would complete, if it would complete one. */
export function completes(choices: readonly Choice[], path: readonly string[], touched: string): Choice | undefined {
  const whole = [...path, touched];
  const left = matching(choices, whole);
  const only = left.length === 1 ? left[0] : undefined;
  const ended = only && whole.includes(`space:${endOf(only)}`) && whole.length > 1;
  return left.find((choice) => choice.path.every((step) => whole.includes(step))) ?? (ended ? only : undefined);
}

/** What a touch does to a begun path. */
export function touch(choices: readonly Choice[], path: readonly string[], touched: string): Outcome {
  const whole = [...path, touched];
  const choice = completes(choices, path, touched);
  if (choice) return { to: "chosen", choice, path: whole };
  if (matching(choices, whole).length) return { to: "narrowed", path: whole };
  if (path.includes(touched)) {
    const rest = path.filter((step) => step !== touched);
    return { to: "back", path: matching(choices, rest).length ? rest : path.slice(0, path.indexOf(touched)) };
  }
  // Another one of its kind instead, or all anew.
  for (const kept of [path.filter((step) => kindOf(step) !== kindOf(touched)), []]) {
    if (kept.length < path.length && matching(choices, [...kept, touched]).length) return touch(choices, kept, touched);
  }
  return { to: "nowhere", path: whole };
}

/** What a touch may stand for besides itself: its like, the space under a piece, the pieces on a space. */
function kin(scene: Scene, touched: string): string[] {
  const id = touched.slice(touched.indexOf(":") + 1);
  const pieces = scene.pieces ?? [];
  if (kindOf(touched) === "piece") {
    const piece = pieces.find((one) => one.id === id);
    if (!piece) return [];
    const alike = pieces.filter((one) => one.at === piece.at && one.kind === piece.kind && one.owner === piece.owner);
    return [...alike.map((one) => `piece:${one.id}`), `space:${piece.at}`];
  }
  if (kindOf(touched) === "space") return pieces.filter((one) => one.at === id).map((one) => `piece:${one.id}`);
  const zone = kindOf(touched) === "card" && scene.zones?.find((one) => one.cards?.some((card) => card.id === id));
  if (!zone) return [];
  const face = zone.cards?.find((card) => card.id === id)?.face;
  return [...(zone.cards ?? []).filter((card) => card.face === face).map((card) => `card:${card.id}`), `zone:${zone.id}`];
}

/** What a touch means: itself where it leads somewhere or was touched before, else the first of its kin that does. */
export function meant(scene: Scene, path: readonly string[], touched: string): string {
  const choices = scene.choices ?? [];
  const named = [touched, ...kin(scene, touched)];
  for (const known of [touchable(choices, path), new Set(path), touchable(choices, [])]) {
    const found = named.find((one) => known.has(one));
    if (found) return found;
  }
  if (kindOf(touched) !== "piece") return touched;
  return choices.some((choice) => choice.path.includes(touched)) ? touched : (named[named.length - 1] ?? touched);
}
