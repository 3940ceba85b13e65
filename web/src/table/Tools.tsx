/** What a player can ask for besides moves: a hint, undo, stop, resign; and answers to what others ask. */
import { useState } from "preact/hooks";
import { t } from "../core/text";
import { Icon } from "../parts/Icon";
import { seatName } from "./Seats";
import type { Table } from "./state";

export function Tools({ table }: { table: Table }) {
  const [sure, setSure] = useState(false);
  const info = table.info.value;
  const seat = table.seat.value;
  const position = table.sight.value?.position;
  if (!info || seat < 0 || info.status !== "playing") return null;
  const begun = (table.sight.value?.log ?? []).some((told) => told.actor === seat) || Boolean(position?.draft);
  return (
    <>
      {info.hints && <HintButton table={table} />}
      <button disabled={!begun || table.busy.value || Boolean(info.offer)} onClick={() => table.ask({ type: "undo", seat })}>
        {t((position?.undo ?? -1) === seat ? "ui-undo" : "ui-undo-ask")}
      </button>
      <button class="quiet" disabled={Boolean(info.offer)} onClick={() => table.ask({ type: "propose", seat })}>
        {t("ui-stop")}
      </button>
      {sure ? (
        <span class="row sure">
          <button class="danger" onClick={() => (setSure(false), table.ask({ type: "resign", seat }))}>
            {t("ui-resign-sure")}
          </button>
          <button class="quiet" onClick={() => setSure(false)}>
            {t("ui-no")}
          </button>
        </span>
      ) : (
        <button class="quiet" onClick={() => setSure(true)}>
          {t("ui-resign")}
        </button>
      )}
    </>
  );
}

/** Asks an adviser, unless one thinks already. */
export function askHint(table: Table): void {
  const seat = table.seat.peek();
  const info = table.info.peek();
  const may = info?.hints && info.status === "playing" && info.seats[seat]?.kind === "person";
  if (may && !table.advising.peek() && !table.behind.peek()) table.ask({ type: "hint", seat });
}

function HintButton({ table }: { table: Table }) {
  const thinks = Boolean(table.advising.value);
  return (
    <button disabled={thinks || Boolean(table.advice.value)} aria-keyshortcuts="h" onClick={() => askHint(table)}>
      <Icon kind="bulb" />
      <span>
        {t("ui-hint")}
        {thinks && <span class="dots" aria-label={t("ui-seat-thinking")} />}
      </span>
    </button>
  );
}

/** An offer on the table, and this screen's answers. */
export function OfferBar({ table }: { table: Table }) {
  const info = table.info.value;
  const offer = info?.offer;
  if (!info || !offer) return null;
  const by = info.seats[offer.by];
  const agreed = offer.agreed ?? [];
  const mine = (table.hello.value?.seats ?? []).filter((seat) => seat !== offer.by && !agreed.includes(seat));
  const seat = mine[0];
  return (
    <div class="offer" role="alert">
      <p>{t(`ui-offer-${offer.kind}`, { who: by ? seatName(by) : "" })}</p>
      {seat !== undefined ? (
        <div class="row">
          <button class="primary" onClick={() => table.ask({ type: "answer", seat, yes: true })}>
            {t("ui-agree")}
          </button>
          <button onClick={() => table.ask({ type: "answer", seat, yes: false })}>{t("ui-decline")}</button>
        </div>
      ) : (
        <p class="muted">{t("ui-offer-waiting")}</p>
      )}
    </div>
  );
}
