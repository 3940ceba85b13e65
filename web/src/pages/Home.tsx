/** The shelf: boxes to open, and what a visitor may want besides. */
import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../wire";
import { attempt, catalogue, joinByCode, post, problem } from "../core/api";
import { hold } from "../core/keys";
import { guest, me } from "../core/me";
import { name } from "../core/prefs";
import { go } from "../core/router";
import { say, t, tOr } from "../core/text";
import { artOf } from "../board/art";
import { Picture } from "../board/Drawing";
import { Sheet } from "../parts/Sheet";
import { Top } from "../parts/Top";
import { playNow } from "./make";
import { SetUp } from "./SetUp";

function Box({ game, open }: { game: GameInfo; open: () => void }) {
  const [busy, setBusy] = useState(false);
  const code = game.code.toLowerCase();
  return (
    <article class="box">
      <Picture art={artOf(game.name)?.box} />
      <div class="box-words">
        <h2>{t(`${code}-name`)}</h2>
        <p class="tagline">{t(`${code}-tagline`)}</p>
        <p class="about">{t(`${code}-about`)}</p>
        <p class="facts">{t("ui-players-range", { least: game.least, most: game.seats.length })}</p>
        <div class="row wrap">
          <button
            class="primary big"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void playNow(game).finally(() => setBusy(false));
            }}
          >
            {t("ui-play")}
          </button>
          <button class="big" onClick={open}>
            {t("ui-more-ways")}
          </button>
          <a class="quiet-link" href={`/rules/${game.name}`}>
            {t("ui-rules")}
          </a>
        </div>
      </div>
    </article>
  );
}

/** A game that is announced: a box still under its cloth. */
function Coming({ game, index }: { game: string; index: number }) {
  const title = tOr(`coming-${game}`, game.replace(/[-_]|(?<=[a-z])(?=\d)/g, " ").replace(/\b\w/g, (letter) => letter.toUpperCase()));
  return (
    <article class={`box coming cloth-${index % 3}`}>
      <svg viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" class="cloth" aria-hidden="true">
        <path class="cloth-back" d="M0 0H240V150H0Z" />
        <path class="cloth-fold" d="M0 24Q40 60 60 150M52 0Q80 70 76 150M120 0Q116 80 128 150M186 0Q164 70 170 150M240 30Q204 70 192 150" />
        <g class="cloth-lock" transform="translate(120 78)">
          <path d="M-13-4V-14A13 13 0 0 1 13-14V-4" />
          <rect x="-20" y="-5" width="40" height="31" rx="5" />
          <circle cy="8" r="4.5" />
          <path d="M0 9V17" />
        </g>
      </svg>
      <div class="box-words">
        <h2>{title}</h2>
        <p class="facts">{t("ui-coming")}</p>
      </div>
    </article>
  );
}

function LoadRecord() {
  return (
    <label class="button file">
      {t("ui-load")}
      <input
        type="file"
        accept=".record,.txt,text/plain"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void attempt(async () => go(`/replay/${(await post<{ table: string }>("/api/records", await file.text())).table}`));
        }}
      />
    </label>
  );
}

function ByCode() {
  const [code, setCode] = useState("");
  async function join(): Promise<void> {
    const found = await attempt(() => joinByCode({ name: me(), code: code.trim() }));
    if (!found) return;
    hold(found.table, { keys: [found.key] });
    go(`/t/${found.table}`);
  }
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <input class="code-field" value={code} aria-label={t("ui-by-code")} placeholder={t("ui-by-code")} onInput={(event) => setCode(event.currentTarget.value)} />
      <button type="submit" disabled={!code.trim()}>
        {t("ui-join")}
      </button>
    </form>
  );
}

export function Home() {
  const [setUp, setSetUp] = useState<GameInfo | null>(null);
  const shelf = catalogue.value;
  useEffect(() => {
    document.title = "Cavale";
  }, []);
  if (!shelf) return null;
  return (
    <div class="page home">
      <Top>
        <a class="quiet-link" href="/lobby">
          {t("ui-lobby")}
        </a>
      </Top>
      <main>
        <section class="welcome">
          <h1>{t("ui-welcome")}</h1>
          <p>{t("ui-welcome-words")}</p>
          <label class="name-field">
            {t("ui-your-name")}
            <input value={name.value} maxLength={30} placeholder={guest()} onInput={(event) => (name.value = event.currentTarget.value)} />
          </label>
        </section>
        {problem.value && (
          <p class="problem" role="alert">
            {say(problem.value)}
          </p>
        )}
        <div class="shelf">
          {shelf.games.map((game) => (
            <Box key={game.name} game={game} open={() => setSetUp(game)} />
          ))}
          <div class="shelf-coming">
            {shelf.coming.map((game, index) => (
              <Coming key={game} game={game} index={index} />
            ))}
          </div>
        </div>
        <section class="doors" aria-label={t("ui-other-doors")}>
          <ByCode />
          <a class="button" href="/lobby">
            {t("ui-open-tables")}
          </a>
          <LoadRecord />
        </section>
      </main>
      {setUp && (
        <Sheet title={t("ui-set-up", { game: t(`${setUp.code.toLowerCase()}-name`) })} close={() => setSetUp(null)} wide>
          <SetUp game={setUp} />
        </Sheet>
      )}
    </div>
  );
}
