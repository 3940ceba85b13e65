/** For whoever looks on: sit down where a seat is open, or with a code. */
import { useState } from "preact/hooks";
import type { JoinWish, SeatKey } from "../wire";
import { attempt, post, problem } from "../core/api";
import { hold } from "../core/keys";
import { guest, me } from "../core/me";
import { name } from "../core/prefs";
import { say, t } from "../core/text";
import type { Table } from "./state";

export function Join({ table }: { table: Table }) {
  const [code, setCode] = useState("");
  const info = table.info.value;
  const open = info?.seats.some((seat) => seat.kind === "open");
  async function sit(wish: Partial<JoinWish>): Promise<void> {
    const seat = await attempt(() => post<SeatKey>(`/api/tables/${table.id}/join`, { name: me(), ...wish }));
    if (!seat) return;
    hold(table.id, { keys: [seat.key] });
    location.reload();
  }
  return (
    <section class="join" aria-label={t("ui-join")}>
      <p>{t("ui-you-watch")}</p>
      <label>
        {t("ui-your-name")}
        <input value={name.value} maxLength={30} placeholder={guest()} onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      {open && (
        <button class="primary" onClick={() => void sit({})}>
          {t("ui-sit")}
        </button>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void sit({ code: code.trim() });
        }}
      >
        <input value={code} aria-label={t("ui-by-code")} placeholder={t("ui-by-code")} onInput={(event) => setCode(event.currentTarget.value)} />
        <button type="submit">{t("ui-join")}</button>
      </form>
      {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
    </section>
  );
}
