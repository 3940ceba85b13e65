/** What the host's link can do: bots for the absent, seats handed back, chat and lobby. */
import { useState } from "preact/hooks";
import type { HostWish, TableMade } from "../wire";
import { attempt, postOnce, usualBot } from "../core/api";
import { carry, held, hold } from "../core/keys";
import { go } from "../core/router";
import { t } from "../core/text";
import { Mark } from "../board/marks";
import { Program, tokenOf } from "./Program";
import { seatName } from "./Seats";
import { newKey, type Table } from "./state";

/** Asks for the rematch, or to begin anew; everyone is then shown the way to it. */
export async function again(table: Table): Promise<void> {
  const info = table.info.peek();
  const { host } = held(table.id);
  const made = await attempt(() => postOnce<TableMade>(`/api/tables/${table.id}/host`, { host, what: "again", key: newKey() }));
  if (!made || !info) return;
  carry(table.id, made.table, info.seats.length, info.status === "over" ? 1 : 0);
  go(`/t/${made.table}`);
}

export function Host({ table }: { table: Table }) {
  const info = table.info.value;
  const { host } = held(table.id);
  const [offered, offer] = useState(-1); // the seat that a program is offered
  if (!info || !host) return null;
  const ask = (wish: Omit<HostWish, "host" | "key">): void => {
    void attempt(async () => {
      const made = await postOnce<TableMade>(`/api/tables/${table.id}/host`, { ...wish, host, key: newKey() });
      const changed = new Set(made.seats.map((seat) => seat.seat));
      if (changed.size) hold(table.id, { seats: [...held(table.id).seats.filter((seat) => !changed.has(seat.seat)), ...made.seats] });
    });
  };
  return (
    <div class="host">
      {info.seats.map((seat, index) => (
        <div key={index} class="host-seat">
          <Mark seat={index} colour={seat.colour} />
          <span class="grow">
            {seatName(seat)}
            {seat.program && <em class="kind">{t("ui-seat-program")}</em>}
          </span>
          {seat.kind !== "bot" ? (
            <button class="small" onClick={() => ask({ what: "bot", seat: index, bot: usualBot() })}>
              {t("ui-host-bot")}
            </button>
          ) : (
            <button class="small" onClick={() => ask({ what: "person", seat: index })}>
              {t("ui-host-person")}
            </button>
          )}
          {seat.kind === "open" && tokenOf(table.id, index) && (
            <button class="small" aria-expanded={offered === index} onClick={() => offer(offered === index ? -1 : index)}>
              {t("ui-host-program")}
            </button>
          )}
          {seat.kind !== "open" && (
            <button class="small" onClick={() => ask({ what: "kick", seat: index })}>
              {t("ui-host-kick")}
            </button>
          )}
          {seat.kind === "open" && offered === index && <Program table={table.id} seat={index} />}
        </div>
      ))}
      <label class="check">
        <input type="checkbox" checked={info.chat !== false} onChange={(event) => ask({ what: "chat", on: event.currentTarget.checked })} />
        {t("ui-host-chat")}
      </label>
      {info.status === "playing" && (
        <button class="small" onClick={() => void again(table)}>
          {t("ui-host-again")}
        </button>
      )}
      {info.status === "waiting" && (
        <div class="row">
          <button class="small" onClick={() => ask({ what: "lobby", on: true })}>
            {t("ui-host-lobby")}
          </button>
          <button class="small" onClick={() => ask({ what: "lobby", on: false })}>
            {t("ui-host-lobby-off")}
          </button>
        </div>
      )}
    </div>
  );
}
