/** A line to a table that comes back by itself: backoff, heartbeat, unsent requests kept. */
import type { FromServer, ToServer } from "../wire";

export type Health = "connecting" | "open" | "lost" | "closed";

export interface LineHooks {
  address: () => string; // asked anew for each attempt, as `since` grows
  heard: (message: FromServer) => void;
  health: (health: Health, retryIn: number) => void;
}

export interface Wires {
  make: (address: string) => WebSocket;
  wait: (work: () => void, milliseconds: number) => number;
  forget: (timer: number) => void;
  chance: () => number;
}

const real: Wires = {
  make: (address) => new WebSocket(address),
  wait: (work, milliseconds) => setTimeout(work, milliseconds) as unknown as number,
  forget: (timer) => clearTimeout(timer),
  chance: Math.random,
};

export const FIRST = 500;
export const MOST = 15_000;
export const BEAT = 20_000;
const FINAL = new Set([4403, 4404]); // not allowed, not there: trying again would change nothing

/** How long to wait before an attempt: doubling, bounded, with a little chance so that not all come at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.round(Math.min(MOST, FIRST * 2 ** attempt) * (0.75 + chance / 2));
}

export class Line {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timer = 0;
  private beat = 0;
  private unheard = 0; // heartbeats without an answer
  private stopped = false;
  private unanswered = new Map<string, ToServer>(); // sent again on a new socket: the server knows keys

  constructor(private hooks: LineHooks, private wires: Wires = real) {}

  start(): void {
    this.hooks.health("connecting", 0);
    this.open();
  }

  stop(): void {
    this.stopped = true;
    this.wires.forget(this.timer);
    this.wires.forget(this.beat);
    this.socket?.close();
    this.hooks.health("closed", 0);
  }

  /** Tries again at once: the network is back, or somebody asks. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    this.wires.forget(this.timer);
    this.open();
  }

  send(message: ToServer): void {
    if ("key" in message) this.unanswered.set(message.key, message);
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private open(): void {
    const socket = this.wires.make(this.hooks.address());
    this.socket = socket;
    socket.onopen = () => {
      this.unheard = 0;
      this.hooks.health("open", 0);
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
      this.heartbeat();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => (FINAL.has(event.code) ? this.stop() : this.lost(socket));
  }

  private hear(message: FromServer): void {
    this.unheard = 0;
    this.attempts = 0;
    if (message.type === "done" || message.type === "refused") this.unanswered.delete(message.key);
    if (message.type === "gone") this.unanswered.clear();
    this.hooks.heard(message);
  }

  private heartbeat(): void {
    this.wires.forget(this.beat);
    this.beat = this.wires.wait(() => {
      const socket = this.socket;
      if (!socket) return;
      this.unheard += 1;
      if (this.unheard > 2) {
        socket.close();
        this.lost(socket); // a half-open socket may take minutes to close by itself
        return;
      }
      this.send({ type: "ping" });
      this.heartbeat();
    }, BEAT);
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket || this.stopped) return;
    this.socket = null;
    this.wires.forget(this.beat);
    const delay = backoff(this.attempts, this.wires.chance());
    this.attempts += 1;
    this.hooks.health("lost", delay);
    this.timer = this.wires.wait(() => this.open(), delay);
  }
}
