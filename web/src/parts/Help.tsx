/** How to play with keys, what the marks on the board mean, and what this device would like: advice, questions before dares. */
import type { Signal } from "@preact/signals";
import { aids, dares } from "../core/prefs";
import { t } from "../core/text";

const KEYS: [string, string][] = [
  ["↑ ↓ ← →", "ui-help-arrows"],
  ["Enter", "ui-help-enter"],
  ["N", "ui-help-next"],
  ["R", "ui-help-turn"],
  ["H", "ui-help-hint"],
  ["+ − 0", "ui-help-zoom"],
  ["Esc", "ui-help-escape"],
  ["Tab", "ui-help-tab"],
  ["?", "ui-help-help"],
];

function Switch({ pref, words }: { pref: Signal<string>; words: string }) {
  return (
    <label class="check">
      <input type="checkbox" checked={pref.value === "on"} onChange={(event) => (pref.value = event.currentTarget.checked ? "on" : "off")} />
      {t(words)}
    </label>
  );
}

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
      <Switch pref={aids} words="ui-aids" />
      <Switch pref={dares} words="ui-dares" />
    </div>
  );
}
