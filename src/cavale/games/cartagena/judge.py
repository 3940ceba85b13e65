"""How good the table looks for a seat: how far its crew is, what its cards are worth, which road it leaves the next."""

from math import exp
from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.games.cartagena.data import SIGNS_EACH
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, RUNNING

# Figures are spaces, unless they are said to be something else.
SPREAD: Final = 30.0  # how far ahead a win is likely
FRONT: Final = 0.5  # by how much less the last space counts than the first: so the rearmost are brought along
ABOARD: Final = 3.0  # what being aboard is worth beyond the last space
CARD: Final = 8.0  # what a card is worth: so a short way back for two is a good one
PLENTY: Final = 6.0  # cards after which a further one is worth ever less
ROAD: Final = 0.5  # how much of the longest jump that is open to the next player is held against who leaves it


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1, from how far it is ahead of the best other one."""
    table = cartagena_of(view.state)
    if table.ended != RUNNING:
        return 1.0 if table.places()[view.seat] == 1 else 0.0
    best = 0.0
    for seat in range(table.players):
        if seat != view.seat:
            best = max(best, progress(table, seat))
    paved = ROAD * longest_jump(table, (view.seat + 1) % table.players)
    return 1.0 / (1.0 + exp((best + paved - progress(table, view.seat)) / SPREAD))


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


def longest_jump(table: Cartagena, seat: i64) -> float:
    """Return how far a seat's best pirate would come with a card, on average over all signs."""
    last = table.terms.last
    total: i64 = 0
    for sign in range(table.terms.low, table.terms.low + SIGNS_EACH):
        longest: i64 = 0
        for pirate in range(seat * table.terms.pirates, (seat + 1) * table.terms.pirates):
            space = table.where[pirate]
            if space != BOAT:
                longest = max(longest, min(table.advance_target(space, sign), last + 1) - space)
        total += longest
    return float(total) / float(SIGNS_EACH)
