/** When what happens is seen, and for how long. */
import type { Effect } from "../wire";

export interface Timed {
  start: number; // milliseconds after the position is shown
  time: number;
}

const SLOWEST = 400;
const LINE = 900; // milliseconds for a line of an account
const DEALT = 110; // from one card that is dealt to the next

/** How long an effect is watched, in milliseconds. */
function timeOf(effect: Effect): number {
  if (effect.type === "moves") return Math.min(SLOWEST, 240 + 20 * effect.path.length);
  if (effect.type === "catches" || effect.type === "lays") return 340;
  if (effect.type === "draws") return Math.min(SLOWEST, 240 + 40 * effect.count);
  if (effect.type === "rolls") return 700;
  if (effect.type === "says") return effect.aid ? 0 : SLOWEST;
  return 0;
}

/** When each effect is seen: one after the other, but for those of a kind that go together. */
export class Clock {
  private now = 0;
  private started = 0; // when the last one began
  private told = 0; // when the last line of an account has been read
  private last = "";

  constructor(private pace: number) {}

  /** What is told next waits until an account has been read. */
  begin(): void {
    this.now = Math.max(this.now, this.told);
  }

  next(effect: Effect): Timed {
    const time = timeOf(effect) * this.pace;
    const again = effect.type === this.last;
    this.last = effect.type;
    if (again && (effect.type === "catches" || effect.type === "rolls")) return { start: this.started, time }; // caught, or thrown, together
    const start = again && effect.type === "draws" ? this.started + DEALT * this.pace : this.now;
    if (time) this.started = start;
    this.now = Math.max(this.now, start + time);
    return { start, time };
  }

  /** A line of an account: what belongs to it is seen while it is read. */
  line(): Timed {
    const start = Math.max(this.now, this.told);
    const time = LINE * this.pace;
    this.now = this.started = start;
    this.told = start + time;
    this.last = "says";
    return { start, time };
  }
}
