/** The player's hand over the board: begun paths, first touches, rotations, plays. */
import { computed, signal, effect } from "@preact/signals";
import type { Advice, Choice } from "../wire";
import { completes, meant, touch, touchable } from "../core/narrow";
import { dares } from "../core/prefs";
import { begun, isTurned, next, turningOf } from "../core/turning";
import type { Hand } from "../board/BoardView";
import type { Table } from "./state";

const HASTE = 400; // milliseconds that a choice waits for what is to be said of it

export class Fingers {
  readonly path = signal<string[]>([]);
  private readonly wished = signal<string | null>(null); // under the pointer, focused, or touched once
  private readonly looked = signal<number | null>(null); // the rotation that was last looked at
  readonly sent = signal(-1); // the entries we played upon; -1 if nothing is under way
  readonly dare = signal<Choice | null>(null); // chosen, but to be thought over
  /** What is to be turned, and how it is shown. */
  readonly turning = computed(() => {
    const scene = this.table.sight.value?.position.scene;
    return scene && turningOf(scene, this.path.value, this.looked.value);
  });
  /** The choice that an adviser likes best. */
  readonly advised = computed(() => {
    const advice = this.table.advice.value;
    return advice?.seat === this.table.seat.value ? this.choices().find((choice) => choice.move === advice.move) : undefined;
  });
  /** What the hand is upon: what it points at if that leads somewhere, else the rotation under consideration, or what is advised. */
  readonly armed = computed(() => {
    const wished = this.wished.value;
    const turning = this.turning.value;
    const [last, ...before] = [...(this.advised.value?.path ?? [])].reverse();
    if (!wished && !turning && last && before.reverse().join() === this.path.value.join()) return last;
    if (!turning || (wished && touchable(this.choices(), this.path.value).has(wished))) return wished;
    return `turn:${turning.turn}`;
  });
  private shown = "";
  private followed: Advice | null = null;
  private hasty: { move: number; timer: number } | null = null; // chosen before anything was said of it
  private stopWatching: () => void;

  constructor(private table: Table) {
    // A new position, or another seat's eyes, makes a begun path pointless.
    this.stopWatching = effect(() => {
      const position = table.sight.value?.position;
      const now = `${table.seat.value}/${position?.entries ?? -1}/${position?.draft ?? 0}`;
      if (now !== this.shown) {
        this.shown = now;
        this.clear();
        this.path.value = begun(this.choices());
        this.dare.value = null;
        this.calm();
      }
      if (this.followed !== table.advice.value) {
        this.followed = table.advice.value;
        this.follow(this.advised.value);
      }
      const choice = position?.scene.choices?.find((one) => one.move === this.hasty?.move);
      if (choice?.preview) this.play(choice);
    });
  }

  stop(): void {
    this.stopWatching();
    this.calm();
  }

  clear(): void {
    this.path.value = [];
    this.wished.value = null;
    this.looked.value = null;
  }

  /** Lets go of the last thing that was touched; before that, of the last choice of an action that is not complete. */
  back(): void {
    const { bubble, sight, seat } = this.table;
    bubble.value = null;
    const first = this.path.peek().length <= begun(this.choices()).length;
    if (first && sight.peek()?.position.draft) this.table.ask({ type: "undo", seat: seat.peek() });
    if (first) this.wished.value = null;
    else this.path.value = this.path.peek().slice(0, -1);
  }

  hand(): Hand {
    return {
      path: this.path.value,
      armed: this.armed.value,
      turning: this.turning.value,
      wish: (what) => {
        this.wished.value = what && this.meaning(what);
      },
      turn: (clockwise) => this.turn(clockwise),
      lay: () => this.lay(),
      touch: (what, how) => this.touch(what, how),
      back: () => this.back(),
    };
  }

  /** A touch on the board, a card or a button. A finger sees first what will happen, and plays with the second touch. */
  touch(what: string, how: string): void {
    const table = this.table;
    const sight = table.sight.peek();
    if (!sight) return;
    table.bubble.value = null;
    const choices = this.choices();
    const path = this.path.peek();
    const meaning = this.meaning(what);
    const turning = this.turning.peek();
    if (turning && isTurned(turning, meaning)) return this.turn(true);
    const choice = completes(choices, path, meaning);
    const effects = choice?.preview?.effects ?? [];
    const lays = effects.some((effect) => effect.type === "lays"); // what is laid can still be turned, or taken back
    const unseen = choice && !lays && (!choice.preview || effects.length);
    if (unseen && how === "touch" && this.armed.peek() !== meaning) {
      this.wished.value = meaning;
      return;
    }
    const outcome = touch(choices, path, meaning);
    if (outcome.to === "chosen") this.play(outcome.choice);
    else if (outcome.to === "nowhere") this.wonder(outcome.path, meaning);
    else {
      this.looked.value = null;
      this.path.value = outcome.path;
      if (how === "touch") this.wished.value = null;
    }
  }

  /** Turns what is to be laid to the next way in which it may lie. */
  private turn(clockwise: boolean): void {
    const turning = this.turning.peek();
    if (!turning) return;
    this.wished.value = null;
    this.looked.value = next(turning, clockwise);
  }

  /** Lays it as it is shown. */
  private lay(): void {
    const choice = completes(this.choices(), this.path.peek(), `turn:${this.turning.peek()?.turn}`);
    if (choice) this.play(choice);
  }

  /** Puts the hand where an adviser would play: one more touch, and it is done. */
  private follow(choice: Choice | undefined): void {
    const last = choice?.path[choice.path.length - 1];
    if (!choice || !last) return;
    this.path.value = choice.path.slice(0, -1);
    this.wished.value = null;
    this.looked.value = last.startsWith("turn:") ? Number(last.slice("turn:".length)) : null;
  }

  private choices(): readonly Choice[] {
    return this.table.sight.value?.position.scene.choices ?? [];
  }

  private meaning(what: string): string {
    const scene = this.table.sight.peek()?.position.scene;
    return scene ? meant(scene, this.path.peek(), what) : what;
  }

  /** Plays a choice, once it is known whether it should be thought over, and if so has been. */
  private play(choice: Choice): void {
    this.calm();
    if (dares.peek() === "on" && choice.preview?.dare) this.dare.value = choice;
    else if (dares.peek() === "on" && !choice.preview) this.hasty = { move: choice.move, timer: setTimeout(() => this.send(choice), HASTE) as unknown as number };
    else this.send(choice);
  }

  /** Whether the dare is meant. */
  answer(yes: boolean): void {
    const choice = this.dare.peek();
    this.dare.value = null;
    if (choice && yes) this.send(choice);
  }

  private calm(): void {
    clearTimeout(this.hasty?.timer);
    this.hasty = null;
  }

  private send({ move }: Choice): void {
    const position = this.table.sight.peek()?.position;
    if (!position || this.table.busy.peek()) return;
    this.table.ask({ type: "play", seat: position.seat, move, entries: position.entries });
    this.clear();
  }

  /** Nothing comes of it: the server says why. */
  private wonder(path: string[], at: string): void {
    const seat = this.table.seat.peek();
    if (seat >= 0) this.table.ask({ type: "touch", seat, path }, at);
  }
}
