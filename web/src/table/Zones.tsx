/** Cards and dice: hands, rows, piles, what lies on the table. */
import type { Zone } from "../wire";
import { say, t } from "../core/text";
import { touchable } from "../core/narrow";
import { artOf } from "../board/art";
import type { Fingers } from "./hand";
import type { Table } from "./state";

interface Props {
  table: Table;
  fingers: Fingers;
  game: string;
  hands: boolean; // the viewer's own hand docks below the board, the rest stands beside it
}

export function Zones({ table, fingers, game, hands }: Props) {
  const scene = table.sight.value?.position.scene;
  const zones = (scene?.zones ?? []).filter((zone) => hands === (zone.kind === "hand" && zone.owner === scene?.seat));
  if (!scene || !zones.length) return null;
  const path = fingers.path.value;
  const glowing = touchable(scene.choices ?? [], path);
  return (
    <div class="zones">
      {zones.map((zone) => (
        <ZoneView key={zone.id} zone={zone} game={game} glowing={glowing} path={path} fingers={fingers} />
      ))}
    </div>
  );
}

interface ZoneProps {
  zone: Zone;
  game: string;
  glowing: ReadonlySet<string>;
  path: readonly string[];
  fingers: Fingers;
}

function ZoneView({ zone, game, glowing, path, fingers }: ZoneProps) {
  const cards = zone.cards ?? [];
  const hidden = (zone.count ?? cards.length) - cards.length;
  const art = artOf(game);
  return (
    <section class={`zone zone-${zone.kind}`} aria-label={say(zone.name)}>
      <h3>
        {say(zone.name)} <small>{t("ui-cards", { count: cards.length + Math.max(0, hidden) })}</small>
      </h3>
      <div class="cards">
        {cards.map((card) => {
          const touch = `card:${card.id}`;
          const state = `${glowing.has(touch) ? " glows" : ""}${path.includes(touch) ? " picked" : ""}`;
          return (
            <button
              key={card.id}
              id={`at-${touch}`}
              class={`card face-${card.face}${state}`}
              aria-pressed={path.includes(touch)}
              onPointerEnter={(event) => event.pointerType === "mouse" && (fingers.armed.value = touch)}
              onPointerLeave={() => (fingers.armed.value = null)}
              onFocus={(event) => event.currentTarget.matches(":focus-visible") && (fingers.armed.value = touch)}
              onClick={(event) => fingers.touch(touch, (event as unknown as PointerEvent).pointerType || "keyboard")}
            >
              {art?.glyphs.has(card.face) && (
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <use href={`#${game}-${card.face}`} width="100" height="100" />
                </svg>
              )}
              <span>{say(card.name)}</span>
            </button>
          );
        })}
        {hidden > 0 && cards.length === 0 && <span class="card back">{hidden}</span>}
      </div>
    </section>
  );
}

/** What no space, piece or card stands for: pass, and its like. */
export function Buttons({ table, fingers }: { table: Table; fingers: Fingers }) {
  const scene = table.sight.value?.position.scene;
  const glowing = touchable(scene?.choices ?? [], fingers.path.value);
  return (
    <>
      {(scene?.buttons ?? []).map((button) => {
        const touch = `button:${button.id}`;
        return (
          <button
            key={button.id}
            id={`at-${touch}`}
            class={glowing.has(touch) ? "primary" : ""}
            onPointerEnter={() => (fingers.armed.value = touch)}
            onPointerLeave={() => (fingers.armed.value = null)}
            onClick={() => fingers.touch(touch, "mouse")}
          >
            {say(button.name)}
          </button>
        );
      })}
    </>
  );
}
