/** How a program takes a free seat: its token, and a command to copy. */
import { held } from "../core/keys";
import { t } from "../core/text";
import { CopyRow } from "./Share";

/** The token of a seat, if this device may give it away. */
export function tokenOf(table: string, seat: number): string {
  return held(table).seats.find((one) => one.seat === seat)?.key ?? "";
}

export function Program({ table, seat }: { table: string; seat: number }) {
  const token = tokenOf(table, seat);
  const command = `cavale bot --server ${location.origin} --table ${table} --token ${token} --bot search`;
  return (
    <div class="program">
      <p class="muted">{t("ui-program-words")}</p>
      <CopyRow label={t("ui-program-token")} text={token} />
      <CopyRow label={t("ui-program-command")} text={command} />
    </div>
  );
}
