import { describe, expect, it } from "vitest";
import type { Board, Scene } from "../src/wire";
import { boxes, stand } from "../src/core/layout";
import { outlineOf } from "../src/core/outline";

const name = { key: "x" };
const scene: Scene = { seat: 0, actor: 0, prompt: name };
const DOWN = Math.sqrt(3) / 2; // from a row of hexagons to the next
const board: Board = {
  width: 3,
  height: 2,
  shape: "hexagon",
  spaces: [
    { id: "a", x: 1, y: 1, name },
    { id: "box", x: 2, y: 1, width: 0.6, height: 0.4, name },
    { id: "three", x: 1, y: 1, width: 1.5, height: 1.1, name, cells: [[1, 1], [2, 1], [1.5, 1 + DOWN]] },
  ],
};
const corners = (path: string): number => path.split(/[ML]/).length - 1;
const at = (id: string) => {
  const box = boxes(board, scene).get(id);
  if (!box) throw new Error(id);
  return box;
};

describe("outlines", () => {
  it("of hexagons stand on a point", () => {
    expect(at("a").height).toBeCloseTo(115.47, 1);
    expect(outlineOf(at("a"), 0)).toBe("M100.0 42.3L150.0 71.1L150.0 128.9L100.0 157.7L50.0 128.9L50.0 71.1Z");
  });
  it("of other sizes are boxes", () => expect(outlineOf(at("box"), 3)).toContain("a14 14"));
  it("of regions go round their cells, not between them", () => {
    expect(corners(outlineOf(at("three"), 3))).toBe(12); // three hexagons have 18, and meet at three sides
    expect(outlineOf(at("three"), 3).match(/M/g)).toHaveLength(1);
  });
  it("of squares as well", () => {
    const square: Board = { width: 2, height: 1, spaces: [{ id: "two", x: 1, y: 0.5, width: 2, name, cells: [[0.5, 0.5], [1.5, 0.5]] }] };
    const two = boxes(square, scene).get("two");
    expect(two && corners(outlineOf(two, 3))).toBe(6);
  });
});

describe("tiles", () => {
  it("are as large as their space and leave the middle to who stands there", () => {
    const tile = { id: "t", kind: "S1", at: "a", name, fills: true };
    const { spots } = stand(boxes(board, scene), [tile, { id: "p", kind: "p", at: "a", owner: 0, name }]);
    expect(spots.get("t")).toEqual({ x: 100, y: 100, size: 100 });
    expect(spots.get("p")).toMatchObject({ x: 100, y: 100 });
  });
  it("have parts in which two stand apart", () => {
    const parted: Scene = { ...scene, spaces: [{ id: "a.0", x: 1, y: 1, width: 0.6, height: 0.6, within: "a", name }] };
    const two = ["p", "q"].map((id, owner) => ({ id, kind: "p", at: "a.0", owner, name }));
    const { spots } = stand(boxes(board, parted), two);
    const [p, q] = [spots.get("p"), spots.get("q")];
    expect((q?.x ?? 0) - (p?.x ?? 0)).toBeGreaterThan(0.8 * (p?.size ?? 99));
  });
});
