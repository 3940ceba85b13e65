/** The outlines of spaces: boxes with round corners, hexagons that stand on a point, regions of several of either. */
import type { Point } from "./layout";

export const HIGH = 2 / Math.sqrt(3); // of a hexagon that is 1 wide

interface Shape extends Point {
  width: number;
  height: number;
  cells: readonly Point[]; // the middles of the squares or hexagons that it is made of; none for a box
  sides: number;
}

/** The corners of a cell, with the clock. */
function corners({ x, y }: Point, sides: number, width: number): Point[] {
  const [w, h] = [width / 2, (width * HIGH) / 2];
  const six: [number, number][] = [[0, -h], [w, -h / 2], [w, h / 2], [0, h], [-w, h / 2], [-w, -h / 2]];
  const four: [number, number][] = [[-w, -w], [w, -w], [w, w], [-w, w]];
  return (sides === 6 ? six : four).map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
const near = (keys: ReadonlyMap<string, unknown>, { x, y }: Point): string => {
  const around = [0, -1, 1].flatMap((dx) => [0, -1, 1].map((dy) => keyOf({ x: x + dx, y: y + dy })));
  return around.find((key) => keys.has(key)) ?? keyOf({ x, y });
};

/** The sides of some cells that no two of them share, as closed ways. */
function contours(cells: readonly Point[], sides: number, unit: number): Point[][] {
  const points = new Map<string, Point>();
  const next = new Map<string, Set<string>>();
  for (const cell of cells) {
    const keys = corners(cell, sides, unit).map((corner) => {
      const key = near(points, corner);
      if (!points.has(key)) points.set(key, corner);
      return key;
    });
    keys.forEach((from, index) => {
      const to = keys[(index + 1) % keys.length] ?? from;
      if (next.get(to)?.delete(from)) return; // another cell's side, walked the other way
      next.set(from, (next.get(from) ?? new Set()).add(to));
    });
  }
  const ways: Point[][] = [];
  for (const start of next.keys()) {
    const way: Point[] = [];
    for (let [at] = [start]; ; ) {
      const [to] = next.get(at) ?? [];
      if (to === undefined) break;
      next.get(at)?.delete(to);
      const point = points.get(at);
      if (point) way.push(point);
      at = to;
    }
    if (way.length) ways.push(way);
  }
  return ways;
}

const closed = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** The outline of a space as a path, so much within it; regions keep their whole size. */
export function outlineOf(shape: Shape, inset: number, unit = 100): string {
  const { cells, sides, width: wide, height: high } = shape;
  if (cells.length > 1) return contours(cells, sides, unit).map(closed).join("");
  if (cells[0] && sides === 6) return closed(corners(cells[0], sides, unit - inset * 2));
  const [width, height] = [wide - inset * 2, high - inset * 2];
  const round = Math.min(14, width / 2, height / 2);
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`;
  const across = width - round * 2;
  const down = height - round * 2;
  return `M${shape.x - across / 2} ${shape.y - height / 2}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`;
}
