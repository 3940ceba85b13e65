/** The player's hand over the board: begun paths, first touches, plays. */
import { signal, effect } from "@preact/signals";
import { completes, meant, touch } from "../core/narrow";
import type { Hand } from "../board/BoardView";
import type { Table } from "./state";

export class Fingers {
  readonly path = signal<string[]>([]);
  readonly armed = signal<string | null>(null);
  readonly sent = signal(-1); // the entries we played upon; -1 if nothing is under way
  private shown = "";
  private stopWatching: () => void;

  constructor(private table: Table) {
    // A new position, or another seat's eyes, makes a begun path pointless.
    this.stopWatching = effect(() => {
      const position = table.sight.value?.position;
      const now = `${table.seat.value}/${position?.entries ?? -1}/${position?.draft ?? 0}`;
      if (now !== this.shown) {
        this.shown = now;
        this.clear();
      }
    });
  }

  stop(): void {
    this.stopWatching();
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
    if (outcome.to === "chosen") this.play(outcome.choice.move);
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

  private play(move: number): void {
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
