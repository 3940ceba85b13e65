import { describe, expect, it } from "vitest";
import type { Choice, Piece } from "../src/wire";
import { completes, matching, meant, touch, touchable } from "../src/core/narrow";

const choice = (move: number, ...path: string[]): Choice => ({ move, notation: `${move}`, path, label: { key: "x" } });
const CHOICES = [
  choice(1, "space:cell", "space:9:1"),
  choice(2, "space:cell", "space:9:2"),
  choice(3, "space:8:4", "space:7:4"),
  choice(4, "space:8:4", "space:boat"),
  choice(5, "button:pass"),
  choice(6, "card:skull", "piece:blue-1", "space:9:2"),
];

describe("click paths", () => {
  it("shows what can be touched first", () => {
    expect([...touchable(CHOICES, [])].sort()).toEqual(["button:pass", "card:skull", "space:8:4", "space:cell"]);
  });
  it("narrows by prefix", () => {
    expect([...touchable(CHOICES, ["space:8:4"])]).toEqual(["space:7:4", "space:boat"]);
    expect(matching(CHOICES, ["space:cell"]).map((one) => one.move)).toEqual([1, 2]);
  });
  it("plays with the last touch", () => {
    expect(touch(CHOICES, ["space:cell"], "space:9:2")).toMatchObject({ to: "chosen", choice: { move: 2 } });
    expect(touch(CHOICES, [], "button:pass")).toMatchObject({ to: "chosen", choice: { move: 5 } });
    expect(completes(CHOICES, ["card:skull"], "piece:blue-1")).toBeUndefined();
  });
  it("goes on where more touches are needed", () => {
    expect(touch(CHOICES, ["card:skull"], "piece:blue-1")).toEqual({ to: "narrowed", path: ["card:skull", "piece:blue-1"] });
  });
  it("goes back when something chosen is touched again", () => {
    expect(touch(CHOICES, ["card:skull", "piece:blue-1"], "card:skull")).toEqual({ to: "back", path: [] });
    expect(touch(CHOICES, ["space:cell"], "space:cell")).toEqual({ to: "back", path: [] });
  });
  it("starts anew with another first touch", () => {
    expect(touch(CHOICES, ["space:cell"], "space:8:4")).toEqual({ to: "narrowed", path: ["space:8:4"] });
    expect(touch(CHOICES, ["space:cell"], "button:pass")).toMatchObject({ to: "chosen" });
  });
  it("says what leads nowhere, with the whole path", () => {
    expect(touch(CHOICES, ["space:cell"], "space:1:1")).toEqual({ to: "nowhere", path: ["space:cell", "space:1:1"] });
    expect(touch([], [], "space:1:1")).toEqual({ to: "nowhere", path: ["space:1:1"] });
  });
  it("takes a piece for its space where no choice names the piece", () => {
    const piece: Piece = { id: "blue-1", kind: "prisoner", at: "cell", name: { key: "x" } };
    expect(meant(CHOICES, [], piece)).toBe("space:cell");
    expect(meant(CHOICES, ["card:skull"], piece)).toBe("piece:blue-1");
  });
});
