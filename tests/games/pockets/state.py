"""The table: which cards are where, and how many of them a view does not know."""

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, State
from cavale.games.pockets.data import CARDS, KINDS

# Where cards can be: the deck (it has no order), the discards, then a hand, cards laid face down and cards
# laid and shown to all (PK-7), each of the three once a seat: HAND + seat.
DECK, PILE, HAND, LAID, SHOWN, PLACES = 0, 1, 2, 5, 8, 11
NONE = -1  # no kind


class Table(State):
    """Everything on the table; `rules.Pockets` adds what may happen."""

    def __init__(self, players: i64, turn_limit: i64, open_hands: bool) -> None:
        super().__init__(players, CHANCE)
        self.turn_limit: i64 = turn_limit  # option, PK-9
        self.open_hands: bool = open_hands  # option, PK-10
        self.stage: i64 = 0  # what is asked for now
        self.mover: i64 = 0  # whose turn it is, or who is dealt a card
        self.picked: i64 = NONE  # kind of the first card of a trade
        self.turns: i64 = 0  # turns completed by all players together
        self.ended: i64 = -1
        # How many of each kind are in each place. A view cannot tell the cards of the deck from those that others
        # hide: it has all of them under DECK, and counts in `unknown` how many of them are really in which place.
        self.cards: vec[i64] = vec[i64]([*CARDS.values()] + [0] * (len(KINDS) * (PLACES - 1)))
        self.unknown: vec[i64] = vec[i64]([0] * PLACES)

    def kinds(self, place: i64) -> list[int]:
        """Return how many cards of each kind are known to be in a place."""
        return list(self.cards[place * len(KINDS) : (place + 1) * len(KINDS)])

    def has(self, place: i64, kind: i64) -> bool:
        """Tell whether a card of a kind is known to be in a place."""
        return self.cards[place * len(KINDS) + kind] > 0

    def count(self, place: i64) -> int:
        """Return how many cards are in a place, known or not."""
        hidden = -sum(self.unknown) if place == DECK else self.unknown[place]
        return sum(self.kinds(place)) + hidden

    def variety(self, place: i64) -> int:
        """Return how many different kinds are known to be in a place."""
        return sum(number > 0 for number in self.kinds(place))

    def carry(self, kind: i64, start: i64, stop: i64) -> None:
        """Move a card from one place to another."""
        self.cards[start * len(KINDS) + kind] -= 1
        self.cards[stop * len(KINDS) + kind] += 1

    def carry_all(self, start: i64, stop: i64) -> None:
        """Move all known cards of a place to another."""
        for kind, number in enumerate(self.kinds(start)):
            for _ in range(number):
                self.carry(kind, start, stop)
