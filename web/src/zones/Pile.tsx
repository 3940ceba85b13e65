/** A pile: a back with its number, or what is known to lie in it; a touch looks through it, or plays where that is awaited. */
import { useState } from "preact/hooks";
import type { Card, Zone } from "../wire";
import { known, runs, stacks } from "../core/cards";
import { say, t } from "../core/text";
import { Icon } from "../parts/Icon";
import { Sheet } from "../parts/Sheet";
import { Face, type Play } from "./Card";

/** What a zone is called, with how many there are. */
export function wordsOf(zone: Zone): string {
  const { cards, hidden } = known(zone);
  return t("ui-zone", { zone: say(zone.name), count: cards.length + hidden });
}

const NOTHING = { key: "" };

/** The faces that lie in a zone with their numbers: a heap's most frequent first, others from the top. */
function faces(zone: Zone): Card[][] {
  const { cards } = known(zone);
  return zone.kind === "heap" ? stacks(cards).sort((a, b) => b.length - a.length) : runs(cards);
}

function Browse({ zone, game, close }: { zone: Zone; game: string; close: () => void }) {
  const { cards, hidden } = known(zone);
  return (
    <Sheet title={wordsOf(zone)} close={close}>
      {zone.kind === "pile" && cards.length > 1 && <p class="muted">{t("ui-top-first")}</p>}
      <ol class={`browse game-${game}`}>
        {faces(zone).map((alike) => (
          <li key={alike[0]?.id}>
            <span class={`card face-${alike[0]?.face ?? ""}`} aria-hidden="true">
              <Face face={alike[0]?.face ?? ""} words="" game={game} />
            </span>
            <span>{say(alike[0]?.name ?? NOTHING)}</span>
            <b>× {alike.length}</b>
          </li>
        ))}
        {hidden > 0 && <li>{t("ui-hidden-cards", { count: hidden })}</li>}
        {cards.length + hidden === 0 && <li>{t("ui-no-cards")}</li>}
      </ol>
    </Sheet>
  );
}

/** What is seen of a pile from above: its top, the faces of a heap side by side, a back, or nothing. */
function Above({ zone, game }: { zone: Zone; game: string }) {
  const { cards, hidden } = known(zone);
  const kinds = faces(zone);
  const top = zone.kind === "heap" && kinds.length > 1 ? undefined : zone.cards?.[0];
  const seen = top ? [top] : kinds.slice(0, 6).flatMap((alike) => alike.slice(0, 1));
  const look = top ? `face-${top.face}` : seen.length ? "mixed" : hidden ? "face-back" : "none";
  return (
    <span class={`card ${look}`}>
      {seen.map((card) => <Face key={card.face} face={card.face} words={say(card.name)} game={game} />)}
      {!seen.length && hidden > 0 && <Face face="back" words="" game={game} />}
      <span class="times">{cards.length + hidden}</span>
    </span>
  );
}

export function Pile({ zone, play }: { zone: Zone; play: Play }) {
  const [open, setOpen] = useState(false);
  const { cards, hidden } = known(zone);
  const touch = `zone:${zone.id}`;
  const glows = play.glowing.has(touch);
  const picked = play.hand?.path.includes(touch);
  const press = (how: string): void => {
    if (glows || picked || (hidden > 0 && !cards.length)) play.hand?.touch(touch, how);
    else setOpen(true);
  };
  return (
    <>
      <button
        id={`at-${touch}`}
        data-touch={touch}
        class={`pile${glows ? " glows" : ""}${picked ? " picked" : ""}${play.hand?.armed === touch ? " armed" : ""}`}
        aria-label={glows ? t("ui-can-touch", { what: wordsOf(zone) }) : wordsOf(zone)}
        onPointerEnter={(event) => event.pointerType === "mouse" && play.hand?.wish(touch)}
        onPointerLeave={(event) => event.pointerType === "mouse" && play.hand?.wish(null)}
        onClick={(event) => press((event as unknown as PointerEvent).pointerType || "keyboard")}
      >
        <Above zone={zone} game={play.game} />
        <span class="pile-name">{say(zone.name)}</span>
      </button>
      {zone.kind === "pile" && cards.length > 0 && (
        <button class="look quiet icon" aria-label={t("ui-look-through", { zone: say(zone.name) })} onClick={() => setOpen(true)}>
          <Icon kind="look" />
        </button>
      )}
      {open && <Browse zone={zone} game={play.game} close={() => setOpen(false)} />}
    </>
  );
}
