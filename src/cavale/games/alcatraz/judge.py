"""How good the yard looks for a seat: who is aboard, who is near, and whom a guard may catch."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import View
from cavale.engine.weights import NAME, read_weights
from cavale.games.alcatraz.data import PRISONERS, SIDE, TO_WIN
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import BOAT, ROWS, SQUARES, column_of, is_hatched, row_of

FEATURES: Final = ("aboard", "last", "ready", "strike", "hatched", "open", "out", "rows", "safe", "turn")
LANDING: Final[i64] = 3  # the first column with a hatched square; the last is as far from the other side
# Where each stands in what is measured.
ABOARD: Final[i64] = 0  # prisoners aboard
LAST: Final[i64] = 1  # only one is missing
READY: Final[i64] = 2  # prisoners on a hatched square with a free way to the boat
STRIKE: Final[i64] = 3  # one of them can board at once
HATCHED: Final[i64] = 4  # prisoners on a hatched square with a guard in the way
OPEN: Final[i64] = 5  # prisoners below hatched squares without a guard in the way
OUT: Final[i64] = 6  # prisoners in the yard
ROWS_AHEAD: Final[i64] = 7  # rows that these are nearer the boat than the cell
SAFE: Final[i64] = 8  # those whom no walk can set a guard on: none could stop beyond them (AZ-11), or no guard is there
TURN_NEXT: Final[i64] = 9  # it is the seat's turn


class YardJudge(Judge):
    """Judges a yard."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        """Write how a crew stands: nothing is hidden, so the view's seat does not matter."""
        yard = view.state
        assert isinstance(yard, Alcatraz)
        where = yard.where
        guards = yard.guards
        aboard: i64 = 0
        ready: i64 = 0
        hatched: i64 = 0
        open_ways: i64 = 0
        out: i64 = 0
        rows: i64 = 0
        safe: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            place = where[prisoner]
            if place == BOAT:
                aboard += 1
            elif place < SQUARES:
                row = row_of(place)
                column = column_of(place)
                out += 1
                rows += ROWS - row
                if row == SIDE or (column == SIDE if column > guards[row] else column == 1):
                    safe += 1
                if LANDING <= column <= SIDE + 1 - LANDING:
                    free = is_free(guards, row, column)
                    if is_hatched(place):
                        if free:
                            ready += 1
                        else:
                            hatched += 1
                    elif free:
                        open_ways += 1
        mine = yard.mover == seat
        figures[ABOARD] = float(aboard)
        figures[LAST] = 1.0 if aboard == TO_WIN - 1 else 0.0
        figures[READY] = float(ready)
        figures[STRIKE] = 1.0 if mine and ready > 0 else 0.0
        figures[HATCHED] = float(hatched)
        figures[OPEN] = float(open_ways)
        figures[OUT] = float(out)
        figures[ROWS_AHEAD] = float(rows)
        figures[SAFE] = float(safe)
        figures[TURN_NEXT] = 1.0 if mine else 0.0


def is_free(guards: vec[i64], row: i64, column: i64) -> bool:
    """Tell whether no guard stands between a square and the boat."""
    for nearer in range(1, row):
        if guards[nearer] == column:
            return False
    return True


JUDGE: Final = YardJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
