/** A table as this screen knows it: what the server said, shown at a pace that people can follow. */
import { computed, signal } from "@preact/signals";
import type { Advice, Board, FromServer, Hello, Position, Previews, Refused, Said, Scene, TableInfo, Text, Told, ToServer } from "../wire";
import { Line, type Health } from "../core/line";
import { held } from "../core/keys";
import { actsOf, calm, lasting, paceOf, trailOf, type Act, type Trail } from "../core/acts";
import { still } from "../core/prefs";
import { whole } from "../core/whole";

export const SPECTATOR = -3;
const CATCH_UP = 60; // milliseconds a position stays at least
const NO_BOARD: Board = { width: 1, height: 1, spaces: [] };

/** What one seat sees, as shown now. */
export interface Sight {
  position: Position;
  board: Board;
  log: Told[];
  acts: Act[]; // what just happened
  trail: Trail; // where it happened
  quick: boolean;
}

export interface Bubble {
  text: Text;
  paragraph: string;
  at: string; // what was touched; empty for the whole table
}

let made = 0;
export const newKey = (): string => `${Date.now().toString(36)}-${(made += 1)}-${Math.random().toString(36).slice(2, 8)}`;

type Wish = ToServer extends infer One ? (One extends { key: string } ? Omit<One, "key"> : never) : never;

export class Table {
  readonly info = signal<TableInfo | null>(null);
  readonly heardAt = signal(0); // when `info` came, for clocks
  readonly hello = signal<Hello | null>(null);
  readonly sights = signal<ReadonlyMap<number, Sight>>(new Map());
  readonly chat = signal<Said[]>([]);
  readonly unread = signal(0);
  readonly health = signal<Health>("connecting");
  readonly retryAt = signal(0);
  readonly bubble = signal<Bubble | null>(null);
  readonly notice = signal<Text | null>(null); // for everyone at the table, until it is closed here
  readonly advice = signal<Advice | null>(null); // as long as it holds
  readonly advising = signal(""); // the request for it that is under way
  readonly gone = signal<Text | null>(null);
  readonly waiting = signal<ReadonlySet<string>>(new Set()); // requests under way
  readonly behind = signal(false); // more has happened than is shown
  private scenes = new Map<number, Scene>(); // the last whole ones
  private queues = new Map<number, Position[]>();
  private timers = new Map<number, number>();
  private touches = new Map<string, string>();
  private chosenSeat = SPECTATOR;
  private line: Line;

  constructor(readonly id: string) {
    this.line = new Line({
      address: () => this.address(),
      heard: (message) => this.hear(message),
      health: (health, delay) => {
        this.health.value = health;
        this.retryAt.value = Date.now() + delay;
      },
    });
  }

  /** The seat whose eyes this screen shows: the one to act if it is held here, else the last one. */
  readonly seat = computed(() => {
    const seats = this.hello.value?.seats ?? [];
    const acting = seats.find((seat) => this.sights.value.get(seat)?.position.scene.actor === seat);
    if (acting !== undefined) this.chosenSeat = acting;
    else if (!seats.includes(this.chosenSeat)) this.chosenSeat = seats[0] ?? SPECTATOR;
    return this.chosenSeat;
  });

  readonly sight = computed(() => this.sights.value.get(this.seat.value));
  readonly busy = computed(() => this.waiting.value.size > 0);

