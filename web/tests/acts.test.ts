import { describe, expect, it } from "vitest";
import type { Effect, Piece, Scene, Told, Zone } from "../src/wire";
import { accountOf, actsOf, calm, lasting, paceOf, trailOf } from "../src/core/acts";

const name = { key: "x" };
const piece = (id: string, at: string): Piece => ({ id, kind: "p", at, name });
const zone = (id: string, ...cards: string[]): Zone => ({ id, kind: "hand", name, count: cards.length, cards: cards.map((card) => ({ id: card, face: card.replace(/-\d+$/, ""), name })) });
const scene = (zones: Zone[] = [], pieces: Piece[] = []): Scene => ({ seat: 0, actor: 0, prompt: name, zones, pieces });
const told = (...effects: Effect[]): Told => ({ number: 1, actor: 0, text: name, effects });

const WALK: Effect = { type: "moves", piece: "blue-1", path: ["cell", "5:3"] };
const RUN: Effect = { type: "moves", piece: "guard-5", path: ["5:8", "5:7", "5:6", "5:5", "5:4"] };
const CAUGHT: Effect[] = ["yellow-1", "red-1"].map((id) => ({ type: "catches", piece: id, to: "cell" }));

describe("acts", () => {
  it("are none at first sight, nor when there is much to catch up with", () => {
    expect(actsOf([told(WALK)], undefined, scene())).toEqual([]);
    expect(actsOf([told(WALK)], scene(), scene(), 0)).toEqual([]);
    expect(actsOf(Array.from({ length: 9 }, (_, number) => ({ ...told(WALK), number })), scene(), scene())).toEqual([]);
  });
  it("come one after the other, those who are caught together", () => {
    const acts = actsOf([told(WALK, RUN, ...CAUGHT)], scene(), scene());
    expect(acts.map((act) => act.kind)).toEqual(["goes", "goes", "goes", "goes"]);
    const starts = acts.map((act) => act.start);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBe(acts[0]?.time);
    expect(starts[2]).toBe(starts[3]);
    expect(lasting(acts)).toBe((starts[3] ?? 0) + (acts[3]?.time ?? 0));
    for (const act of acts) {
      expect(act.time).toBeGreaterThanOrEqual(200);
      expect(act.time).toBeLessThanOrEqual(400);
    }
  });
  it("are quicker while others wait", () => {
    const slow = lasting(actsOf([told(WALK)], scene(), scene(), paceOf(0)));
    expect(lasting(actsOf([told(WALK)], scene(), scene(), paceOf(2)))).toBeLessThan(slow / 2);
    expect(paceOf(9)).toBe(0);
  });
  it("show the faces of flying cards where they are known", () => {
    const before = scene([zone("hand", "skull-1", "hat-1"), zone("theirs", "back-1"), zone("discard")]);
    const after = scene([zone("hand", "hat-1", "key-1"), zone("theirs", "back-1", "back-2"), zone("discard", "skull-1")]);
    const acts = actsOf(
      [
        told({ type: "draws", from_zone: "hand", to_zone: "discard", count: 1 }),
        told({ type: "draws", from_zone: "deck", to_zone: "hand", count: 1 }),
        told({ type: "draws", from_zone: "deck", to_zone: "theirs", count: 1 }),
      ],
      before,
      after,
    );
    expect(acts.map((act) => act.kind === "flies" && act.faces)).toEqual([["skull"], ["key"], ["back"]]);
  });
  it("have dice and events, but no advice", () => {
    const acts = actsOf([told({ type: "says", text: name, aid: true }, { type: "says", text: name }), told({ type: "rolls", faces: [3] })], scene(), scene());
    expect(acts.map((act) => act.kind)).toEqual(["says", "rolls"]);
  });
  it("tell what kind of event something is", () => {
    const acts = actsOf([told({ type: "says", text: name, event: "explosion" })], scene(), scene());
    expect(acts).toMatchObject([{ kind: "says", event: "explosion" }]);
  });
  it("let dice fall together, and cards follow one another quickly", () => {
    const dealt: Effect = { type: "draws", from_zone: "deck", to_zone: "hand", count: 1 };
    const acts = actsOf([told({ type: "rolls", faces: ["die-map"] }), told({ type: "rolls", faces: ["die-3"] }), told(dealt), told(dealt)], scene(), scene());
    expect(acts.map((act) => act.kind)).toEqual(["rolls", "flies", "flies"]);
    expect(acts[0]).toMatchObject({ faces: ["die-map", "die-3"], start: 0 });
    const [first, second] = acts.slice(1).map((act) => act.start);
    expect(first).toBe(acts[0]?.time);
    expect((second ?? 0) - (first ?? 0)).toBeLessThan((acts[1]?.time ?? 0) / 2);
  });
  it("tell an account line by line, each with what belongs to it", () => {
    const line = (key: string): Effect => ({ type: "says", text: { key } });
    const call = told(line("out"), line("blue"), WALK, line("red"), line("green"));
    const acts = actsOf([call, told(RUN)], scene(), scene());
    expect(acts.map((act) => [act.kind, act.start])).toEqual([
      ["tells", 0],
      ["tells", 900],
      ["goes", 900],
      ["tells", 1800],
      ["tells", 2700],
      ["goes", 3600],
    ]);
    expect(accountOf(call).map((text) => text.key)).toEqual(["out", "blue", "red", "green"]);
    expect(accountOf(told(line("alarm")))).toEqual([]);
    expect(calm(acts).every((act) => act.kind === "tells" && act.start === 0)).toBe(true);
  });
  it("are only called out where nothing shall move", () => {
    const acts = calm(actsOf([told(WALK, { type: "says", text: name })], scene(), scene()));
    expect(acts).toEqual([{ kind: "says", text: name, start: 0, time: 0 }]);
    expect(lasting(acts)).toBe(0);
  });
});

describe("the trail", () => {
  it("marks where a tile was laid", () => {
    expect([...trailOf([told({ type: "lays", kind: "S1", at: "F8" })], scene())]).toEqual([["F8", "reached"]]);
  });
  it("marks where things came from and went", () => {
    const before = scene([], [piece("yellow-1", "5:6"), piece("red-1", "5:5")]);
    expect([...trailOf([told(WALK, RUN, ...CAUGHT)], before)]).toEqual([
      ["cell", "left"],
      ["5:3", "reached"],
      ["5:8", "left"],
      ["5:4", "reached"],
      ["5:6", "left"],
      ["5:5", "left"],
    ]);
  });
});
