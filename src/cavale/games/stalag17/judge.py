"""How good the table looks for a seat: who is out, how near its plan is, how light its hand, how wanted it is.

Of its own cards a seat knows all, of the others' only how many there are: what these are worth is guessed from that.
"""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import State, View
from cavale.engine.weights import NAME, read_weights
from cavale.games.stalag17.habit import habit
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.sets import missing
from cavale.games.stalag17.standing import LAID_BARRACKS
from cavale.games.stalag17.state import (
    BARRACKS,
    DRAWING,
    ESCAPES,
    KINDS,
    MOST_POINTS,
    PICKING,
    PRISONERS,
    RUNNING,
    TURN,
    total,
)

FEATURES: Final = ("out", "last", "unwanted", "laid", "secret", "plan", "light", "calm", "turn")
# Where each stands in what is measured.
OUT: Final[i64] = 0  # prisoners out
LAST: Final[i64] = 1  # only one is left
UNWANTED: Final[i64] = 2  # surveillance points that it does not have
LAID: Final[i64] = 3  # cards on the table
SECRET: Final[i64] = 4  # … that nobody else has seen
PLAN: Final[i64] = 5  # how near an escape is, from 0 to 1
LIGHT: Final[i64] = 6  # points that a roll call would cost, less than nothing
CALM: Final[i64] = 7  # the same, the more so the nearer others are to an escape
TURN_NEXT: Final[i64] = 8  # it is the seat's turn

STEP: Final = 0.18  # how much less a plan is worth for each turn that it is away
FIND: Final = 1.7  # turns that it takes to find a card that is not in hand, and to lay it
A_CARD: Final = 3.0  # points of an Escape card that is yet to be found, on average
OWED: Final = 0.35  # how much of a find a card is that is yet to be drawn
WEIGHT: Final = 2.0  # surveillance of a card in another's hand, on average
FITS: Final = 0.8  # how much of another's cards on the table serves the plan
USUAL: Final = 0.5  # how near others are to an escape, on average
NEW_ROUND: Final = 0.2  # how near an escape is when the plan is not thrown yet


class CampJudge(Judge):
    """Judges a table."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def judge(self, view: View) -> float:
        """Return the seat's chance to win; in a ranking, what share of the others it can hope to leave behind."""
        table = stalag_of(view.state)
        if not table.terms.ranking or view.seat < 0:
            return super().judge(view)
        others = float(table.players - 1)
        if table.ended != RUNNING:
            return 1.0 - (float(table.places()[view.seat]) - 1.0) / others
        if not table.is_in(view.seat):  # ST-23: its place is sure
            return 1.0 - float(list(table.out).index(view.seat)) / others
        best_left = 1.0 - float(len(table.out)) / others
        return best_left * self.chance(view, table.out)

    def habit(self, state: State) -> i64:
        """Return what a seasoned prisoner would do."""
        return habit(stalag_of(state))

    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        """Write how a seat stands."""
        table = stalag_of(view.state)
        under_way = table.stage == TURN or table.stage == PICKING or table.stage == DRAWING
        laid = table.on_table[seat] + total(table.laid, seat)
        before = laid + total(table.shown, seat)
        figures[OUT] = float(table.free[seat])
        figures[LAST] = 1.0 if table.free[seat] == PRISONERS - 1 else 0.0
        figures[UNWANTED] = float(MOST_POINTS - table.points[seat])
        figures[LAID] = float(before)
        figures[SECRET] = float(laid)
        figures[PLAN] = NEW_ROUND
        burden = WEIGHT * float(table.hand_size(seat))
        danger = USUAL
        if seat == view.seat:
            burden = float(table.hand_weight(seat) + LAID_BARRACKS * table.on(seat, BARRACKS))
            if under_way:
                figures[PLAN] = exp(-STEP * turns_to_go(table, seat))
                danger = others_near(table, seat)
        elif under_way:
            wanted = float(table.thrown()) + float(table.need(seat)) / A_CARD
            figures[PLAN] = exp(-STEP * FIND * max(0.0, wanted - FITS * float(before)))
        if not under_way:
            burden = 0.0
        figures[LIGHT] = -burden
        figures[CALM] = -burden * danger * danger
        figures[TURN_NEXT] = 1.0 if under_way and table.mover == seat else 0.0


def others_near(table: Stalag, seat: i64) -> float:
    """Return how near others may be to an escape, from 0 to 1, by their cards on the table."""
    most: i64 = 0
    for other in range(table.players):
        if other != seat and table.is_in(other):
            most = max(most, table.table_size(other))
    return min(1.0, float(most) / float(table.thrown() + 3))


def turns_to_go(table: Stalag, seat: i64) -> float:
    """Return about how many turns a seat is away from an escape: cards to lay, and cards to find and lay."""
    laid = table.before(seat)
    cards = laid[:]
    hands = table.hands
    for card in range(KINDS):
        cards[card] += hands[seat * KINDS + card]
    on_table = max(0, missing(laid, table.plan) - laid[BARRACKS])
    at_all = max(0, missing(cards, table.plan) - cards[BARRACKS])
    lays = on_table - at_all
    gap = table.need(seat) - table.reach(seat)
    value: i64 = 6
    while value > 0 and gap > 0:
        for _ in range(hands[seat * KINDS + ESCAPES + value - 1]):
            if gap > 0:
                gap -= value
                lays += 1
        value -= 1
    finds = float(at_all) + max(0.0, float(gap)) / A_CARD
    if table.stage == DRAWING and table.mover == seat:
        finds = max(0.0, finds - OWED * float(table.owed))
    return float(lays) + FIND * finds


JUDGE: Final = CampJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