  start(): void {
    this.line.start();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  stop(): void {
    this.line.stop();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  readonly hurry = (): void => {
    if (!document.hidden) this.line.hurry();
  };

  /** Sends a request; `at` says what was touched, for the bubble that may answer. */
  ask(wish: Wish, at = ""): void {
    const key = newKey();
    if (at) this.touches.set(key, at);
    if (wish.type === "hint") this.advising.value = key;
    else if (wish.type !== "touch" && wish.type !== "say") this.waiting.value = new Set([...this.waiting.peek(), key]);
    this.line.send({ ...wish, key } as ToServer);
  }

  private address(): string {
    const { keys, host } = held(this.id);
    const query = new URLSearchParams(keys.map((key) => ["key", key]));
    if (host) query.set("host", host);
    if (!keys.length) query.set("mine", "1"); // the cookie may know us, where the links are forgotten
    const newest = this.newest();
    if (newest !== null) query.set("since", String(newest));
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.id}?${query.toString()}`;
  }

  /** How many entries every held seat has already been told of; none before the first position. */
  private newest(): number | null {
    const known = [...this.sights.peek().entries()].map(([seat, sight]) => {
      const queue = this.queues.get(seat) ?? [];
      return (queue[queue.length - 1] ?? sight.position).entries;
    });
    return known.length ? Math.min(...known) : null;
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.hello.value = message;
        this.advising.value = "";
        this.gone.value = null;
        break;
      case "table":
        this.info.value = message;
        this.heardAt.value = performance.now();
        break;
      case "position":
        for (const seat of this.meant(message)) this.enqueue({ ...message, seat, scene: { ...message.scene, seat } });
        break;
      case "previews":
        this.foretell(message);
        break;
      case "advice":
        if (this.sights.peek().get(message.seat)?.position.entries === message.entries) this.advice.value = message;
        break;
      case "done":
        this.settle(message.key);
        break;
      case "refused":
        this.refuse(message);
        break;
      case "said":
        this.chat.value = [...this.chat.peek(), message].slice(-200);
        this.unread.value += 1;
        break;
      case "notice":
        this.notice.value = message.text;
        break;
      case "gone":
        this.gone.value = message.text;
        break;
      case "view": // for programs
      case "pong":
        break;
    }
  }

  private settle(key: string): void {
    this.touches.delete(key);
    if (this.advising.peek() === key) this.advising.value = "";
    if (this.waiting.peek().has(key)) this.waiting.value = new Set([...this.waiting.peek()].filter((one) => one !== key));
  }

  private refuse({ key, text, refusal }: Refused): void {
    this.bubble.value = { text: refusal?.text ?? text, paragraph: refusal?.paragraph ?? "", at: this.touches.get(key) ?? "" };
    this.settle(key);
  }

  /** The seats held here that a position is for: where nothing is hidden, one letter is for all who do not act. */
  private meant({ seat, scene }: Position): number[] {
    const held = this.hello.peek()?.seats ?? [];
    return seat === SPECTATOR && held.length ? held.filter((one) => one !== scene.actor) : [seat];
  }

  private enqueue(message: Position): void {
    const position = whole(this.scenes.get(message.seat), message);
    this.scenes.set(position.seat, position.scene);
    const queue = this.queues.get(position.seat) ?? [];
    this.queues.set(position.seat, [...queue, position]);
    if (this.timers.has(position.seat)) this.behind.value = true;
    else this.next(position.seat);
  }

  /** What the choices of a seat's last position will do, whether it is shown yet or not. */
  private foretell({ seat, previews }: Previews): void {
    const foreseen = (position: Position): Position => {
      const choices = (position.scene.choices ?? []).map((choice, index) => {
        const preview = previews[index];
        return preview ? { ...choice, preview } : choice;
      });
      return { ...position, scene: { ...position.scene, choices } };
    };
    const queue = this.queues.get(seat) ?? [];
    const last = queue[queue.length - 1];
    const sight = this.sights.peek().get(seat);
    if (last) this.queues.set(seat, [...queue.slice(0, -1), foreseen(last)]);
    else if (sight) this.sights.value = new Map(this.sights.peek()).set(seat, { ...sight, position: foreseen(sight.position) });
  }

  /** Shows the next position of a seat, and comes back when it has been watched. */
  private next(seat: number): void {
    this.timers.delete(seat);
    const [position, ...rest] = this.queues.get(seat) ?? [];
    if (!position) return;
    this.queues.set(seat, rest);
    this.behind.value = [...this.queues.values()].some((queue) => queue.length > 0);
    const time = this.show(position, rest.length);
    this.timers.set(seat, setTimeout(() => this.next(seat), time) as unknown as number);
  }

  private show(position: Position, waiting: number): number {
    const before = this.sights.peek().get(position.seat);
    const fresh = before ? position.log.filter((told) => !before.log.some((old) => same(old, told))) : position.log;
    const seen = before?.position.scene;
    const lively = actsOf(fresh, seen, position.scene, paceOf(waiting));
    const acts = still() ? calm(lively) : lively;
    const went = trailOf(before ? fresh : fresh.slice(-1), seen);
    const back = fresh.some((told) => told.actor === SPECTATOR); // taken back: nothing of it stays marked
    const sight: Sight = {
      position,
      board: position.board ?? before?.board ?? this.hello.peek()?.board ?? NO_BOARD,
      log: before ? [...before.log, ...fresh] : [...position.log],
      acts,
      trail: went.size || back ? went : (before?.trail ?? went),
      quick: waiting > 1,
    };
    this.sights.value = new Map(this.sights.peek()).set(position.seat, sight);
    if (this.advice.peek()?.seat === position.seat) this.advice.value = null;
    return still() ? 0 : Math.max(lasting(acts), fresh.length && before ? CATCH_UP : 0);
  }
}

function same(a: Told, b: Told): boolean {
  return a.number === b.number && a.text.key === b.text.key && JSON.stringify(a.text.args) === JSON.stringify(b.text.args);
}
