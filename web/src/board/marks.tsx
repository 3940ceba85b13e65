/** Each seat has a colour and a mark, so that colour never stands alone. */
const SHAPES = [
  "M0-38A38 38 0 1 1-.1-38Z",
  "M0-44 42 32H-42Z",
  "M-34-34H34V34H-34Z",
  "M0-48 48 0 0 48-48 0Z",
  "M0-46 13-15 45-13 20 8 28 40 0 22-28 40-20 8-45-13-13-15Z",
  "M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z",
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";

/** A seat's mark as a small picture in its colour. */
export function Mark({ seat, colour }: { seat: number; colour: string }) {
  return (
    <svg class={`mark seat-${colour}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="50" class="mark-ground" />
      <path d={shapeOf(seat)} class="mark-shape" transform="scale(.62)" />
    </svg>
  );
}
