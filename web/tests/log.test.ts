import { describe, expect, it } from "vitest";
import type { Told } from "../src/wire";
import { groups } from "../src/table/Log";

const told = (number: number, actor: number): Told => ({ number, actor, text: { key: "x" } });
const sizes = (...log: Told[]) => groups(log).map((group) => group.length);

describe("the log", () => {
  it("folds what chance did at once, if it is much", () => {
    expect(sizes(...Array.from({ length: 9 }, () => told(1, -1)), told(2, 0))).toEqual([9, 1]);
  });
  it("leaves a few things as they are", () => {
    expect(sizes(told(1, 0), told(2, -1), told(2, -1), told(3, 1))).toEqual([1, 1, 1, 1]);
  });
  it("folds nothing that players did, nor different moments together", () => {
    expect(sizes(...Array.from({ length: 6 }, () => told(1, 0)))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(sizes(...[1, 2, 3, 4, 5, 6].map((number) => told(number, -1)))).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
