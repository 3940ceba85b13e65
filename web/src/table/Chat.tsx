/** Ready phrases and free words. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t, tOr } from "../core/text";
import { Mark } from "../board/marks";
import type { Table } from "./state";

const PHRASES = ["hello", "luck", "well-played", "oops", "thinking", "hurry", "thanks", "again", "bye"];

export function Chat({ table }: { table: Table }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const info = table.info.value;
  const said = table.chat.value;
  useEffect(() => {
    table.unread.value = 0;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  if (info?.chat === false) return <p class="muted">{t("ui-chat-off")}</p>;
  return (
    <div class="chat">
      <div ref={list} class="said" role="log" aria-label={t("ui-chat")} tabIndex={0}>
      <ul>
        {said.map((line, index) => (
          <li key={index}>
            {line.seat >= 0 && <Mark seat={line.seat} colour={info?.seats[line.seat]?.colour ?? "nobody"} />}
            <span>
              <b>{line.name || t("ui-spectator")}</b> {line.phrase ? tOr(`phrase-${line.phrase}`, t(`ui-phrase-${line.phrase}`)) : line.text}
            </span>
          </li>
        ))}
        {said.length === 0 && <li class="muted">{t("ui-chat-empty")}</li>}
      </ul>
      </div>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} class="chip" onClick={() => table.ask({ type: "say", phrase })}>
            {tOr(`phrase-${phrase}`, t(`ui-phrase-${phrase}`))}
          </button>
        ))}
      </div>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) table.ask({ type: "say", text: text.trim() });
          setText("");
        }}
      >
        <input
          value={text}
          maxLength={200}
          aria-label={t("ui-chat-write")}
          placeholder={t("ui-chat-write")}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{t("ui-send")}</button>
      </form>
    </div>
  );
}
