/** An account of what one doing came to: line by line as it happens, and again from the log. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Text } from "../wire";
import type { Act } from "../core/acts";
import { say, t } from "../core/text";
import { Sheet } from "../parts/Sheet";

/** Grows line by line, and stays until the next touch or the next doing. */
export function Account({ acts, number }: { acts: readonly Act[]; number: number }) {
  const [closed, setClosed] = useState(-1);
  const lines = acts.filter((act) => act.kind === "tells");
  const open = lines.length > 0 && closed !== number;
  useLayoutEffect(() => {
    if (!open) return;
    const close = (): void => setClosed(number);
    const events = ["pointerdown", "keydown"];
    for (const event of events) addEventListener(event, close);
    return () => {
      for (const event of events) removeEventListener(event, close);
    };
  }, [open, number]);
  if (!open) return null;
  return (
    <section class="account" aria-label={t("ui-account")}>
      <ol>
        {lines.map((line, index) => (
          <li key={index} style={{ animationDelay: `${line.start}ms` }}>
            {say(line.text)}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function AccountSheet({ lines, close }: { lines: readonly Text[]; close: () => void }) {
  return (
    <Sheet title={t("ui-account")} close={close}>
      <ol class="account-lines">
        {lines.map((line, index) => (
          <li key={index}>{say(line)}</li>
        ))}
      </ol>
    </Sheet>
  );
}
