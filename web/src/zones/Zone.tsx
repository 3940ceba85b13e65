/** A zone as its kind asks for: a hand as a fan, a row with its front, a pile to look through, cards and dice on the table. */
import type { Card, Zone } from "../wire";
import { known, stacks } from "../core/cards";
import { say, t } from "../core/text";
import { Backs, Stack, type Play } from "./Card";
import { Pile, wordsOf } from "./Pile";

/** Left and right go along the cards of a zone. */
function walk(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const zone = event.currentTarget as HTMLElement;
  const cards = [...zone.querySelectorAll<HTMLElement>('button[tabindex="0"]')];
  const next = cards[cards.indexOf(document.activeElement as HTMLElement) + step];
  if (!step || !next) return;
  event.preventDefault();
  next.focus();
}

/** A free place, where cards may be brought. */
function Slot({ zone, play }: { zone: Zone; play: Play }) {
  const touch = `zone:${zone.id}`;
  const { hand } = play;
  const picked = hand?.path.includes(touch);
  return (
    <button
      id={`at-${touch}`}
      data-touch={touch}
      class={`card none slot${picked ? " picked" : " glows"}${hand?.armed === touch ? " armed" : ""}`}
      aria-label={t("ui-can-touch", { what: wordsOf(zone) })}
      aria-pressed={picked}
      tabindex={0}
      onPointerEnter={(event) => event.pointerType === "mouse" && hand?.wish(touch)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hand?.wish(null)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && hand?.wish(touch)}
      onBlur={() => hand?.wish(null)}
      onClick={(event) => hand?.touch(touch, (event as unknown as PointerEvent).pointerType || "keyboard")}
    >
      <span aria-hidden="true">+</span>
    </button>
  );
}

/** How the cards of a zone lie: those alike on one another in a hand, one by one on the table, backs together elsewhere. */
function laidOut(zone: Zone, play: Play, small: boolean): { groups: Card[][]; backs: number } {
  const { cards, hidden } = known(zone);
  const all = zone.cards ?? [];
  const single = zone.kind === "table" || all.some((card) => !cards.includes(card) && play.glowing.has(`card:${card.id}`));
  const shown = single ? [...cards, ...all.filter((card) => !cards.includes(card))] : cards;
  const piled = zone.kind === "hand" || (small && zone.kind !== "table");
  return { groups: piled && !single ? stacks(shown) : shown.map((card) => [card]), backs: hidden - (shown.length - cards.length) };
}

export function ZoneView({ zone, play, small = false }: { zone: Zone; play: Play; small?: boolean }) {
  if (zone.kind === "pile" || zone.kind === "heap") return <div class="zone zone-pile" data-zone={zone.id}><Pile zone={zone} play={play} /></div>;
  const { groups, backs } = laidOut(zone, play, small);
  const free = play.hand && (play.glowing.has(`zone:${zone.id}`) || play.hand.path.includes(`zone:${zone.id}`));
  const seen = groups.length + (backs ? 1 : 0) + (free ? 1 : 0);
  const telling = Object.keys(zone.name.args ?? {}).length > 1; // its name says more than whose it is; plates have little room
  return (
    <section class={`zone zone-${zone.kind}${small ? " small" : ""}${telling ? " telling" : ""}`} data-zone={zone.id} aria-label={wordsOf(zone)} style={{ "--n": Math.max(2, seen) }} onKeyDown={walk}>
      <h3>
        {say(zone.name)} <small>{groups.flat().length + backs}</small>
      </h3>
      <div class="cards">
        {zone.kind === "row" && seen > 0 && <span class="front">{t("ui-front")}</span>}
        {groups.map((group) => (
          <Stack key={group[0]?.id} cards={group} play={play} tabs={zone.kind === "hand" && !small} />
        ))}
        {backs > 0 && <Backs count={backs} game={play.game} most={small ? 5 : 3} />}
        {free && <Slot zone={zone} play={play} />}
        {seen === 0 && <span class="card none" aria-hidden="true" />}
      </div>
    </section>
  );
}
