/** Small pictures for buttons. */
const SHAPES = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  previous: "M17 4v16L6 12z",
  next: "M7 4v16l11-8z",
  look: "M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7zm0 2.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6zm0 2.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  list: "M4 5h3v3H4zm6 0h11v3H10zM4 10.5h3v3H4zm6 0h11v3H10zM4 16h3v3H4zm6 0h11v3H10z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
};

export function Icon({ kind }: { kind: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
