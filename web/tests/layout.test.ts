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
  it("leaves out who stands nowhere", () => expect(stand(places, [piece("p", "gone", 0)]).spots.size).toBe(0));
});
