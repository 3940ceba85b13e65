/** Cards and dice on the screen: before the viewer, in the middle, on the plates of the others. */
import type { ComponentChildren } from "preact";
import type { Scene } from "../wire";
import { zonesAt } from "../core/cards";
import { touchable } from "../core/narrow";
import { say } from "../core/text";
import type { Hand } from "../board/BoardView";
import type { Play } from "./Card";
import { ZoneView } from "./Zone";

interface Props {
  scene: Scene | undefined;
  game: string;
  hand?: Hand | undefined;
  side: "dock" | "plate" | "middle";
  owner?: number; // of a plate
  children?: ComponentChildren; // what belongs to the cards
}

export function Zones({ scene, game, hand, side, owner, children }: Props) {
  // On the plates of others, what is empty is left out, but for their hands.
  const zones = zonesAt(scene, side, owner).filter((zone) => zone.kind === "hand" || side !== "plate" || zone.count);
  if (!zones.length) return null;
  const play: Play = { game, hand, glowing: hand ? touchable(scene?.choices ?? [], hand.path) : new Set() };
  return (
    <div class={`zones ${side} game-${game}`}>
      {zones.map((zone) => (
        <ZoneView key={zone.id} zone={zone} play={play} small={side === "plate"} />
      ))}
      {children}
    </div>
  );
}

/** What no space, piece or card stands for: pass, and its like. */
export function Buttons({ scene, hand }: { scene: Scene | undefined; hand: Hand }) {
  const glowing = touchable(scene?.choices ?? [], hand.path);
  return (
    <>
      {(scene?.buttons ?? []).map((button) => {
        const touch = `button:${button.id}`;
        return (
          <button
            key={button.id}
            id={`at-${touch}`}
            data-touch={touch}
            class={hand.path.includes(touch) ? "picked" : glowing.has(touch) ? "primary" : ""}
            aria-pressed={hand.path.includes(touch)}
            onPointerEnter={(event) => event.pointerType === "mouse" && hand.wish(touch)}
            onPointerLeave={(event) => event.pointerType === "mouse" && hand.wish(null)}
            onClick={() => hand.touch(touch, "mouse")}
          >
            {say(button.name)}
          </button>
        );
      })}
    </>
  );
}
