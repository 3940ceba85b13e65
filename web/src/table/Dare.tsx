/** Before something that should not be done without thinking twice: whether it is meant. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say, t } from "../core/text";
import { Sheet } from "../parts/Sheet";
import type { Fingers } from "./hand";

export function Dare({ fingers }: { fingers: Fingers }) {
  const no = useRef<HTMLButtonElement>(null);
  const preview = fingers.dare.value?.preview;
  useLayoutEffect(() => no.current?.focus(), [preview]);
  if (!preview?.dare) return null;
  return (
    <Sheet title={say(preview.label)} close={() => fingers.answer(false)}>
      <p class="dare">{say(preview.dare)}</p>
      <div class="row">
        <button ref={no} onClick={() => fingers.answer(false)}>
          {t("ui-dare-no")}
        </button>
        <button class="primary" onClick={() => fingers.answer(true)}>
          {t("ui-dare-yes")}
        </button>
      </div>
    </Sheet>
  );
}
