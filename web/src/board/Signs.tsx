/** What spaces bear by their kind, where the game has a drawing of it: in the middle, or in a corner beside those who stand there. */
import { isSmall, type Box } from "../core/layout";
import { shapeOf } from "./marks";
import { angleOf, Cell, seatClass, type Look } from "./Pieces";

const drawn = (look: Look, box: Box): boolean => Boolean(look.art?.glyphs.has(box.space.kind ?? ""));
const isOwned = (box: Box): boolean => (box.space.owner ?? -1) >= 0;

export const isSigned = (look: Look, box: Box): boolean => isSmall(box) && !box.space.within && drawn(look, box);

const classOf = (box: Box, look: Look): string => `sign kind-${box.space.kind ?? ""} ${seatClass(box.space.owner, look)}${isOwned(box) ? " owned" : ""}`;

interface Props {
  places: Map<string, Box>;
  stood: ReadonlySet<string>; // spaces on which somebody stands
  above: boolean; // those in corners are drawn above the pieces, the others below
  look: Look;
}

export function Signs({ places, stood, above, look }: Props) {
  return (
    <g class="signs" aria-hidden="true">
      {[...places.values()].map((box) => {
        if (stood.has(box.id) !== above || !isSigned(look, box)) return null;
        const side = Math.min(box.width, box.height);
        const size = side * (above ? 0.4 : 0.78);
        const aside = above ? side / 2 - size / 2 : 0;
        return (
          <g key={box.id} class={`${classOf(box, look)}${above ? " stood" : ""}`} transform={`translate(${box.x - aside} ${box.y - aside})`}>
            {above && <circle class="sign-ground" r={size * 0.54} />}
            <use href={`#${look.game}-${box.space.kind}`} x={-size / 2} y={-size / 2} width={size} height={size} />
          </g>
        );
      })}
    </g>
  );
}

/** Parts of spaces, drawn as large as the whole that they lie within and turned with it; but for those of a space whose tile is shown otherwise. */
export function Parts({ places, but, look }: { places: Map<string, Box>; but: string | undefined; look: Look }) {
  return (
    <g class="signs" aria-hidden="true">
      {[...places.values()].map((box) => {
        const whole = places.get(box.space.within ?? "");
        if (!whole || whole.id === but || !drawn(look, box)) return null;
        const angle = angleOf(box.space.turned, look.sides);
        return (
          <g key={box.id} class={`${classOf(box, look)} part`} transform={`translate(${whole.x} ${whole.y}) scale(${whole.width / 100}) rotate(${angle})`}>
            <Cell kind={box.space.kind ?? ""} look={look} />
          </g>
        );
      })}
    </g>
  );
}

/** Whose a space is, by mark, where nobody stands on it. */
export function Owners({ places, stood, look }: { places: Map<string, Box>; stood: ReadonlySet<string>; look: Look }) {
  return (
    <g class="owners" aria-hidden="true">
      {[...places.values()].map((box) => {
        if (!isOwned(box) || stood.has(box.id)) return null;
        const size = Math.min(box.width, box.height, 100) * 0.42;
        return (
          <g key={box.id} class={`owner ${seatClass(box.space.owner, look)}`} transform={`translate(${box.x} ${box.y}) scale(${size / 100})`}>
            <circle r="50" class="mark-ground" />
            <path d={shapeOf(box.space.owner ?? 0)} class="mark-shape" transform="scale(.62)" />
          </g>
        );
      })}
    </g>
  );
}
