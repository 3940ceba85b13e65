"""ST-9: who starts a round, in all combinations of ties."""

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.tests.camps import begin, camp, legal, play

SIZES = [2, 3, 4, 5]


def some(players: int) -> list[tuple[int, ...]]:
    """Return all groups of seats, of one and more."""
    return [group for size in range(1, players + 1) for group in combinations(range(players), size)]


def nearest(players: int, escaper: int) -> list[int]:
    """Return all seats as they come after an escape: one step to the left, one to the right, two … the escaper last."""
    order: list[int] = []
    for step in range(1, players):
        for seat in ((escaper + step) % players, (escaper - step) % players):
            if seat not in [*order, escaper]:
                order.append(seat)
    return [*order, escaper]


@pytest.mark.parametrize("players", SIZES)
def test_anyone_begins(players: int) -> None:
    """ST-9: in round 1 chance has the first player be anyone, with equal likelihood."""
    table = begin(players)
    assert legal(table) == {f"first={colour}" for colour in ("blue", "red", "green", "yellow", "purple")[:players]}
    assert set(table.weights()) == {1}


def tied(players: int, group: tuple[int, ...], others: str) -> Stalag:
    """Return a table on which a group is tied, and the others have `fewer` points, `escaped` more, or are all `out`."""
    free, points = {"fewer": (1, 4), "escaped": (2, 20), "out": (3, 20)}[others]
    table = begin(players, ranking=True)
    table.free = vec[i64]([1 if seat in group else free for seat in range(players)])
    table.points = vec[i64]([5 if seat in group else points for seat in range(players)])
    return table


@pytest.mark.parametrize("others", ["fewer", "escaped", "out"])
@pytest.mark.parametrize("players", SIZES)
def test_after_an_escape(players: int, others: str) -> None:
    """ST-9, ST-23: the nearest of the tied starts, left before right, the escaper last; seats of those out count."""
    for escaper in range(players):
        for group in some(players):
            table = tied(players, group, others)
            table.escaper = escaper
            table.first = (escaper + 2) % players
            assert table.next_first() == next(seat for seat in nearest(players, escaper) if seat in group)


@pytest.mark.parametrize("others", ["fewer", "escaped", "out"])
@pytest.mark.parametrize("players", SIZES)
def test_after_a_round_without_an_escape(players: int, others: str) -> None:
    """ST-9: without an escape the first of the tied clockwise from who started, himself included."""
    for first in range(players):
        for group in some(players):
            table = tied(players, group, others)
            table.first = first
            clockwise = [(first + step) % players for step in range(players)]
            assert table.next_first() == next(seat for seat in clockwise if seat in group)


def test_it_is_played_so() -> None:
    """ST-9: of red and purple, next to blue who escapes, red on the left starts; he rolls, and the round begins."""
    table = camp("0,0/-/f1,d1,m1,e6 0,9 0,0 0,0 0,9", plan="fdm/5", first="green")
    play(table, "escape")
    assert (table.first, table.mover, legal(table)) == (1, 1, {"roll"})
    assert (play(table, "roll").rounds, table.left) == (2, 84)


def test_the_starter_again() -> None:
    """ST-9, ST-26: the deck runs out and all have no points: who started the round starts again."""
    table = camp("0,0/c1 0,0/f1 0,0/-", deck="m1", rest="pile", first="green", next="red")
    play(table, "lay=food-1", "card=map-1")
    assert (table.first, table.actor, list(table.points)) == (2, 2, [0, 0, 0])
