/** A table by wish: who sits where, which rules, how much time, who may look on. */
import { useState } from "preact/hooks";
import type { ClockWish, GameInfo, Pace, SeatWish, Watching } from "../wire";
import { catalogue, problem, usualBot } from "../core/api";
import { name } from "../core/prefs";
import { say, t } from "../core/text";
import { Mark } from "../board/marks";
import { make } from "./make";
import { OptionField, written } from "./OptionField";

const PACES: Record<Pace, ClockWish> = {
  none: { pace: "none" },
  move: { pace: "move", seconds: 60 },
  fischer: { pace: "fischer", seconds: 600, gain: 10 },
  days: { pace: "days", seconds: 259200 },
};

function SeatRow({ index, colour, seat, change }: { index: number; colour: string; seat: SeatWish; change: (seat: SeatWish) => void }) {
  const bots = catalogue.value?.bots ?? [];
  const value = seat.kind === "bot" ? `bot:${seat.name ?? ""}` : seat.kind;
  return (
    <div class="seat-row">
      <Mark seat={index} colour={colour} />
      <select
        value={value}
        aria-label={t("ui-who-plays", { who: t(`colour-${colour}`) })}
        onChange={(event) => {
          const [kind, bot] = event.currentTarget.value.split(":");
          if (kind === "bot") change({ kind: "bot", name: bot ?? "" });
          else change({ kind: kind === "open" ? "open" : "person", name: kind === "person" && index === 0 ? name.value : "" });
        }}
      >
        <option value="person">{t("ui-seat-device")}</option>
        <option value="open">{t("ui-seat-by-link")}</option>
        <optgroup label={t("ui-seat-bots")}>
          {bots.map((bot) => (
            <option key={bot} value={`bot:${bot}`}>
              {t(`bot-${bot}`)}
            </option>
          ))}
        </optgroup>
      </select>
      {seat.kind === "bot" && <small>{t(`bot-${seat.name ?? ""}-help`)}</small>}
      {seat.kind === "person" && (
        <input
          value={seat.name ?? ""}
          maxLength={30}
          placeholder={t(`colour-${colour}`)}
          aria-label={t("ui-name-of", { who: t(`colour-${colour}`) })}
          onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

export function SetUp({ game }: { game: GameInfo }) {
  const presets = Object.keys(game.presets);
  const [seats, setSeats] = useState<SeatWish[]>(() => [
    { kind: "person", name: name.value },
    ...Array.from({ length: Math.max(1, game.least - 1) }, (): SeatWish => ({ kind: "bot", name: usualBot() })),
  ]);
  const [preset, setPreset] = useState(presets[0] ?? "");
  const [options, setOptions] = useState<Record<string, string>>({});
  const [clock, setClock] = useState<ClockWish>({ pace: "none" });
  const [watching, setWatching] = useState<Watching>("on");
  const [lobby, setLobby] = useState(false);
  const [hints, setHints] = useState<boolean | undefined>();
  const alone = seats.every((seat) => seat.kind !== "open");
  const code = game.code.toLowerCase();
  const start = (key: string): string => {
    const option = game.options.find((one) => one.key === key);
    return written(game.presets[preset]?.[key] ?? option?.default ?? "");
  };
  const change = (index: number, seat: SeatWish): void => setSeats(seats.map((old, at) => (at === index ? seat : old)));
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void make({ game: game.name, seats, preset, options, clock, watching, lobby, ...(hints === undefined ? {} : { hints }) });
      }}
    >
      <fieldset>
        <legend>{t("ui-seats")}</legend>
        {seats.map((seat, index) => (
          <SeatRow key={index} index={index} colour={game.seats[index] ?? ""} seat={seat} change={(one) => change(index, one)} />
        ))}
        <div class="row">
          <button type="button" class="small" disabled={seats.length >= game.seats.length} onClick={() => setSeats([...seats, { kind: "bot", name: usualBot() }])}>
            {t("ui-seat-more")}
          </button>
          <button type="button" class="small" disabled={seats.length <= game.least} onClick={() => setSeats(seats.slice(0, -1))}>
            {t("ui-seat-less")}
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("ui-preset")}</legend>
        <div class="presets">
          {presets.map((one) => (
            <label key={one} class="preset">
              <input type="radio" name="preset" checked={preset === one} onChange={() => (setPreset(one), setOptions({}))} />
              <span>
                <b>{t(`${code}-preset-${one}`)}</b>
                <small>{t(`${code}-preset-${one}-help`)}</small>
              </span>
            </label>
          ))}
        </div>
        <details>
          <summary>{t("ui-options")}</summary>
          {game.options.map((option) => (
            <OptionField
              key={option.key}
              game={game}
              option={option}
              value={options[option.key] ?? start(option.key)}
              change={(value) => setOptions({ ...options, [option.key]: value })}
            />
          ))}
        </details>
      </fieldset>
      <fieldset>
        <legend>{t("ui-table")}</legend>
        <label>
          {t("ui-clock")}
          <select value={clock.pace ?? "none"} onChange={(event) => setClock(PACES[event.currentTarget.value as Pace])}>
            {Object.keys(PACES).map((pace) => (
              <option key={pace} value={pace}>
                {t(`ui-clock-${pace}`)}
              </option>
            ))}
          </select>
        </label>
        {clock.pace !== "none" && <ClockFields clock={clock} change={setClock} />}
        <label>
          {t("ui-watching")}
          <select value={watching} onChange={(event) => setWatching(event.currentTarget.value as Watching)}>
            {["on", "end", "off"].map((kind) => (
              <option key={kind} value={kind}>
                {t(`ui-watching-${kind}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input type="checkbox" checked={hints ?? alone} onChange={(event) => setHints(event.currentTarget.checked)} />
          {t("ui-hints-allowed")}
        </label>
        {!alone && (
          <label class="check">
            <input type="checkbox" checked={lobby} onChange={(event) => setLobby(event.currentTarget.checked)} />
            {t("ui-in-lobby")}
          </label>
        )}
      </fieldset>
      {problem.value && <p class="problem" role="alert">{say(problem.value)}</p>}
      <button type="submit" class="primary big">
        {t("ui-start")}
      </button>
    </form>
  );
}

function ClockFields({ clock, change }: { clock: ClockWish; change: (clock: ClockWish) => void }) {
  const unit = clock.pace === "days" ? 86400 : clock.pace === "fischer" ? 60 : 1;
  return (
    <>
      <label>
        {t(`ui-clock-amount-${clock.pace ?? "none"}`)}
        <input
          type="number"
          min="1"
          max="3600"
          value={(clock.seconds ?? 0) / unit}
          onInput={(event) => change({ ...clock, seconds: Math.round((event.currentTarget.valueAsNumber || 1) * unit) })}
        />
      </label>
      {clock.pace === "fischer" && (
        <label>
          {t("ui-clock-gain")}
          <input type="number" min="0" max="600" value={clock.gain ?? 0} onInput={(event) => change({ ...clock, gain: event.currentTarget.valueAsNumber || 0 })} />
        </label>
      )}
      <label>
        {t("ui-clock-lost")}
        <select value={clock.lost ?? "bot"} onChange={(event) => change({ ...clock, lost: event.currentTarget.value === "seat" ? "seat" : "bot" })}>
          <option value="bot">{t("ui-clock-lost-bot")}</option>
          <option value="seat">{t("ui-clock-lost-seat")}</option>
        </select>
      </label>
    </>
  );
}
