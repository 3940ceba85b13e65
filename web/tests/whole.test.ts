import { describe, expect, it } from "vitest";
import type { Position, Scene } from "../src/wire";
import { whole } from "../src/core/whole";

const name = { key: "x" };
const piece = (id: string, at: string) => ({ id, kind: "pawn", at, name });
const before: Scene = {
  seat: 0,
  actor: 0,
  prompt: name,
  pieces: [piece("a", "1"), piece("b", "2"), piece("c", "3")],
  counters: [{ id: "turns", name, value: 1 }],
  choices: [{ move: 1, notation: "1", path: ["space:1"] }],
};
const position = (scene: Partial<Scene>, more: Partial<Position> = {}): Position => ({
  type: "position",
  seat: 0,
  entries: 2,
  scene: { seat: 0, actor: 1, prompt: name, ...scene },
  log: [],
  changes: true,
  ...more,
});

describe("a position of changes", () => {
  it("keeps what it does not name, in its order", () => {
    const after = whole(before, position({ pieces: [piece("b", "9")] })).scene;
    expect(after.pieces?.map((each) => each.id + each.at)).toEqual(["a1", "b9", "c3"]);
    expect(after.counters).toEqual(before.counters);
  });
  it("takes out what is gone and adds what is new", () => {
    const after = whole(before, position({ pieces: [piece("d", "4")] }, { gone: ["pieces:a", "zones:c"] })).scene;
    expect(after.pieces?.map((each) => each.id)).toEqual(["b", "c", "d"]);
  });
  it("never keeps choices, buttons or whose turn it was", () => {
    const after = whole(before, position({})).scene;
    expect(after.choices).toBeUndefined();
    expect(after.actor).toBe(1);
  });
  it("leaves whole positions alone", () => {
    const given = position({}, { changes: false });
    expect(whole(before, given)).toBe(given);
  });
});
