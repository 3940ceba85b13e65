"""What may happen in Pockets: the only place where legality is stated."""

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.games.pockets.data import BREAD, DEALT, KINDS
from cavale.games.pockets.moves import CARD, DRAW, DROP, FIRST_IS, LAY, SHOW, TRADE
from cavale.games.pockets.state import DECK, HAND, LAID, NONE, PILE, SHOWN, Table

# What is asked for now: of chance who starts, a card to deal (PK-2), a card that was drawn (PK-4);
# of the mover an action (PK-3), a card to trade away (PK-6); of nobody anything.
FIRST, DEALING, DRAWING, TURN, TRADING, DONE = range(6)
STAGES = ("first", "deal", "draw", "turn", "trade")  # their names in positions and texts
# How the game ended: by an escape (PK-8), by the turn limit with one winner or with several (PK-9).
RUNNING, ESCAPE, LIMIT, SHARED = -1, 0, 1, 2
ENDINGS = ("escape", "limit", "shared")


def start(options: Options, players: int) -> "Pockets":
    """Return the table before anything has happened: all cards in the deck (PK-1)."""
    return Pockets(players, options.number("turn_limit"), options.flag("open_hands"))


def pockets_of(state: State) -> "Pockets":
    """Return a state by its own type."""
    assert isinstance(state, Pockets)
    return state


def is_pair(one: i64, other: i64) -> bool:
    """Tell whether two kinds can be traded together (PK-6)."""
    return one == other or BREAD in (one, other)


class Pockets(Table):
    """The table with its rules."""

    def copy(self) -> "Pockets":
        """Return an independent copy."""
        other = Pockets(self.players, self.turn_limit, self.open_hands)
        other.actor, other.drafting, other.stage = self.actor, self.drafting, self.stage
        other.mover, other.picked, other.turns, other.ended = self.mover, self.picked, self.turns, self.ended
        other.cards, other.unknown = self.cards[:], self.unknown[:]
        return other

    def legal_moves(self) -> vec[i64]:
        """Return what may be played now."""
        kinds = range(len(KINDS))
        moves: list[int] = []
        if self.stage == FIRST:
            moves = [FIRST_IS + seat for seat in range(self.players)]
        elif self.stage in (DEALING, DRAWING):
            moves = [CARD + kind for kind in kinds if self.has(DECK, kind)]
        elif self.stage == TRADING:
            moves = [DROP + kind for kind in kinds if self.may_drop(kind)]
        elif self.stage == TURN:
            moves = [DRAW] if self.may_draw() else []
            moves += [SHOW, TRADE] if self.may_trade() else [SHOW]  # PK-7: always
            moves += [LAY + kind for kind in kinds if self.has(HAND + self.mover, kind)]
        return vec[i64](moves)

    def weights(self) -> vec[i64]:
        """Return how likely each move of chance is: a kind by how often it is in the deck."""
        if self.stage in (DEALING, DRAWING):
            return vec[i64]([number for number in self.kinds(DECK) if number])
        return super().weights()

    def may_draw(self) -> bool:
        """Tell whether a card is left to draw (PK-4)."""
        return self.count(DECK) + self.count(PILE) > 0

    def may_trade(self) -> bool:
        """Tell whether the mover holds two cards that can be traded (PK-6)."""
        return any(self.may_drop(kind) for kind in range(len(KINDS)))

    def may_drop(self, kind: i64) -> bool:
        """Tell whether the mover can trade a card, together with the one picked or another one in hand (PK-6)."""
        hand = self.kinds(HAND + self.mover)
        if hand[kind] == 0:
            return False
        if self.picked != NONE:
            return is_pair(self.picked, kind)
        hand[kind] -= 1
        return any(number and is_pair(kind, other) for other, number in enumerate(hand))

    def play(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= CARD:
            self.receive(move - CARD)
        elif move >= FIRST_IS:
            self.mover = move - FIRST_IS
            self.ask(DEALING, CHANCE)
        elif move >= DROP:
            self.drop(move - DROP)
        elif move >= LAY:
            self.carry(move - LAY, HAND + self.mover, LAID + self.mover)
            self.end_turn()
        elif move == TRADE:
            self.ask(TRADING, self.mover)
        elif move == SHOW:
            self.show()
        else:
            self.draw()

    def ask(self, stage: i64, actor: i64) -> None:
        """Say what is asked for next, of whom; a trade is an action made of several choices."""
        self.stage, self.actor, self.drafting = stage, actor, stage == TRADING

    def receive(self, kind: i64) -> None:
        """Give the mover a card; dealing goes round until the first player has enough and begins (PK-2)."""
        self.carry(kind, DECK, HAND + self.mover)
        if self.stage == DRAWING:
            self.end_turn()
            return
        self.mover = (self.mover + 1) % self.players
        if self.count(HAND + self.mover) == DEALT:
            self.ask(TURN, self.mover)

    def draw(self) -> None:
        """Let chance draw a card; the discards become the deck when it is empty (PK-4)."""
        if self.count(DECK) == 0:
            self.carry_all(PILE, DECK)
        self.ask(DRAWING, CHANCE)

    def drop(self, kind: i64) -> None:
        """Put one of two cards on the discards; after the second, draw (PK-6)."""
        self.carry(kind, HAND + self.mover, PILE)
        if self.picked == NONE:
            self.picked = kind
        else:
            self.picked = NONE
            self.draw()

    def show(self) -> None:
        """Turn up the mover's laid cards: an escape with all kinds among them (PK-7, PK-8)."""
        self.carry_all(LAID + self.mover, SHOWN + self.mover)
        if self.variety(SHOWN + self.mover) == len(KINDS):
            self.finish(ESCAPE)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn to the left; after the last one turn up all laid cards (PK-3, PK-9)."""
        self.turns += 1
        if self.turns == self.turn_limit:
            for seat in range(self.players):
                self.carry_all(LAID + seat, SHOWN + seat)
            self.finish(LIMIT)
        else:
            self.mover = (self.mover + 1) % self.players
            self.ask(TURN, self.mover)

    def finish(self, how: i64) -> None:
        """End the game."""
        self.ended = how
        self.ask(DONE, OVER)
        if how == LIMIT and list(self.places()).count(1) > 1:
            self.ended = SHARED

    def ending(self) -> i64:
        """Return how the game ended, -1 while it goes on."""
        return self.ended

    def places(self) -> vec[i64]:
        """Return 1 for winners and 2 for the others, 0 while the game goes on; every view can tell."""
        if self.ended == RUNNING:
            return vec[i64]([0] * self.players)
        if self.ended == ESCAPE:
            return vec[i64]([1 if seat == self.mover else 2 for seat in range(self.players)])
        kinds = [self.variety(SHOWN + seat) for seat in range(self.players)]
        return vec[i64]([1 if number == max(kinds) else 2 for number in kinds])
