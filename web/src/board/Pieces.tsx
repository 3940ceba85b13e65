/** Pieces where they stand; they travel when they stand elsewhere, and turn the short way. */
import type { Piece } from "../wire";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Act } from "../core/acts";
import type { Box, Count, Spot } from "../core/layout";
import { HIGH } from "../core/outline";
import { still } from "../core/prefs";
import { routeOf } from "../core/route";
import type { Art } from "./art";
import { shapeOf } from "./marks";

export interface Look {
  game: string;
  art: Art | undefined;
  colours: readonly string[];
  sides: number; // of a cell of the board
}

/** A drawing as large as a cell, around 0,0. */
export function Cell({ kind, look }: { kind: string; look: Look }) {
  const high = look.sides === 6 ? 100 * HIGH : 100;
  return <use href={`#${look.game}-${kind}`} x="-50" y={-high / 2} width="100" height={high} />;
}

/** A piece's picture around 0,0, a hundred units wide. */
export function Figure({ piece, look }: { piece: Piece; look: Look }) {
  const owner = piece.owner ?? -1;
  const drawn = look.art?.glyphs.has(piece.kind);
  return (
    <>
      {!drawn ? (
        <circle r="38" class="plain" />
      ) : piece.fills ? (
        <Cell kind={piece.kind} look={look} />
      ) : (
        <use href={`#${look.game}-${piece.kind}`} x="-50" y="-50" width="100" height="100" />
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

export const seatClass = (owner: number | null | undefined, look: Look): string => `seat-${look.colours[owner ?? -1] ?? "nobody"}`;

export function classOf(piece: Piece, look: Look): string {
  return `piece kind-${piece.kind} ${seatClass(piece.owner, look)}${piece.fills ? " fills" : ""}`;
}

/** The angle of so many steps, by full circles as near as can be to another angle: things turn the short way. */
export function angleOf(turned: number | undefined, sides: number, near = 0): number {
  const angle = (-360 / sides) * (turned ?? 0);
  return angle + 360 * Math.round((near - angle) / 360);
}

const placed = ({ x, y }: { x: number; y: number }, size: number, angle: number): string => `translate(${x}px, ${y}px) scale(${size / 100}) rotate(${angle}deg)`;

/** Lets pieces travel, each along its way and in its time. */
function travel(group: SVGGElement, acts: readonly Act[], was: Map<string, Spot>, now: Map<string, Spot>, angles: Map<string, number>, places: Map<string, Box>): void {
  if (still()) return;
  for (const piece of new Set(acts.flatMap((act) => (act.kind === "goes" ? [act.piece] : [])))) {
    const start = was.get(piece);
    const end = now.get(piece);
    const element = group.querySelector(`[data-piece="${CSS.escape(piece)}"]`);
    if (!start || !end || !element?.animate || (start.x === end.x && start.y === end.y)) continue;
    const stops = routeOf(piece, acts, start, end, places);
    const duration = stops[stops.length - 1]?.time ?? 0;
    const angle = angles.get(piece) ?? 0;
    const frames = stops.map((stop) => ({ transform: placed(stop, stop.size, angle), offset: duration ? stop.time / duration : 1 }));
    if (duration) element.animate(frames, { duration, easing: "linear" });
  }
}

interface Props {
  pieces: readonly Piece[];
  spots: Map<string, Spot>;
  counts?: readonly Count[];
  acts: readonly Act[];
  quick: boolean;
  places: Map<string, Box>;
  chosen: ReadonlySet<string>; // pieces and spaces
  caught: ReadonlySet<string>;
  look: Look;
}

export function Pieces({ pieces, spots, counts = [], acts, quick, places, chosen, caught, look }: Props) {
  const group = useRef<SVGGElement>(null);
  const stood = useRef(spots);
  const angles = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    if (group.current) travel(group.current, acts, stood.current, spots, angles.current, places);
    stood.current = spots;
  }, [acts, spots]);
  return (
    <g class="pieces" aria-hidden="true" ref={group}>
      {pieces.map((piece) => {
        const spot = spots.get(piece.id);
        if (!spot) return null;
        const angle = angleOf(piece.turned, look.sides, angles.current.get(piece.id));
        angles.current.set(piece.id, angle);
        const more = `${chosen.has(piece.at) || chosen.has(piece.id) ? " chosen" : ""}${caught.has(piece.id) ? " caught" : ""}`;
        return (
          <g
            key={piece.id}
            class={classOf(piece, look) + more}
            data-piece={piece.id}
            style={{ transform: placed(spot, spot.size, angle), transitionDuration: quick ? "90ms" : "340ms" }}
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
