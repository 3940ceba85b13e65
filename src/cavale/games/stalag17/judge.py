"""How good the table looks for a seat: who is out, how near its own plan is, how light its hand, how wanted it is.

Of its own cards a seat knows all, of the others' only how many lie there: that is all that is asked of them here.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.sets import missing
from cavale.games.stalag17.standing import LAID_BARRACKS
from cavale.games.stalag17.state import BARRACKS, DRAWING, ESCAPES, KINDS, PICKING, RUNNING, TURN

# Figures are tenths of an escape, unless they are said to be something else.
OUT: Final = 10.0  # a prisoner out
SPREAD: Final = 12.0  # how far ahead a win is likely
PLAN: Final = 8.0  # cards on the table that are an escape
STEP: Final = 0.82  # what is left of that for each turn that it is away
FIND: Final = 1.7  # turns that it takes to find a card that is not in hand, and to lay it
A_CARD: Final = 3.0  # points of an Escape card that is yet to be found, on average
OWED: Final = 0.35  # how much of a find a card is that is yet to be drawn
NEW_ROUND: Final = 1.5  # what a plan is worth that is not thrown yet
WANTED: Final = 0.35  # a surveillance point
CARRIED: Final = 0.35  # a point in hand, if a roll call is sure
SHOWN: Final = 0.5  # cards shown for nothing, even where it costs no more points
CALM: Final = 0.3  # how sure a roll call is when nobody has laid anything
LAID: Final = 0.35  # a card of another one on the table


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1, from how far it is ahead of the best other one."""
    table = stalag_of(view.state)
    if table.ended != RUNNING:
        place = float(table.places()[view.seat])
        return 1.0 - (place - 1.0) / float(table.players - 1) if table.terms.ranking else 2.0 - place
    if view.seat < 0:
        return 0.5
    if not table.is_in(view.seat):  # ST-23: its place is sure
        return 1.0 - float(list(table.out).index(view.seat)) / float(table.players - 1)
    ceiling = 1.0 - float(len(table.out)) / float(table.players - 1)  # the best place that is left
    best = -100.0
    danger = 0.0
    for seat in range(table.players):
        if seat != view.seat and table.is_in(seat):
            best = max(best, record_of(table, seat) + LAID * float(table.table_size(seat)))
            danger = max(danger, float(table.table_size(seat)) / float(table.thrown() + 3))
    mine = record_of(table, view.seat) + prospects(table, view.seat, min(1.0, danger))
    return ceiling / (1.0 + exp((best - mine) / SPREAD))


def record_of(table: Stalag, seat: i64) -> float:
    """Return what all know of a seat: prisoners out and surveillance points."""
    return OUT * float(table.free[seat]) - WANTED * float(table.points[seat])


def prospects(table: Stalag, seat: i64, danger: float) -> float:
    """Return what a seat's cards are worth in this round, when others are more or less near an escape."""
    if table.stage != TURN and table.stage != PICKING and table.stage != DRAWING:
        return NEW_ROUND
    cost = SHOWN if table.tried and table.mover == seat else 0.0
    burden = float(table.hand_weight(seat) + LAID_BARRACKS * table.on(seat, BARRACKS))
    risk = CALM + (1.0 - CALM) * danger * danger
    return PLAN * exp(turns_to_go(table, seat) * (STEP - 1.0)) - CARRIED * risk * burden - cost


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
