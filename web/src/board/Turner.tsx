/** Buttons to turn a tile and to lay it; they stay where they are while it turns. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Choice } from "../wire";
import type { Turning } from "../core/turning";
import { say, t } from "../core/text";
import { Icon } from "../parts/Icon";

/** The keys that turn, with the clock or against it. */
export const TURNS: Readonly<Record<string, boolean>> = { ArrowRight: true, ArrowLeft: false, r: true, R: false };

interface Props {
  turning: Turning;
  choice: Choice | undefined; // what laying it now would be
  above: boolean; // where they cover nothing that matters
  turned: (clockwise: boolean) => void;
  lay: () => void;
  back: () => void;
}

export function Turner({ turning, choice, above, turned, lay, back }: Props) {
  const { options, turn } = turning;
  const check = useRef<HTMLButtonElement>(null);
  // Whoever came by a key that is gone goes on here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) check.current?.focus({ preventScroll: true });
  }, [turning.piece.at]);
  const keyed = (event: KeyboardEvent): void => {
    const clockwise = TURNS[event.key];
    if (clockwise === undefined) return;
    event.preventDefault();
    turned(clockwise);
  };
  const words = t("ui-turn-at", { place: options.indexOf(turn) + 1, count: options.length });
  return (
    <div class={`turner${above ? " above" : ""}`} role="group" aria-label={t("ui-turn-it")} onKeyDown={keyed}>
      <button class="icon" aria-label={t("ui-turn-left")} title={t("ui-turn-left")} disabled={options.length < 2} onClick={() => turned(false)}>
        <Icon kind="left" />
      </button>
      <button ref={check} class="icon primary" aria-label={t("ui-turn-lay")} title={t("ui-turn-lay")} onClick={lay}>
        <Icon kind="check" />
      </button>
      <button class="icon" aria-label={t("ui-turn-right")} title={t("ui-turn-right")} disabled={options.length < 2} onClick={() => turned(true)}>
        <Icon kind="right" />
      </button>
      <button class="icon" aria-label={t("ui-back")} title={t("ui-back")} onClick={back}>
        <Icon kind="cross" />
      </button>
      <span class="unseen" aria-live="polite">
        {choice?.preview ? `${words}: ${say(choice.preview.label)}` : words}
      </span>
    </div>
  );
}
