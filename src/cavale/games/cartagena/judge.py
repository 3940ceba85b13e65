"""How good the table looks for a seat: how far its crew is, what its cards can do, what others could make of it."""

from math import exp
from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, RUNNING

SPREAD: Final = 30.0  # spaces ahead that make a win likely
FRONT: Final = 0.3  # by how much less the last space counts than the first: the rearmost are brought along
ABOARD: Final = 3.0  # spaces that a pirate aboard is worth beyond the last: nobody stands in its way
CARD: Final = 6.0  # spaces that a card is worth
PLENTY: Final = 6.0  # cards after which a further one is worth ever less


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1, from how far it is ahead of the best other one."""
    table = cartagena_of(view.state)
    if table.ended != RUNNING:
        return 1.0 if table.places()[view.seat] == 1 else 0.0
    best = 0.0
    for seat in range(table.players):
        if seat != view.seat:
            best = max(best, progress(table, seat))
    return 1.0 / (1.0 + exp((best - progress(table, view.seat)) / SPREAD))


def progress(table: Cartagena, seat: i64) -> float:
    """Return how far a crew has come, in spaces, with what its cards are worth."""
    last = float(table.terms.last)
    total = 0.0
    for pirate in range(seat * table.terms.pirates, (seat + 1) * table.terms.pirates):
        space = table.where[pirate]
        if space == BOAT:
            total += last * (1.0 - FRONT) + ABOARD
        else:
            total += float(space) * (1.0 - FRONT * float(space) / last)
    cards = float(table.hand_size(seat))
    if seat == table.mover:
        cards += float(table.owed)
    return total + CARD * PLENTY * (1.0 - exp(-cards / PLENTY))
