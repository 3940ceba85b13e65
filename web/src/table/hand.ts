/** The player's hand over the board: begun paths, first touches, plays. */
import { signal, effect } from "@preact/signals";
import type { Choice } from "../wire";
import { completes, meant, touch } from "../core/narrow";
import { dares } from "../core/prefs";
import type { Hand } from "../board/BoardView";
import type { Table } from "./state";

const HASTE = 400; // milliseconds that a choice waits for what is to be said of it

export class Fingers {
  readonly path = signal<string[]>([]);
  readonly armed = signal<string | null>(null);
  readonly sent = signal(-1); // the entries we played upon; -1 if nothing is under way
  readonly dare = signal<Choice | null>(null); // chosen, but to be thought over
  private shown = "";
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
        this.dare.value = null;
        this.calm();
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
    this.armed.value = null;
  }

  back(): void {
    this.table.bubble.value = null;
    if (this.armed.peek() && this.path.peek().length === 0) this.armed.value = null;
    this.path.value = this.path.peek().slice(0, -1);
  }

  hand(): Hand {
    return {
      path: this.path.value,
      armed: this.armed.value,
      wish: (what) => {
        this.armed.value = what && this.meaning(what);
      },
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
    const choices = sight.position.scene.choices ?? [];
    const path = this.path.peek();
    const meaning = this.meaning(what);
    const choice = completes(choices, path, meaning);
    const unseen = choice && (!choice.preview || choice.preview.effects?.length);
    if (unseen && how === "touch" && this.armed.peek() !== meaning) {
      this.armed.value = meaning;
      return;
    }
    const outcome = touch(choices, path, meaning);
    if (outcome.to === "chosen") this.play(outcome.choice);
    else if (outcome.to === "nowhere") this.wonder(outcome.path, meaning);
    else {
      this.path.value = outcome.path;
      if (how === "touch") this.armed.value = null;
    }
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
