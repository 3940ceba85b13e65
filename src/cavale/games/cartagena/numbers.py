"""Cartagena for programs that learn: every move there is, and the table as numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.numbers import Field, add, add_crowd, add_seats, capped, classes, counts, turned, viewer
from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.games.cartagena.data import ACTIONS, COPIES, FIRST_SIGN, ROW, SEGMENTS, SIGNS_EACH
from cavale.games.cartagena.moves import CARD, FIRST_IS, RELIEF, SEGMENT, STOP, advance, fall_back
from cavale.games.cartagena.rules import cartagena_of
from cavale.games.cartagena.state import BOAT, DONE, KINDS, NO_SIGN, SPACES, START


def signs(options: Options) -> range:
    """Return the signs of the edition."""
    first = FIRST_SIGN[options.word("edition")]
    return range(first, first + SIGNS_EACH)


def choices(options: Options, players: int) -> list[int]:
    """Return every move that a player may ever have."""
    passage = range(1, options.number("segments") * SIGNS_EACH + 1)
    forward = [int(advance(space, sign)) for space in (int(START), *passage) for sign in signs(options)]
    relief = [int(RELIEF)] if options.flag("relief") else []
    return [int(STOP), *relief, *forward, *(int(fall_back(space)) for space in (*passage, int(BOAT)))]


def chances(options: Options, players: int) -> list[int]:
    """Return every move that chance may ever bring."""
    first = range(int(FIRST_IS), int(FIRST_IS) + players)
    segments = range(int(SEGMENT), int(SEGMENT) + 2 * len(SEGMENTS))
    return [*first, *segments, *(int(CARD) + sign for sign in signs(options))]


def fields(options: Options, players: int) -> tuple[Field, ...]:
    """Return what the numbers of a view are, in their order."""
    kinds, deck = int(KINDS), COPIES[options.word("edition")]
    return (
        classes("passage", int(SPACES), int(NO_SIGN), kinds - 1),  # the sign of each space
        counts("pirates", players * int(SPACES), options.number("pirates")),  # of each seat on each space
        counts("hands", players * kinds, deck),  # cards that the view can name
        counts("known", players * kinds, deck),  # … of these, what all know of in hidden hands
        counts("unknown", players, SIGNS_EACH * deck),  # cards that the view cannot name
        counts("deck", kinds, deck),  # cards in the deck or unknown in hands
        counts("left", 1, SIGNS_EACH * deck),  # cards that are really in the deck
        counts("pile", kinds, deck),
        classes("row", ROW, int(NO_SIGN), kinds - 1),  # the open row, its front first
        classes("stage", 1, 0, int(DONE)),
        classes("mover", 1, 0, players - 1),
        counts("used", 1, ACTIONS),
        counts("owed", 1, SIGNS_EACH * deck),
        counts("turns", 1, options.number("turn_limit")),
    )


def encode(view: View) -> vec[i64]:
    """Return a view as numbers, seats counted from its own."""
    table = cartagena_of(view.state)
    me = viewer(view)
    players = table.players
    numbers = add(vec[i64](), table.path)
    numbers = add_crowd(numbers, table.where, me, players, SPACES)
    numbers = add_seats(numbers, table.hands, me, players)
    numbers = add_seats(numbers, table.known, me, players)
    numbers = add_seats(numbers, table.unknown, me, players)
    numbers = add(numbers, table.deck)
    numbers = append(numbers, table.left)
    numbers = add(numbers, table.pile)
    numbers = add(numbers, table.row)
    for _ in range(ROW - i64(len(table.row))):
        numbers = append(numbers, NO_SIGN)
    numbers = append(numbers, table.stage)
    numbers = append(numbers, turned(table.mover, me, players))
    numbers = append(numbers, table.used)
    numbers = append(numbers, table.owed)
    return append(numbers, capped(table.turns))
