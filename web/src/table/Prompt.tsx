/** One line that always says whose turn it is and what is asked; below it, what the thing under the hand will do. */
import { useEffect, useRef } from "preact/hooks";
import type { Advice, Choice } from "../wire";
import { accountOf } from "../core/acts";
import { aids, still } from "../core/prefs";
import { say, t } from "../core/text";
import { completes, matching } from "../core/narrow";
import { Mark } from "../board/marks";
import type { Fingers } from "./hand";
import type { Table } from "./state";

/** What an adviser says: how one stands, what is best and why. */
function adviceWords({ chance, reason }: Advice, best: Choice | undefined): string {
  const stands = t("ui-hint-chance", { chance });
  if (!best) return stands;
  const what = best.preview ? say(best.preview.label) : best.notation;
  return `${stands} ${reason ? t("ui-hint-best-for", { what, reason: say(reason) }) : t("ui-hint-best", { what })}`;
}

export function Prompt({ table, fingers, hidden }: { table: Table; fingers: Fingers; hidden: boolean }) {
  const sight = table.sight.value;
  const info = table.info.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (table.advice.value) box.current?.scrollIntoView?.({ block: "nearest", behavior: still() ? "auto" : "smooth" }); // it was asked for below the board
  }, [table.advice.value]);
  if (!sight || !info) return <p class="prompt">{t("ui-connecting")}</p>;
  if (hidden) {
    return (
      <div class="prompt">
        <p class="prompt-main">{t("ui-curtain-down")}</p>
      </div>
    );
  }
  const { scene } = sight.position;
  const choices = scene.choices ?? [];
  const path = fingers.path.value;
  const armed = fingers.armed.value;
  const choice = armed ? completes(choices, path, armed) : undefined;
  const says = (choice?.preview?.effects ?? []).flatMap((effect) => (effect.type === "says" && (!effect.aid || aids.value === "on") ? [say(effect.text)] : []));
  const actor = info.seats[scene.actor];
  const mine = (table.hello.value?.seats ?? []).includes(scene.actor);
  const open = info.seats.filter((seat) => seat.kind === "open").length;
  const main = info.status === "waiting" ? t("ui-waiting-for", { count: open }) : say(scene.prompt);
  const told = sight.log[sight.log.length - 1];
  let hint = told && info.status === "playing" ? say(accountOf(told)[0] ?? told.text) : "";
  const advice = table.advice.value?.seat === sight.position.seat ? table.advice.value : null;
  const advised = advice ? adviceWords(advice, fingers.advised.value) : "";
  if (advice && (!choice || choice === fingers.advised.value)) hint = advised;
  else if (choice?.preview) hint = [say(choice.preview.label), ...says].join(" · ");
  else if (path.length) hint = t("ui-choose-next", { count: matching(choices, path).length });
  else if (mine && choices.length && sight.log.length < 6) hint = t("ui-choose-first");
  return (
    <div ref={box} class={`prompt seat-${actor?.colour ?? "nobody"}${mine && info.status === "playing" ? " yours" : ""}${choice ? " foretells" : ""}`}>
      {actor && info.status === "playing" && <Mark seat={scene.actor} colour={actor.colour} />}
      <div class="prompt-words">
        <p class="prompt-main" role="status" aria-live="polite">
          <span>
            {main}
            {actor?.thinking && <span class="dots" aria-label={t("ui-seat-thinking")} />}
          </span>
        </p>
        <p class="prompt-hint">
          {hint || "\u00a0"}
        </p>
        <p class="unseen" role="status">
          {advised}
        </p>
      </div>
      {(path.length > 0 || (mine && (sight.position.draft ?? 0) > 0)) && (
        <button class="quiet" onClick={() => fingers.back()}>
          {t("ui-back")}
        </button>
      )}
    </div>
  );
}
