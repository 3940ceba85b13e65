import { render } from "preact";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../src/wire";
import { aids } from "../src/core/prefs";
import { Fingers } from "../src/table/hand";
import { Prompt } from "../src/table/Prompt";
import { Table } from "../src/table/state";

const board = { width: 1, height: 1, spaces: [] };
const position: Position = {
  type: "position",
  seat: 0,
  entries: 1,
  log: [],
  scene: {
    seat: 0,
    actor: 0,
    prompt: { key: "asked" },
    buttons: [{ id: "stop", name: { key: "stop" } }],
    choices: [
      {
        move: 1,
        notation: "stop",
        path: ["button:stop"],
        preview: {
          label: { key: "stops" },
          effects: [
            { type: "says", text: { key: "alarm" } },
            { type: "says", text: { key: "mind-the-pair" }, aid: true },
          ],
        },
      },
    ],
  },
};

function hint(): string {
  const table = new Table("t");
  table.hello.value = { type: "hello", seats: [0], host: false, board, entries: 1 };
  table.info.value = { type: "table", table: "t", game: "", options: {}, seats: [{ colour: "blue", kind: "person", name: "Ada" }], status: "playing" };
  table.sights.value = new Map([[0, { position, board, log: [], acts: [], trail: new Map(), quick: false }]]);
  const fingers = new Fingers(table);
  fingers.hand().wish("button:stop");
  const root = document.createElement("div");
  render(<Prompt table={table} fingers={fingers} hidden={false} />, root);
  return root.querySelector(".prompt-hint")?.textContent ?? "";
}

describe("what a choice will do, in words", () => {
  beforeEach(() => (aids.value = "off"));
  it("comes without advice", () => expect(hint()).toBe("stops · alarm"));
  it("comes with advice for learners who want it", () => {
    aids.value = "on";
    expect(hint()).toBe("stops · alarm · mind-the-pair");
  });
});
