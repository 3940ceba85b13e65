import { describe, expect, it } from "vitest";
import type { Card, Choice, Piece, Scene } from "../src/wire";
import { completes, matching, meant, touch, touchable } from "../src/core/narrow";

const choice = (move: number, ...path: string[]): Choice => ({ move, notation: `${move}`, path });
const CHOICES = [
  choice(1, "space:cell", "space:9:1"),
  choice(2, "space:cell", "space:9:2"),
  choice(3, "space:8:4", "space:7:4"),
  choice(4, "space:8:4", "space:boat"),
  choice(5, "button:pass"),
];

describe("places in their order", () => {
  it("shows what can be touched first", () => {
    expect([...touchable(CHOICES, [])].sort()).toEqual(["button:pass", "space:8:4", "space:cell"]);
  });
  it("narrows step by step", () => {
    expect([...touchable(CHOICES, ["space:8:4"])]).toEqual(["space:7:4", "space:boat"]);
    expect(matching(CHOICES, ["space:cell"]).map((one) => one.move)).toEqual([1, 2]);
  });
  it("plays with the last touch", () => {
    expect(touch(CHOICES, ["space:cell"], "space:9:2")).toMatchObject({ to: "chosen", choice: { move: 2 } });
    expect(touch(CHOICES, [], "button:pass")).toMatchObject({ to: "chosen", choice: { move: 5 } });
  });
  it("goes back when something chosen is touched again", () => {
    expect(touch(CHOICES, ["space:cell"], "space:cell")).toEqual({ to: "back", path: [] });
  });
  it("starts anew with another first touch", () => {
    expect(touch(CHOICES, ["space:cell"], "space:8:4")).toEqual({ to: "narrowed", path: ["space:8:4"] });
    expect(touch(CHOICES, ["space:cell"], "button:pass")).toMatchObject({ to: "chosen" });
  });
  it("says what leads nowhere, with the whole path", () => {
    expect(touch(CHOICES, ["space:cell"], "space:1:1")).toEqual({ to: "nowhere", path: ["space:cell", "space:1:1"] });
    expect(touch(CHOICES, [], "space:9:1")).toEqual({ to: "nowhere", path: ["space:9:1"] });
    expect(touch([], [], "space:1:1")).toEqual({ to: "nowhere", path: ["space:1:1"] });
  });
});

/** A card takes a piece to a space; a piece goes back to a space without a card. */
const ride = (move: number, card: string, piece: string, to: string): Choice => ({
  ...choice(move, `card:${card}`, `piece:${piece}`),
  preview: { label: { key: "x" }, effects: [{ type: "moves", piece, path: ["from", to] }] },
});
const RIDES = [
  ride(1, "skull", "p1", "9"),
  ride(2, "skull", "p2", "9"),
  ride(3, "hat", "p1", "12"),
  ride(4, "hat", "p2", "15"),
  ride(5, "key", "p1", "boat"),
  ride(6, "hook", "p1", "boat"),
  { ...choice(7, "piece:p2", "space:3"), effects: [{ type: "moves" as const, piece: "p2", path: ["6", "3"] }] },
];

describe("cards and pieces in any order", () => {
  it("begin with either", () => {
    expect([...touchable(RIDES, [])].sort()).toEqual(["card:hat", "card:hook", "card:key", "card:skull", "piece:p1", "piece:p2"]);
  });
  it("lead to the same choice", () => {
    expect(completes(RIDES, ["card:hat"], "piece:p2")?.move).toBe(4);
    expect(completes(RIDES, ["piece:p2"], "card:hat")?.move).toBe(4);
  });
  it("are complete by their end, if only one choice ends there", () => {
    expect([...touchable(RIDES, ["card:hat"])].sort()).toEqual(["piece:p1", "piece:p2", "space:12", "space:15"]);
    expect(completes(RIDES, ["card:hat"], "space:15")?.move).toBe(4);
    expect(completes(RIDES, ["piece:p2"], "space:3")?.move).toBe(7);
    expect(touch(RIDES, ["card:skull"], "space:9")).toEqual({ to: "narrowed", path: ["card:skull", "space:9"] });
    expect([...touchable(RIDES, ["card:skull", "space:9"])]).toEqual(["piece:p1", "piece:p2"]);
    expect(touch(RIDES, ["piece:p1", "space:boat"], "card:hook")).toMatchObject({ to: "chosen", choice: { move: 6 } });
  });
  it("do not begin with an end", () => expect(touch(RIDES, [], "space:15").to).toBe("nowhere"));
  it("are let go of one by one", () => {
    const long = [choice(1, "card:hat", "piece:p1", "space:2"), choice(2, "card:hat", "piece:p1", "space:4")];
    expect(touch(long, ["card:hat", "piece:p1"], "card:hat")).toEqual({ to: "back", path: ["piece:p1"] });
  });
  it("are exchanged for another of their kind, else all is begun anew", () => {
    expect(touch(RIDES, ["piece:p1", "space:boat"], "card:hat")).toMatchObject({ to: "narrowed", path: ["card:hat"] });
    expect(touch(RIDES, ["card:hat"], "card:skull")).toEqual({ to: "narrowed", path: ["card:skull"] });
    expect(touch(RIDES, ["card:key"], "piece:p2")).toEqual({ to: "narrowed", path: ["piece:p2"] });
  });
  it("may be a card and a button", () => {
    const lay = [choice(1, "card:file", "button:lay"), choice(2, "card:rope", "button:lay"), choice(3, "button:draw")];
    expect([...touchable(lay, ["button:lay"])]).toEqual(["card:file", "card:rope"]);
    expect(touch(lay, ["button:lay"], "card:rope")).toMatchObject({ to: "chosen", choice: { move: 2 } });
  });
});

describe("what a touch means", () => {
  const name = { key: "x" };
  const piece = (id: string, at: string, owner: number): Piece => ({ id, kind: "pirate", at, owner, name });
  const card = (id: string, face: string): Card => ({ id, face, name });
  const scene = (choices: Choice[]): Scene => ({
    seat: 0,
    actor: 0,
    prompt: name,
    pieces: [piece("p0", "6", 1), piece("p1", "cell", 0), piece("p2", "6", 0), piece("p3", "6", 0)],
    zones: [{ id: "hand", kind: "hand", name, cards: [card("skull", "skull"), card("skull-2", "skull"), card("rope", "rope")] }],
    choices,
  });
  it("is the piece's space where no choice names the piece", () => {
    expect(meant(scene(CHOICES), [], "piece:p1")).toBe("space:cell");
  });
  it("is the first of those alike", () => {
    expect(meant(scene(RIDES), [], "piece:p3")).toBe("piece:p2");
    expect(meant(scene(RIDES), [], "card:skull-2")).toBe("card:skull");
  });
  it("is the piece on a space that is no goal itself", () => {
    expect(meant(scene(RIDES), [], "space:6")).toBe("piece:p2");
    expect(meant(scene(RIDES), ["card:key"], "space:cell")).toBe("piece:p1");
  });
  it("is itself where nothing of its kind leads on", () => {
    expect(meant(scene(RIDES), [], "card:rope")).toBe("card:rope");
    expect(meant(scene(RIDES), [], "space:boat")).toBe("space:boat");
    expect(meant(scene([]), [], "piece:p1")).toBe("space:cell");
  });
});
