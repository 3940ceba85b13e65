"""How good the table looks for a seat."""

from pathlib import Path

from librt.vecs import vec

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import View
from cavale.engine.weights import NAME, read_weights
from cavale.games.pockets.rules import pockets_of
from cavale.games.pockets.state import HAND, LAID, SHOWN

# Kinds on the table, kinds in hand only, and cards on the table that may be anything.
FEATURES = ("laid", "held", "hidden")


class PocketJudge(Judge):
    """Judges a table."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def gauge(self, view: View, seat: int, figures: vec[float]) -> None:
        """Write how near a seat is to three kinds on the table; of others' hidden cards only the number counts."""
        table = pockets_of(view.state)
        held, laid, shown = (table.kinds(place + seat) for place in (HAND, LAID, SHOWN))
        hidden = table.count(LAID + seat) if seat != view.seat else table.unknown[LAID + seat]
        if seat != view.seat:
            held, laid = [0] * len(held), [0] * len(laid)
        on_table = [bool(one or other) for one, other in zip(laid, shown, strict=True)]
        in_hand = [bool(one) and not other for one, other in zip(held, on_table, strict=True)]
        for at, number in enumerate((sum(on_table), sum(in_hand), hidden)):
            figures[at] = float(number)


JUDGE = PocketJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
