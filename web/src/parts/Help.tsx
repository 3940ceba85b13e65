/** How to play with keys, what the marks on the board mean, and whether learners are advised. */
import { aids } from "../core/prefs";
import { t } from "../core/text";

const KEYS: [string, string][] = [
  ["↑ ↓ ← →", "ui-help-arrows"],
  ["Enter", "ui-help-enter"],
  ["N", "ui-help-next"],
  ["R", "ui-help-turn"],
  ["+ − 0", "ui-help-zoom"],
  ["Esc", "ui-help-escape"],
  ["Tab", "ui-help-tab"],
  ["?", "ui-help-help"],
];

export function Help() {
  return (
    <div class="help">
      <p>{t("ui-help-touch")}</p>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <p>{t("ui-help-refused")}</p>
      <label class="check">
        <input type="checkbox" checked={aids.value === "on"} onChange={(event) => (aids.value = event.currentTarget.checked ? "on" : "off")} />
        {t("ui-aids")}
      </label>
    </div>
  );
}
