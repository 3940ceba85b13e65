/** What spaces bear by their kind, where the game has a drawing of it: in the middle, or in a corner beside those who stand there. */
import { isSmall, type Box } from "../core/layout";
import type { Look } from "./Pieces";

export const isSigned = (look: Look, box: Box): boolean => isSmall(box) && Boolean(look.art?.glyphs.has(box.space.kind ?? ""));

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
        const kind = box.space.kind ?? "";
        return (
          <g key={box.id} class={`sign kind-${kind}${above ? " stood" : ""}`} transform={`translate(${box.x - aside} ${box.y - aside})`}>
            {above && <circle class="sign-ground" r={size * 0.54} />}
            <use href={`#${look.game}-${kind}`} x={-size / 2} y={-size / 2} width={size} height={size} />
          </g>
        );
      })}
    </g>
  );
}
