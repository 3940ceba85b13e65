import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import type { Advice, FromServer, Position, ToServer } from "../src/wire";
import { completes } from "../src/core/narrow";
import { Fingers } from "../src/table/hand";
import { Prompt } from "../src/table/Prompt";
import { askHint } from "../src/table/Tools";
import { Table } from "../src/table/state";

const choices = [
  { move: 1, notation: "a>b", path: ["piece:p", "space:b"] },
  { move: 2, notation: "a>c", path: ["piece:p", "space:c"], preview: { label: { key: "goes-to-c" } } },
  { move: 3, notation: "turn", path: ["piece:q", "turn:4"] },
];
const pieces = ["p", "q"].map((id) => ({ id, kind: "pawn", at: "a", name: { key: id } }));
const position = (entries: number): Position => ({ type: "position", seat: 0, entries, log: [], scene: { seat: 0, actor: 0, prompt: { key: "asked" }, pieces, choices } });
const advice: Advice = { type: "advice", seat: 0, entries: 1, chance: 62, move: 2, reason: { key: "nearer" } };

/** Somebody at a table that allows hints, and what was sent. */
function sitting(hints = true) {
  const table = new Table("t");
  const sent: ToServer[] = [];
  vi.spyOn((table as unknown as { line: { send: (one: ToServer) => void } }).line, "send").mockImplementation((one) => void sent.push(one));
  const hear = (message: FromServer): void => (table as unknown as { hear: (one: FromServer) => void }).hear(message);
  hear({ type: "hello", seats: [0], host: false, board: { width: 1, height: 1, spaces: [] }, entries: 1 });
  hear({ type: "table", table: "t", game: "", options: {}, seats: [{ colour: "blue", kind: "person", name: "Ada" }], status: "playing", hints });
  hear(position(1));
  return { table, fingers: new Fingers(table), hear, sent };
}

describe("a hint", () => {
  it("is asked for once at a time, and only where there are any", () => {
    const { table, hear, sent } = sitting();
    askHint(table);
    askHint(table);
    expect(sent).toMatchObject([{ type: "hint", seat: 0 }]);
    expect(table.busy.value).toBe(false); // one may play meanwhile
    hear({ type: "done", key: (sent[0] as { key: string }).key });
    askHint(table);
    expect(sent).toHaveLength(2);
    const without = sitting(false);
    askHint(without.table);
    expect(without.sent).toEqual([]);
  });
  it("puts the hand where one more touch plays", () => {
    const { fingers, hear } = sitting();
    hear(advice);
    expect(fingers.path.value).toEqual(["piece:p"]);
    expect(fingers.armed.value).toBe("space:c");
    expect(completes(choices, fingers.path.value, fingers.armed.value ?? "")?.move).toBe(2);
    fingers.hand().wish("space:b"); // the hand goes elsewhere,
    expect(fingers.armed.value).toBe("space:b");
    fingers.hand().wish(null); // and comes back
    expect(fingers.armed.value).toBe("space:c");
    fingers.back();
    expect(fingers.armed.value).toBeNull();
  });
  it("turns what is to be turned", () => {
    const { fingers, hear } = sitting();
    hear({ ...advice, move: 3 });
    expect(fingers.armed.value).toBe("turn:4");
  });
  it("is said, with the choice and the reason, as long as it holds", async () => {
    const { table, fingers, hear } = sitting();
    const root = document.createElement("div");
    const shown = async (): Promise<string> => {
      await Promise.resolve();
      render(<Prompt table={table} fingers={fingers} hidden={false} />, root);
      return root.querySelector(".prompt-hint")?.textContent ?? "";
    };
    hear({ ...advice, entries: 0 });
    expect(await shown()).not.toContain("%"); // of an earlier moment
    hear(advice);
    expect(await shown()).toBe("Chance to win: about 62\u00a0%. Best, because nearer: goes-to-c");
    hear({ ...advice, chance: 40, move: 1 });
    expect(await shown()).toContain("Best, because nearer: a>b");
    hear(position(2));
    await new Promise((done) => setTimeout(done, 100));
    expect(await shown()).not.toContain("%");
  });
});
