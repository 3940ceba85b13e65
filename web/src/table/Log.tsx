/** What happened, in words. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Text, Told } from "../wire";
import { accountOf } from "../core/acts";
import { say, t } from "../core/text";
import { Mark } from "../board/marks";
import { Icon } from "../parts/Icon";
import { AccountSheet } from "./Account";

interface Props {
  log: readonly Told[];
  colours: readonly string[];
  live?: boolean;
}

const MANY = 4; // things that chance does at once; more are folded away

/** Lines of the log in groups: what chance did at once belongs together. */
export function groups(log: readonly Told[]): Told[][] {
  const found: Told[][] = [];
  for (const told of log) {
    const last = found[found.length - 1];
    if (last?.[0] && told.actor === -1 && last[0].actor === -1 && last[0].number === told.number) last.push(told);
    else found.push([told]);
  }
  return found.flatMap((group) => (group.length > MANY ? [group] : group.map((told) => [told])));
}

interface LineProps {
  told: Told;
  colours: readonly string[];
  newest: boolean;
  open: (account: readonly Text[]) => void;
}

function Line({ told, colours, newest, open }: LineProps) {
  const account = accountOf(told);
  return (
    <li class={newest ? "told newest" : "told"}>
      {told.actor >= 0 ? <Mark seat={told.actor} colour={colours[told.actor] ?? "nobody"} /> : <span class="mark chance">{told.actor === -1 ? "⚂" : "↩"}</span>}
      <span>{say(told.text)}</span>
      {account.length > 0 && (
        <button class="quiet icon" aria-label={t("ui-account")} onClick={() => open(account)}>
          <Icon kind="list" />
        </button>
      )}
    </li>
  );
}

export function Log({ log, colours, live = true }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [account, setAccount] = useState<readonly Text[]>([]);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [log.length]);
  return (
    <div ref={list} class="log" role="log" aria-live={live ? "polite" : "off"} aria-label={t("ui-log")} tabIndex={0}>
      <ol>
      {groups(log).map((group, index) =>
        group.length === 1 && group[0] ? (
          <Line key={index} told={group[0]} colours={colours} newest={group[0] === log[log.length - 1]} open={setAccount} />
        ) : (
          <li key={index} class="folded">
            <details>
              <summary>{t("ui-log-folded", { count: group.length })}</summary>
              <ol>{group.map((told, at) => <Line key={at} told={told} colours={colours} newest={false} open={setAccount} />)}</ol>
            </details>
          </li>
        ),
      )}
      {log.length === 0 && <li class="told empty">{t("ui-log-empty")}</li>}
      </ol>
      {account.length > 0 && <AccountSheet lines={account} close={() => setAccount([])} />}
    </div>
  );
}
