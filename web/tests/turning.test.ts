import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import type { Choice, Scene } from "../src/wire";
import { angleOf } from "../src/board/Pieces";
import { begun, next, turningOf } from "../src/core/turning";
import { Fingers } from "../src/table/hand";
import type { Table } from "../src/table/state";

const name = { key: "x" };
const spin = (move: number, turn: number): Choice => ({ move, notation: `${move}`, path: ["piece:draft", `turn:${turn}`], preview: { label: name } });
const draft = { id: "draft", kind: "S1", at: "F8", name, turned: 1, fills: true };
const scene: Scene = { seat: 0, actor: 0, prompt: name, pieces: [draft], choices: [spin(10, 1), spin(12, 2), spin(15, 5)] };

describe("turning", () => {
  it("begins by itself where nothing else is left", () => {
    expect(begun(scene.choices ?? [])).toEqual(["piece:draft"]);
    expect(begun([...(scene.choices ?? []), { move: 1, notation: "1", path: ["button:skip"] }])).toEqual([]);
    expect(begun([])).toEqual([]);
  });
  it("shows the piece as it lies, or as it was looked at last", () => {
    expect(turningOf(scene, ["piece:draft"], null)).toMatchObject({ options: [1, 2, 5], turn: 1 });
    expect(turningOf(scene, ["piece:draft"], 5)?.turn).toBe(5);
    expect(turningOf(scene, ["piece:draft"], 4)?.turn).toBe(1);
    expect(turningOf(scene, [], null)).toBeUndefined();
  });
  it("goes through those that fit, either way round", () => {
    const at = (turn: number) => ({ piece: draft, options: [1, 2, 5], turn });
    expect([1, 2, 5].map((turn) => next(at(turn), true))).toEqual([5, 1, 2]);
    expect([1, 2, 5].map((turn) => next(at(turn), false))).toEqual([2, 5, 1]);
  });
  it("is seen to go the short way", () => {
    expect(angleOf(5, 6, 0)).toBe(60);
    expect(angleOf(0, 6, 300)).toBe(360);
    expect(angleOf(1, 4, 0)).toBe(-90);
  });
});

/** A hand over a table that only notes what it is asked for. */
function hands(shown: Scene, drafted = 1) {
  const asked: unknown[] = [];
  const sight = signal({ position: { scene: shown, entries: 3, seat: 0, draft: drafted } });
  const table = { sight, seat: signal(0), advice: signal(null), bubble: signal(null), busy: signal(false), ask: (wish: unknown) => asked.push(wish) };
  return { fingers: new Fingers(table as unknown as Table), asked };
}

describe("a hand that turns", () => {
  it("turns with a touch, and lays what is shown", () => {
    const { fingers, asked } = hands(scene);
    expect(fingers.armed.value).toBe("turn:1");
    fingers.touch("space:F8", "touch");
    expect(fingers.armed.value).toBe("turn:5");
    fingers.hand().turn(false);
    fingers.hand().turn(false);
    expect(fingers.armed.value).toBe("turn:2");
    fingers.hand().lay();
    expect(asked).toEqual([{ type: "play", seat: 0, move: 12, entries: 3 }]);
  });
  it("goes back by taking back what is not complete", () => {
    const { fingers, asked } = hands(scene);
    fingers.back();
    expect(asked).toEqual([{ type: "undo", seat: 0 }]);
    const other = hands({ ...scene, choices: [{ move: 1, notation: "1", path: ["space:F8", "space:F9"] }] }, 0);
    other.fingers.touch("space:F8", "mouse");
    other.fingers.back();
    other.fingers.back();
    expect(other.fingers.path.value).toEqual([]);
    expect(other.asked).toEqual([]);
  });
  it("lays a tile to be turned with one touch, but shows first what cannot be taken for that", () => {
    const aims = (type: "lays" | "moves"): Choice => ({
      move: 7,
      notation: "7",
      path: ["space:F8"],
      preview: { label: name, effects: [type === "lays" ? { type, kind: "S1", at: "F8" } : { type, piece: "draft", path: ["F7", "F8"] }] },
    });
    const lays = hands({ ...scene, choices: [aims("lays")] });
    lays.fingers.touch("space:F8", "touch");
    expect(lays.asked).toHaveLength(1);
    const moves = hands({ ...scene, choices: [aims("moves")] });
    moves.fingers.touch("space:F8", "touch");
    expect(moves.asked).toHaveLength(0);
  });
});
