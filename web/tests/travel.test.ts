import { describe, expect, it } from "vitest";
import type { Piece, Scene } from "../src/wire";
import { journeys, STEP, watchTime } from "../src/core/travel";

const piece = (id: string, at: string, owner?: number): Piece => ({ id, kind: "p", at, name: { key: "x" }, ...(owner === undefined ? {} : { owner }) });
const scene = (...pieces: Piece[]): Scene => ({ seat: 0, actor: 0, prompt: { key: "x" }, pieces });

describe("journeys", () => {
  const before = scene(piece("blue-1", "cell", 0), piece("yellow-1", "5:6", 1), piece("guard-5", "5:8"));
  it("are none at first sight", () => {
    expect(journeys(undefined, before, 0)).toEqual([]);
    expect(journeys(before, before, 0)).toEqual([]);
  });
  it("show who acted first, then nobody's pieces, then who was caught", () => {
    const after = scene(piece("yellow-1", "cell", 1), piece("guard-5", "5:4"), piece("blue-1", "5:3", 0));
    expect(journeys(before, after, 0)).toEqual([
      { piece: "blue-1", from: "cell", to: "5:3", stage: 0 },
      { piece: "guard-5", from: "5:8", to: "5:4", stage: 1 },
      { piece: "yellow-1", from: "5:6", to: "cell", stage: 2 },
    ]);
  });
  it("leave out stages that nobody uses", () => {
    const after = scene(piece("blue-1", "cell", 0), piece("yellow-1", "5:6", 1), piece("guard-5", "5:4"));
    expect(journeys(before, after, 0)).toEqual([{ piece: "guard-5", from: "5:8", to: "5:4", stage: 0 }]);
  });
  it("leave out pieces that come or go", () => {
    expect(journeys(before, scene(piece("new", "1:1")), 0)).toEqual([]);
  });
});

describe("watching", () => {
  const two = [0, 1].map((stage) => ({ piece: "p", from: "a", to: "b", stage }));
  it("takes a step for each stage", () => expect(watchTime(two, 0, false)).toBe(2 * STEP));
  it("catches up quickly", () => {
    expect(watchTime(two, 2, false)).toBeLessThan(STEP);
    expect(watchTime(two, 9, false)).toBeLessThan(100);
  });
  it("takes no time without motion", () => {
    expect(watchTime(two, 0, true)).toBe(0);
    expect(watchTime([], 0, false)).toBe(0);
  });
});
