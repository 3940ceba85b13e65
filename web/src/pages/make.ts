/** Making a table, from one click or from a whole sheet. */
import type { GameInfo, SeatWish, TableMade, TableWish } from "../wire";
import { attempt, catalogue, post } from "../core/api";
import { holdMade } from "../core/keys";
import { name } from "../core/prefs";
import { go } from "../core/router";

/** The strongest bot, which the server lists last. */
export function bestBot(): string {
  const bots = catalogue.peek()?.bots ?? [];
  return bots[bots.length - 1] ?? "";
}

export async function make(wish: TableWish): Promise<void> {
  const made = await attempt(() => post<TableMade>("/api/tables", wish));
  if (!made) return;
  const mine = wish.seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
  holdMade(made, mine);
  go(`/t/${made.table}`);
}

/** One click: you against a bot. */
export function playNow(game: GameInfo): Promise<void> {
  const you: SeatWish = { kind: "person", name: name.peek() };
  const bots = Array.from({ length: Math.max(1, game.least - 1) }, (): SeatWish => ({ kind: "bot", name: bestBot() }));
  return make({ game: game.name, seats: [you, ...bots] });
}
