"""A drawing of lines, boxes, dots and words, as SVG."""

from typing import Final
from xml.sax.saxutils import escape, quoteattr

# The last is what a browser takes if it has none of the others; what draws PNGs wants a name.
FONTS: Final = "DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, sans-serif"
WIDE: Final = 0.62  # of a letter's height, as wide as letters are on average, or a little wider


def width(words: str, size: float) -> float:
    """Return about how wide words are, rather too much than too little."""
    return WIDE * size * len(words)


class Drawing:
    """Something that is drawn bit by bit, from the top left corner."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def line(
        self, x1: float, y1: float, x2: float, y2: float, colour: str, thick: float = 1, dashed: bool = False
    ) -> None:
        """Draw a line."""
        dashes = ' stroke-dasharray="4 3"' if dashed else ""
        ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self.parts.append(f'<line {ends} stroke="{colour}" stroke-width="{thick}"{dashes}/>')

    def box(self, x: float, y: float, wide: float, high: float, colour: str) -> None:
        """Draw a box without an edge."""
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{colour}"/>')

    def dot(self, x: float, y: float, radius: float, colour: str) -> None:
        """Draw a dot."""
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}"/>')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 12,
        colour: str = "#333",
        anchor: str = "start",
        bold: bool = False,
        turned: float = 0,
    ) -> None:
        """Write words that start, end or have their middle there, on a line at that height."""
        more = ' font-weight="bold"' if bold else ""
        more += f' transform="rotate({turned:g} {x:.1f} {y:.1f})"' if turned else ""
        place = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{colour}" text-anchor="{anchor}"'
        self.parts.append(f"<text {place}{more}>{escape(words)}</text>")

    def svg(self, wide: float, high: float, title: str) -> str:
        """Return all of it, on white."""
        size = f'width="{wide:g}" height="{high:g}" viewBox="0 0 {wide:g} {high:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family={quoteattr(FONTS)} role="img">'
        paper = '<rect width="100%" height="100%" fill="#fff"/>'
        return "\n".join([head, f"<title>{escape(title)}</title>", paper, *self.parts, "</svg>", ""])
