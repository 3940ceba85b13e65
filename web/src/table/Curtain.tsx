/** Between two people at one screen, where seats know different things: nothing of either is on the page until it is opened. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/text";
import { Mark } from "../board/marks";
import { seatName } from "./Seats";
import type { Table } from "./state";

/** Tells whether the curtain is down, and opens it for the seat whose turn it is. */
export function useCurtain(table: Table): { down: boolean; open: () => void } {
  const [opened, setOpened] = useState<number | null>(null);
  const info = table.info.value;
  const seat = table.seat.value;
  const needed = Boolean(info?.hides) && info?.status === "playing" && (table.hello.value?.seats.length ?? 0) > 1;
  return { down: needed && opened !== seat, open: () => setOpened(seat) };
}

export function Curtain({ table, open }: { table: Table; open: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const at = table.seat.value;
  const seat = table.info.value?.seats[at];
  useLayoutEffect(() => button.current?.focus(), [at]);
  if (!seat) return null;
  return (
    <div class="curtain" role="dialog" aria-labelledby="curtain-words">
      <Mark seat={at} colour={seat.colour} />
      <h2 id="curtain-words">{t("ui-curtain", { who: seatName(seat) })}</h2>
      <button ref={button} class="primary big" onClick={open}>
        {t("ui-curtain-open")}
      </button>
    </div>
  );
}
