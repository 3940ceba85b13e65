/** How large a board may be shown, and where that is worth offering. */
export const MOST = 6;
const SMALL = 32; // pixels: a side of a space that is hard to see and to touch

/** Whether a board whose smallest space has such a side should be seen larger, given the pixels of its unit. */
export function offers(least: number, pixels: number): boolean {
  return pixels > 0 && least * pixels < SMALL;
}

/** A size that a board may have, in wholes of it; what is nearly all of it is all of it. */
export function clamped(zoom: number): number {
  return zoom < 1.04 ? 1 : Math.min(MOST, zoom);
}

/** Slow, fast, slow. */
export const eased = (share: number): number => share * share * (3 - 2 * share);
