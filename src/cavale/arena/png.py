"""A drawing as PNG, by resvg."""

import re

from cavale.engine.text import Problem

ZOOM = 2.0  # points of the picture for each of the drawing, so that words are sharp


def png(svg: str) -> bytes:
    """Return a drawing as PNG; `Problem` where what draws it is not installed, or there is no font for its words."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise Problem("arena-no-png") from None
    drawn = bytes(svg_to_bytes(svg_string=svg, zoom=ZOOM))
    wordless = re.sub(r"<text.*</text>", "", svg)
    if wordless != svg and drawn == bytes(svg_to_bytes(svg_string=wordless, zoom=ZOOM)):
        raise Problem("arena-no-font")
    return drawn
