import { describe, expect, it } from "vitest";
import type { Board, FromServer, Position } from "../src/wire";
import { Table } from "../src/table/state";

const board = (width: number): Board => ({ width, height: 1, spaces: [] });
const position = (entries: number, laid?: Board): Position => ({
  type: "position",
  seat: 0,
  entries,
  log: [],
  scene: { seat: 0, actor: 0, prompt: { key: "x" } },
  ...(laid ? { board: laid } : {}),
});

/** A table that has heard some messages. */
function heard(...messages: FromServer[]): Table {
  const table = new Table("t");
  for (const message of messages) (table as unknown as { hear: (one: FromServer) => void }).hear(message);
  return table;
}

describe("the board", () => {
  const hello: FromServer = { type: "hello", seats: [0], host: false, board: board(1), entries: 1 };
  it("is the one that the table began with", () => {
    expect(heard(hello, position(1)).sight.value?.board.width).toBe(1);
  });
  it("is laid anew when a position brings another", async () => {
    const table = heard(hello, position(1), position(2, board(2)), position(3));
    await new Promise((done) => setTimeout(done, 300));
    expect(table.sight.value?.position.entries).toBe(3);
    expect(table.sight.value?.board.width).toBe(2);
  });
});

describe("what has not been shown", () => {
  const hello: FromServer = { type: "hello", seats: [0], host: false, board: board(1), entries: 1 };
  it("is known to be there until it is shown", async () => {
    const table = heard(hello, position(1));
    expect(table.behind.value).toBe(false);
    (table as unknown as { hear: (one: FromServer) => void }).hear(position(2));
    expect(table.behind.value).toBe(true);
    await new Promise((done) => setTimeout(done, 300));
    expect(table.behind.value).toBe(false);
  });
});

describe("previews", () => {
  const choice = { move: 1, notation: "1", path: ["space:1"] };
  const hello: FromServer = { type: "hello", seats: [0], host: false, board: board(1), entries: 1 };
  const asked = (entries: number): Position => ({ ...position(entries), scene: { seat: 0, actor: 0, prompt: { key: "x" }, choices: [choice] } });
  const previews: FromServer = { type: "previews", seat: 0, previews: [{ label: { key: "goes" } }] };
  const label = (table: Table) => table.sight.value?.position.scene.choices?.[0]?.preview?.label.key;
  it("come to the choices that are shown", () => {
    expect(label(heard(hello, asked(1)))).toBeUndefined();
    expect(label(heard(hello, asked(1), previews))).toBe("goes");
  });
  it("wait with the position that they belong to", async () => {
    const table = heard(hello, asked(1), asked(2), previews);
    expect(table.sight.value?.position.entries).toBe(1);
    expect(label(table)).toBeUndefined();
    await new Promise((done) => setTimeout(done, 300));
    expect(label(table)).toBe("goes");
  });
});
