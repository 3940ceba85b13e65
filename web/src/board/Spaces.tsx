/** Spaces as things to touch: named, focusable, glowing where a touch leads somewhere. */
import type { Piece } from "../wire";
import type { Box } from "../core/layout";
import { outlineOf } from "../core/outline";
import { say, t } from "../core/text";

export interface Target extends Box {
  touch: string; // what a touch on it is called in a click path
  means: string; // the same, or the tile that lies there
  words: string;
}

interface Props {
  targets: readonly Target[];
  glowing: ReadonlySet<string>;
  faint: ReadonlySet<string>; // where the thing under the pointer could lead
  biting: ReadonlySet<string>;
  chosen: readonly string[];
  last: (touch: string) => boolean; // whether a touch plays
  stop: string; // the one that Tab reaches
  live: boolean;
  wished: (touch: string | null, how: string) => void;
  touched: (target: Target, how: string, at: MouseEvent) => void;
  focused: (target: Target | null, visible: boolean) => void;
  keyed: (event: KeyboardEvent, target: Target) => void;
}

export function nameOf(box: Box, pieces: readonly Piece[]): string {
  const here = pieces.filter((piece) => piece.at === box.id).map((piece) => say(piece.name));
  return [say(box.space.name), ...here].join(", ");
}

export function Spaces({ targets, glowing, faint, biting, chosen, last, stop, live, ...hooks }: Props) {
  return (
    <g class="spaces">
      {targets.map((target) => {
        const glows = glowing.has(target.means);
        const picked = chosen.includes(target.means) || chosen.includes(target.touch);
        const states = [
          "space",
          `kind-${target.space.kind ?? "square"}`,
          glows && "glows",
          faint.has(target.means) && "faint",
          picked && "picked",
          (target.space.owner ?? -1) >= 0 && "owned",
          glows && biting.has(target.means) && "bites",
        ];
        return (
          <g
            key={target.touch}
            id={`at-${target.touch}`}
            data-touch={target.touch}
            class={states.filter(Boolean).join(" ")}
            role={live ? "button" : "img"}
            tabindex={live ? (target.touch === stop ? 0 : -1) : undefined}
            aria-pressed={live && picked ? true : undefined}
            aria-label={glows ? t("ui-can-touch", { what: target.words }) : target.words}
            onPointerEnter={(event) => event.pointerType === "mouse" && hooks.wished(target.touch, "mouse")}
            onPointerLeave={(event) => event.pointerType === "mouse" && hooks.wished(null, "mouse")}
            onClick={(event) => hooks.touched(target, (event as unknown as PointerEvent).pointerType || "mouse", event)}
            onFocus={(event) => hooks.focused(target, event.currentTarget.matches(":focus-visible"))}
            onBlur={() => hooks.focused(null, false)}
            onKeyDown={(event) => hooks.keyed(event, target)}
          >
            <path class="ground" d={outlineOf(target, 3)} />
            {glows && last(target.means) && <circle class="dot" cx={target.x} cy={target.y} r={Math.min(15, target.width / 4)} />}
          </g>
        );
      })}
    </g>
  );
}
