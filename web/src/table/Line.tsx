/** The connection, when there is something to say about it. */
import { useEffect, useState } from "preact/hooks";
import { drop, held } from "../core/keys";
import { say, t } from "../core/text";
import type { Table } from "./state";

export function LineState({ table }: { table: Table }) {
  const [, tick] = useState(0);
  const [back, setBack] = useState(false);
  const health = table.health.value;
  useEffect(() => {
    if (health === "lost") {
      setBack(true);
      const timer = setInterval(() => tick((count) => count + 1), 500);
      return () => clearInterval(timer);
    }
    if (health === "open" && back) {
      const timer = setTimeout(() => setBack(false), 2500);
      return () => clearTimeout(timer);
    }
    return;
  }, [health, back]);
  if (table.gone.value) {
    const { keys, host } = held(table.id);
    return (
      <p class="line lost" role="alert">
        {say(table.gone.value)}
        {(keys.length > 0 || host) && (
          <button class="small" onClick={() => (drop(table.id), location.reload())}>
            {t("ui-watch-instead")}
          </button>
        )}
        <a class="button small" href="/">{t("ui-home")}</a>
      </p>
    );
  }
  if (health === "lost") {
    const seconds = Math.max(0, Math.ceil((table.retryAt.value - Date.now()) / 1000));
    return (
      <p class="line lost" role="alert">
        {t("ui-lost", { seconds })}
        <button class="small" onClick={() => table.hurry()}>
          {t("ui-retry")}
        </button>
      </p>
    );
  }
  return health === "open" && back ? (
    <p class="line back" role="status">
      {t("ui-back-again")}
    </p>
  ) : null;
}
