"""The course of the game: what is asked for when, and how moves are carried out."""

from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER
from cavale.games.section_x.chart import (
    GREEN,
    ISLAND,
    KINDS,
    NONE,
)
from cavale.games.section_x.moves import (
    EXCHANGE,
    MOVE,
    PLACE,
    TURN,
)
from cavale.games.section_x.standing import (
    Standing,
)
from cavale.games.section_x.state import (
    ACT,
    AIM,
    DRAW,
    EXCHANGING,
    FINISHED,
    FREEDOM,
    GIVE,
    KEEP,
    LAST,
    LIMIT,
    MOVING,
    NO_ACTION,
    PILES,
    PLACING,
    PRISONERS,
    SHARED,
    SPENT,
    SPIN,
    TILE,
    TOPS,
    TURNING,
    WALK,
)

STOCK: Final[i64] = 3  # SX-6


class Turns(Standing):
    """The table with the course of the game."""

    def ask(self, stage: i64, actor: i64) -> None:
        """Say what is asked for next, of whom; a tile action is made of several choices."""
        self.stage = stage
        self.actor = actor
        self.drafting = AIM <= stage <= KEEP

    def draw(self, pile: i64) -> None:
        """Take the top tile of a pile: one that all know, or one that chance gives (SX-6, SX-33)."""
        self.pile = pile
        kind = self.tops[pile]
        if kind == NONE:
            self.ask(TILE, CHANCE)
            return
        tops = self.tops[:]
        tops[pile] = NONE
        self.tops = tops
        self.gain(kind)
        if self.piles[pile] > 0:
            self.ask(TOPS, CHANCE)
        else:
            self.ask(ACT, self.mover)

    def receive(self, kind: i64) -> None:
        """Give the mover a tile that chance has drawn (SX-6)."""
        pool = self.pool[:]
        pool[kind] -= 1
        self.pool = pool
        self.gain(kind)
        self.ask(ACT, self.mover)

    def gain(self, kind: i64) -> None:
        """Add a tile of the pile to the mover's stock."""
        piles = self.piles[:]
        piles[self.pile] -= 1
        self.piles = piles
        stocks = self.stocks[:]
        stocks[self.mover * KINDS + kind] += 1
        self.stocks = stocks
        self.busy = True

    def turn_up(self, kind: i64) -> None:
        """Lay the top of a pile open: after a draw, or of all piles before a round (SX-33)."""
        pool = self.pool[:]
        pool[kind] -= 1
        self.pool = pool
        tops = self.tops[:]
        tops[self.pile] = kind
        self.tops = tops
        if self.busy:
            self.ask(ACT, self.mover)
        elif self.pile < PILES - 1:
            self.pile += 1
        else:
            self.begin_turn()

    def begin_action(self, move: i64) -> None:
        """Begin a tile action with the tile that is acted on (SX-8 to SX-11)."""
        if move < MOVE:
            self.action = PLACING
            self.source = move - PLACE
        elif move < EXCHANGE:
            self.action = MOVING
            self.source = move - MOVE
        elif move < TURN:
            self.action = EXCHANGING
            self.source = move - EXCHANGE
        else:
            self.action = TURNING
            self.source = move - TURN
            self.target = self.source
        self.ask(SPIN if self.action == TURNING else AIM, self.mover)

    def rotate(self, rotation: i64) -> None:
        """Turn a tile; with the last one the action is carried out, up to struggles of equals (SX-21)."""
        if self.action == EXCHANGING and self.spin == NONE:
            self.spin = rotation
        else:
            self.dig(rotation)
            self.conclude()

    def conclude(self) -> None:
        """End a tile action, when no struggle is left to settle."""
        if len(self.ties) > 0:
            self.ask(KEEP, self.mover)
            return
        self.action = NO_ACTION
        self.source = NONE
        self.target = NONE
        self.spin = NONE
        self.acted = True
        self.go_on()

    def walk(self, place: i64, target: i64, steps: i64) -> None:
        """Let one of the mover's prisoners go (SX-15, SX-16); who reaches green may end the round or the game."""
        seat = self.mover
        prisoner = self.walker(place)
        self.paces += steps
        self.walked += steps << (prisoner - seat * PRISONERS) * 2
        self.relocate(prisoner, target)
        if target >= ISLAND:
            self.lose_key(seat)
        if target > ISLAND:
            self.busy = True
            greens = self.greens[:]
            greens[target - GREEN] = seat  # SX-22
            self.greens = greens
            if self.out(seat) == self.terms.goal:
                self.finish(FREEDOM)  # SX-29
                return
            if self.in_green(seat) == self.terms.brings:
                self.explode()  # SX-23, SX-32
                return
        self.go_on()

    def set_door(self, door: i64, section: i64) -> None:
        """Set a door of the mover, in the place of all steps (SX-15, SX-18)."""
        self.lock(door, section)
        self.locked = True
        self.go_on()

    def go_on(self) -> None:
        """Ask the mover for what is left of his turn; end it when nothing is."""
        if not self.acted:
            self.ask(ACT, self.mover)  # SX-33
        elif self.can_walk():
            self.ask(WALK, self.mover)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """End the turn, and perhaps the round (SX-24, SX-26); the mover may earn a master key (SX-27)."""
        self.idle += 1
        if self.busy:
            self.idle = 0
        if self.left() == 0 or (self.idle > 0 and self.idle == self.terms.patience):
            self.explode()
        elif self.earns_key(self.mover) and not self.give_supply(self.mover):
            self.ask(GIVE, self.mover)
        else:
            self.pass_turn()

    def pass_turn(self) -> None:
        """Let the player to the left begin."""
        self.mover = (self.mover + 1) % self.players
        self.begin_turn()

    def reset(self) -> None:
        """Forget what was done in the turn that is over."""
        self.busy = False
        self.acted = False
        self.locked = False
        self.paces = 0
        self.walked = 0

    def begin_turn(self) -> None:
        """Ask the mover to draw, unless his stock is full (SX-6)."""
        self.reset()
        self.ask(DRAW if self.stock_size(self.mover) < STOCK else ACT, self.mover)

    def begin_round(self) -> None:
        """Ask the mover to begin, when the tops of the piles are known where they lie face up (SX-33)."""
        self.reset()
        self.idle = 0
        self.pile = 0
        if self.terms.advanced:
            self.ask(TOPS, CHANCE)
        else:
            self.begin_turn()

    def explode(self) -> None:
        """End the round with an explosion, and perhaps the game (SX-25, SX-30, SX-34); else the next one begins."""
        self.blow_up()
        able = self.able_seats()
        if self.closing:
            self.finish(LAST)
        elif able == 0:
            self.finish(SPENT)
        elif self.rounds == self.terms.rounds:
            self.finish(LIMIT)
        else:
            self.closing = able < self.players
            self.rounds += 1
            self.mover = (self.mover + 1) % self.players
            for seat in range(self.players):
                if self.earns_key(seat):
                    self.give_supply(seat)  # SX-27: all doors have just come back
            self.begin_round()

    def finish(self, how: i64) -> None:
        """End the game."""
        self.ended = how
        self.ask(FINISHED, OVER)
        if list(self.places()).count(1) > 1:
            self.ended = SHARED
