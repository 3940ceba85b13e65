/** A tile under consideration: shown in its place as it would lie. */
import { useRef } from "preact/hooks";
import type { Piece } from "../wire";
import type { Box } from "../core/layout";
import { outlineOf } from "../core/outline";
import type { Turning } from "../core/turning";
import { angleOf, classOf, Figure, type Look } from "./Pieces";

interface Props {
  turning: Turning;
  turn: number;
  faint?: boolean; // only pointed at
  places: Map<string, Box>;
  look: Look;
}

export function Turned({ turning, turn, faint = false, places, look }: Props) {
  const shown = useRef({ what: "", angle: 0 });
  const box = places.get(turning.at);
  if (!box) return null;
  const what = `${turning.what}@${turning.at}`;
  const angle = angleOf(turn, look.sides, shown.current.what === what ? shown.current.angle : 0); // the short way
  shown.current = { what, angle };
  const piece: Piece = { id: turning.what, kind: turning.kind, at: turning.at, name: { key: "" }, fills: true };
  return (
    <g class={`turned${faint ? " faint" : ""}`} aria-hidden="true" data-turned={turn}>
      <g key={what} class={`ghost ${classOf(piece, look)}`} style={{ transform: `translate(${box.x}px, ${box.y}px) scale(${box.width / 100}) rotate(${angle}deg)` }}>
        <Figure piece={piece} look={look} />
      </g>
      <path class="turned-edge" d={outlineOf(box, 2)} />
    </g>
  );
}
