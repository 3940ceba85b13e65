"""How good the yard looks for a seat."""

from math import exp
from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.games.alcatraz.data import PRISONERS
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import BOAT, RUNNING, SQUARES, is_hatched, row_of

ABOARD: Final = 10.0
READY: Final = 4.0  # on a hatched square with a free way to the boat
HATCHED: Final = 3.0
ROW: Final = 0.25  # for each row nearer the boat than the cell


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1, from how far its crew is ahead of the best other one."""
    yard = view.state
    assert isinstance(yard, Alcatraz)
    if yard.ended != RUNNING:
        return 1.0 if yard.places()[view.seat] == 1 else 0.0
    best = 0.0
    for seat in range(yard.players):
        if seat != view.seat:
            best = max(best, progress(yard, seat))
    return 1.0 / (1.0 + exp((best - progress(yard, view.seat)) / 4.0))


def progress(yard: Alcatraz, seat: i64) -> float:
    """Return how far a crew has come."""
    total = 0.0
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = yard.where[prisoner]
        if place == BOAT:
            total += ABOARD
        elif place < SQUARES:
            total += ROW * float(10 - row_of(place))
            if yard.may_board(place):
                total += READY
            elif is_hatched(place):
                total += HATCHED
    return total
