/** What holds for all the while: what is worth remembering, numbers that are nobody's own, who looks on. */
import type { Scene } from "../wire";
import { say, t } from "../core/text";
import { CounterView } from "./Seats";

export function Notes({ scene, watchers }: { scene: Scene | undefined; watchers: number }) {
  const shared = (scene?.counters ?? []).filter((counter) => (counter.owner ?? -1) < 0);
  return (
    <div class="notes">
      {(scene?.notes ?? []).map((note) => (
        <p key={note.key}>{say(note)}</p>
      ))}
      <div class="shared-counters">
        {shared.map((counter) => (
          <CounterView key={counter.id} counter={counter} />
        ))}
        {watchers > 0 && <span class="muted">{t("ui-watchers", { count: watchers })}</span>}
      </div>
    </div>
  );
}
