/** Where pieces stand, in hundredths of a square: alone in the middle, in a crowd by owner, tiles as large as their space. */
import type { Board, Piece, Scene, Space } from "../wire";
import { HIGH } from "./outline";

export const UNIT = 100;

export interface Box {
  id: string;
  x: number; // centre
  y: number;
  width: number;
  height: number;
  space: Space;
  cells: Point[]; // the middles of the squares or hexagons that it is made of; none for a box
  sides: number; // of those
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

/** How many steps make a whole rotation on a board. */
export const sidesOf = (board: Board): number => (board.shape === "hexagon" ? 6 : 4);

/** All spaces, those of the board and those that come and go, in drawing units. */
export function boxes(board: Board, scene: Scene): Map<string, Box> {
  const found = new Map<string, Box>();
  const sides = sidesOf(board);
  for (const space of [...board.spaces, ...(scene.spaces ?? [])]) {
    const { x, y, width = 1, height = 1, cells = [] } = space;
    const hexagon = sides === 6 && width === 1 && height === 1;
    const middles: [number, number][] = cells.length || !hexagon ? cells : [[x, y]];
    found.set(space.id, {
      id: space.id,
      x: x * UNIT,
      y: y * UNIT,
      width: width * UNIT,
      height: height * UNIT * (hexagon ? HIGH : 1),
      space,
      cells: middles.map(([across, down]) => ({ x: across * UNIT, y: down * UNIT })),
      sides,
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

/** How groups share a space: in as many rows as lets them be largest. */
function shares(box: Box, groups: number): { rows: number; columns: number; size: number } {
  let best = { rows: 1, columns: groups, size: 0 };
  for (let rows = 1; rows <= groups; rows += 1) {
    const columns = Math.ceil(groups / rows);
    const size = Math.min((box.height / rows) * 0.82, (box.width / columns) * 0.5, 88);
    if (size > best.size + 1) best = { rows, columns, size };
  }
  return best;
}

/** Places a crowd: a group a stretch of the space, its members overlapping, their number beside them. */
function crowd(box: Box, pieces: readonly Piece[], spots: Map<string, Spot>, counts: Count[]): void {
  const groups = groupsOf(pieces);
  const { rows, columns, size } = shares(box, groups.length);
  const share = box.width / columns;
  groups.forEach((group, at) => {
    const row = Math.floor(at / columns);
    const beside = Math.min(columns, groups.length - row * columns); // the last row may be shorter
    const middle = box.x + share * ((at % columns) - (beside - 1) / 2);
    const y = box.y + (box.height / rows) * (row - (rows - 1) / 2);
    const room = Math.min(share - 4, size * 3.4);
    const badge = group.length > 1 ? size * 0.4 : 0;
    const step = group.length > 1 ? Math.min(size * 0.55, (room - size - badge) / (group.length - 1)) : 0;
    const wide = size + step * (group.length - 1) + badge;
    const left = middle - wide / 2;
    group.forEach((piece, index) => spots.set(piece.id, { x: left + size / 2 + step * index, y, size }));
    if (badge) {
      const id = `${box.id}/${group[0]?.owner ?? "-"}/${group[0]?.kind ?? ""}`;
      counts.push({ id, x: left + wide - badge * 0.35, y: y + size * 0.26, count: group.length });
    }
  });
}

const SMALL = 1.2 * UNIT; // the side of a space on which few stand close together, each to be seen
/** Where few stand on a small space, in hundredths of it from its centre: x, y, size. */
const CLOSE: readonly (readonly [number, number, number])[][] = [
  [],
  [[0, 0, 88]],
  [[-17, 14, 60], [19, 14, 60]],
  [[19, -16, 52], [-22, 19, 52], [20, 22, 52]],
];
const BESIDE: readonly [number, number, number] = [8, 10, 74]; // alone, next to the space's sign
const PART: readonly (readonly [number, number, number])[][] = [[], [[0, 0, 96]], [[-34, 6, 78], [34, 6, 78]]]; // parts may be overstepped

/** Returns where each piece stands, and the numbers of crowds; `signed` tells which spaces bear a sign. */
export function stand(places: Map<string, Box>, pieces: readonly Piece[], signed: (box: Box) => boolean = () => false): { spots: Map<string, Spot>; counts: Count[] } {
  const spots = new Map<string, Spot>();
  const counts: Count[] = [];
  const here = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const box = places.get(piece.at);
    if (!piece.fills) here.set(piece.at, [...(here.get(piece.at) ?? []), piece]);
    else if (box) spots.set(piece.id, { x: box.x, y: box.y, size: box.width });
  }
  for (const [at, group] of here) {
    const box = places.get(at);
    if (!box) continue;
    const few = (box.space.within && PART[group.length]) || (isSmall(box) || group.length === 1 ? CLOSE[group.length] : undefined);
    const side = Math.min(box.width, box.height, UNIT) / 100;
    if (few) {
      group.forEach((piece, index) => {
        const [x, y, size] = (group.length === 1 && signed(box) ? BESIDE : few[index]) ?? BESIDE;
        spots.set(piece.id, { x: box.x + x * side, y: box.y + y * side, size: size * side });
      });
    } else crowd(box, group, spots, counts);
  }
  return { spots, counts };
}

/** Whether a space is one of many, as opposed to a wide one that holds a crowd. */
export function isSmall(box: Box): boolean {
  return box.width <= SMALL && box.height <= SMALL;
}
