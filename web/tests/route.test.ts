import { describe, expect, it } from "vitest";
import type { Act } from "../src/core/acts";
import { boxes, type Spot } from "../src/core/layout";
import { routeOf } from "../src/core/route";

const name = { key: "x" };
const spaces = [..."abcd"].map((id, index) => ({ id, x: index + 0.5, y: 0.5, name }));
const places = boxes({ width: 4, height: 3, spaces: [...spaces, { id: "cell", x: 2, y: 1.5, width: 4, name }] }, { seat: 0, actor: 0, prompt: name });
const spot = (x: number, y = 50, size = 80): Spot => ({ x, y, size });
const goes = (start: number, ...path: string[]): Act => ({ kind: "goes", piece: "p", path, start, time: 300 });

describe("a piece's way", () => {
  it("goes over all spaces of its path", () => {
    const stops = routeOf("p", [goes(0, "a", "b", "c")], spot(50), spot(250), places);
    expect(stops.map((stop) => stop.x)).toEqual([50, 50, 150, 250, 250]);
    expect(stops.map((stop) => Math.round(stop.time))).toEqual([0, 0, 150, 300, 300]);
  });
  it("waits for its turn, and goes on from where it stopped", () => {
    const stops = routeOf("p", [goes(200, "a", "b"), goes(900, "cell")], spot(50), spot(120, 150, 60), places);
    expect(stops[1]).toMatchObject({ x: 50, time: 200 });
    expect(stops.find((stop) => stop.time === 900)).toMatchObject({ x: 150, y: 50 });
    expect(stops[stops.length - 1]).toMatchObject({ x: 120, y: 150, size: 60, time: 1200 });
  });
  it("leaves a wide space straight ahead", () => {
    const stops = routeOf("p", [goes(0, "cell", "d")], spot(100, 150), spot(350), places);
    expect(stops.map((stop) => [stop.x, stop.y])).toEqual([[100, 150], [350, 150], [350, 50], [350, 50]]);
  });
  it("is none without acts", () => expect(routeOf("q", [goes(0, "a", "b")], spot(50), spot(150), places)).toHaveLength(1));
});
