/** Making a table, from one click or from a whole sheet. */
import type { GameInfo, SeatWish, TableMade, TableWish } from "../wire";
import { attempt, gameOf, post, usualBot } from "../core/api";
import { holdMade } from "../core/keys";
import { me } from "../core/me";
import { go } from "../core/router";
import { t } from "../core/text";

/** Nobody who plays here is left without a name: the first has ours, the others their colour's. */
function named(wish: TableWish): SeatWish[] {
  const first = wish.seats.findIndex((seat) => seat.kind === "person");
  const colours = gameOf(wish.game)?.seats ?? [];
  return wish.seats.map((seat, index) => {
    if (seat.kind !== "person" || seat.name?.trim()) return seat;
    return { ...seat, name: index === first ? me() : t(`colour-${colours[index] ?? ""}`) };
  });
}

export async function make(wish: TableWish): Promise<void> {
  const made = await attempt(() => post<TableMade>("/api/tables", { ...wish, seats: named(wish) }));
  if (!made) return;
  const mine = wish.seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
  holdMade(made, mine);
  go(`/t/${made.table}`);
}

/** One click: you against a bot. */
export function playNow(game: GameInfo): Promise<void> {
  const you: SeatWish = { kind: "person", name: me() };
  const bots = Array.from({ length: Math.max(1, game.least - 1) }, (): SeatWish => ({ kind: "bot", name: usualBot() }));
  return make({ game: game.name, seats: [you, ...bots] });
}
