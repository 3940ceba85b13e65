import { describe, expect, it } from "vitest";
import { nearest, neighbour, type Spot } from "../src/core/neighbours";

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
  const spot = (id: string, x: number) => ({ id, x, y: 0, width: 10, height: 10 });
  it("is meant for the nearest of those that are small, as if they were larger", () => {
    const spots = [spot("a", 0), spot("b", 40)];
    expect(nearest(spots, 16, 0, 44)?.id).toBe("a");
    expect(nearest(spots, 24, 0, 44)?.id).toBe("b");
    expect(nearest(spots, 20, 0, 30)).toBeUndefined();
    expect(nearest(spots, 6, 0, 8)).toBeUndefined(); // it is large enough as it is
  });
});
