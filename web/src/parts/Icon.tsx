/** Small pictures for buttons. */
const SHAPES = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  previous: "M17 4v16L6 12z",
  next: "M7 4v16l11-8z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

export function Icon({ kind }: { kind: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
