/** A notice, such as a bot that gave no answer, is seen whenever somebody looks, also under the curtain. */
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromServer } from "../src/wire";
import { TablePage } from "../src/pages/TablePage";

const root = document.createElement("div");
const sockets: Socket[] = [];

class Socket {
  onmessage?: (event: { data: string }) => void;
  readyState = 1;
  constructor() {
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
}

const seat = { colour: "blue", kind: "person", name: "Ada" } as const;
const scene = { seat: 0, actor: 0, prompt: { key: "asked" } };
const board = { width: 1, height: 1, spaces: [] };
const notice: FromServer = { type: "notice", text: { key: "server-bot-late" } };

/** Shows the page of a table, which hears some messages. */
async function heard(...messages: FromServer[]): Promise<void> {
  render(<TablePage id="t" />, root);
  await vi.waitFor(() => expect(sockets[0]?.onmessage).toBeDefined());
  for (const message of messages) sockets[0]?.onmessage?.({ data: JSON.stringify(message) });
}

const shown = (): Element | undefined => [...root.querySelectorAll('[role="alert"]')].find((one) => one.textContent?.includes("server-bot-late"));
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  sockets.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a notice", () => {
  const playing = (hides: boolean): FromServer[] => [
    { type: "hello", seats: [0, 1], host: true, board, entries: 1 },
    { type: "table", table: "t", game: "", options: {}, seats: [seat, seat], status: "playing", hides },
    { type: "position", seat: 0, entries: 1, log: [], scene },
  ];
  it("is shown until it is closed, however long that takes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await heard(...playing(false), notice);
    await vi.waitFor(() => expect(shown()).toBeDefined());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(shown()).toBeDefined();
    shown()?.querySelector("button")?.click();
    await settle();
    expect(shown()).toBeUndefined();
  });
  it("is shown under the curtain as well", async () => {
    await heard(...playing(true), notice);
    await vi.waitFor(() => expect(root.querySelector(".curtain")).not.toBeNull());
    expect(shown()).toBeDefined();
  });
  it("stays when something is refused", async () => {
    await heard(...playing(false), notice, { type: "refused", key: "k", text: { key: "server-stale" } });
    await vi.waitFor(() => expect(root.textContent).toContain("server-stale"));
    expect(shown()).toBeDefined();
  });
});
