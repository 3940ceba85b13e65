"""A move of Alcatraz is a small integer; here it becomes text and is read back."""

from typing import Final

from mypy_extensions import i64

from cavale.engine.arguments import no_move
from cavale.games.alcatraz.data import COLOURS, GUARDED, SIDE
from cavale.games.alcatraz.state import BOAT, CELL, SQUARES, apart, column_of, row_of, square

WALK: Final[i64] = 0  # + from * 81 + to; from may be the cell
BOARD: Final[i64] = 6642  # + from
PASS: Final[i64] = 6724
LEFT: Final[i64] = 6725  # the alarmed guard runs to column 1
RIGHT: Final[i64] = 6726  # … to column 9
FIRST_IS: Final[i64] = 6727  # + seat
DIE_SHOWS: Final[i64] = 6731  # + row, from 1
GUARD_AT: Final[i64] = 6740  # + column, from 1
# Wishes that are never legal, so that they can be refused with a reason.
RETURN: Final[i64] = 6750  # + from: back into the cell (AZ-9)
LEAVE: Final[i64] = 6832  # off the boat (AZ-16)
END: Final[i64] = 6833

WORDS: Final = {"pass": PASS, "left": LEFT, "right": RIGHT, "boat>yard": LEAVE}


def walk(start: i64, stop: i64) -> i64:
    """Return the move from a square or the cell to a square."""
    return WALK + start * SQUARES + stop


def is_walk(move: i64) -> bool:
    """Tell whether a move is a walk."""
    return move < BOARD


def is_boarding(move: i64) -> bool:
    """Tell whether a move boards the boat."""
    return BOARD <= move < PASS


def start_of(move: i64) -> i64:
    """Return where a walk or a boarding starts."""
    return move // SQUARES if move < BOARD else move - BOARD


def stop_of(move: i64) -> i64:
    """Return where a walk stops."""
    return move % SQUARES


def length(start: i64, stop: i64) -> i64:
    """Return the squares between two ends of a straight walk; the cell lies below row 9 (AZ-8)."""
    if start == CELL:
        return row_of(CELL) - row_of(stop)
    return apart(row_of(start), row_of(stop)) + apart(column_of(start), column_of(stop))


def place_name(place: i64) -> str:
    """Return a square as row:column, or `cell` or `boat`."""
    if place >= SQUARES:
        return "cell" if place == CELL else "boat"
    return f"{row_of(place)}:{column_of(place)}"


def notation(move: i64) -> str:
    """Return a move as text without spaces, as records keep it; `Problem` for what is no move."""
    if not 0 <= move < END:
        raise no_move(move)
    if is_walk(move):
        return f"{place_name(start_of(move))}>{place_name(stop_of(move))}"
    if is_boarding(move):
        return f"{place_name(start_of(move))}>boat"
    for word, its in WORDS.items():
        if its == move:
            return word
    if move < DIE_SHOWS:
        return f"first={COLOURS[move - FIRST_IS]}"
    if DIE_SHOWS < move < GUARD_AT:
        return f"die={move - DIE_SHOWS}"
    if GUARD_AT < move < RETURN:
        return f"guard={move - GUARD_AT}"
    if move < RETURN:  # rows and columns are counted from 1, so two numbers mean nothing
        raise no_move(move)
    return f"{place_name(move - RETURN)}>cell"


def parse(text: str) -> int | None:
    """Return the move that a text names, legal or not; None if it names none."""
    if text in WORDS:
        return WORDS[text]
    start, arrow, stop = text.partition(">")
    if arrow:
        origin, target = parse_place(start), parse_place(stop)
        return None if origin is None or target is None else wish(origin, target)
    key, _, value = text.partition("=")
    if key == "first" and value in COLOURS:
        return int(FIRST_IS) + COLOURS.index(value)
    if key == "die" and is_digit(value, GUARDED):
        return int(DIE_SHOWS) + int(value)
    if key == "guard" and is_digit(value, SIDE):
        return int(GUARD_AT) + int(value)
    return None


def wish(start: i64, stop: i64) -> i64:
    """Return the move between any two places, however impossible."""
    if start == BOAT:
        return LEAVE
    if stop == BOAT:
        return BOARD + start
    return RETURN + start if stop == CELL else walk(start, stop)


def parse_place(text: str) -> i64 | None:
    """Return the square, cell or boat that a text names."""
    if text in ("cell", "boat"):
        return CELL if text == "cell" else BOAT
    row, _, column = text.partition(":")
    if is_digit(row, SIDE) and is_digit(column, SIDE):
        return square(int(row), int(column))
    return None


def is_digit(text: str, most: int) -> bool:
    """Tell whether a text is one plain digit from 1 to `most` (int() alone also takes '+1', ' 1' and '١')."""
    return len(text) == 1 and "1" <= text <= str(most)
