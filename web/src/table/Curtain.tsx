/** Between two people at one screen, where the game hides something. */
import { useRef, useState } from "preact/hooks";
import { gameOf } from "../core/api";
import { t } from "../core/text";
import { Mark } from "../board/marks";
import { seatName } from "./Seats";
import type { Table } from "./state";

/** Tells whether a curtain is to be drawn, and who may open it. */
export function useCurtain(table: Table): { drawn: boolean; open: () => void } {
  const [opened, setOpened] = useState<number | null>(null);
  const first = useRef<number | null>(null);
  const info = table.info.value;
  const seats = table.hello.value?.seats ?? [];
  const seat = table.seat.value;
  const needed = Boolean(info && gameOf(info.game)?.hidden && seats.length > 1 && info.status === "playing");
  if (needed && first.current === null) first.current = seat;
  return { drawn: needed && opened !== seat, open: () => setOpened(seat) };
}

export function Curtain({ table, open }: { table: Table; open: () => void }) {
  const seat = table.info.value?.seats[table.seat.value];
  if (!seat) return null;
  return (
    <div class="curtain" role="dialog" aria-modal="true">
      <Mark seat={table.seat.value} colour={seat.colour} />
      <h2>{t("ui-curtain", { who: seatName(seat) })}</h2>
      <button class="primary" autofocus onClick={open}>
        {t("ui-curtain-open")}
      </button>
    </div>
  );
}
