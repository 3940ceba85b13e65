/** What is left to choose from, at a glance: ghosts where pieces would come, tags with the cards that take them there. */
import type { Piece } from "../wire";
import type { Landing } from "../core/outlook";
import { isSmall, stand, type Box } from "../core/layout";
import { classOf, Figure, type Look } from "./Pieces";

const TAG = 42; // a tag's width

interface Props {
  landings: readonly Landing[];
  pieces: readonly Piece[];
  places: Map<string, Box>;
  signed: (box: Box) => boolean;
  look: Look;
}

export function Outlook({ landings, pieces, places, signed, look }: Props) {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  return (
    <g class="outlook" aria-hidden="true">
      {landings.map(({ at, pieces: goers, faces, gain }) => {
        const box = places.get(at);
        if (!box) return null;
        const ghosts = goers.flatMap((id) => (known.has(id) ? [{ ...(known.get(id) as Piece), at }] : []));
        const spots = stand(places, ghosts, signed).spots;
        const tags = [...faces.map((face) => ({ face, words: "" })), ...(gain ? [{ face: "", words: `+${gain}` }] : [])];
        const small = isSmall(box); // there, tags leave the middle free
        const left = box.x - ((tags.length - 1) * TAG) / (small ? 1 : 2) + (small ? box.width / 2 - TAG / 2 : 0);
        const y = box.y + box.height / 2 - 24;
        return (
          <g key={at}>
            {ghosts.map((piece) => {
              const spot = spots.get(piece.id);
              return (
                spot && (
                  <g key={piece.id} class={`ghost ${classOf(piece, look)}`} style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.size / 100})` }}>
                    <Figure piece={piece} look={look} />
                  </g>
                )
              );
            })}
            {tags.map(({ face, words }, index) => (
              <g key={face} class={`tag${face ? ` face-${face}` : " gain"}`} transform={`translate(${left + index * TAG} ${y})`}>
                <rect x="-19" y="-25" width="38" height="50" rx="7" />
                {face && look.art?.glyphs.has(face) && <use href={`#${look.game}-${face}`} x="-16" y="-16" width="32" height="32" />}
                {words && <text y="9">{words}</text>}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** How many steps it takes to places that can be reached later. */
export function Reach({ reach, places }: { reach: ReadonlyMap<string, number>; places: Map<string, Box> }) {
  return (
    <g class="outlook" aria-hidden="true">
      {[...reach].map(([id, steps]) => {
        const box = places.get(id);
        return (
          box && (
            <g key={id} class="reach" transform={`translate(${box.x} ${box.y})`}>
              <circle r="15" />
              <text y="7">{steps}</text>
            </g>
          )
        );
      })}
    </g>
  );
}
