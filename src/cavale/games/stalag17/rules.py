"""What may happen in Stalag 17: the only place where legality is stated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.games.stalag17 import data
from cavale.games.stalag17.moves import CARD, DONE, DRAW, ESCAPE, FACE, FIRST_IS, LAY, PICK, PIPS, ROLL, TAKE
from cavale.games.stalag17.sets import can_become
from cavale.games.stalag17.standing import Standing, limited
from cavale.games.stalag17.state import (
    DEAL,
    DECK_SIZE,
    DICE,
    DRAWING,
    ESCAPED,
    FINISHED,
    FIRST,
    KINDS,
    LIMIT,
    NONE,
    PICKING,
    PRISONERS,
    RANKED,
    ROLLING,
    SHARED,
    THREE,
    TURN,
    Terms,
)

FULL_DECK: Final = vec[i64](list(data.COPIES))
FACES: Final[i64] = 6  # of any die
MOST: Final[i64] = 60  # moves that a turn can offer: each card laid or picked, and three more
FAILURE: Final[i64] = 2  # ST-22, points for it
UNCALLED: Final[i64] = 6  # ST-26, points less for each prisoner when the deck runs out


def start(options: Options, players: int) -> "Stalag":
    """Return the table before anything has happened: all cards in the deck."""
    terms = Terms(options.flag("ranking"), options.flag("escaper_barracks"), options.number("round_limit"))
    nothing = vec[i64]([0] * (players * KINDS))
    zeros = vec[i64]([0] * players)
    return Stalag(
        players,
        terms,
        nothing[:],
        nothing[:],
        FULL_DECK[:],
        vec[i64](),
        nothing,
        nothing,
        nothing,
        zeros,
        zeros,
        vec[i64]([0] * (THREE + 2)),
        zeros,
        zeros,
        zeros,
        vec[i64](),
    )


def stalag_of(state: State) -> "Stalag":
    """Return a state by its own type."""
    assert isinstance(state, Stalag)
    return state


class Stalag(Standing):
    """The table with its rules."""

    def copy(self) -> "Stalag":
        """Return an independent copy."""
        other = Stalag(
            self.players,
            self.terms,
            self.hands[:],
            self.laid[:],
            self.deck[:],
            self.pile[:],
            self.shown,
            self.held,
            self.either,
            self.in_hand,
            self.on_table,
            self.plan,
            self.points,
            self.was,
            self.free,
            self.out,
        )
        other.actor = self.actor
        other.drafting = self.drafting
        other.stage = self.stage
        other.mover = self.mover
        other.first = self.first
        other.escaper = self.escaper
        other.rounds = self.rounds
        other.owed = self.owed
        other.picked = self.picked
        other.tried = self.tried
        other.ended = self.ended
        other.left = self.left
        return other

    def legal_moves(self) -> vec[i64]:
        """Return what may be played now."""
        if self.stage == TURN:
            return self.turn_moves()
        moves = vec[i64](capacity=KINDS)
        if self.stage == DEAL or self.stage == DRAWING:
            deck = self.deck
            for card in range(KINDS):
                if deck[card] > 0:
                    moves = append(moves, CARD + card)
        elif self.stage == PICKING:
            return self.picking_moves()
        elif self.stage == DICE:
            base = FACE if self.thrown() < self.dice() else PIPS
            for face in range(FACES):
                moves = append(moves, base + face)
        elif self.stage == ROLLING:
            moves = append(moves, ROLL)
        elif self.stage == FIRST:
            for seat in range(self.players):
                moves = append(moves, FIRST_IS + seat)
        return moves

    def weights(self) -> vec[i64]:
        """Return how likely each move of chance is: a card by how often it is in the deck."""
        if self.stage != DEAL and self.stage != DRAWING:
            return super().weights()
        weights = vec[i64](capacity=KINDS)
        for number in self.deck:
            if number > 0:
                weights = append(weights, number)
        return weights

    def thrown(self) -> i64:
        """Return how many object dice have been thrown."""
        number: i64 = 0
        for face in range(FACES):
            number += self.plan[face]
        return number

    def turn_moves(self) -> vec[i64]:
        """Return the actions of a turn; the deck has a card at least (ST-26)."""
        moves = vec[i64](capacity=MOST)
        if self.left > 1 or (self.hand_size(self.mover) == 0 and len(self.pile) == 0):  # ST-19
            moves = append(moves, DRAW)
        if len(self.pile) > 0:
            moves = append(moves, TAKE)
        if not self.tried:  # ST-22
            moves = append(moves, ESCAPE)
        hands = self.hands
        hand = self.mover * KINDS
        for card in range(KINDS):
            if hands[hand + card] > 0:
                moves = append(moves, LAY + card)
        for card in range(KINDS):
            if hands[hand + card] > 0:
                moves = append(moves, PICK + card)  # ST-12, and ST-13, ST-14 begin so
        return moves

    def picking_moves(self) -> vec[i64]:
        """Return whether the cards picked may be all, and which can be added so that a discard comes of it (ST-17)."""
        moves = vec[i64](capacity=KINDS)
        picked = self.picks()
        if self.picked == 1 or can_become(picked, picked):
            moves = append(moves, DONE)
        hands = self.hands
        hand = self.mover * KINDS
        cards = picked[:]
        for card in range(KINDS):
            cards[card] += hands[hand + card]
        if not can_become(picked, cards):  # then no more with another one
            return moves
        for card in range(KINDS):
            if hands[hand + card] > 0:
                picked[card] += 1
                if can_become(picked, cards):
                    moves = append(moves, PICK + card)
                picked[card] -= 1
        return moves

    def picks(self) -> vec[i64]:
        """Return how many cards of each face are picked for a discard."""
        picked = vec[i64]([0] * KINDS)
        pile = self.pile
        for at in range(i64(len(pile)) - self.picked, i64(len(pile))):
            picked[pile[at]] += 1
        return picked

    def play(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= CARD:
            self.receive(move - CARD)
        elif move >= FACE:
            self.throw(move)
        elif move >= FIRST_IS:
            self.first = move - FIRST_IS
            self.mover = self.first
            self.begin_round()
        elif move >= PICK:
            self.pick(move - PICK)
        elif move >= LAY:
            self.lay(move - LAY)
        elif move == DRAW:
            self.draw(min(self.left, 2))  # ST-10, ST-19
        elif move == TAKE:
            self.take()
        elif move == ESCAPE:
            self.attempt()
        elif move == DONE:
            self.picked = 0
            self.end_turn()
        else:
            self.begin_round()

    def ask(self, stage: i64, actor: i64) -> None:
        """Say what is asked for next, of whom; a discard is an action made of several choices."""
        self.stage = stage
        self.actor = actor
        self.drafting = stage == PICKING

    def begin_round(self) -> None:
        """Shuffle all cards into a new deck and throw the dice (ST-6, ST-27)."""
        nothing = vec[i64]([0] * (self.players * KINDS))
        self.hands = nothing[:]
        self.laid = nothing[:]
        self.shown = nothing
        self.held = nothing
        self.either = nothing
        self.in_hand = vec[i64]([0] * self.players)
        self.on_table = self.in_hand
        self.deck = FULL_DECK[:]
        self.left = DECK_SIZE
        self.pile = vec[i64]()
        self.plan = vec[i64]([0] * (THREE + 2))
        self.was = self.points
        self.escaper = NONE
        self.rounds += 1
        self.ask(DICE, CHANCE)

    def throw(self, move: i64) -> None:
        """Let a die fall; after the escape die cards are dealt (ST-6 to ST-8)."""
        plan = self.plan[:]
        if move >= PIPS:
            plan[THREE + 1] = move - PIPS + 1
            self.ask(DEAL, CHANCE)
        else:
            plan[move - FACE] += 1
        self.plan = plan

    def receive(self, card: i64) -> None:
        """Give the mover a card of the deck; in the deal, two to each player (ST-8)."""
        self.deck[card] -= 1
        self.left -= 1
        self.hands[self.mover * KINDS + card] += 1
        if self.stage == DRAWING:
            self.owed -= 1
            if self.owed == 0:
                self.end_turn()
        elif self.left % 2 == 0:
            self.mover = self.after(self.mover)
            if self.mover == self.first:
                self.ask(TURN, self.mover)

    def draw(self, number: i64) -> None:
        """Let chance give the mover cards of the deck."""
        self.owed = number
        self.tried = False
        self.ask(DRAWING, CHANCE)

    def lay(self, card: i64) -> None:
        """Lay a card face down and draw one (ST-11); what all know in the hand may be on the table now (ST-28)."""
        place = self.mover * KINDS
        self.hands[place + card] -= 1
        self.laid[place + card] += 1
        self.stray(self.mover)
        self.draw(1)

    def take(self) -> None:
        """Take the top discard, which all remember (ST-28), and a card of the deck (ST-15)."""
        pile = self.pile
        top = i64(len(pile)) - 1
        place = self.mover * KINDS + pile[top]
        self.pile = pile[:top]
        self.hands[place] += 1
        self.mark(place)
        self.draw(1)

    def pick(self, card: i64) -> None:
        """Put a card on the pile as a part of a discard (ST-17); it takes a mark with it (ST-28)."""
        place = self.mover * KINDS + card
        self.hands[place] -= 1
        self.pile = append(self.pile, card)
        self.picked += 1
        self.unmark(place)
        self.tried = False
        self.ask(PICKING, self.mover)

    def end_turn(self) -> None:
        """Pass the turn to the left, unless the last card is drawn: then all lose points (ST-26)."""
        if self.left > 0:
            self.mover = self.after(self.mover)
            self.ask(TURN, self.mover)
            return
        points = vec[i64](capacity=self.players)
        for seat in range(self.players):
            points = append(points, limited(self.points[seat] - UNCALLED * (PRISONERS - self.free[seat])))
        self.was = self.points
        self.points = points
        self.end_round()

    def attempt(self) -> None:
        """Show the mover's cards: an escape, or two points and another action (ST-20 to ST-22)."""
        seat = self.mover
        self.show(seat)
        if self.succeeds(seat):
            self.let_out(seat)
            return
        points = self.points[:]
        points[seat] = limited(points[seat] + FAILURE)
        self.points = points
        self.was = points
        self.tried = True

    def let_out(self, seat: i64) -> None:
        """Let a prisoner of a seat out: the end of the game (ST-23) or of the round (ST-21, ST-24, ST-25)."""
        self.tried = False
        self.escaper = seat
        free = self.free[:]
        free[seat] += 1
        self.free = free
        if free[seat] == PRISONERS:
            self.out = append(self.out[:], seat)
            if not self.terms.ranking:
                self.finish(ESCAPED)
                return
            if i64(len(self.out)) == self.players - 1:
                self.finish(RANKED)
                return
        points = vec[i64](capacity=self.players)
        for other in range(self.players):
            points = append(points, limited(self.points[other] + self.toll(other)))
        self.was = self.points
        self.points = points
        self.end_round()

    def end_round(self) -> None:
        """Ask the next first player to begin, unless it was the last round (ST-9, ST-30)."""
        if self.rounds == self.terms.round_limit:
            self.finish(LIMIT)
            return
        self.first = self.next_first()
        self.mover = self.first
        self.ask(ROLLING, self.first)

    def finish(self, how: i64) -> None:
        """End the game."""
        self.ended = how
        self.ask(FINISHED, OVER)
        if how == LIMIT and list(self.places()).count(1) > 1:
            self.ended = SHARED
