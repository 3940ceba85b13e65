"""A move of Stalag 17 is a small integer; here it becomes text and is read back."""

from typing import Final

from mypy_extensions import i64

from cavale.engine.arguments import no_move
from cavale.games.stalag17.data import CARDS, COLOURS, FACES

ROLL: Final[i64] = 0  # begin the next round with the dice (ST-6); until then a roll call lies open (ST-29)
DRAW: Final[i64] = 1  # ST-10
TAKE: Final[i64] = 2  # ST-15
ESCAPE: Final[i64] = 3  # ST-16
DONE: Final[i64] = 4  # the cards picked are the whole discard (ST-17)
LAY: Final[i64] = 5  # + card (ST-11)
PICK: Final[i64] = 34  # + card: it goes on the pile (ST-12 to ST-14)
FIRST_IS: Final[i64] = 62  # + seat (ST-9)
FACE: Final[i64] = 67  # + face: an object die falls (ST-6)
PIPS: Final[i64] = 73  # + what the escape die shows, less one (ST-6)
CARD: Final[i64] = 79  # + card: chance brings it to a hand (ST-8, ST-10)
UNKNOWN: Final[i64] = 28  # in the place of a card: LAY + UNKNOWN and CARD + UNKNOWN are what others see
END: Final[i64] = 108

NAMES: Final = (
    *("roll", "draw", "take", "escape", "done"),
    *(f"lay={card}" for card in (*CARDS, "?")),
    *(f"drop={card}" for card in CARDS),
    *(f"first={colour}" for colour in COLOURS),
    *(f"die={face}" for face in FACES),
    *(f"escape-die={pips}" for pips in range(1, 7)),
    *(f"card={card}" for card in (*CARDS, "?")),
)


def notation(move: i64) -> str:
    """Return a move, or what others see of it, as text without spaces; `Problem` for what is no move."""
    if not 0 <= move < END:
        raise no_move(move)
    return NAMES[move]


def parse(word: str) -> int | None:
    """Return the move that a word names, legal or not; None if it names none."""
    return NAMES.index(word) if word in NAMES else None
