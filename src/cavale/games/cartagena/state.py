"""The passage: where pirates stand, which cards are where, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, State

# Spaces: 0 is the start, 1 to 36 the passage (fewer with fewer segments), 37 always the boat.
START: Final[i64] = 0
BOAT: Final[i64] = 37
SPACES: Final[i64] = 38
KINDS: Final[i64] = 9  # signs of both editions: entries for a hand, the deck, the discards
NO_SIGN: Final[i64] = -1

# What is asked for now.
PASSAGE: Final[i64] = 0  # chance lays a segment (CA-3)
FIRST: Final[i64] = 1  # chance picks who starts (CA-4)
DEAL: Final[i64] = 2  # chance deals the mover a card (CA-5)
ROW: Final[i64] = 3  # chance lays a card at the end of the open row (CA-5, CA-12)
TURN: Final[i64] = 4  # the mover acts or stops (CA-6)
DRAW: Final[i64] = 5  # chance gives the mover a card of the deck (CA-8, CA-10)
DONE: Final[i64] = 6
STAGES: Final = ("passage", "first", "deal", "row", "turn", "draw")  # their names in positions and texts

# How a game ended.
RUNNING: Final[i64] = -1
ESCAPE: Final[i64] = 0  # CA-13
LIMIT: Final[i64] = 1  # CA-15, one winner
SHARED: Final[i64] = 2  # CA-15, several
ENDINGS: Final = ("escape", "limit", "shared")


class Terms:
    """What is agreed on before a match and never changes in it."""

    def __init__(
        self,
        low: i64,
        copies: i64,
        dealt: i64,
        pirates: i64,
        segments: i64,
        actions: i64,
        open_row: bool,
        open_hands: bool,
        relief: bool,
        turn_limit: i64,
    ) -> None:
        self.low: i64 = low  # the first of the edition's six signs
        self.copies: i64 = copies  # cards with each sign
        self.dealt: i64 = dealt  # cards in all starting hands together (CA-5)
        self.pirates: i64 = pirates  # of each colour
        self.segments: i64 = segments
        self.last: i64 = segments * 6  # the last space of the passage
        self.actions: i64 = actions  # in a turn at most (CA-6)
        self.open_row: bool = open_row  # CA-5, CA-16
        self.open_hands: bool = open_hands  # CA-5
        self.relief: bool = relief  # CA-10
        self.turn_limit: i64 = turn_limit  # CA-15


class Table(State):
    """Everything on the table; `rules.Cartagena` adds what may happen.

    Four vectors are shared by copies and never changed in place: `laid`, `path`, `known`, `unknown`.
    """

    def __init__(
        self,
        players: i64,
        terms: Terms,
        laid: vec[i64],
        path: vec[i64],
        where: vec[i64],
        crowd: vec[i64],
        hands: vec[i64],
        known: vec[i64],
        unknown: vec[i64],
        deck: vec[i64],
        pile: vec[i64],
        row: vec[i64],
    ) -> None:
        super().__init__(players, CHANCE)
        self.terms: Terms = terms
        self.stage: i64 = PASSAGE
        self.mover: i64 = 0  # whose turn it is, or who is dealt a card
        self.used: i64 = 0  # actions of this turn so far; all of them once relief is asked for
        self.owed: i64 = 0  # cards that the mover has yet to draw
        self.turns: i64 = 0  # turns completed by all players together
        self.ended: i64 = RUNNING
        self.laid: vec[i64] = laid  # segments in walking order: number * 2, + 1 if turned round
        self.path: vec[i64] = path  # the sign of each space
        self.where: vec[i64] = where  # the space of each pirate: seat * pirates + number
        self.crowd: vec[i64] = crowd  # pirates of any colour on each space
        # Cards are counted by sign. A view cannot tell the cards of the deck from those that others hide: it has
        # them all under `deck`, and how many of them a seat really holds under `unknown`.
        self.hands: vec[i64] = hands  # at seat * 9 + sign
        self.known: vec[i64] = known  # those in hidden hands that came from the open row (CA-17)
        self.unknown: vec[i64] = unknown  # cards of each seat that a view cannot name; 0 in a full state
        self.deck: vec[i64] = deck
        self.left: i64 = 0  # how many cards are really in the deck
        self.pile: vec[i64] = pile  # the discards
        self.row: vec[i64] = row  # signs of the open row, the front first

    def count(self, seat: i64, space: i64) -> i64:
        """Return how many pirates of a seat are on a space, at the start or aboard."""
        pirates = self.terms.pirates
        total: i64 = 0
        for pirate in range(seat * pirates, (seat + 1) * pirates):
            if self.where[pirate] == space:
                total += 1
        return total

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds, known or not."""
        total = self.unknown[seat]
        for place in range(seat * KINDS, (seat + 1) * KINDS):
            total += self.hands[place]
        return total

    def pile_size(self) -> i64:
        """Return how many cards have been discarded."""
        total: i64 = 0
        for number in self.pile:
            total += number
        return total

    def advance_target(self, space: i64, sign: i64) -> i64:
        """Return where a card takes a pirate: the next free space with its sign, else the boat (CA-7)."""
        path = self.path
        crowd = self.crowd
        for target in range(space + 1, self.terms.last + 1):
            if path[target] == sign and crowd[target] == 0:
                return target
        return BOAT

    def fall_back_target(self, space: i64) -> i64:
        """Return where a pirate falls back to: the next space behind with one or two pirates; START if none (CA-8)."""
        crowd = self.crowd
        target = self.terms.last if space == BOAT else space - 1
        while target > START:
            if 0 < crowd[target] < 3:  # CA-9
                return target
            target -= 1
        return START

    def shift(self, space: i64, target: i64) -> None:
        """Move one of the mover's pirates from a space to another."""
        where = self.where
        pirate = self.mover * self.terms.pirates
        while where[pirate] != space:
            pirate += 1
        where[pirate] = target
        crowd = self.crowd
        crowd[space] -= 1
        crowd[target] += 1

    def take(self, sign: i64) -> None:
        """Give the mover a card of the open row; all remember it (CA-17)."""
        place = self.mover * KINDS + sign
        self.hands[place] += 1
        if not self.terms.open_hands:
            known = self.known[:]
            known[place] += 1
            self.known = known

    def discard(self, sign: i64) -> None:
        """Take a card out of the mover's hand; one that all know of goes first (CA-17)."""
        place = self.mover * KINDS + sign
        self.hands[place] -= 1
        self.pile[sign] += 1
        if self.known[place] > 0:
            known = self.known[:]
            known[place] -= 1
            self.known = known

    def fill(self) -> bool:
        """Shuffle the discards into a new deck if it is empty (CA-11); tell whether there is a card to draw."""
        if self.left == 0:
            deck = self.deck
            pile = self.pile
            for sign in range(KINDS):
                deck[sign] += pile[sign]
                self.left += pile[sign]
                pile[sign] = 0
        return self.left > 0
