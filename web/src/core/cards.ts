/** Cards and dice: where zones belong on the screen, and which cards lie on one another. */
import type { Card, Scene, Zone } from "../wire";

export const BACK = "back";

/** Where a zone is shown: docked before its owner, on another's plate, or in the middle of the table. */
export function sideOf(zone: Zone, viewer: number): "dock" | "plate" | "middle" | "board" {
  if (zone.kind === "board") return zone.kind;
  if (zone.owner === undefined || zone.owner === null) return "middle";
  return zone.owner === viewer ? "dock" : "plate";
}

export function zonesAt(scene: Scene | undefined, side: "dock" | "plate" | "middle", owner?: number): Zone[] {
  return (scene?.zones ?? []).filter((zone) => sideOf(zone, scene?.seat ?? -1) === side && (owner === undefined || zone.owner === owner));
}

/** Cards with the same face lie on one another, in the order in which their faces first come. */
export function stacks(cards: readonly Card[]): Card[][] {
  const found = new Map<string, Card[]>();
  for (const card of cards) found.set(card.face, [...(found.get(card.face) ?? []), card]);
  return [...found.values()];
}

/** Neighbours with the same face lie together, in the order of all. */
export function runs(cards: readonly Card[]): Card[][] {
  const found: Card[][] = [];
  for (const card of cards) {
    const last = found[found.length - 1];
    if (last?.[0]?.face === card.face) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** The cards of a zone that are known, and how many are not. */
export function known(zone: Zone): { cards: Card[]; hidden: number } {
  const cards = (zone.cards ?? []).filter((card) => card.face !== BACK);
  return { cards, hidden: Math.max(zone.count ?? 0, zone.cards?.length ?? 0) - cards.length };
}
