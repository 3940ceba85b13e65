"""Alcatraz for programs that learn: every move there is, and the yard as numbers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.numbers import Field, add, add_crowd, capped, classes, counts, turned, viewer
from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.games.alcatraz.data import GUARDED, PRISONERS, SIDE
from cavale.games.alcatraz.moves import BOARD, DIE_SHOWS, FIRST_IS, GUARD_AT, LEFT, PASS, RIGHT, walk
from cavale.games.alcatraz.state import CELL, DONE, PLACES, SQUARES, Yard, column_of, is_hatched, row_of


def choices(options: Options, players: int) -> list[int]:
    """Return every move that a player may ever have: walks along a row or a column, and out of the cell."""
    squares = range(int(SQUARES))
    walks = [
        int(walk(start, stop))
        for start in squares
        for stop in squares
        if start != stop and (row_of(start) == row_of(stop) or column_of(start) == column_of(stop))
    ]
    boarding = [int(BOARD) + place for place in squares if is_hatched(place)]
    alarm = [int(LEFT), int(RIGHT)] if options.flag("alarm") else []
    return [*walks, *(int(walk(CELL, stop)) for stop in squares), *boarding, int(PASS), *alarm]


def chances(options: Options, players: int) -> list[int]:
    """Return every move that chance may ever bring."""
    die = [int(DIE_SHOWS) + row for row in range(1, GUARDED + 1)] if options.flag("alarm") else []
    guards = [int(GUARD_AT) + column for column in range(1, SIDE + 1)] if options.word("guards") == "random" else []
    return [*(int(FIRST_IS) + seat for seat in range(players)), *die, *guards]


def fields(options: Options, players: int) -> tuple[Field, ...]:
    """Return what the numbers of a view are, in their order."""
    return (
        counts("prisoners", players * int(PLACES), PRISONERS),  # of each seat on each square, in the cell, aboard
        classes("guards", GUARDED, 0, SIDE),  # the column in each row, 0 for none
        classes("stage", 1, 0, int(DONE)),
        classes("row", 1, 0, SIDE),  # that the stage is about, 0 for none
        classes("mover", 1, 0, players - 1),
        counts("turns", 1, options.number("turn_limit")),
    )


def encode(view: View) -> vec[i64]:
    """Return a view as numbers, seats counted from its own."""
    yard = view.state
    assert isinstance(yard, Yard)
    me = viewer(view)
    numbers = add_crowd(vec[i64](), yard.where, me, yard.players, PLACES)
    numbers = add(numbers, yard.guards[1 : GUARDED + 1])
    numbers = append(numbers, yard.stage)
    numbers = append(numbers, yard.row)
    numbers = append(numbers, turned(yard.mover, me, yard.players))
    return append(numbers, capped(yard.turns))
