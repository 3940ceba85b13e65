"""Pockets for programs that learn: every move there is, and the table as numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.numbers import Field, add, add_seats, capped, classes, counts, turned, viewer
from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.games.pockets.data import CARDS, KINDS
from cavale.games.pockets.moves import CARD, FIRST_IS, LAY, UNKNOWN
from cavale.games.pockets.rules import DONE, pockets_of
from cavale.games.pockets.state import DECK, HAND, NONE, PLACES


def choices(options: Options, players: int) -> list[int]:
    """Return every move that a player may ever have."""
    return [move for move in range(FIRST_IS) if move != LAY + UNKNOWN]


def chances(options: Options, players: int) -> list[int]:
    """Return every move that chance may ever bring."""
    return [*range(FIRST_IS, FIRST_IS + players), *range(CARD, CARD + UNKNOWN)]


def fields(options: Options, players: int) -> tuple[Field, ...]:
    """Return what the numbers of a view are, in their order."""
    cards = sum(CARDS.values())
    return (
        counts("table", 2 * len(KINDS), cards),  # each kind in the deck, and not known elsewhere; then in the discards
        counts("cards", 3 * players * len(KINDS), cards),  # each kind in every hand, then laid, then shown
        counts("unknown", 3 * players, cards),  # how many the view cannot name in each of these places
        classes("picked", 1, NONE, len(KINDS) - 1),
        classes("stage", 1, 0, DONE),
        classes("mover", 1, 0, players - 1),
        counts("turns", 1, options.number("turn_limit")),
    )


def encode(view: View) -> vec[i64]:
    """Return a view as numbers, seats counted from its own."""
    table = pockets_of(view.state)
    me = viewer(view)
    numbers = add(vec[i64](), table.cards[DECK : HAND * len(KINDS)])
    for what in range(HAND, PLACES, 3):  # hands, cards laid, cards shown: three seats each
        cards = table.cards[what * len(KINDS) : (what + table.players) * len(KINDS)]
        numbers = add_seats(numbers, cards, me, table.players)
    for what in range(HAND, PLACES, 3):
        numbers = add_seats(numbers, table.unknown[what : what + table.players], me, table.players)
    numbers = append(numbers, table.picked)
    numbers = append(numbers, table.stage)
    numbers = append(numbers, turned(table.mover, me, table.players))
    return append(numbers, capped(table.turns))
