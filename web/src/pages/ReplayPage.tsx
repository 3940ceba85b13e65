/** A match looked back upon: step, slide, let it run, through whose eyes one likes. */
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Film, SeatWish, TableMade } from "../wire";
import { attempt, gameOf, get, post, problem, usualBot } from "../core/api";
import { holdMade, rights } from "../core/keys";
import { me } from "../core/me";
import { wide } from "../core/prefs";
import { go, place } from "../core/router";
import { say, t, tOr } from "../core/text";
import { BoardView } from "../board/BoardView";
import { Mark } from "../board/marks";
import { Icon } from "../parts/Icon";
import { Top } from "../parts/Top";
import { Account } from "../table/Account";
import { Acts, useActs } from "../table/Acts";
import { endWords } from "../table/End";
import { Log } from "../table/Log";
import { Race } from "../table/Race";
import { CopyRow } from "../table/Share";
import { CounterView, Goals, isAim } from "../table/Seats";
import { Zones } from "../zones/Zones";

export function ReplayPage({ id }: { id: string }) {
  const [eyes, setEyes] = useState(-1);
  const [film, setFilm] = useState<Film | null>(null);
  const [at, setAt] = useState(() => Math.max(0, Number.parseInt(place.peek().hash, 10) || 0));
  const [runs, setRuns] = useState(false);
  const last = Math.max(0, (film?.frames.length ?? 1) - 1);
  const frame = film?.frames[Math.min(at, last)];
  useEffect(() => void attempt(() => get<Film>(`/api/tables/${id}/film?seat=${eyes}&${rights(id)}`)).then((found) => found && setFilm(found)), [id, eyes]);
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setRuns(false)), 1100);
    return () => clearTimeout(timer);
  }, [runs, at, last]);
  const step = (by: number): void => {
    setRuns(false);
    setAt((now) => Math.max(0, Math.min(last, now + by)));
  };
  useLayoutEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if ((event.target as Element | null)?.closest("input, select, button")) return;
      if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
      else if (event.key === "Home") step(-last);
      else if (event.key === "End") step(last);
      else if (event.key === " ") setRuns((on) => !on);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keyed);
    return () => removeEventListener("keydown", keyed);
  }, [last]);
  const [acts, trail] = useActs(film, at);
  const log = useMemo(() => film?.frames.slice(0, at + 1).flatMap((one) => one.log) ?? [], [film, at]);
  if (!film || !frame) {
    return (
      <div class="page">
        <Top />
        <main class="lost-page">{problem.value ? <p class="problem" role="alert">{say(problem.value)}</p> : t("ui-connecting")}</main>
      </div>
    );
  }
  const game = gameOf(film.game);
  const colours = (game?.seats ?? []).slice(0, film.names.length);
  const title = game ? t(`${game.code.toLowerCase()}-name`) : film.game;
  return (
    <div class="page table-page replay-page">
      <Top>
        <h1 class="table-title">{t("ui-replay-of", { game: title })}</h1>
      </Top>
      <main class="table">
        <div class="stage">
          <div class={`prompt seat-${colours[frame.scene.actor] ?? "nobody"}`}>
            <div class="prompt-words">
              <p class="prompt-main" role="status" aria-live="polite">
                {frame.log.length ? frame.log.map((told) => say(told.text)).join(" · ") : t("ui-replay-start")}
              </p>
              <p class="prompt-hint">{t("ui-step-of", { step: at, last })}</p>
            </div>
          </div>
          <div class="board-frame">
            {film.board.spaces.length > 0 && (
              <BoardView
                game={film.game}
                colours={colours}
                board={film.board}
                scene={frame.scene}
                told={frame.log[frame.log.length - 1]?.text.key}
                acts={acts}
                trail={trail}
                label={t("ui-board", { game: title })}
              />
            )}
            <Acts acts={acts} number={at} game={film.game} />
          </div>
          <div class="foot">
            <Account acts={acts} number={at} />
            <div class="below">
              {!wide.value && <Zones scene={frame.scene} game={film.game} side="middle" />}
              <Zones scene={frame.scene} game={film.game} side="dock">
                <Goals scene={frame.scene} />
              </Zones>
            </div>
          </div>
        </div>
        <aside class="side" aria-label={t("ui-replay")}>
          <section class="player" aria-label={t("ui-replay")}>
            <input type="range" min="0" max={last} value={at} aria-label={t("ui-step-of", { step: at, last })} onInput={(event) => (setRuns(false), setAt(event.currentTarget.valueAsNumber))} />
            <div class="row transport">
              <button class="icon" aria-label={t("ui-first")} onClick={() => step(-last)}><Icon kind="first" /></button>
              <button class="icon" aria-label={t("ui-previous")} onClick={() => step(-1)}><Icon kind="previous" /></button>
              <button class="primary grow" onClick={() => (at >= last && setAt(0), setRuns(!runs))}>{t(runs ? "ui-pause" : "ui-run")}</button>
              <button class="icon" aria-label={t("ui-next")} onClick={() => step(1)}><Icon kind="next" /></button>
              <button class="icon" aria-label={t("ui-last")} onClick={() => step(last)}><Icon kind="last" /></button>
            </div>
            {film.race.length > 1 && <Race race={film.race} colours={colours} at={at} pick={(to) => (setRuns(false), setAt(to))} />}
            {at === last && film.end && <p class="end-line">{endWords(film.game, film.end)}</p>}
          </section>
          <ul class="seats">
            {film.names.map((who, seat) => (
              <li key={seat} class={`seat seat-${colours[seat] ?? ""}${frame.scene.actor === seat ? " acts" : ""}`}>
                <Mark seat={seat} colour={colours[seat] ?? ""} />
                <span class="who">
                  <span class="seat-name">{tOr(`bot-${who}`, who)}</span>
                  <span class="seat-state">{t(`colour-${colours[seat] ?? ""}`)}</span>
                </span>
                <span class="seat-right">
                  {(frame.scene.counters ?? []).filter((counter) => counter.owner === seat && !isAim(counter, frame.scene)).map((counter) => (
                    <CounterView key={counter.id} counter={counter} />
                  ))}
                </span>
                <Zones scene={frame.scene} game={film.game} side="plate" owner={seat} />
              </li>
            ))}
          </ul>
          {game?.hidden && (
            <label>
              {t("ui-eyes")}
              <select value={String(eyes)} onChange={(event) => setEyes(Number(event.currentTarget.value))}>
                <option value="-1">{t("ui-eyes-all")}</option>
                {film.names.map((who, seat) => (
                  <option key={seat} value={String(seat)}>
                    {who}
                  </option>
                ))}
              </select>
            </label>
          )}
        </aside>
        <aside class="side side-2" aria-label={t("ui-log")}>
          {wide.value && <Zones scene={frame.scene} game={film.game} side="middle" />}
          <div class="side-log">
            <h2>{t("ui-log")}</h2>
            <Log log={log} colours={colours} live={false} />
          </div>
          <div class="row wrap">
            <button onClick={() => void fork(id, at, frame.scene.actor, film.names.length)}>{t("ui-fork")}</button>
            <a class="button" href={`/api/tables/${id}/record?${rights(id)}`} download={`${film.game}-${id}.record`}>
              {t("ui-download")}
            </a>
          </div>
          <CopyRow label={t("ui-replay-link")} text={`${location.origin}/replay/${id}${at ? `#${at}` : ""}`} />
          {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
        </aside>
      </main>
    </div>
  );
}

/** A new table from here on: you take the seat to act, bots the others. */
async function fork(id: string, at: number, actor: number, players: number): Promise<void> {
  const mine = Math.max(0, actor);
  const seats = Array.from({ length: players }, (_, seat): SeatWish => (seat === mine ? { kind: "person", name: me() } : { kind: "bot", name: usualBot() }));
  const made = await attempt(() => post<TableMade>(`/api/tables/${id}/fork?${rights(id)}`, { at, seats }));
  if (!made) return;
  holdMade(made, [mine]);
  go(`/t/${made.table}`);
}
