/** A card or a die: its face as the game draws it, or its name. */
import type { Card } from "../wire";
import { BACK } from "../core/cards";
import { say, t } from "../core/text";
import { artOf } from "../board/art";
import type { Hand } from "../board/BoardView";

export interface Play {
  game: string;
  glowing: ReadonlySet<string>; // what the next touch may be
  hand?: Hand | undefined; // nobody's where one only looks on
}

/** What is on a card: a drawing that fills it and a small one in the corner, for cards that lie under others. */
export function Face({ face, words, game }: { face: string; words: string; game: string }) {
  if (!artOf(game)?.glyphs.has(face)) return <span class="card-words">{words}</span>;
  const high = face === BACK ? 140 : 100; // a back fills its card
  const drawing = (place: string) => (
    <svg class={place} viewBox={`0 0 100 ${high}`} aria-hidden="true">
      <use href={`#${game}-${face}`} width="100" height={high} />
    </svg>
  );
  return (
    <>
      {drawing("card-sign")}
      {face !== BACK && drawing("card-corner")}
    </>
  );
}

/** Cards alike on one another; the first lies on top, each can be touched. */
export function Stack({ cards, play, tabs }: { cards: readonly Card[]; play: Play; tabs: boolean }) {
  const { game, glowing, hand } = play;
  const touches = cards.map((card) => `card:${card.id}`);
  const glows = touches.some((touch) => glowing.has(touch));
  const picked = touches.some((touch) => hand?.path.includes(touch));
  const armed = touches.some((touch) => hand?.armed === touch);
  return (
    <div class={`stack${glows ? " glows" : ""}${picked ? " picked" : ""}${armed ? " armed" : ""}`}>
      {cards.map((card, index) => {
        const touch = touches[index] ?? "";
        const named = index === 0 || glowing.has(touch);
        const words = index === 0 && cards.length > 1 ? t("ui-card-times", { card: say(card.name), count: cards.length }) : say(card.name);
        const look = { class: `card face-${card.face}`, style: { "--i": Math.min(index, 3), zIndex: cards.length - index } };
        if (!hand) {
          return (
            <span key={card.id} {...look} role={named ? "img" : undefined} aria-label={named ? words : undefined} aria-hidden={!named}>
              <Face face={card.face} words={say(card.name)} game={game} />
            </span>
          );
        }
        return (
          <button
            key={card.id}
            {...look}
            id={`at-${touch}`}
            data-touch={touch}
            title={say(card.name)}
            aria-label={glows ? t("ui-can-touch", { what: words }) : words}
            aria-pressed={picked}
            aria-hidden={!named}
            tabindex={named && (tabs || glows) ? 0 : -1}
            onPointerEnter={(event) => event.pointerType === "mouse" && hand.wish(touch)}
            onPointerLeave={(event) => event.pointerType === "mouse" && hand.wish(null)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && hand.wish(touch)}
            onBlur={() => hand.wish(null)}
            onClick={(event) => hand.touch(touch, (event as unknown as PointerEvent).pointerType || "keyboard")}
          >
            <Face face={card.face} words={say(card.name)} game={game} />
          </button>
        );
      })}
      {cards.length > 1 && <span class="times" aria-hidden="true">{cards.length}</span>}
    </div>
  );
}

/** Cards whose faces are not known, as so many backs. */
export function Backs({ count, game, most }: { count: number; game: string; most: number }) {
  return (
    <div class="stack backs" aria-hidden="true">
      {Array.from({ length: Math.max(1, Math.min(count, most)) }, (_, index) => (
        <span key={index} class={`card face-back${count ? "" : " none"}`} style={{ "--i": index }}>
          <Face face={BACK} words="" game={game} />
        </span>
      ))}
      <span class="times">{count}</span>
    </div>
  );
}
