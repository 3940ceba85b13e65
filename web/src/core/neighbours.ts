/** Where an arrow key leads: the nearest thing in that direction; and what a touch that misses a little was meant for. */
export interface Spot {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far two stretches are apart; 0 where they overlap. */
function gap(a: number, wide: number, b: number, broad: number): number {
  return Math.max(0, Math.abs(a - b) - (wide + broad) / 2);
}

/** The spot an arrow key leads to; `from` may remember where a wide spot was entered. */
export function neighbour(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [dx, dy] = way;
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (ahead <= 0.01) continue;
    const aside = dx ? gap(from.y, from.height, spot.y, spot.height) : gap(from.x, from.width, spot.x, spot.width);
    const off = dx ? Math.abs(spot.y - from.y) : Math.abs(spot.x - from.x);
    const cost = ahead + aside * 4 + off * 0.3;
    if (aside <= ahead * 1.5 && cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** Something to touch, with the space that it is, or that it stands on. */
export interface Thing extends Spot {
  space: { id: string; within?: string | null };
}

/**
 * What a touch was meant for that hit something else: the nearest of some things, small ones as if they were larger.
 * What was hit keeps what is nearer to its own middle than to theirs, but from what stands on it, is a part of it, or
 * is wider: that may lie round it.
 */
export function nearest<One extends Thing>(things: readonly One[], x: number, y: number, large: number, hit: Thing): One | undefined {
  const own = Math.hypot(hit.x - x, hit.y - y);
  let best: One | undefined;
  let least = Infinity;
  for (const thing of things) {
    const across = Math.max(thing.width, large);
    const down = Math.max(thing.height, large);
    const cost = Math.hypot(thing.x - x, thing.y - y);
    const prior = thing.space.id === hit.id || thing.space.within === hit.id || thing.width > hit.width;
    if (Math.abs(thing.x - x) * 2 <= across && Math.abs(thing.y - y) * 2 <= down && cost < least && (prior || cost < own)) {
      least = cost;
      best = thing;
    }
  }
  return best;
}
