/** A zone as its kind asks for: a hand as a fan, a row with its front, a pile to look through, cards and dice on the table. */
import { useState } from "preact/hooks";
import type { Card, Zone } from "../wire";
import { known, stacks } from "../core/cards";
import { say, t } from "../core/text";
import { Sheet } from "../parts/Sheet";
import { Backs, Face, Stack, type Play } from "./Card";

/** What a zone is called, with how many there are. */
function wordsOf(zone: Zone): string {
  const { cards, hidden } = known(zone);
  return t("ui-zone", { zone: say(zone.name), count: cards.length + hidden });
}

/** The faces of some cards with their numbers, the most frequent first. */
function byFace(cards: readonly Card[]): Card[][] {
  return stacks(cards).sort((a, b) => b.length - a.length);
}

function Browse({ zone, game, close }: { zone: Zone; game: string; close: () => void }) {
  const { cards, hidden } = known(zone);
  return (
    <Sheet title={wordsOf(zone)} close={close}>
      <ul class={`browse game-${game}`}>
        {byFace(cards).map((alike) => (
          <li key={alike[0]?.face}>
            <span class={`card face-${alike[0]?.face ?? ""}`} aria-hidden="true">
              <Face face={alike[0]?.face ?? ""} words="" game={game} />
            </span>
            <span>{say(alike[0]?.name ?? { key: "" })}</span>
            <b>× {alike.length}</b>
          </li>
        ))}
        {hidden > 0 && <li>{t("ui-hidden-cards", { count: hidden })}</li>}
        {cards.length + hidden === 0 && <li>{t("ui-no-cards")}</li>}
      </ul>
    </Sheet>
  );
}

/** A pile: a back with its number, or what is known to lie in it; a touch looks through it, or plays where that is awaited. */
function Pile({ zone, play }: { zone: Zone; play: Play }) {
  const [open, setOpen] = useState(false);
  const { cards, hidden } = known(zone);
  const touch = `zone:${zone.id}`;
  const glows = play.glowing.has(touch);
  const faces = byFace(cards);
  const one = faces.length === 1 ? faces[0]?.[0] : undefined;
  const press = (how: string): void => {
    if (glows || (hidden > 0 && !cards.length)) play.hand?.touch(touch, how);
    else setOpen(true);
  };
  return (
    <>
      <button
        id={`at-${touch}`}
        data-touch={touch}
        class={`pile${glows ? " glows" : ""}`}
        aria-label={glows ? t("ui-can-touch", { what: wordsOf(zone) }) : wordsOf(zone)}
        onPointerEnter={(event) => event.pointerType === "mouse" && play.hand?.wish(touch)}
        onPointerLeave={(event) => event.pointerType === "mouse" && play.hand?.wish(null)}
        onClick={(event) => press((event as unknown as PointerEvent).pointerType || "keyboard")}
      >
        <span class={`card${one ? ` face-${one.face}` : cards.length ? " mixed" : hidden ? " face-back" : " none"}`}>
          {one ? (
            <Face face={one.face} words={say(one.name)} game={play.game} />
          ) : cards.length ? (
            faces.slice(0, 6).map((alike) => <Face key={alike[0]?.face} face={alike[0]?.face ?? ""} words={say(alike[0]?.name ?? { key: "" })} game={play.game} />)
          ) : (
            hidden > 0 && <Face face="back" words="" game={play.game} />
          )}
          <span class="times">{cards.length + hidden}</span>
        </span>
        <span class="pile-name">{say(zone.name)}</span>
      </button>
      {open && <Browse zone={zone} game={play.game} close={() => setOpen(false)} />}
    </>
  );
}

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

export function ZoneView({ zone, play, small = false }: { zone: Zone; play: Play; small?: boolean }) {
  if (zone.kind === "pile") return <div class="zone zone-pile" data-zone={zone.id}><Pile zone={zone} play={play} /></div>;
  const { cards, hidden } = known(zone);
  const backs = (zone.cards ?? []).filter((card) => !cards.includes(card));
  const touched = backs.some((card) => play.glowing.has(`card:${card.id}`)); // backs that may be chosen are shown one by one
  const open = [...cards, ...(touched ? backs : [])];
  const groups = zone.kind === "hand" || small ? stacks(open) : open.map((card) => [card]);
  const seen = groups.length + (hidden && !touched ? 1 : 0);
  return (
    <section class={`zone zone-${zone.kind}${small ? " small" : ""}`} data-zone={zone.id} aria-label={wordsOf(zone)} style={{ "--n": Math.max(2, seen) }} onKeyDown={walk}>
      <h3>
        {say(zone.name)} <small>{cards.length + hidden}</small>
      </h3>
      <div class="cards">
        {zone.kind === "row" && seen > 0 && <span class="front">{t("ui-front")}</span>}
        {groups.map((group) => (
          <Stack key={group[0]?.id} cards={group} play={play} tabs={zone.kind === "hand" && !small} />
        ))}
        {hidden > 0 && !touched && <Backs count={hidden} game={play.game} most={small ? 5 : 3} />}
        {seen === 0 && <span class="card none" aria-hidden="true" />}
      </div>
    </section>
  );
}
