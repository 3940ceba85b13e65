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
from cavale.games.alcatraz.state import BOAT, ROWS, SQUARES, apart, column_of, is_hatched, row_of

FEATURES: Final = ("aboard", "last", "ready", "strike", "hatched", "out", "rows", "clear", "turn")
# Where each stands in what is measured.
ABOARD: Final[i64] = 0  # prisoners aboard
LAST: Final[i64] = 1  # only one is missing
READY: Final[i64] = 2  # prisoners on a hatched square with a free way to the boat
STRIKE: Final[i64] = 3  # one of them can board at once
HATCHED: Final[i64] = 4  # prisoners on a hatched square with a guard in the way
OUT: Final[i64] = 5  # prisoners in the yard
ROWS_AHEAD: Final[i64] = 6  # rows that these are nearer the boat than the cell
CLEAR: Final[i64] = 7  # columns between each of them and the guard of its row
TURN_NEXT: Final[i64] = 8  # it is the seat's turn


class YardJudge(Judge):
    """Judges a yard."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def measure(self, view: View, seat: i64) -> vec[float]:
        """Return how a crew stands: nothing is hidden, so the view's seat does not matter."""
        yard = view.state
        assert isinstance(yard, Alcatraz)
        figures = vec[float]([0.0] * len(FEATURES))
        where = yard.where
        guards = yard.guards
        aboard: i64 = 0
        ready: i64 = 0
        hatched: i64 = 0
        out: i64 = 0
        rows: i64 = 0
        clear: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            place = where[prisoner]
            if place == BOAT:
                aboard += 1
            elif place < SQUARES:
                row = row_of(place)
                out += 1
                rows += ROWS - row
                clear += apart(column_of(place), guards[row]) if row < SIDE else SIDE
                if is_hatched(place):
                    if yard.may_board(place):
                        ready += 1
                    else:
                        hatched += 1
        figures[ABOARD] = float(aboard)
        figures[LAST] = 1.0 if aboard == TO_WIN - 1 else 0.0
        figures[READY] = float(ready)
        figures[HATCHED] = float(hatched)
        figures[OUT] = float(out)
        figures[ROWS_AHEAD] = float(rows)
        figures[CLEAR] = float(clear)
        if yard.mover == seat:
            figures[TURN_NEXT] = 1.0
            figures[STRIKE] = 1.0 if ready > 0 else 0.0
        return figures


JUDGE: Final = YardJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
