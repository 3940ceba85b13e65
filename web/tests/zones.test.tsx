import { render } from "preact";
import { describe, expect, it } from "vitest";
import type { Position } from "../src/wire";
import { Buttons, Zones } from "../src/table/Zones";
import { Fingers } from "../src/table/hand";
import { Table } from "../src/table/state";

const name = (key: string) => ({ key });
const position: Position = {
  type: "position",
  seat: 0,
  entries: 1,
  log: [],
  scene: {
    seat: 0,
    actor: 0,
    prompt: name("p"),
    zones: [
      { id: "hand", kind: "hand", owner: 0, name: name("my-hand"), cards: [{ id: "c1", face: "skull", name: name("skull") }], count: 1 },
      { id: "pile", kind: "pile", name: name("pile"), count: 30 },
    ],
    buttons: [{ id: "pass", name: name("pass") }],
    choices: [
      { move: 1, notation: "a", path: ["card:c1", "button:pass"], label: name("l") },
    ],
  },
};

function table(): { table: Table; fingers: Fingers } {
  const made = new Table("t");
  made.hello.value = { type: "hello", seats: [0], host: false, board: { width: 1, height: 1, spaces: [] }, entries: 1 };
  made.sights.value = new Map([[0, { position, log: [], last: [], quick: false }]]);
  return { table: made, fingers: new Fingers(made) };
}

describe("zones", () => {
  it("dock the viewer's hand and show the rest beside the board", () => {
    const { table: made, fingers } = table();
    const root = document.createElement("div");
    render(<Zones table={made} fingers={fingers} game="" hands={true} />, root);
    expect([...root.querySelectorAll(".zone")].map((zone) => zone.className)).toEqual(["zone zone-hand"]);
    expect(root.querySelector(".card")?.className).toContain("glows");
    render(<Zones table={made} fingers={fingers} game="" hands={false} />, root);
    expect(root.querySelector(".back")?.textContent).toBe("30");
  });
  it("narrow by a card, and go back", () => {
    const { table: made, fingers } = table();
    const root = document.createElement("div");
    fingers.touch("card:c1", "mouse");
    expect(fingers.path.value).toEqual(["card:c1"]);
    render(<Buttons table={made} fingers={fingers} />, root);
    expect(root.querySelector("button")?.className).toBe("primary");
    fingers.back();
    expect(fingers.path.value).toEqual([]);
  });
});
