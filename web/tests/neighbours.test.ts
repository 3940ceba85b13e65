import { describe, expect, it } from "vitest";
import { nearest, neighbour, type Spot, type Thing } from "../src/core/neighbours";

const spot = (id: string, x: number, y: number, width = 1, height = 1): Spot => ({ id, x, y, width, height });
const YARD = [spot("boat", 4.5, 0.5, 5), spot("cell", 4.5, 10.5, 9)];
for (let row = 1; row <= 9; row += 1) for (let column = 1; column <= 9; column += 1) YARD.push(spot(`${row}:${column}`, column - 0.5, row + 0.5));
const at = (id: string): Spot => YARD.find((one) => one.id === id) as Spot;
const go = (id: string, key: string): string | undefined => neighbour(YARD, at(id), key)?.id;

describe("arrow keys", () => {
  it("go to the next square", () => {
    expect(go("5:5", "ArrowUp")).toBe("4:5");
    expect(go("5:5", "ArrowDown")).toBe("6:5");
    expect(go("5:5", "ArrowLeft")).toBe("5:4");
    expect(go("5:5", "ArrowRight")).toBe("5:6");
  });
  it("reach wide spaces and leave them again", () => {
    expect(go("9:1", "ArrowDown")).toBe("cell");
    expect(go("9:9", "ArrowDown")).toBe("cell");
    expect(go("1:5", "ArrowUp")).toBe("boat");
    expect(go("cell", "ArrowUp")).toBe("9:5");
    expect(go("boat", "ArrowDown")).toBe("1:5");
  });
  it("stop at the edge", () => {
    expect(go("1:1", "ArrowLeft")).toBeUndefined();
    expect(go("5:9", "ArrowRight")).toBeUndefined();
    expect(go("cell", "ArrowDown")).toBeUndefined();
    expect(go("5:5", "a")).toBeUndefined();
  });
  it("reach every space from every space", () => {
    const seen = new Set(["boat"]);
    const open = ["boat"];
    for (let id = open.pop(); id; id = open.pop()) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = go(id, key);
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(seen.size).toBe(83);
  });
});

describe("a touch that misses", () => {
  const thing = (id: string, x: number, width = 10, within = ""): Thing => ({ id, x, y: 0, width, height: width, space: { id, within } });
  const ground = thing("ground", 1000, 2000);
  it("is meant for the nearest of those that are small, as if they were larger", () => {
    const things = [thing("a", 0), thing("b", 40)];
    expect(nearest(things, 16, 0, 44, ground)?.id).toBe("a");
    expect(nearest(things, 24, 0, 44, ground)?.id).toBe("b");
    expect(nearest(things, 20, 0, 30, ground)).toBeUndefined();
    expect(nearest(things, 6, 0, 8, ground)).toBeUndefined(); // it is large enough as it is
  });
  it("is meant for what it hit, nearer to the middle of that: a refusal is an answer too", () => {
    const [glows, other] = [thing("a", 0), thing("b", 24, 24)];
    expect(nearest([glows], 14, 0, 44, other)).toBeUndefined();
    expect(nearest([glows], 11, 0, 44, other)?.id).toBe("a");
  });
  it("is meant for something wide that lies round what it hit", () => {
    expect(nearest([thing("shore", 20, 60)], 1, 0, 44, thing("bay", 0, 24))?.id).toBe("shore");
  });
  it("is meant for a part of what it hit, or for who stands there, wherever that is", () => {
    const tile = thing("tile", 0, 28);
    expect(nearest([thing("section", 10, 8, "tile")], 1, 0, 44, tile)?.id).toBe("section");
    expect(nearest([{ ...thing("piece:one", 10, 8), space: tile.space }], 1, 0, 44, tile)?.id).toBe("piece:one");
  });
});
