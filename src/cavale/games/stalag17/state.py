"""The camp: which cards are where and what all know of them, the plan, and whose turn it is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, State
from cavale.games.stalag17 import data

# Cards are numbered by their face, as in `data.CARDS`.
KINDS: Final[i64] = 28
OBJECTS: Final[i64] = 5  # object * 2, + 1 with surveillance 2
DOUBLES: Final[i64] = 10  # from here on
ESCAPES: Final[i64] = 20  # + value - 1
BARRACKS: Final[i64] = 26
INFORMATION: Final[i64] = 27
DECK_SIZE: Final[i64] = 84
THREE: Final[i64] = 5  # the face of an object die after the objects
WEIGHTS: Final = vec[i64](list(data.WEIGHTS))  # surveillance in hand

PRISONERS: Final[i64] = 3
MOST_POINTS: Final[i64] = 20  # ST-5
NONE: Final[i64] = -1  # no seat

# What is asked for now.
FIRST: Final[i64] = 0  # chance picks who starts (ST-9)
ROLLING: Final[i64] = 1  # the mover begins the next round, when all have seen how the last one ended (ST-29)
DICE: Final[i64] = 2  # chance throws an object die, at last the escape die (ST-6)
DEAL: Final[i64] = 3  # chance deals the mover a card (ST-8)
TURN: Final[i64] = 4  # the mover acts (ST-10 to ST-16)
PICKING: Final[i64] = 5  # the mover picks further cards, or is done (ST-17): a draft
DRAWING: Final[i64] = 6  # chance gives the mover a card of the deck
FINISHED: Final[i64] = 7
STAGES: Final = ("first", "roll", "dice", "deal", "turn", "discard", "draw")  # their names in positions and texts

# How a game ended.
RUNNING: Final[i64] = -1
ESCAPED: Final[i64] = 0  # ST-23: a third prisoner out
RANKED: Final[i64] = 1  # ST-23 with `ranking`: one player is left
LIMIT: Final[i64] = 2  # ST-30, one winner
SHARED: Final[i64] = 3  # ST-30, several
ENDINGS: Final = ("escape", "ranking", "limit", "shared")


class Terms:
    """What is agreed on before a match and never changes in it."""

    def __init__(self, ranking: bool, escaper_barracks: bool, round_limit: i64) -> None:
        self.ranking: bool = ranking  # ST-23
        self.escaper_barracks: bool = escaper_barracks  # ST-24
        self.round_limit: i64 = round_limit  # ST-30, 0 for none


class Table(State):
    """Everything on the table; `rules.Stalag` adds what may happen.

    Vectors in the second group are shared by copies and never changed in place.
    """

    def __init__(
        self,
        players: i64,
        terms: Terms,
        hands: vec[i64],
        laid: vec[i64],
        deck: vec[i64],
        pile: vec[i64],
        shown: vec[i64],
        held: vec[i64],
        either: vec[i64],
        in_hand: vec[i64],
        on_table: vec[i64],
        plan: vec[i64],
        points: vec[i64],
        was: vec[i64],
        free: vec[i64],
        out: vec[i64],
    ) -> None:
        super().__init__(players, CHANCE)
        self.terms: Terms = terms
        self.stage: i64 = FIRST
        self.mover: i64 = 0  # whose turn it is, or who is dealt a card
        self.first: i64 = 0  # who started the round, or will (ST-9)
        self.escaper: i64 = NONE  # who ended the last round by an escape, until the next begins
        self.rounds: i64 = 0  # rounds begun
        self.owed: i64 = 0  # cards that the mover has yet to draw
        self.picked: i64 = 0  # cards of a discard that is not complete; they lie on the pile already
        self.tried: bool = False  # the mover has failed to escape in this turn (ST-22)
        self.ended: i64 = RUNNING
        self.left: i64 = DECK_SIZE  # how many cards are really in the deck
        # Cards are counted by face, at seat * 28 + card. A view cannot tell the cards of the deck from those that
        # others hide: it has them all under `deck`, and how many of them a seat really has under the two unknowns.
        self.hands: vec[i64] = hands
        self.laid: vec[i64] = laid  # before a player, not yet seen by the others
        self.deck: vec[i64] = deck
        self.pile: vec[i64] = pile  # the discards in their order, the top last
        self.shown: vec[i64] = shown  # before a player, seen by all at an attempt (ST-22)
        self.held: vec[i64] = held  # those in hand that all know of: they came from the pile (ST-28)
        self.either: vec[i64] = either  # the like, but they may have been laid since: in `hands` or in `laid`
        self.in_hand: vec[i64] = in_hand  # of each seat, cards in hand that a view cannot name; 0 in a full state
        self.on_table: vec[i64] = on_table  # … and cards laid
        self.plan: vec[i64] = plan  # dice that show each object, then those that show "3", then the escape die
        self.points: vec[i64] = points  # surveillance points of each seat
        self.was: vec[i64] = was  # … before the last round's points were counted, until the next begins
        self.free: vec[i64] = free  # prisoners escaped
        self.out: vec[i64] = out  # seats with all prisoners out, in that order

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds, known or not."""
        return self.in_hand[seat] + total(self.hands, seat)

    def table_size(self, seat: i64) -> i64:
        """Return how many cards lie before a seat, known or not."""
        return self.on_table[seat] + total(self.laid, seat) + total(self.shown, seat)

    def is_in(self, seat: i64) -> bool:
        """Tell whether a seat still has a prisoner in the camp (ST-23)."""
        return self.free[seat] < PRISONERS

    def after(self, seat: i64) -> i64:
        """Return the next seat to the left that is still in."""
        seat = (seat + 1) % self.players
        while self.free[seat] == PRISONERS:
            seat = (seat + 1) % self.players
        return seat

    def dice(self) -> i64:
        """Return how many object dice the round has (ST-6), by the players still in and their escapes (ST-23)."""
        players: i64 = 0
        escaped: i64 = 0
        for free in self.free:
            if free < PRISONERS:
                players += 1
                escaped += free
        return data.DICE[players - 2][escaped]

    def need(self, seat: i64) -> i64:
        """Return the escape points that a seat must reach: the plan's and its own surveillance (ST-7, ST-20)."""
        return self.plan[THREE + 1] + 3 * self.plan[THREE] + self.points[seat]

    def on(self, seat: i64, card: i64) -> i64:
        """Return how many cards of a face are known to lie before a seat."""
        return self.laid[seat * KINDS + card] + self.shown[seat * KINDS + card]

    def reach(self, seat: i64) -> i64:
        """Return the escape points of the cards known before a seat."""
        points: i64 = 0
        for value in range(1, 7):
            points += value * self.on(seat, ESCAPES + value - 1)
        return points

    def before(self, seat: i64) -> vec[i64]:
        """Return how many cards of each face are known to lie before a seat."""
        cards = vec[i64](capacity=KINDS)
        for card in range(KINDS):
            cards = append(cards, self.on(seat, card))
        return cards

    def hand_weight(self, seat: i64) -> i64:
        """Return the surveillance of the cards that are known in a hand (ST-2)."""
        weight: i64 = 0
        hands = self.hands
        for card in range(KINDS):
            weight += hands[seat * KINDS + card] * WEIGHTS[card]
        return weight

    def is_open(self) -> bool:
        """Tell whether all cards lie open: from a roll call after an escape to the next round (ST-29)."""
        if self.escaper == NONE:
            return False
        return self.stage == ROLLING or self.ended == LIMIT or self.ended == SHARED

    def mark(self, place: i64) -> None:
        """Let all remember a card that came into a hand from the pile (ST-28)."""
        held = self.held[:]
        held[place] += 1
        self.held = held

    def stray(self, seat: i64) -> None:
        """A seat has laid some card: what all know in its hand may be on the table now (ST-28)."""
        if total(self.held, seat) == 0:
            return
        held = self.held[:]
        either = self.either[:]
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            either[at] += held[at]
            held[at] = 0
        self.held = held
        self.either = either

    def unmark(self, place: i64) -> None:
        """A card has left a hand for the pile, and takes a mark with it (ST-28)."""
        if self.held[place] > 0:
            held = self.held[:]
            held[place] -= 1
            self.held = held
        elif self.either[place] > 0:
            either = self.either[:]
            either[place] -= 1
            self.either = either

    def show(self, seat: i64) -> None:
        """Show all the cards before a seat; what may have been laid and is not there is in hand (ST-22, ST-28)."""
        laid = self.laid
        shown = self.shown[:]
        held = self.held[:]
        either = self.either[:]
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            if either[at] > laid[at]:
                held[at] += either[at] - laid[at]
            either[at] = 0
            shown[at] += laid[at]
            laid[at] = 0
        self.shown = shown
        self.held = held
        self.either = either


def total(cards: vec[i64], seat: i64) -> i64:
    """Return how many cards a seat has of those counted."""
    number: i64 = 0
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        number += cards[at]
    return number
