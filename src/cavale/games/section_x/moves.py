"""A move of Section X is a small integer; here it becomes text and is read back."""

from typing import Final

from mypy_extensions import i64

from cavale.engine.arguments import no_move
from cavale.games.section_x.chart import CELLS, GREENS, ISLAND, PLACES, SECTIONS
from cavale.games.section_x.data import COLOURS, KINDS

SKIP: Final[i64] = 0  # waive the tile action (phase 2)
DONE: Final[i64] = 1  # end the turn
DRAW_FROM: Final[i64] = 2  # + pile (SX-6)
PLACE: Final[i64] = 5  # + kind (SX-8)
MOVE: Final[i64] = 22  # + space (SX-10)
EXCHANGE: Final[i64] = 88  # + space of the first tile (SX-9)
TURN: Final[i64] = 154  # + space (SX-11)
TO: Final[i64] = 220  # + space, for a tile that is placed or moved
WITH: Final[i64] = 286  # + space of the second tile of an exchange
ROT: Final[i64] = 352  # + rotation
KEEPS: Final[i64] = 358  # + seat: who keeps the doors (SX-21)
GIVE_UP: Final[i64] = 362  # + section of the door (SX-27)
DOOR: Final[i64] = 560  # + section (SX-18)
FIRST_IS: Final[i64] = 758  # + seat (SX-4)
GETS: Final[i64] = 762  # + kind: chance gives a tile to the mover's stock (SX-6)
UNKNOWN: Final[i64] = 17  # in the place of a kind: GETS + UNKNOWN is what others see
TOP: Final[i64] = 780  # + kind: chance turns up a pile's top (SX-33)
SHIFT: Final[i64] = 797  # + section from * 198 + section to (SX-18)
STEP: Final[i64] = 40001  # + place from * 205 + place to (SX-16)
PASS: Final[i64] = 82026  # + place from * 205 + place to: two steps, through a full section (SX-17)
END: Final[i64] = 124051

# A cell is called by its row, A to K from the top, and its number in the row from the left: (2, 0) is F8.
CELL_NAMES: Final = tuple(f"{'ABCDEFGHIJK'[r + 5]}{q - max(-5, -5 - r) + 1}" for q, r in CELLS)
PLACE_NAMES: Final = (
    *(f"{cell}{letter}" for cell in CELL_NAMES for letter in "abc"),
    "island",
    *(f"green{area}" for area in range(GREENS)),
)
# All moves but those from a place to another.
NAMES: Final = (
    *("skip", "done"),
    *(f"draw={pile}" for pile in (1, 2, 3)),
    *(f"place={kind}" for kind in KINDS),
    *(f"{word}={cell}" for word in ("move", "exchange", "turn", "to", "with") for cell in CELL_NAMES),
    *(f"rot={rotation}" for rotation in range(6)),
    *(f"keep={colour}" for colour in COLOURS),
    *(f"{word}={section}" for word in ("give", "door") for section in PLACE_NAMES[:SECTIONS]),
    *(f"first={colour}" for colour in COLOURS),
    *(f"tile={kind}" for kind in (*KINDS, "?")),
    *(f"top={kind}" for kind in KINDS),
)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
PLACE_NUMBERS: Final = {name: number for number, name in enumerate(PLACE_NAMES)}


def shift(start: i64, target: i64) -> i64:
    """Return the move of a laid door from a section to another."""
    return SHIFT + start * SECTIONS + target


def step(start: i64, target: i64) -> i64:
    """Return a prisoner's step from a place to the next."""
    return STEP + start * PLACES + target


def passing(start: i64, target: i64) -> i64:
    """Return a prisoner's two steps through a full section from a place to another."""
    return PASS + start * PLACES + target


def start_of(move: i64) -> i64:
    """Return where a shifted door or a walking prisoner comes from."""
    if move < STEP:
        return (move - SHIFT) // SECTIONS
    return (move - STEP) // PLACES if move < PASS else (move - PASS) // PLACES


def target_of(move: i64) -> i64:
    """Return where a shifted door or a walking prisoner goes."""
    if move < STEP:
        return (move - SHIFT) % SECTIONS
    return (move - STEP) % PLACES if move < PASS else (move - PASS) % PLACES


def notation(move: i64) -> str:
    """Return a move, or what others see of it, as text without spaces; `Problem` for what is no move."""
    if not 0 <= move < END:
        raise no_move(move)
    if move < SHIFT:
        return NAMES[move]
    word = "shift" if move < STEP else "step" if move < PASS else "pass"
    return f"{word}={PLACE_NAMES[start_of(move)]}>{PLACE_NAMES[target_of(move)]}"


def parse(text: str) -> int | None:
    """Return the move that a text names, legal or not; None if it names none."""
    if text in NUMBERS:
        return NUMBERS[text]
    word, _, places = text.partition("=")
    names = places.split(">")
    if len(names) != 2 or names[0] not in PLACE_NUMBERS or names[1] not in PLACE_NUMBERS:
        return None
    start, target = PLACE_NUMBERS[names[0]], PLACE_NUMBERS[names[1]]
    if word == "shift" and max(start, target) < ISLAND:
        return int(shift(start, target))
    if word == "step":
        return int(step(start, target))
    return int(passing(start, target)) if word == "pass" else None
