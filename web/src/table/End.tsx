/** How it went: result, race, replay, rematch, share. */
import { useEffect, useState } from "preact/hooks";
import type { Film, TableInfo } from "../wire";
import { gameOf, get } from "../core/api";
import { carry, rights } from "../core/keys";
import { has, listed, t } from "../core/text";
import { Mark } from "../board/marks";
import { Race } from "./Race";

/** The result in words: a way of ending that the game knows, or one of the table's own. */
export function endWords(game: string, end: string): string {
  const [kind = "", ...winners] = end.split(" ");
  const who = listed(winners.map((colour) => t(`colour-${colour}`)));
  const code = gameOf(game)?.code.toLowerCase() ?? "";
  for (const key of [`${code}-ending-${kind}`, `ui-ending-${kind}`]) if (has(key)) return t(key, { who });
  return t("ui-ending-unfinished");
}

export const winnersOf = (end: string): string[] => end.split(" ").slice(1);

interface Props {
  info: TableInfo;
  mine: readonly number[];
  rematch: (() => void) | null;
  share: () => void;
}

export function End({ info, mine, rematch, share }: Props) {
  const [film, setFilm] = useState<Film | null>(null);
  useEffect(() => {
    const seat = mine[0] ?? -1;
    get<Film>(`/api/tables/${info.table}/film?seat=${seat}&${rights(info.table)}`).then(setFilm, () => setFilm(null));
  }, [info.table, info.end]);
  const colours = info.seats.map((seat) => seat.colour);
  const winners = winnersOf(info.end ?? "");
  const won = mine.some((seat) => winners.includes(colours[seat] ?? "") && !info.seats[seat]?.lost);
  return (
    <section class="end" aria-label={t("ui-result")}>
      <div class="end-head">
        {winners.map((colour) => (
          <Mark key={colour} seat={colours.indexOf(colour)} colour={colour} />
        ))}
        <div>
          <h2>{winners.length && mine.length ? t(won ? "ui-you-won" : "ui-you-lost") : t("ui-over")}</h2>
          <p>{endWords(info.game, info.end ?? "")}</p>
        </div>
      </div>
      {film && film.race.length > 1 && (
        <figure>
          <Race race={film.race} colours={colours} />
          <figcaption>{t("ui-race")}</figcaption>
        </figure>
      )}
      <div class="row wrap">
        {info.next_table ? (
          <a class="button primary" href={`/t/${info.next_table}`} onClick={() => carry(info.table, info.next_table ?? "", info.seats.length, info.end && info.end !== "unfinished" ? 1 : 0)}>
            {t("ui-next-table")}
          </a>
        ) : (
          rematch && (
            <button class="primary" onClick={rematch}>
              {t("ui-rematch")}
            </button>
          )
        )}
        <a class="button" href={`/replay/${info.table}`}>
          {t("ui-replay")}
        </a>
        <button onClick={share}>{t("ui-share")}</button>
        <a class="button" href={`/api/tables/${info.table}/record?${rights(info.table)}`} download={`${info.game}-${info.table}.record`}>
          {t("ui-download")}
        </a>
      </div>
    </section>
  );
}
