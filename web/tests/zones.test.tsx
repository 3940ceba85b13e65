import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import type { Card, Position, Scene, Zone } from "../src/wire";
import { known, runs, stacks } from "../src/core/cards";
import { dares } from "../src/core/prefs";
import { Fingers } from "../src/table/hand";
import { Table, type Sight } from "../src/table/state";
import { Buttons, Zones } from "../src/zones/Zones";

const name = (key: string) => ({ key });
const card = (id: string, face: string): Card => ({ id, face, name: name(face) });
const zones: Zone[] = [
  { id: "hand", kind: "hand", owner: 0, name: name("my-hand"), cards: [card("c1", "skull"), card("c2", "hat"), card("c3", "skull")], count: 3 },
  { id: "theirs", kind: "hand", owner: 1, name: name("their-hand"), cards: [card("b1", "back"), card("b2", "back"), card("k", "key")], count: 3 },
  { id: "deck", kind: "pile", name: name("deck"), count: 30 },
  { id: "discard", kind: "pile", name: name("discard"), cards: [card("d1", "hat"), card("d2", "key"), card("d3", "key")], count: 3 },
  { id: "heap", kind: "heap", name: name("heap"), cards: [card("h1", "hat"), card("h2", "key"), card("h3", "hat")], count: 3 },
  { id: "table", kind: "table", owner: 0, name: name("my-table"), count: 0 },
  { id: "laid", kind: "table", owner: 1, name: { key: "laid", args: { who: "red", cards: "hat" } }, cards: [card("l1", "hat"), card("l2", "hat"), card("l3", "back"), card("l4", "back")], count: 4 },
  { id: "row", kind: "row", name: name("row"), cards: [card("r1", "hat"), card("r2", "hat")], count: 2 },
];
const scene: Scene = {
  seat: 0,
  actor: 0,
  prompt: name("p"),
  zones,
  buttons: [{ id: "lay", name: name("lay") }],
  choices: [
    { move: 1, notation: "a", path: ["card:c1", "button:lay"] },
    { move: 2, notation: "b", path: ["zone:discard"] },
    { move: 3, notation: "c", path: ["card:c1", "zone:discard"] },
    { move: 4, notation: "d", path: ["card:c1", "zone:table"], preview: { label: name("dares"), dare: name("hopeless") } },
  ],
};

function sitting(): { table: Table; fingers: Fingers } {
  const made = new Table("t");
  const board = { width: 1, height: 1, spaces: [] };
  const position: Position = { type: "position", seat: 0, entries: 1, log: [], scene };
  made.hello.value = { type: "hello", seats: [0], host: false, board, entries: 1 };
  made.sights.value = new Map([[0, { position, board, log: [], acts: [], trail: new Map(), quick: false }]]);
  return { table: made, fingers: new Fingers(made) };
}

function drawn(side: "dock" | "plate" | "middle", fingers?: Fingers, owner?: number): HTMLElement {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  render(<Zones scene={scene} game="" hand={fingers?.hand()} side={side} {...(owner === undefined ? {} : { owner })} />, root);
  return root;
}

const tops = (root: HTMLElement): (string | null)[] => [...root.querySelectorAll(".stack > :first-child")].map((one) => one.getAttribute("aria-label"));

