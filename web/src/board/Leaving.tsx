/** Pieces that are there no more, for a moment longer: they fade, or go as the game's own colours will have it. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Piece } from "../wire";
import type { Act } from "../core/acts";
import type { Spot } from "../core/layout";
import { still } from "../core/prefs";
import { angleOf, classOf, Figure, type Look } from "./Pieces";

export const EVENT = 1600; // milliseconds for which an event is seen
const FADE = 420;

const isEvent = (act: Act): boolean => act.kind === "says" && Boolean(act.event);

/** The kind of event that is happening now, if any. */
export function useEvent(acts: readonly Act[]): string | undefined {
  const [event, setEvent] = useState<string>();
  useEffect(() => {
    const act = acts.find(isEvent);
    if (act?.kind !== "says") return setEvent(undefined);
    const begin = setTimeout(() => setEvent(act.event), act.start);
    const end = setTimeout(() => setEvent(undefined), act.start + EVENT);
    return () => (clearTimeout(begin), clearTimeout(end), setEvent(undefined));
  }, [acts]);
  return event;
}

interface Props {
  pieces: readonly Piece[];
  spots: Map<string, Spot>;
  acts: readonly Act[];
  look: Look;
}

export function Leaving({ pieces, spots, acts, look }: Props) {
  const seen = useRef({ pieces, spots });
  const [gone, setGone] = useState<{ piece: Piece; spot: Spot }[]>([]);
  const event = acts.find(isEvent);
  useEffect(() => {
    const here = new Set(pieces.map((piece) => piece.id));
    const before = seen.current;
    const left = before.pieces.flatMap((piece) => {
      const spot = before.spots.get(piece.id);
      return here.has(piece.id) || !spot ? [] : [{ piece, spot }];
    });
    seen.current = { pieces, spots };
    if (!left.length || still() || !acts.length) return;
    setGone(left);
    const timer = setTimeout(() => setGone([]), event ? event.start + EVENT : FADE);
    return () => (clearTimeout(timer), setGone([]));
  }, [pieces]);
  return (
    <g class={event ? "leaving" : "leaving fades"} aria-hidden="true">
      {gone.map(({ piece, spot }) => (
        <g key={piece.id} style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.size / 100}) rotate(${angleOf(piece.turned, look.sides)}deg)` }}>
          <g class={classOf(piece, look)}>
            <Figure piece={piece} look={look} />
          </g>
        </g>
      ))}
    </g>
  );
}
