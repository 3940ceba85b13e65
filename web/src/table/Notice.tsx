/** What everyone at the table should know, such as a bot that gave no answer: above all else, until it is closed. */
import { say, t } from "../core/text";
import type { Table } from "./state";

export function Notice({ table }: { table: Table }) {
  if (!table.notice.value) return null;
  return (
    <p class="line notice" role="alert">
      {say(table.notice.value)}
      <button class="small" onClick={() => (table.notice.value = null)}>
        {t("ui-close")}
      </button>
    </p>
  );
}
