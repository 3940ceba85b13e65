import { render } from "preact";
import { describe, expect, it } from "vitest";
import type { Card, Position, Scene, Zone } from "../src/wire";
import { known, stacks } from "../src/core/cards";
import { Fingers } from "../src/table/hand";
import { Table } from "../src/table/state";
import { Buttons, Zones } from "../src/zones/Zones";

const name = (key: string) => ({ key });
const card = (id: string, face: string): Card => ({ id, face, name: name(face) });
const zones: Zone[] = [
  { id: "hand", kind: "hand", owner: 0, name: name("my-hand"), cards: [card("c1", "skull"), card("c2", "hat"), card("c3", "skull")], count: 3 },
  { id: "theirs", kind: "hand", owner: 1, name: name("their-hand"), cards: [card("b1", "back"), card("b2", "back"), card("k", "key")], count: 3 },
  { id: "deck", kind: "pile", name: name("deck"), count: 30 },
  { id: "discard", kind: "pile", name: name("discard"), cards: [card("d1", "hat"), card("d2", "key"), card("d3", "key")], count: 3 },
  { id: "row", kind: "row", name: name("row"), cards: [card("r1", "hat"), card("r2", "hat")], count: 2 },
];
const scene: Scene = {
  seat: 0,
  actor: 0,
  prompt: name("p"),
  zones,
  buttons: [{ id: "lay", name: name("lay") }],
  choices: [{ move: 1, notation: "a", path: ["card:c1", "button:lay"] }],
};

function sitting(): { scene: Scene; fingers: Fingers } {
  const made = new Table("t");
  const board = { width: 1, height: 1, spaces: [] };
  const position: Position = { type: "position", seat: 0, entries: 1, log: [], scene };
  made.hello.value = { type: "hello", seats: [0], host: false, board, entries: 1 };
  made.sights.value = new Map([[0, { position, board, log: [], acts: [], trail: new Map(), quick: false }]]);
  return { scene, fingers: new Fingers(made) };
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
    expect([...root.querySelectorAll(".zone")].map((zone) => zone.getAttribute("data-zone"))).toEqual(["hand"]);
    expect([...root.querySelectorAll("button.card")].map((one) => one.id)).toEqual(["at-card:c1", "at-card:c3", "at-card:c2"]);
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
    expect(tops(root)).toEqual(["key", null]);
    expect(root.querySelector(".backs .times")?.textContent).toBe("2");
    expect(drawn("plate", undefined, 0).innerHTML).toBe("");
  });
  it("show piles and rows in the middle, a row in its order", () => {
    const { fingers } = sitting();
    const root = drawn("middle", fingers);
    expect([...root.querySelectorAll(".pile")].map((one) => one.querySelector(".times")?.textContent)).toEqual(["30", "3"]);
    expect(root.querySelectorAll(".zone-row .stack").length).toBe(2);
    expect(root.querySelector(".zone-row .front")).not.toBeNull();
  });
  it("count what is not known", () => {
    expect(known(zones[1] as Zone)).toMatchObject({ hidden: 2 });
    expect(known(zones[2] as Zone)).toEqual({ cards: [], hidden: 30 });
    expect(stacks(zones[3]?.cards ?? []).map((alike) => alike.length)).toEqual([1, 2]);
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
