/** Where the choices that are left lead: by space, who comes there, which cards take them there, and what it brings. */
import type { Choice, Scene } from "../wire";
import { endOf } from "./narrow";

export interface Landing {
  at: string; // a space
  pieces: string[]; // who would come there, unless it was touched itself
  faces: string[]; // of the cards that are still to be touched for it
  gain: number; // cards that come into the viewer's hand
}

export function landings(scene: Scene, left: readonly Choice[], touched: readonly string[]): Landing[] {
  const faces = new Map<string, string>((scene.zones ?? []).flatMap((zone) => (zone.cards ?? []).map((card) => [`card:${card.id}`, card.face])));
  const own = new Set((scene.zones ?? []).filter((zone) => zone.kind === "hand" && zone.owner === scene.seat).map((zone) => zone.id));
  const found = new Map<string, Landing>();
  for (const choice of left) {
    const at = endOf(choice);
    if (at === undefined) continue;
    const landing = found.get(at) ?? { at, pieces: [], faces: [], gain: 0 };
    found.set(at, landing);
    for (const step of choice.path) {
      const face = touched.includes(step) ? undefined : faces.get(step);
      if (face !== undefined && !landing.faces.includes(face)) landing.faces.push(face);
    }
    for (const effect of choice.preview?.effects ?? []) {
      if (effect.type === "draws" && own.has(effect.to_zone)) landing.gain = Math.max(landing.gain, effect.count);
    }
    const goes = choice.preview?.effects?.find((effect) => effect.type === "moves");
    const chosen = goes && (touched.includes(`piece:${goes.piece}`) || touched.includes(`space:${goes.path[0]}`));
    if (goes && !chosen && !landing.pieces.includes(goes.piece)) landing.pieces.push(goes.piece);
  }
  return [...found.values()];
}

/** Where one could go on to by the choices that are left, with the fewest steps; but for where they end themselves. */
export function reached(left: readonly Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const effect of left.flatMap((choice) => choice.preview?.effects ?? [])) {
    if (effect.type === "reaches") found.set(effect.space, Math.min(effect.steps, found.get(effect.space) ?? Infinity));
  }
  for (const choice of left) found.delete(endOf(choice) ?? "");
  return found;
}
