"""A move of Cartagena is a small integer; here it becomes text and is read back."""

from typing import Final

from mypy_extensions import i64

from cavale.engine.arguments import no_move
from cavale.games.cartagena.data import COLOURS, SEGMENTS, SIGNS
from cavale.games.cartagena.state import BOAT, KINDS, SPACES, START

STOP: Final[i64] = 0  # end the turn after an action, or lose it (CA-6, CA-10)
RELIEF: Final[i64] = 1  # draw one card for want of anything else (CA-10)
ADVANCE: Final[i64] = 2  # + from * 9 + sign (CA-7); never legal from the boat
FALL_BACK: Final[i64] = 344  # + from (CA-8); never legal from the start
FIRST_IS: Final[i64] = 382  # + seat (CA-4)
SEGMENT: Final[i64] = 387  # + number * 2, + 1 if turned round (CA-3)
CARD: Final[i64] = 399  # + sign: chance deals, draws or lays it (CA-5, CA-8, CA-12)
UNKNOWN_CARD: Final[i64] = 408  # what others see of a card that goes into a hidden hand (CA-17)
END: Final[i64] = 409

WORDS: Final = {"stop": STOP, "draw": RELIEF, "card=?": UNKNOWN_CARD}
SIDES: Final = "".join(letter + letter.lower() for letter in SEGMENTS)  # a segment as printed, then turned round


def advance(space: i64, sign: i64) -> i64:
    """Return the move of a pirate forward from a space with a card."""
    return ADVANCE + space * KINDS + sign


def fall_back(space: i64) -> i64:
    """Return the move of a pirate back from a space."""
    return FALL_BACK + space


def is_advance(move: i64) -> bool:
    """Tell whether a move is a pirate's way forward."""
    return ADVANCE <= move < FALL_BACK


def is_fall_back(move: i64) -> bool:
    """Tell whether a move is a pirate's way back."""
    return FALL_BACK <= move < FIRST_IS


def start_of(move: i64) -> i64:
    """Return the space that an advance or a fall back starts from."""
    return move - FALL_BACK if move >= FALL_BACK else (move - ADVANCE) // KINDS


def sign_of(move: i64) -> i64:
    """Return the sign that an advance plays, or of the card that chance brings; 9 if it is not known."""
    return move - CARD if move >= CARD else (move - ADVANCE) % KINDS


def space_name(space: i64) -> str:
    """Return a space by its number, or `start` or `boat`."""
    if space == START:
        return "start"
    return "boat" if space == BOAT else str(space)


def notation(move: i64) -> str:
    """Return a move, or what others see of it, as text without spaces; `Problem` for what is no move."""
    if not 0 <= move < END:
        raise no_move(move)
    if is_advance(move):
        return f"{space_name(start_of(move))}>{SIGNS[sign_of(move)]}"
    if is_fall_back(move):
        return f"{space_name(start_of(move))}<back"
    for word, its in WORDS.items():
        if its == move:
            return word
    if move < SEGMENT:
        return f"first={COLOURS[move - FIRST_IS]}"
    if move < CARD:
        return f"segment={SIDES[move - SEGMENT]}"
    return f"card={SIGNS[move - CARD]}"


def parse(text: str) -> int | None:
    """Return the move that a text names, legal or not; None if it names none."""
    if text in WORDS:
        return WORDS[text]
    start, arrow, sign = text.partition(">")
    if arrow:
        space = parse_space(start)
        return None if space is None or sign not in SIGNS else int(advance(space, SIGNS.index(sign)))
    if text.endswith("<back"):
        space = parse_space(text.removesuffix("<back"))
        return None if space is None else int(fall_back(space))
    key, _, value = text.partition("=")
    if key == "first" and value in COLOURS:
        return int(FIRST_IS) + COLOURS.index(value)
    if key == "segment" and len(value) == 1 and value in SIDES:
        return int(SEGMENT) + SIDES.index(value)
    if key == "card" and value in SIGNS:
        return int(CARD) + SIGNS.index(value)
    return None


def parse_space(text: str) -> int | None:
    """Return the space that a text names; numbers are plain (int() alone also takes '+1', ' 1' and '٠١')."""
    names = [space_name(space) for space in range(SPACES)]
    return names.index(text) if text in names else None
