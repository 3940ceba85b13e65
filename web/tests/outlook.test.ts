import { describe, expect, it } from "vitest";
import type { Choice, Scene } from "../src/wire";
import { matching } from "../src/core/narrow";
import { landings, reached } from "../src/core/outlook";

const name = { key: "x" };
const ride = (move: number, card: string, from: string, to: string): Choice => ({
  move,
  notation: `${move}`,
  path: [`space:${from}`, `card:${card}`],
  preview: { label: name, effects: [{ type: "moves", piece: `p${from}`, path: [from, to] }] },
});
const back: Choice = {
  move: 9,
  notation: "9",
  path: ["space:6", "space:3"],
  preview: {
    label: name,
    effects: [
      { type: "moves", piece: "p6", path: ["6", "3"] },
      { type: "draws", from_zone: "deck", to_zone: "hand", count: 2 },
    ],
  },
};
const choices = [ride(1, "skull", "6", "9"), ride(2, "hat", "6", "boat"), ride(3, "key", "6", "boat"), ride(4, "skull", "4", "9"), back];
const cards = ["skull", "hat", "key"].map((face) => ({ id: face, face, name }));
const scene: Scene = { seat: 0, actor: 0, prompt: name, choices, zones: [{ id: "hand", kind: "hand", owner: 0, name, cards, count: 3 }] };
const after = (...path: string[]) => landings(scene, matching(choices, path), path);

describe("what is left to choose from", () => {
  it("shows where a card takes each piece", () => {
    expect(after("card:skull")).toEqual([{ at: "9", pieces: ["p6", "p4"], faces: [], gain: 0 }]);
  });
  it("shows which cards take a piece where, and what falling back brings", () => {
    expect(after("space:6")).toEqual([
      { at: "9", pieces: [], faces: ["skull"], gain: 0 },
      { at: "boat", pieces: [], faces: ["hat", "key"], gain: 0 },
      { at: "3", pieces: [], faces: [], gain: 2 },
    ]);
  });
});

describe("what can be reached later", () => {
  const step = (move: number, to: string, ...reaches: [string, number][]): Choice => ({
    move,
    notation: `${move}`,
    path: ["space:a", `space:${to}`],
    preview: { label: name, effects: [{ type: "moves", piece: "p", path: ["a", to] }, ...reaches.map(([space, steps]) => ({ type: "reaches" as const, space, steps }))] },
  });
  it("is told with the fewest steps, but for where one goes now", () => {
    const left = [step(1, "b", ["c", 3], ["d", 2]), step(2, "d", ["c", 2])];
    expect([...reached(left)]).toEqual([["c", 2]]);
    expect([...reached(left.slice(0, 1))]).toEqual([["c", 3], ["d", 2]]);
  });
});
