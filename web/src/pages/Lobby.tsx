/** Tables with an open seat. */
import { useEffect, useState } from "preact/hooks";
import type { LobbyTable, SeatKey } from "../wire";
import { attempt, gameOf, get, post, problem } from "../core/api";
import { hold } from "../core/keys";
import { me } from "../core/me";
import { go } from "../core/router";
import { say, t } from "../core/text";
import { Mark } from "../board/marks";
import { Top } from "../parts/Top";

export function Lobby() {
  const [tables, setTables] = useState<LobbyTable[] | null>(null);
  useEffect(() => {
    document.title = `${t("ui-lobby")} · Cavale`;
    const look = (): void => void get<LobbyTable[]>("/api/lobby").then(setTables, () => undefined);
    look();
    const timer = setInterval(look, 5000);
    return () => clearInterval(timer);
  }, []);
  async function sit(table: string): Promise<void> {
    const seat = await attempt(() => post<SeatKey>(`/api/tables/${table}/join`, { name: me() }));
    if (!seat) return;
    hold(table, { keys: [seat.key] });
    go(`/t/${table}`);
  }
  return (
    <div class="page">
      <Top />
      <main class="lobby">
        <h1>{t("ui-open-tables")}</h1>
        {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
        {tables?.length === 0 && (
          <p class="muted">
            {t("ui-lobby-empty")} <a href="/">{t("ui-home")}</a>
          </p>
        )}
        <ul class="lobby-list">
          {(tables ?? []).map((table) => {
            const game = gameOf(table.game);
            return (
              <li key={table.table} class="lobby-table">
                <h2>{game ? t(`${game.code.toLowerCase()}-name`) : table.game}</h2>
                <ul class="lobby-seats">
                  {table.names.map((who, seat) => (
                    <li key={seat}>
                      <Mark seat={seat} colour={game?.seats[seat] ?? ""} /> {who || t("ui-seat-free")}
                    </li>
                  ))}
                </ul>
                <button class="primary" onClick={() => void sit(table.table)}>
                  {t("ui-sit")}
                </button>
              </li>
            );
          })}
        </ul>
      </main>
    </div>
  );
}
