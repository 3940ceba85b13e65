/** Whatever is shown hears keys from the moment it is shown: nothing here waits for the effects that run after painting. */
import { options, render, type ComponentChild } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Film, Position } from "../src/wire";
import { Sheet } from "../src/parts/Sheet";
import { Account } from "../src/table/Account";
import { Curtain } from "../src/table/Curtain";
import { Dare } from "../src/table/Dare";
import { Fingers } from "../src/table/hand";
import { Table } from "../src/table/state";
import { ReplayPage } from "../src/pages/ReplayPage";
import { SlotEditor } from "../src/pages/SlotEditor";
import { TablePage } from "../src/pages/TablePage";
import { Turner } from "../src/board/Turner";

const drawing = `<svg data-start="aa" data-glyph="x"><g data-slot="1" data-value="b"><rect/></g><g data-slot="2" data-value="b"><rect/></g></svg>`;
vi.mock("../src/board/art", async (original) => ({
  ...(await original<object>()),
  artOf: () => undefined,
  drawingOf: () => Promise.resolve(new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement),
}));

const root = document.createElement("div");
const show = (what: ComponentChild): void => render(what, root);
const press = (key: string): boolean => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

const held: (() => void)[] = []; // what waits for painting
const paint = (): void => held.splice(0).forEach((effects) => effects());

beforeEach(() => {
  document.body.append(root);
  options.requestAnimationFrame = (effects) => void held.push(effects);
});
afterEach(() => {
  paint();
  show(null);
  delete options.requestAnimationFrame;
  root.remove();
  vi.unstubAllGlobals();
});

const scene = { seat: 0, actor: 0, prompt: { key: "asked" } };
const position: Position = { type: "position", seat: 0, entries: 1, log: [], scene };

/** Two seats of a table at one screen. */
function sitting(): Table {
  const table = new Table("t");
  const seat = { colour: "blue", kind: "person", name: "Ada" } as const;
  const hear = (message: object): void => (table as unknown as { hear: (one: object) => void }).hear(message);
  hear({ type: "hello", seats: [0, 1], host: false, board: { width: 1, height: 1, spaces: [] }, entries: 1 });
  hear({ type: "table", table: "t", game: "", options: {}, seats: [seat, seat], status: "playing" });
  hear(position);
  return table;
}

describe("as soon as it is rendered", () => {
  it("a sheet is open, so that Escape closes it", () => {
    show(<Sheet title="Share" close={() => undefined}>words</Sheet>);
    expect(root.querySelector("dialog")?.open).toBe(true);
  });
  it("the safe answer to a dare is focused", () => {
    const fingers = new Fingers(sitting());
    fingers.dare.value = { move: 1, notation: "a", path: [], preview: { label: { key: "goes" }, dare: { key: "sure" } } } as Choice;
    show(<Dare fingers={fingers} />);
    expect(document.activeElement).toBe(root.querySelector(".sheet-body button"));
  });
  it("the curtain's button is focused", () => {
    show(<Curtain table={sitting()} open={() => undefined} />);
    expect(document.activeElement).toBe(root.querySelector(".curtain button"));
  });
  it("the button that lays a tile is focused, if nothing else is", () => {
    const turning = { options: [0, 1], turn: 0, piece: { at: "a" } } as unknown as Parameters<typeof Turner>[0]["turning"];
    const nothing = (): void => undefined;
    show(<Turner turning={turning} choice={undefined} above={false} turned={nothing} lay={nothing} back={nothing} />);
    expect(document.activeElement).toBe(root.querySelector(".turner .primary"));
  });
  it("an account is closed by the next key", async () => {
    show(<Account acts={[{ kind: "tells", text: { key: "told" }, start: 0, time: 0 }]} number={3} />);
    expect(root.querySelector(".account")).not.toBeNull();
    press("a");
    await settle();
    expect(root.querySelector(".account")).toBeNull();
  });
  it("a table hears its keys", async () => {
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    show(<TablePage id="t" />);
    press("?");
    await settle();
    expect(root.querySelector("dialog")?.open).toBe(true);
  });
  it("a replay steps to the first move", async () => {
    const frame = { scene, log: [], entries: 0 };
    const film = { game: "alcatraz", names: [], board: { width: 1, height: 1, spaces: [] }, frames: [frame, frame], race: [], end: "" } as unknown as Film;
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(film))));
    show(<ReplayPage id="t" />);
    paint(); // asks for the film
    await vi.waitFor(() => expect(root.querySelector("input[type=range]")).not.toBeNull());
    press("ArrowRight");
    await settle();
    expect(root.querySelector<HTMLInputElement>("input[type=range]")?.value).toBe("1");
  });
  it("a drawn option takes two choices, one right after the other", async () => {
    let value = "";
    const change = (now: string): void => {
      value = now;
      show(<SlotEditor game="g" option="o" label="" value={value} change={change} />);
    };
    change("aa");
    paint(); // asks for the drawing
    await settle();
    paint(); // puts it in, where that waits for painting
    await vi.waitFor(() => expect(root.querySelector("[data-slot]")).not.toBeNull());
    for (const slot of ["1", "2"]) {
      root.querySelector(`[data-slot="${slot}"]`)?.dispatchEvent(new Event("click"));
      await settle();
    }
    expect(value).toBe("bb");
  });
});
