import { beforeEach, describe, expect, it } from "vitest";
import type { FromServer } from "../src/wire";
import { backoff, BEAT, FIRST, Line, MOST, type Wires } from "../src/core/line";

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: { work: () => void; delay: number; id: number }[];
let healths: string[];
let since: number;
let line: Line;
const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;
const run = (): void => timers.splice(0).forEach((timer) => timer.work());

beforeEach(() => {
  sockets = [];
  timers = [];
  healths = [];
  since = 0;
  const wires: Wires = {
    make: (address) => {
      const socket = new FakeSocket(address);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    wait: (work, delay) => timers.push({ work, delay, id: timers.length }),
    forget: () => undefined,
    chance: () => 0.5,
  };
  line = new Line({ address: () => `since=${since}`, heard: () => undefined, health: (health) => healths.push(health) }, wires);
  line.start();
});

describe("a line", () => {
  it("opens", () => {
    last().open();
    expect(healths).toEqual(["connecting", "open"]);
  });
  it("comes back with what is known by then", () => {
    last().open();
    since = 7;
    timers = [];
    last().drop();
    expect(timers[0]?.delay).toBe(FIRST);
    run();
    expect(sockets.map((socket) => socket.address)).toEqual(["since=0", "since=7"]);
    last().open();
    expect(healths).toEqual(["connecting", "open", "lost", "open"]);
  });
  it("waits longer each time, and anew after hearing something", () => {
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      timers = [];
      last().drop();
      delays.push(timers[0]?.delay ?? 0);
      run();
    }
    expect(delays).toEqual([FIRST, FIRST * 2, FIRST * 4]);
    last().open();
    last().hear({ type: "pong" });
    timers = [];
    last().drop();
    expect(timers[0]?.delay).toBe(FIRST);
  });
  it("sends again what was not answered, with the same key, and nothing else", () => {
    last().open();
    line.send({ type: "undo", key: "a", seat: 0 });
    line.send({ type: "undo", key: "b", seat: 0 });
    last().hear({ type: "done", key: "a" });
    timers = [];
    last().drop();
    run();
    last().open();
    expect(last().sent.map((text) => (JSON.parse(text) as { key: string }).key)).toEqual(["b"]);
  });
  it("keeps what is asked for while it is lost", () => {
    last().open();
    timers = [];
    last().drop();
    line.send({ type: "undo", key: "c", seat: 0 });
    run();
    last().open();
    expect(last().sent).toHaveLength(1);
  });
  it("gives a silent line up", () => {
    last().open();
    for (let beat = 0; beat < 3; beat += 1) {
      const due = timers.filter((timer) => timer.delay === BEAT);
      timers = [];
      due.forEach((timer) => timer.work());
    }
    expect(healths).toContain("lost");
  });
  it("does not try again where it is not wanted", () => {
    last().open();
    timers = [];
    last().drop(4403);
    expect(timers).toEqual([]);
    expect(healths.at(-1)).toBe("closed");
  });
});

describe("backoff", () => {
  it("is bounded and spread", () => {
    expect(backoff(0, 0)).toBe(FIRST * 0.75);
    expect(backoff(30, 1)).toBeLessThanOrEqual(MOST * 1.25);
  });
});
