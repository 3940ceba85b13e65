/** What a choice will do, drawn before it is played: ways, ghosts, who gets caught. */
import type { Choice, Piece } from "../wire";
import { doorOf, stand, type Box, type Point, type Spot } from "../core/layout";
import { angleOf, classOf, Figure, type Look } from "./Pieces";

interface Props {
  choice: Choice;
  pieces: readonly Piece[];
  places: Map<string, Box>;
  spots: Map<string, Spot>;
  but: string | undefined; // a space that is left to the tile on it
  signed: (box: Box) => boolean;
  look: Look;
}

function wayOf(points: readonly Point[]): string {
  return points.map((point, index) => `${index ? "L" : "M"}${point.x} ${point.y}`).join("");
}

export function Preview({ choice, pieces, places, spots, but, signed, look }: Props) {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  const moved: Piece[] = [];
  const ways: { id: string; d: string; kind: string; end: Point }[] = [];
  const crosses: { id: string; spot: Spot; to: Point | undefined }[] = [];
  for (const effect of choice.preview?.effects ?? []) {
    if (effect.type === "moves") {
      const piece = known.get(effect.piece);
      const start = spots.get(effect.piece);
      const end = places.get(effect.path[effect.path.length - 1] ?? "");
      if (!piece || !start || !end) continue;
      moved.push({ ...piece, at: end.id });
      const middle = effect.path.slice(1).flatMap((id) => places.get(id) ?? []);
      ways.push({ id: piece.id, d: wayOf([doorOf(places.get(piece.at), start, middle[0]), ...middle]), kind: classOf(piece, look), end });
    } else if (effect.type === "catches") {
      const spot = spots.get(effect.piece);
      if (spot) crosses.push({ id: effect.piece, spot, to: places.get(effect.to) });
    } else if (effect.type === "lays") {
      const { kind, at, turned = 0 } = effect;
      moved.push({ id: `laid-${at}`, kind, at, turned, name: { key: "" }, fills: true });
    }
  }
  const gone = new Set(moved.map((piece) => piece.id));
  const after = stand(places, [...pieces.filter((piece) => !gone.has(piece.id)), ...moved], signed).spots;
  return (
    <g class="preview" aria-hidden="true">
      {ways.map((way) => (
        <g key={way.id} class={way.kind}>
          <path d={way.d} class="way-under" />
          <path d={way.d} class="way" />
        </g>
      ))}
      {moved.map((piece) => {
        const spot = after.get(piece.id);
        return (
          spot &&
          !(but && [piece.at, places.get(piece.at)?.space.within].includes(but)) && (
            <g
              key={piece.id}
              class={`ghost ${classOf(piece, look)}`}
              style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.size / 100}) rotate(${angleOf(piece.turned, look.sides)}deg)` }}
            >
              {!piece.fills && <circle r="47" class="ghost-ring" />}
              <Figure piece={piece} look={look} />
            </g>
          )
        );
      })}
      {crosses.map(({ id, spot, to }) => (
        <g key={id} class="catch">
          {to && <path d={`M${spot.x} ${spot.y}L${spot.x} ${to.y}`} class="catch-way" />}
          <circle cx={spot.x} cy={spot.y} r={spot.size * 0.54} />
          <path d={`M${spot.x - 26} ${spot.y - 26}l52 52m0-52l-52 52`} />
        </g>
      ))}
    </g>
  );
}
