/** Pieces where they stand; they travel when they stand elsewhere. */
import type { Piece } from "../wire";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Act } from "../core/acts";
import type { Box, Count, Spot } from "../core/layout";
import { still } from "../core/prefs";
import { routeOf } from "../core/route";
import type { Art } from "./art";
import { shapeOf } from "./marks";

export interface Look {
  game: string;
  art: Art | undefined;
  colours: readonly string[];
}

/** A piece's picture around 0,0, a hundred units wide. */
export function Figure({ piece, look }: { piece: Piece; look: Look }) {
  const owner = piece.owner ?? -1;
  const drawn = look.art?.glyphs.has(piece.kind);
  return (
    <>
      {drawn ? (
        <use href={`#${look.game}-${piece.kind}`} x="-50" y="-50" width="100" height="100" />
      ) : (
        <circle r="38" class="plain" />
      )}
      {owner >= 0 && (
        <g class="badge" transform="translate(0 17)">
          <circle r="19" class="mark-ground" />
          <path d={shapeOf(owner)} class="mark-shape" transform="scale(.28)" />
        </g>
      )}
    </>
  );
}

export function classOf(piece: Piece, look: Look): string {
  const colour = piece.owner === undefined || piece.owner === null ? "nobody" : (look.colours[piece.owner] ?? "nobody");
  return `piece kind-${piece.kind} seat-${colour}`;
}

const placed = ({ x, y }: { x: number; y: number }, size: number): string => `translate(${x}px, ${y}px) scale(${size / 100})`;

/** Lets pieces travel, each along its way and in its time. */
function travel(group: SVGGElement, acts: readonly Act[], was: Map<string, Spot>, now: Map<string, Spot>, places: Map<string, Box>): void {
  if (still()) return;
  for (const piece of new Set(acts.flatMap((act) => (act.kind === "goes" ? [act.piece] : [])))) {
    const start = was.get(piece);
    const end = now.get(piece);
    const element = group.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    if (!start || !end || !element?.animate || (start.x === end.x && start.y === end.y)) continue;
    const stops = routeOf(piece, acts, start, end, places);
    const duration = stops[stops.length - 1]?.time ?? 0;
    const frames = stops.map((stop) => ({ transform: placed(stop, stop.size), offset: duration ? stop.time / duration : 1 }));
    if (duration) element.animate(frames, { duration, easing: "linear" });
  }
}

interface Props {
  pieces: readonly Piece[];
  spots: Map<string, Spot>;
  counts: readonly Count[];
  acts: readonly Act[];
  quick: boolean;
  places: Map<string, Box>;
  chosen: ReadonlySet<string>;
  caught: ReadonlySet<string>;
  look: Look;
}

export function Pieces({ pieces, spots, counts, acts, quick, places, chosen, caught, look }: Props) {
  const group = useRef<SVGGElement>(null);
  const stood = useRef(spots);
  useLayoutEffect(() => {
    if (group.current) travel(group.current, acts, stood.current, spots, places);
    stood.current = spots;
  }, [acts, spots]);
  return (
    <g class="pieces" aria-hidden="true" ref={group}>
      {pieces.map((piece) => {
        const spot = spots.get(piece.id);
        if (!spot) return null;
        const more = `${chosen.has(piece.at) ? " chosen" : ""}${caught.has(piece.id) ? " caught" : ""}`;
        return (
          <g
            key={piece.id}
            class={classOf(piece, look) + more}
            data-piece={piece.id}
            style={{ transform: `${placed(spot, spot.size)} rotate(${(piece.turned ?? 0) * 90}deg)`, transitionDuration: quick ? "90ms" : "340ms" }}
          >
            <Figure piece={piece} look={look} />
          </g>
        );
      })}
      {counts.map((count) => (
        <g key={count.id} class="count" style={{ transform: `translate(${count.x}px, ${count.y}px)` }}>
          <circle r="17" />
          <text y="7.5">{count.count}</text>
        </g>
      ))}
    </g>
  );
}
