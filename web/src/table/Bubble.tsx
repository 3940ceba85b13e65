/** Why something cannot be done, at the place that was touched, with the paragraph. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say, t } from "../core/text";
import type { Table } from "./state";

export function Bubble({ table, game }: { table: Table; game: string }) {
  const bubble = table.bubble.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (!element || !frame || !bubble) return;
    const touched = bubble.at ? document.getElementById(`at-${bubble.at}`) : null;
    const outer = frame.getBoundingClientRect();
    const inner = touched?.getBoundingClientRect() ?? outer;
    const wide = element.offsetWidth;
    const middle = inner.left + inner.width / 2 - outer.left;
    element.style.left = `${Math.max(4, Math.min(outer.width - wide - 4, middle - wide / 2))}px`;
    const below = inner.bottom - outer.top + 8;
    const above = inner.top - outer.top - element.offsetHeight - 8;
    element.style.top = `${above > 0 ? above : Math.min(below, outer.height - element.offsetHeight - 4)}px`;
  }, [bubble]);
  useEffect(() => {
    if (!bubble) return;
    const timer = setTimeout(() => (table.bubble.value = null), 9000);
    return () => clearTimeout(timer);
  }, [bubble]);
  if (!bubble) return null;
  return (
    <div ref={box} class="bubble" role="alert">
      <p>{say(bubble.text)}</p>
      <p class="bubble-foot">
        {bubble.paragraph && (
          <a href={`/rules/${game}#${bubble.paragraph}`} target="cavale-rules" rel="noopener">
            {t("ui-rule", { paragraph: bubble.paragraph })}
          </a>
        )}
        <button class="quiet small" onClick={() => (table.bubble.value = null)}>
          {t("ui-close")}
        </button>
      </p>
    </div>
  );
}
