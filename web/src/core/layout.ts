/** Where pieces stand, in hundredths of a square: alone in the middle, in a crowd by owner. */
import type { Board, Piece, Scene, Space } from "../wire";

export const UNIT = 100;

export interface Box {
  id: string;
  x: number; // centre
  y: number;
  width: number;
  height: number;
  space: Space;
}

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  size: number;
}

/** Where a way leaves a space, or enters it: of a wide one, straight across from where it leads. */
export function doorOf(box: Box | undefined, at: Point, other: Point | undefined): Point {
  if (!box || !other) return at;
  const within = (to: number, middle: number, size: number): number => Math.max(middle - size / 2 + 50, Math.min(middle + size / 2 - 50, to));
  return {
    x: box.width > UNIT ? within(other.x, box.x, box.width) : at.x,
    y: box.height > UNIT ? within(other.y, box.y, box.height) : at.y,
  };
}

export interface Count {
  id: string;
  x: number;
  y: number;
  count: number;
}

/** All spaces, those of the board and those that come and go, in drawing units. */
export function boxes(board: Board, scene: Scene): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const space of [...board.spaces, ...(scene.spaces ?? [])]) {
    found.set(space.id, {
      id: space.id,
      x: space.x * UNIT,
      y: space.y * UNIT,
      width: (space.width ?? 1) * UNIT,
      height: (space.height ?? 1) * UNIT,
      space,
    });
  }
  return found;
}

function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.owner ?? "-"}/${piece.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  return [...groups.values()];
}

/** Places a crowd: a group a stretch of the space, its members overlapping, their number beside them. */
function crowd(box: Box, pieces: readonly Piece[], spots: Map<string, Spot>, counts: Count[]): void {
  const groups = groupsOf(pieces);
  const share = box.width / groups.length;
  groups.forEach((group, at) => {
    const size = Math.min(box.height * 0.82, share * 0.5, 88);
    const room = Math.min(share, size * 3.4);
    const badge = group.length > 1 ? size * 0.4 : 0;
    const step = group.length > 1 ? Math.min(size * 0.55, (room - size - badge) / (group.length - 1)) : 0;
    const wide = size + step * (group.length - 1) + badge;
    const left = box.x - box.width / 2 + share * (at + 0.5) - wide / 2;
    group.forEach((piece, index) => spots.set(piece.id, { x: left + size / 2 + step * index, y: box.y, size }));
    if (badge) {
      const id = `${box.id}/${group[0]?.owner ?? "-"}/${group[0]?.kind ?? ""}`;
      counts.push({ id, x: left + wide - badge * 0.35, y: box.y + size * 0.26, count: group.length });
    }
  });
}

/** Returns where each piece stands, and the numbers of crowds. */
export function stand(places: Map<string, Box>, pieces: readonly Piece[]): { spots: Map<string, Spot>; counts: Count[] } {
  const spots = new Map<string, Spot>();
  const counts: Count[] = [];
  const here = new Map<string, Piece[]>();
  for (const piece of pieces) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
  for (const [at, group] of here) {
    const box = places.get(at);
    if (!box) continue;
    const only = group.length === 1 ? group[0] : undefined;
    if (only) spots.set(only.id, { x: box.x, y: box.y, size: Math.min(box.width, box.height, UNIT) * 0.88 });
    else crowd(box, group, spots, counts);
  }
  return { spots, counts };
}
