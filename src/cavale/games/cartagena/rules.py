"""What may happen in Cartagena: the only place where legality is stated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.games.cartagena import data
from cavale.games.cartagena.moves import (
    ADVANCE,
    CARD,
    FALL_BACK,
    FIRST_IS,
    RELIEF,
    SEGMENT,
    STOP,
    advance,
    fall_back,
    sign_of,
    start_of,
)
from cavale.games.cartagena.state import (
    BOAT,
    DEAL,
    DONE,
    DRAW,
    ESCAPE,
    FIRST,
    KINDS,
    LIMIT,
    NO_SIGN,
    PASSAGE,
    ROW,
    RUNNING,
    SHARED,
    SPACES,
    START,
    TURN,
    Table,
    Terms,
)

SIGNS_EACH: Final[i64] = 6
OLD_SIGNS: Final[i64] = 3  # those of 2000 that 2014 reads as others, six further on in `SIGNS` (CA-3)
CHANCES: Final[i64] = 12  # moves that chance has at most: six segments, either way round
MOST: Final[i64] = 58  # moves that a turn can offer: for each of eight pirates six cards and a way back, and two more
# One bit for each space: mypyc makes `1 << space` a shift of a C int, which has none for space 32 and beyond.
BIT: Final = vec[i64]([2**space for space in range(SPACES)])
# The signs of each segment as printed, then turned round, in the order of the moves that lay them.
SIDES: Final = vec[i64](
    [data.SIGNS.index(sign) for printed in data.SEGMENTS.values() for side in (printed, printed[::-1]) for sign in side]
)


def start(options: Options, players: int) -> "Cartagena":
    """Return the table before anything has happened: all cards in the deck, all pirates at the start (CA-4)."""
    terms = agreed(options, players)
    table = Cartagena(
        players,
        terms,
        vec[i64](),
        vec[i64]([NO_SIGN] * SPACES),
        vec[i64]([START] * (players * terms.pirates)),
        vec[i64]([0] * SPACES),
        vec[i64]([0] * (players * KINDS)),
        vec[i64]([0] * (players * KINDS)),
        vec[i64]([0] * players),
        vec[i64]([0] * KINDS),
        vec[i64]([0] * KINDS),
        vec[i64](),
    )
    table.crowd[START] = players * terms.pirates
    for sign in range(terms.low, terms.low + SIGNS_EACH):
        table.deck[sign] = terms.copies
    table.left = SIGNS_EACH * terms.copies
    return table


def agreed(options: Options, players: int) -> Terms:
    """Return what options mean for the table."""
    edition = options.word("edition")
    crew = options.number("pirates"), options.number("segments")
    return Terms(
        data.FIRST_SIGN[edition],
        data.COPIES[edition],
        players * data.DEALT[edition] + data.FIRST_GETS_MORE[edition],
        crew[0],
        crew[1],
        data.BASIC_ACTIONS if edition == "2014" and crew == data.BASIC else data.ACTIONS,
        options.flag("open_hands") or options.flag("hispaniola"),
        options.flag("open_hands"),
        options.flag("relief"),
        options.number("turn_limit"),
    )


def cartagena_of(state: State) -> "Cartagena":
    """Return a state by its own type."""
    assert isinstance(state, Cartagena)
    return state


class Cartagena(Table):
    """The table with its rules."""

    def copy(self) -> "Cartagena":
        """Return an independent copy."""
        other = Cartagena(
            self.players,
            self.terms,
            self.laid,
            self.path,
            self.where[:],
            self.crowd[:],
            self.hands[:],
            self.known,
            self.unknown,
            self.deck[:],
            self.pile[:],
            self.row[:],
        )
        other.actor = self.actor
        other.stage = self.stage
        other.mover = self.mover
        other.used = self.used
        other.owed = self.owed
        other.turns = self.turns
        other.ended = self.ended
        other.left = self.left
        return other

    def legal_moves(self) -> vec[i64]:
        """Return what may be played now."""
        if self.stage == TURN:
            return self.turn_moves()
        moves = vec[i64](capacity=CHANCES)
        if self.stage == DEAL or self.stage == DRAW or self.stage == ROW:
            deck = self.deck
            for sign in range(self.terms.low, self.terms.low + SIGNS_EACH):
                if deck[sign] > 0:
                    moves = append(moves, CARD + sign)
        elif self.stage == FIRST:
            for seat in range(self.players):
                moves = append(moves, FIRST_IS + seat)
        elif self.stage == PASSAGE:
            for code in range(CHANCES):
                if code not in self.laid and (code ^ 1) not in self.laid:  # CA-3: either way round
                    moves = append(moves, SEGMENT + code)
        return moves

    def weights(self) -> vec[i64]:
        """Return how likely each move of chance is: a sign by how often it is in the deck."""
        if self.stage == FIRST or self.stage == PASSAGE:
            return super().weights()
        weights = vec[i64](capacity=SIGNS_EACH)
        deck = self.deck
        for sign in range(self.terms.low, self.terms.low + SIGNS_EACH):
            if deck[sign] > 0:
                weights = append(weights, deck[sign])
        return weights

    def turn_moves(self) -> vec[i64]:
        """Return stopping, if an action is done (CA-6), and what each pirate may do, one for all on a space."""
        moves = vec[i64](capacity=MOST)
        if self.used > 0:
            moves = append(moves, STOP)
        actions = False
        haven = self.haven()
        where = self.where
        hands = self.hands
        hand = self.mover * KINDS
        low = self.terms.low
        asked: i64 = 0  # spaces that have had their turn, one bit each
        for pirate in range(self.mover * self.terms.pirates, (self.mover + 1) * self.terms.pirates):
            space = where[pirate]
            if asked >> space & 1 != 0:
                continue
            asked |= BIT[space]
            if space != BOAT:  # CA-7
                for sign in range(low, low + SIGNS_EACH):
                    if hands[hand + sign] > 0:
                        moves = append(moves, advance(space, sign))
                        actions = True
            if haven < space:
                moves = append(moves, fall_back(space))
                actions = True
        if not actions:  # CA-10
            if self.terms.relief:
                moves = append(moves, RELIEF)
            elif self.used == 0:
                moves = append(moves, STOP)
        return moves

    def haven(self) -> i64:
        """Return the first space that a pirate could fall back to (CA-8); past the boat if there is none."""
        crowd = self.crowd
        for space in range(1, self.terms.last + 1):
            if 0 < crowd[space] < 3:
                return space
        return SPACES

    def is_stuck(self) -> bool:
        """Tell whether the mover has no card and no pirate that could fall back (CA-10)."""
        if self.hand_size(self.mover) > 0:
            return False
        haven = self.haven()
        for pirate in range(self.mover * self.terms.pirates, (self.mover + 1) * self.terms.pirates):
            if haven < self.where[pirate]:
                return False
        return True

    def play(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= CARD:
            self.receive(move - CARD)
        elif move >= SEGMENT:
            self.lay_segment(move - SEGMENT)
        elif move >= FIRST_IS:
            self.mover = move - FIRST_IS
            self.ask(DEAL, CHANCE)
        elif move >= FALL_BACK:
            self.used += 1
            space = start_of(move)
            target = self.fall_back_target(space)
            self.owed = self.crowd[target]
            self.shift(space, target)
            self.draw()
        elif move >= ADVANCE:
            self.used += 1
            self.discard(sign_of(move))
            space = start_of(move)
            target = self.advance_target(space, sign_of(move))
            self.shift(space, target)
            if target == BOAT and self.count(self.mover, BOAT) == self.terms.pirates:
                self.finish(ESCAPE)  # CA-13
            else:
                self.go_on()
        elif move == RELIEF:
            self.used = self.terms.actions  # CA-10: the turn ends with it
            self.owed = 1
            self.draw()
        else:
            self.end_turn()

    def ask(self, stage: i64, actor: i64) -> None:
        """Say what is asked for next, of whom."""
        self.stage = stage
        self.actor = actor

    def lay_segment(self, code: i64) -> None:
        """Lay a segment at the end of the passage (CA-3)."""
        path = self.path[:]
        before = i64(len(self.laid)) * SIGNS_EACH
        for step in range(SIGNS_EACH):
            sign = SIDES[code * SIGNS_EACH + step]
            if sign < self.terms.low:
                sign += KINDS - OLD_SIGNS
            path[before + step + 1] = sign
        self.path = path
        self.laid = append(self.laid[:], code)
        if i64(len(self.laid)) == self.terms.segments:
            self.ask(FIRST, CHANCE)

    def receive(self, sign: i64) -> None:
        """Put a card of the deck where it is asked for."""
        self.deck[sign] -= 1
        self.left -= 1
        if self.stage == ROW:
            self.row = append(self.row, sign)
            if len(self.row) == data.ROW or not self.fill():
                self.draw()
            return
        self.hands[self.mover * KINDS + sign] += 1
        if self.stage == DRAW:
            self.owed -= 1
            self.draw()
        else:
            self.go_on_dealing()

    def go_on_dealing(self) -> None:
        """Deal the next card to the left; after the last one the first player begins (CA-4, CA-5)."""
        dealt = SIGNS_EACH * self.terms.copies - self.left
        if dealt < self.terms.dealt:
            self.mover = (self.mover + 1) % self.players
            return
        self.mover = (self.mover - dealt + 1) % self.players
        if self.terms.open_row:
            self.ask(ROW, CHANCE)
        else:
            self.ask(TURN, self.mover)

    def draw(self) -> None:
        """Give the mover the cards that are owed, up to where chance must act; then the turn goes on (CA-8)."""
        while self.owed > 0:
            if len(self.row) > 0:
                self.take(self.row[0])
                self.row = self.row[1:]
                self.owed -= 1
                if len(self.row) > 0:
                    continue
            if self.fill():  # CA-12: a new row at once
                self.ask(ROW if self.terms.open_row else DRAW, CHANCE)
                return
            self.owed = 0  # CA-11: there is no more
        self.go_on()

    def go_on(self) -> None:
        """Ask the mover for the next action, or end the turn after the last (CA-6)."""
        if self.used == self.terms.actions:
            self.end_turn()
        else:
            self.ask(TURN, self.mover)

    def end_turn(self) -> None:
        """Pass the turn to the left, unless the last turn is over (CA-4, CA-15)."""
        self.turns += 1
        self.used = 0
        if self.turns == self.terms.turn_limit:
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

    def standing(self, seat: i64) -> i64:
        """Return how well a seat stands by CA-15, more is better: pirates aboard, then how far all have come."""
        far: i64 = 0
        for pirate in range(seat * self.terms.pirates, (seat + 1) * self.terms.pirates):
            space = self.where[pirate]
            far += self.terms.last + 1001 if space == BOAT else space
        return far

    def places(self) -> vec[i64]:
        """Return 1 for winners and 2 for the others, 0 while the game goes on."""
        if self.ended == RUNNING:
            return vec[i64]([0] * self.players)
        best: i64 = 0
        for seat in range(self.players):
            best = max(best, self.standing(seat))
        places = vec[i64](capacity=5)
        for seat in range(self.players):
            places = append(places, 1 if self.standing(seat) == best else 2)
        return places
