import { describe, expect, it } from "vitest";
import type { Board, Piece, Scene } from "../src/wire";
import { boxes, stand } from "../src/core/layout";

const board: Board = { width: 9, height: 2, spaces: [{ id: "a", x: 0.5, y: 0.5, name: { key: "x" } }, { id: "cell", x: 4.5, y: 1.5, width: 9, name: { key: "x" } }] };
const scene: Scene = { seat: 0, actor: 0, prompt: { key: "x" } };
const piece = (id: string, at: string, owner: number): Piece => ({ id, at, owner, kind: "p", name: { key: "x" } });

describe("standing", () => {
  const places = boxes(board, scene);
  it("is in the middle when alone", () => {
    expect(stand(places, [piece("p", "a", 0)]).spots.get("p")).toMatchObject({ x: 50, y: 50 });
  });
  it("is within the space in a crowd, with a number for each group", () => {
    const crowd = [0, 1, 2, 3].flatMap((owner) => [1, 2, 3, 4].map((number) => piece(`${owner}-${number}`, "cell", owner)));
    const { spots, counts } = stand(places, crowd);
    expect(spots.size).toBe(16);
    for (const spot of spots.values()) {
      expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.size / 2).toBeLessThanOrEqual(900);
      expect(spot.size).toBeGreaterThan(50);
    }
    expect(counts.map((count) => count.count)).toEqual([4, 4, 4, 4]);
  });
  it("shows each of up to three on a small space, beside its sign", () => {
    const three = [piece("p", "a", 0), piece("q", "a", 0), piece("r", "a", 1)];
    const { spots, counts } = stand(places, three);
    expect(counts).toEqual([]);
    for (const spot of spots.values()) {
      expect(spot.size).toBeGreaterThanOrEqual(50);
      expect(Math.abs(spot.x - 50) + spot.size / 2).toBeLessThanOrEqual(50);
      expect(Math.abs(spot.y - 50) + spot.size / 2).toBeLessThanOrEqual(50);
    }
    expect(stand(places, three.slice(0, 1), () => true).spots.get("p")).toMatchObject({ x: 58, y: 60, size: 74 });
  });
  it("is in rows where that leaves more room", () => {
    const high: Board = { ...board, spaces: [{ id: "bay", x: 1.75, y: 1, width: 3.5, height: 2, name: { key: "x" } }] };
    const crowd = [0, 1, 2, 3, 4].flatMap((owner) => [1, 2, 3, 4, 5, 6].map((number) => piece(`${owner}-${number}`, "bay", owner)));
    const { spots } = stand(boxes(high, scene), crowd);
    expect(new Set([...spots.values()].map((spot) => spot.y)).size).toBeGreaterThan(1);
    for (const spot of spots.values()) {
      expect(spot.size).toBeGreaterThan(50);
      expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.size / 2).toBeLessThanOrEqual(350);
    }
  });
  it("leaves out who stands nowhere", () => expect(stand(places, [piece("p", "gone", 0)]).spots.size).toBe(0));
});
