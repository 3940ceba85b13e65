/** What happened, in words. */
import { useEffect, useRef } from "preact/hooks";
import type { Told } from "../wire";
import { say, t } from "../core/text";
import { Mark } from "../board/marks";

interface Props {
  log: readonly Told[];
  colours: readonly string[];
  live?: boolean;
}

export function Log({ log, colours, live = true }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log.length]);
  return (
    <div ref={list} class="log" role="log" aria-live={live ? "polite" : "off"} aria-label={t("ui-log")} tabIndex={0}>
      <ol>
      {log.map((told, index) => (
        <li key={index} class={index === log.length - 1 ? "told newest" : "told"}>
          {told.actor >= 0 ? <Mark seat={told.actor} colour={colours[told.actor] ?? "nobody"} /> : <span class="mark chance">{told.actor === -1 ? "⚂" : "↩"}</span>}
          <span>{say(told.text)}</span>
        </li>
      ))}
      {log.length === 0 && <li class="told empty">{t("ui-log-empty")}</li>}
      </ol>
    </div>
  );
}
