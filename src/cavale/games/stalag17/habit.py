"""What a seasoned prisoner does without much thought: lay what the plan wants, travel light, and go when it is time."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import NO_HABIT
from cavale.games.stalag17.moves import ESCAPE, LAY, PICK, TAKE
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.sets import missing
from cavale.games.stalag17.state import BARRACKS, ESCAPES, KINDS, PICKING, PRISONERS, TURN, WEIGHTS

NOTHING: Final[i64] = -1  # no card
OBJECT_FIRST: Final[i64] = 6  # the best Escape card has this value
HEAVY: Final[i64] = 2  # surveillance of a card that is laid before the pile is looked at


def habit(table: Stalag) -> i64:
    """Return what who acts in a round does as far as its own cards and what all see go; NO_HABIT between rounds."""
    if table.stage == PICKING:
        return table.picking_moves()[0]
    if table.stage != TURN:
        return NO_HABIT
    seat = table.mover
    heavy = heaviest(table, seat)
    if table.succeeds(seat):
        return ESCAPE if heavy == NOTHING or is_time(table, seat) else PICK + heavy
    laid = table.before(seat)
    card = most_wanted(table, seat, laid)
    if card != NOTHING:
        return LAY + card
    pile = table.pile
    if len(pile) > 0 and (heavy == NOTHING or WEIGHTS[heavy] < HEAVY) and is_wanted(table, seat, laid, pile[-1]):
        return TAKE
    moves = table.turn_moves()
    can_draw = moves[0] <= TAKE  # or take, with the last card of the deck (ST-19)
    if heavy != NOTHING and not (can_draw and is_showdown(table, seat)):
        return LAY + heavy  # it weighs nothing on the table, and another comes for it
    return moves[0] if can_draw else moves[-1]


def is_time(table: Stalag, seat: i64) -> bool:
    """Tell whether to go at once, rather than to throw a card away first and be watched less afterwards (ST-24).

    There is time for that while nobody else has laid more cards than the plan has dice.
    """
    if table.free[seat] == PRISONERS - 1 and not table.terms.ranking:  # ST-23: the last one out wins
        return True
    for other in range(table.players):
        if other != seat and table.is_in(other) and table.table_size(other) > table.thrown():
            return True
    return False


def is_showdown(table: Stalag, seat: i64) -> bool:
    """Tell whether its own next escape wins, and another's may: then hardly anybody counts points again (ST-23)."""
    if table.terms.ranking or table.free[seat] < PRISONERS - 1:
        return False
    for other in range(table.players):
        if other != seat and table.free[other] == PRISONERS - 1:
            return True
    return False


def most_wanted(table: Stalag, seat: i64, laid: vec[i64]) -> i64:
    """Return the card in hand to lay for the plan, if there is one."""
    hands = table.hands
    best: i64 = NOTHING
    for card in range(BARRACKS + 1):
        held = hands[seat * KINDS + card] > 0
        if held and (best == NOTHING or urgency(card) > urgency(best)) and is_wanted(table, seat, laid, card):
            best = card
    return best


def urgency(card: i64) -> i64:
    """Return what is laid before what: objects, the heaviest first, Escape cards by their value, at last a Barracks."""
    if card < ESCAPES:
        return OBJECT_FIRST + WEIGHTS[card]
    return card - ESCAPES + 1 if card < BARRACKS else 0


def heaviest(table: Stalag, seat: i64) -> i64:
    """Return the card in hand with the most surveillance; a Barracks has none there (ST-2)."""
    hands = table.hands
    best: i64 = NOTHING
    for card in range(KINDS):
        if hands[seat * KINDS + card] > 0 and WEIGHTS[card] > 0 and (best == NOTHING or WEIGHTS[card] > WEIGHTS[best]):
            best = card
    return best


def is_wanted(table: Stalag, seat: i64, laid: vec[i64], card: i64) -> bool:
    """Tell whether a card brings an escape nearer, beside the cards that lie before a seat (ST-20)."""
    if ESCAPES <= card < BARRACKS:
        return table.reach(seat) < table.need(seat)
    lack = missing(laid, table.plan) - laid[BARRACKS]
    if lack <= 0 or card > BARRACKS:
        return False
    if card == BARRACKS:
        return True
    more = laid[:]
    more[card] += 1
    return missing(more, table.plan) - more[BARRACKS] < lack
