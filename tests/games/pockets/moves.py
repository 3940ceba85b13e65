"""A move of Pockets is a small integer; here it becomes text and is read back."""

from mypy_extensions import i64

from cavale.engine.arguments import no_move
from cavale.games.pockets.data import COLOURS, KINDS

# What comes after a name is counted from it: LAY + kind, DROP + kind, FIRST_IS + seat, CARD + kind.
DRAW, SHOW, TRADE, LAY, DROP, FIRST_IS, CARD = 0, 1, 2, 3, 7, 10, 13
UNKNOWN = len(KINDS)  # in the place of a kind: LAY + UNKNOWN and CARD + UNKNOWN are what others see
NAMES = (
    *("draw", "show", "trade"),
    *(f"lay={kind}" for kind in (*KINDS, "?")),
    *(f"drop={kind}" for kind in KINDS),
    *(f"first={colour}" for colour in COLOURS),
    *(f"card={kind}" for kind in (*KINDS, "?")),  # chance deals or draws it
)


def notation(move: i64) -> str:
    """Return a move, or what others see of it, as text without spaces; `Problem` for what is no move."""
    if not 0 <= move < len(NAMES):
        raise no_move(move)
    return NAMES[move]


def parse(word: str) -> int | None:
    """Return the move that a word names, legal or not; None if it names none."""
    return NAMES.index(word) if word in NAMES else None