describe("zones", () => {
  it("dock the viewer's hand, cards alike on one another, each to be touched", () => {
    const { fingers } = sitting();
    const root = drawn("dock", fingers);
    expect([...root.querySelectorAll(".zone")].map((zone) => zone.getAttribute("data-zone"))).toEqual(["hand", "table"]);
    expect([...root.querySelectorAll(".stack > button.card")].map((one) => one.id)).toEqual(["at-card:c1", "at-card:c3", "at-card:c2"]);
    expect([...root.querySelectorAll(".stack")].map((one) => one.className)).toEqual(["stack glows", "stack"]);
    expect(root.querySelector(".times")?.textContent).toBe("2");
  });
  it("take a card for the first of those alike", () => {
    const { fingers } = sitting();
    const root = drawn("dock", fingers);
    root.querySelector<HTMLElement>("[data-touch='card:c3']")?.click();
    expect(fingers.path.value).toEqual(["card:c1"]);
  });
  it("show the others' hands on their plates, backs by their number", () => {
    const root = drawn("plate", undefined, 1);
    expect(tops(root)).toEqual(["key", null, "hat", "hat", "back", "back"]);
    expect(root.querySelector(".backs .times")?.textContent).toBe("2");
    expect(drawn("plate", undefined, 0).innerHTML).toBe("");
  });
  it("show piles and rows in the middle, a row in its order", () => {
    const { fingers } = sitting();
    const root = drawn("middle", fingers);
    expect([...root.querySelectorAll(".pile")].map((one) => one.querySelector(".times")?.textContent)).toEqual(["30", "3", "3"]);
    expect(root.querySelectorAll(".zone-row .stack").length).toBe(2);
    expect(root.querySelector(".zone-row .front")).not.toBeNull();
  });
  it("show a pile's top, and what a heap is made of", () => {
    const root = drawn("middle");
    const looks = [...root.querySelectorAll(".pile > .card")].map((one) => one.className);
    expect(looks).toEqual(["card face-back", "card face-hat", "card mixed"]);
    expect(runs([card("1", "hat"), card("2", "key"), card("3", "key"), card("4", "hat")]).map((alike) => alike.length)).toEqual([1, 2, 1]);
  });
  it("let a pile that would be played be looked through", async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const { fingers } = sitting();
    const root = drawn("middle", fingers);
    expect(root.querySelectorAll(".pile.glows, .look").length).toBe(2);
    root.querySelector<HTMLElement>(".look")?.click();
    await vi.waitFor(() => expect([...root.querySelectorAll(".browse b")].map((one) => one.textContent)).toEqual(["× 1", "× 2"]));
  });
  it("keep a place for what may be laid", () => {
    const { fingers } = sitting();
    const root = drawn("dock", fingers);
    expect(root.querySelector(".slot")?.id).toBe("at-zone:table");
    expect(drawn("dock").querySelector(".slot")).toBeNull();
  });
  it("say on a plate what a name has to tell", () => {
    const told = [...drawn("plate", undefined, 1).querySelectorAll(".zone")].map((zone) => zone.classList.contains("telling"));
    expect(told).toEqual([false, true]);
  });
  it("count what is not known", () => {
    expect(known(zones[1] as Zone)).toMatchObject({ hidden: 2 });
    expect(known(zones[2] as Zone)).toEqual({ cards: [], hidden: 30 });
    expect(stacks(zones[3]?.cards ?? []).map((alike) => alike.length)).toEqual([1, 2]);
  });
});

describe("a dare", () => {
  const played = (table: Table): number[] => {
    const moves: number[] = [];
    table.ask = (wish) => void (wish.type === "play" && moves.push(Number(wish.move)));
    return moves;
  };
  it("is asked about before it is sent, once", () => {
    const { fingers, table } = sitting();
    const moves = played(table);
    for (const yes of [false, true]) {
      fingers.touch("card:c1", "mouse");
      fingers.touch("zone:table", "mouse");
      expect(fingers.dare.value?.move).toBe(4);
      fingers.answer(yes);
      expect(fingers.dare.value).toBeNull();
      fingers.clear();
    }
    expect(moves).toEqual([4]);
  });
  it("is not asked about where that is not wanted", () => {
    dares.value = "off";
    const { fingers, table } = sitting();
    const moves = played(table);
    fingers.touch("card:c1", "mouse");
    fingers.touch("zone:table", "mouse");
    expect(moves).toEqual([4]);
    dares.value = "on";
  });
  it("may become known after the touch", async () => {
    const { fingers, table } = sitting();
    const moves = played(table);
    fingers.touch("card:c1", "mouse");
    fingers.touch("button:lay", "mouse");
    expect([fingers.dare.value, moves]).toEqual([null, []]);
    const sight = table.sights.value.get(0) as Sight;
    const choices = scene.choices?.map((choice) => ({ ...choice, preview: { label: name("lays"), dare: name("hopeless") } })) ?? [];
    table.sights.value = new Map([[0, { ...sight, position: { ...sight.position, scene: { ...scene, choices } } }]]);
    expect([fingers.dare.value?.move, moves]).toEqual([1, []]);
  });
  it("is not waited for long", async () => {
    const { fingers, table } = sitting();
    const moves = played(table);
    fingers.touch("card:c1", "mouse");
    fingers.touch("button:lay", "mouse");
    await vi.waitFor(() => expect(moves).toEqual([1]));
  });
});

describe("buttons", () => {
  it("come after a card, or before it", () => {
    const { fingers } = sitting();
    const root = document.createElement("div");
    fingers.touch("card:c1", "mouse");
    expect(fingers.path.value).toEqual(["card:c1"]);
    render(<Buttons scene={scene} hand={fingers.hand()} />, root);
    expect(root.querySelector("button")?.className).toBe("primary");
    fingers.back();
    expect(fingers.path.value).toEqual([]);
    fingers.touch("button:lay", "mouse");
    expect(fingers.path.value).toEqual(["button:lay"]);
  });
});
