/** Who sits where: colour and mark, name, presence, thinking, clock, counters. */
import { useEffect, useState } from "preact/hooks";
import type { Counter, Scene, SeatInfo } from "../wire";
import { say, t, tOr } from "../core/text";
import type { Hand } from "../board/BoardView";
import { Mark } from "../board/marks";
import { Icon } from "../parts/Icon";
import { Zones } from "../zones/Zones";
import type { Table } from "./state";

/** Whether a counter is an aim of whoever looks: it stands with their cards. */
export function isAim(counter: Counter, scene: Scene | undefined): boolean {
  return Boolean(counter.goal) && counter.owner === scene?.seat;
}

/** The aims of whoever looks. */
export function Goals({ scene }: { scene: Scene | undefined }) {
  const aims = (scene?.counters ?? []).filter((counter) => isAim(counter, scene));
  return aims.length ? <div class="goals">{aims.map((counter) => <CounterView key={counter.id} counter={counter} />)}</div> : null;
}

/** A number out of a few as dots, else as figures; marked when it has come where it should. */
export function CounterView({ counter }: { counter: Counter }) {
  const limit = counter.limit ?? 0;
  const reached = Boolean(counter.goal) && counter.value >= limit;
  const figures = limit ? t("ui-of", { value: counter.value, limit }) : String(counter.value);
  return (
    <span class={reached ? "counter reached" : "counter"} aria-label={`${say(counter.name)} ${figures}${reached ? " ✓" : ""}`} role="img">
      <span class="counter-name">{say(counter.name)}</span>
      {limit > 0 && limit <= 8 ? (
        <span class="pips">
          {Array.from({ length: limit }, (_, index) => (
            <i key={index} class={index < counter.value ? "pip full" : "pip"} />
          ))}
        </span>
      ) : (
        <span class="figures">{figures}</span>
      )}
      {reached && <span class="tick">✓</span>}
    </span>
  );
}

function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes, rest] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600), Math.floor(seconds / 60), seconds % 60];
  if (days) return t("ui-days-hours", { days, hours: hours % 24 });
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes % 60)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function Clock({ seat, runs, heardAt }: { seat: SeatInfo; runs: boolean; heardAt: number }) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  const left = (seat.milliseconds ?? -1) - (runs ? performance.now() - heardAt : 0);
  return <span class={`clock${runs && left < 15000 ? " short" : ""}`}>{clockText(left)}</span>;
}

function stateOf(seat: SeatInfo, thinks: boolean): string {
  if (seat.kind === "open") return t("ui-seat-open");
  if (thinks) return t("ui-seat-thinking");
  if (seat.kind === "bot") return t(seat.person ? "ui-seat-bot-plays" : "ui-seat-bot");
  return seat.present ? t("ui-seat-here") : t("ui-seat-away");
}

export function seatName(seat: SeatInfo): string {
  const colour = t(`colour-${seat.colour}`);
  if (seat.kind === "open") return t("ui-seat-free");
  if (seat.person) return seat.lost ? t((seat.milliseconds ?? -1) < 0 ? "ui-seat-resigned" : "ui-seat-out", { who: seat.person }) : seat.person;
  if (seat.kind === "bot") return seat.name ? tOr(`bot-${seat.name}`, t("ui-seat-bot-kind", { bot: seat.name })) : t("ui-seat-bot");
  return seat.name || colour;
}

export function Seats({ table, scene, hand }: { table: Table; scene: Scene | undefined; hand: Hand | undefined }) {
  const info = table.info.value;
  if (!info) return null;
  const mine = table.hello.value?.seats ?? [];
  return (
    <ul class="seats" aria-label={t("ui-seats")}>
      {info.seats.map((seat, index) => {
        const acts = info.status === "playing" && table.sight.value?.position.scene.actor === index;
        const thinks = Boolean(seat.thinking || (seat.program && seat.kind === "person" && seat.present && acts));
        const counters = (scene?.counters ?? []).filter((counter) => counter.owner === index && !isAim(counter, scene));
        return (
          <li key={index} class={`seat seat-${seat.colour}${acts ? " acts" : ""}${mine.includes(index) ? " mine" : ""}`}>
            <Mark seat={index} colour={seat.colour} />
            <span class="who">
              <span class="seat-name">
                <span class="seat-called">{seatName(seat)}</span>
                {mine.includes(index) && <em class="you">{t("ui-you")}</em>}
                {seat.program && <em class="kind">{t("ui-seat-program")}</em>}
              </span>
              <span class="seat-state">
                <i class={`light ${thinks ? "thinks" : seat.kind === "open" ? "open" : seat.kind === "bot" || seat.present ? "on" : "off"}`} />
                {t(`colour-${seat.colour}`)} · {stateOf(seat, thinks)}
              </span>
            </span>
            <span class="seat-right">
              {(seat.milliseconds ?? -1) >= 0 && <Clock seat={seat} runs={acts && !seat.lost} heardAt={table.heardAt.value} />}
              {(seat.hints ?? 0) > 0 && (
                <span class="hints" role="img" aria-label={t("ui-hints-taken", { count: seat.hints ?? 0 })} title={t("ui-hints-taken", { count: seat.hints ?? 0 })}>
                  <Icon kind="bulb" />
                  {seat.hints}
                </span>
              )}
              {counters.map((counter) => (
                <CounterView key={counter.id} counter={counter} />
              ))}
            </span>
            <Zones scene={scene} game={info.game} hand={hand} side="plate" owner={index} />
          </li>
        );
      })}
    </ul>
  );
}
