"""Stalag 17 for programs that learn: every move there is, and the table as numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.numbers import Field, add, add_seats, capped, classes, counts, turned, viewer
from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.games.stalag17.moves import CARD, FACE, FIRST_IS, LAY, UNKNOWN
from cavale.games.stalag17.rules import stalag_of
from cavale.games.stalag17.state import DECK_SIZE, FINISHED, KINDS, MOST_POINTS, NONE, PRISONERS, THREE


def choices(options: Options, players: int) -> list[int]:
    """Return every move that a player may ever have."""
    return [move for move in range(int(FIRST_IS)) if move != LAY + UNKNOWN]


def chances(options: Options, players: int) -> list[int]:
    """Return every move that chance may ever bring."""
    return [*range(int(FIRST_IS), int(FIRST_IS) + players), *range(int(FACE), int(CARD + UNKNOWN))]


def fields(options: Options, players: int) -> tuple[Field, ...]:
    """Return what the numbers of a view are, in their order."""
    kinds, cards = int(KINDS), int(DECK_SIZE)
    return (
        counts("hands", players * kinds, cards),  # cards in hand that the view can name
        counts("laid", players * kinds, cards),  # before a seat, not seen by the others
        counts("shown", players * kinds, cards),  # before a seat, seen by all
        counts("held", players * kinds, cards),  # in hand, as all know
        counts("either", players * kinds, cards),  # in hand or laid, as all know
        counts("in_hand", players, cards),  # cards in hand that the view cannot name
        counts("on_table", players, cards),  # cards laid that the view cannot name
        counts("deck", kinds, cards),  # cards in the deck or unknown elsewhere
        counts("left", 1, cards),  # cards that are really in the deck
        classes("pile", cards, int(NONE), kinds - 1),  # the discards, their top first
        counts("plan", int(THREE) + 2, 6),  # dice that show each object, those that show "3", the escape die
        counts("points", players, int(MOST_POINTS)),
        counts("was", players, int(MOST_POINTS)),
        counts("free", players, int(PRISONERS)),
        counts("out", players, players),  # the how-manieth a seat was to have all prisoners out, 0 for not yet
        classes("stage", 1, 0, int(FINISHED)),
        classes("mover", 1, 0, players - 1),
        classes("first", 1, 0, players - 1),
        classes("escaper", 1, int(NONE), players - 1),
        counts("rounds", 1, options.number("round_limit")),
        counts("owed", 1, cards),
        counts("picked", 1, cards),
        counts("tried", 1, 1),
    )


def encode(view: View) -> vec[i64]:
    """Return a view as numbers, seats counted from its own."""
    table = stalag_of(view.state)
    me = viewer(view)
    players = table.players
    numbers = add_seats(vec[i64](), table.hands, me, players)
    numbers = add_seats(numbers, table.laid, me, players)
    numbers = add_seats(numbers, table.shown, me, players)
    numbers = add_seats(numbers, table.held, me, players)
    numbers = add_seats(numbers, table.either, me, players)
    numbers = add_seats(numbers, table.in_hand, me, players)
    numbers = add_seats(numbers, table.on_table, me, players)
    numbers = add(numbers, table.deck)
    numbers = append(numbers, table.left)
    pile = table.pile
    size = i64(len(pile))
    for depth in range(DECK_SIZE):
        numbers = append(numbers, pile[size - 1 - depth] if depth < size else NONE)
    numbers = add(numbers, table.plan)
    numbers = add_seats(numbers, table.points, me, players)
    numbers = add_seats(numbers, table.was, me, players)
    numbers = add_seats(numbers, table.free, me, players)
    ranks = vec[i64]([0] * int(players))
    for rank in range(i64(len(table.out))):
        ranks[table.out[rank]] = rank + 1
    numbers = add_seats(numbers, ranks, me, players)
    numbers = append(numbers, table.stage)
    numbers = append(numbers, turned(table.mover, me, players))
    numbers = append(numbers, turned(table.first, me, players))
    numbers = append(numbers, turned(table.escaper, me, players))
    numbers = append(numbers, capped(table.rounds))
    numbers = append(numbers, table.owed)
    numbers = append(numbers, table.picked)
    return append(numbers, i64(table.tried))
