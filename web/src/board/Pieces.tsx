/** Pieces where they stand; they travel when they stand elsewhere. */
import type { Piece } from "../wire";
import { STEP, type Journey } from "../core/travel";
import type { Count, Spot } from "../core/layout";
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

interface Props {
  pieces: readonly Piece[];
  spots: Map<string, Spot>;
  counts: readonly Count[];
  journeys: readonly Journey[];
  quick: boolean;
  chosen: ReadonlySet<string>;
  caught: ReadonlySet<string>;
  look: Look;
}

export function Pieces({ pieces, spots, counts, journeys, quick, chosen, caught, look }: Props) {
  const stages = new Map(journeys.map((journey) => [journey.piece, journey.stage]));
  return (
    <g class="pieces" aria-hidden="true">
      {pieces.map((piece) => {
        const spot = spots.get(piece.id);
        if (!spot) return null;
        const delay = quick ? 0 : (stages.get(piece.id) ?? 0) * STEP;
        const more = `${chosen.has(piece.at) ? " chosen" : ""}${caught.has(piece.id) ? " caught" : ""}`;
        return (
          <g
            key={piece.id}
            class={classOf(piece, look) + more}
            style={{
              transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.size / 100}) rotate(${(piece.turned ?? 0) * 90}deg)`,
              transitionDelay: `${delay}ms`,
              transitionDuration: quick ? "90ms" : `${STEP}ms`,
            }}
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
