"""How good the table looks for a seat."""

from cavale.engine.core.state import View
from cavale.games.pockets.rules import RUNNING, Pockets, pockets_of
from cavale.games.pockets.state import HAND, LAID, SHOWN

IN_HAND = 0.4  # worth of a kind that is not laid yet; one on the table is worth 1
HIDDEN = 0.5  # worth of a laid card that may be anything


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1: its share of what it and the best other one have."""
    table = pockets_of(view.state)
    if table.ended != RUNNING:
        return 1.0 if table.places()[view.seat] == 1 else 0.0
    hopes = [progress(table, seat) for seat in range(table.players)]
    mine = hopes.pop(view.seat)
    return (mine + 1.0) / (mine + max(hopes) + 2.0)


def progress(table: Pockets, seat: int) -> float:
    """Return how near a seat is to three kinds on the table."""
    places = zip(table.kinds(HAND + seat), table.kinds(LAID + seat), table.kinds(SHOWN + seat), strict=True)
    known = sum(1.0 if laid or shown else IN_HAND if held else 0.0 for held, laid, shown in places)
    return known + HIDDEN * float(table.unknown[LAID + seat])
