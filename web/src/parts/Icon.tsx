/** Small pictures for buttons. */
const SHAPES = {
  first: "M5 4h3v16H5zM20 4v16L9 12z",
  previous: "M17 4v16L6 12z",
  next: "M7 4v16l11-8z",
  look: "M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7zm0 2.2a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 0 1 0-9.6zm0 2.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  list: "M4 5h3v3H4zm6 0h11v3H10zM4 10.5h3v3H4zm6 0h11v3H10zM4 16h3v3H4zm6 0h11v3H10z",
  last: "M16 4h3v16h-3zM4 4v16l11-8z",
  left: "M12 4a8 8 0 1 1-7.7 5.9l2.4.7A5.5 5.5 0 1 0 12 6.5V10L6 5.2 12 .5z",
  right: "M12 4a8 8 0 1 0 7.7 5.9l-2.4.7A5.5 5.5 0 1 1 12 6.5V10l6-4.8L12 .5z",
  check: "M9.5 18.6 3.2 12.3l2.1-2.1 4.2 4.2 9.2-9.2 2.1 2.1z",
  cross: "M5.4 3.3 12 9.9l6.6-6.6 2.1 2.1-6.6 6.6 6.6 6.6-2.1 2.1-6.6-6.6-6.6 6.6-2.1-2.1 6.6-6.6-6.6-6.6z",
  plus: "M10.5 4h3v6.5H20v3h-6.5V20h-3v-6.5H4v-3h6.5z",
  bulb: "M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zm-4 16.5h8V20l-2.4 2h-3.2L8 20z",
  minus: "M4 10.5h16v3H4z",
  whole: "M4 4h7v2.5H6.5V11H4zm9 0h7v7h-2.5V6.5H13zM4 13h2.5v4.5H11V20H4zm13.5 0H20v7h-7v-2.5h4.5z",
};

export function Icon({ kind }: { kind: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[kind]} />
    </svg>
  );
}
