/** A table: board, prompt, seats, log, chat, and what belongs to it. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { zonesAt } from "../core/cards";
import { gameOf, post, problem } from "../core/api";
import { fromFragment, held, hold } from "../core/keys";
import { go, place } from "../core/router";
import { me } from "../core/me";
import { wide } from "../core/prefs";
import { say, t } from "../core/text";
import { BoardView } from "../board/BoardView";
import { Sheet } from "../parts/Sheet";
import { Help } from "../parts/Help";
import { Top } from "../parts/Top";
import { Account } from "../table/Account";
import { Acts } from "../table/Acts";
import { Bubble } from "../table/Bubble";
import { Chat } from "../table/Chat";
import { Curtain, useCurtain } from "../table/Curtain";
import { Dare } from "../table/Dare";
import { End } from "../table/End";
import { Fingers } from "../table/hand";
import { again, Host } from "../table/Host";
import { Join } from "../table/Join";
import { LineState } from "../table/Line";
import { Log } from "../table/Log";
import { Notes } from "../table/Notes";
import { Notice } from "../table/Notice";
import { Prompt } from "../table/Prompt";
import { Goals, Seats } from "../table/Seats";
import { Share } from "../table/Share";
import { Table } from "../table/state";
import { askHint, OfferBar, Tools } from "../table/Tools";
import { Buttons, Zones } from "../zones/Zones";

type Panel = "" | "chat" | "share" | "host" | "help" | "log";

/** Takes the secrets of a link into this device and out of the address bar, then sits down. */
export function TablePage({ id }: { id: string }) {
  const found = fromFragment(place.value.hash);
  useEffect(() => {
    if (!found) return;
    hold(id, found);
    go(`/t/${id}`, true);
  });
  return found ? null : <Sitting id={id} />;
}

function Sitting({ id }: { id: string }) {
  const { table, fingers } = useMemo(() => {
    const made = new Table(id);
    return { table: made, fingers: new Fingers(made) };
  }, [id]);
  const [panel, setPanel] = useState<Panel>("");
  useEffect(() => {
    table.start();
    claim(table);
    return () => {
      fingers.stop();
      table.stop();
    };
  }, [table]);
  useLayoutEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      const typing = (event.target as Element | null)?.closest("input, textarea, select");
      if (typing || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") fingers.back();
      else if (event.key === "?") setPanel("help");
      else if (event.key === "h" && !event.ctrlKey && !event.metaKey) askHint(table);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keyed);
    return () => removeEventListener("keydown", keyed);
  }, [fingers]);
  const curtain = useCurtain(table);
  const info = table.info.value;
  const sight = table.sight.value;
  const hello = table.hello.value;
  const game = info ? gameOf(info.game) : undefined;
  const colours = info?.seats.map((seat) => seat.colour) ?? [];
  const mine = hello?.seats ?? [];
  const scene = curtain.down ? undefined : sight?.position.scene;
  const hand = mine.length ? fingers.hand() : undefined;
  const middle = <Zones scene={scene} game={info?.game ?? ""} hand={hand} side="middle" />;
  const board = Boolean(sight?.board.spaces.length);
  const beside = sight && sight.board.height > sight.board.width && zonesAt(scene, "dock").length > 0; // a high board leaves room there
  const title = info && game ? t(`${game.code.toLowerCase()}-name`) : "Cavale";
  useEffect(() => {
    document.title = `${title} · Cavale`;
  }, [title]);
  return (
    <div class="page table-page">
      <Top>
        <h1 class="table-title">{title}</h1>
        {info && (
          <a class="quiet-link" href={`/rules/${info.game}`} target="cavale-rules" rel="noopener">
            {t("ui-rules")}
          </a>
        )}
      </Top>
      <Notice table={table} />
      <LineState table={table} />
      {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
      <main class="table">
        <div class={beside ? "stage beside" : "stage"}>
          <Prompt table={table} fingers={fingers} hidden={curtain.down} />
          <div class="board-frame">
            {hello && sight && info ? (
              curtain.down ? (
                <Curtain table={table} open={curtain.open} />
              ) : !board ? (
                <div class="felt">{middle}</div>
              ) : (
                <BoardView
                  game={info.game}
                  colours={colours}
                  board={sight.board}
                  scene={sight.position.scene}
                  told={sight.log[sight.log.length - 1]?.text.key}
                  acts={sight.acts}
                  trail={sight.trail}
                  quick={sight.quick}
                  hand={hand}
                  label={t("ui-board", { game: title })}
                />
              )
            ) : (
              <div class="board-wait">{t("ui-connecting")}</div>
            )}
            {sight && info && !curtain.down && <Acts acts={sight.acts} number={sight.position.entries} game={info.game} />}
            {!curtain.down && <Bubble table={table} game={info?.game ?? ""} />}
          </div>
          <div class="foot">
            {sight && !curtain.down && <Account acts={sight.acts} number={sight.position.entries} />}
            {info && scene && (
              <div class="below">
                {board && !wide.value && middle}
                <Zones scene={scene} game={info.game} hand={hand} side="dock">
                  <Goals scene={scene} />
                </Zones>
              </div>
            )}
            <div class="actions">
              {hand && scene?.buttons?.length ? (
                <div class="row">
                  <Buttons scene={scene} hand={hand} />
                </div>
              ) : null}
              <Tools table={table} />
            </div>
          </div>
        </div>
        <aside class="side" aria-label={t("ui-table")}>
          <OfferBar table={table} />
          {info?.status === "over" && !table.behind.value && (
            <End info={info} mine={mine} rematch={held(id).host ? () => void again(table) : null} share={() => setPanel("share")} />
          )}
          {info && info.status !== "over" && hello && mine.length === 0 && <Join table={table} />}
          <Notes scene={scene} watchers={info?.watchers ?? 0} />
          <Seats table={table} scene={scene} hand={hand} />
          {info?.status === "waiting" && <Share table={table} />}
        </aside>
        <aside class="side side-2" aria-label={t("ui-log")}>
          {board && wide.value && middle}
          {!curtain.down && (
            <div class="side-log">
              <h2>{t("ui-log")}</h2>
              <Log log={sight?.log ?? []} colours={colours} />
            </div>
          )}
          <div class="side-tools">
            <button onClick={() => setPanel("chat")}>
              {t("ui-chat")}
              {table.unread.value > 0 && <span class="unread">{table.unread.value}</span>}
            </button>
            <button onClick={() => setPanel("share")}>{t("ui-share")}</button>
            {held(id).host && <button onClick={() => setPanel("host")}>{t("ui-host")}</button>}
            <button class="quiet" onClick={() => setPanel("help")}>
              {t("ui-help")}
            </button>
          </div>
        </aside>
      </main>
      <Dare fingers={fingers} />
      {panel === "chat" && <Sheet title={t("ui-chat")} close={() => setPanel("")}><Chat table={table} /></Sheet>}
      {panel === "share" && <Sheet title={t("ui-share")} close={() => setPanel("")}><Share table={table} /></Sheet>}
      {panel === "host" && <Sheet title={t("ui-host")} close={() => setPanel("")}><Host table={table} /></Sheet>}
      {panel === "help" && <Sheet title={t("ui-help")} close={() => setPanel("")}><Help /></Sheet>}
    </div>
  );
}

/** Says who we are to the seats whose links we hold. */
function claim(table: Table): void {
  for (const key of held(table.id).keys) {
    void post(`/api/tables/${table.id}/join`, { name: me(), key }).catch(() => undefined);
  }
}
