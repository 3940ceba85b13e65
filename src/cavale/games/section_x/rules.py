"""What may happen in Section X: turns, rounds and the game; with `digging` and `walking`, where legality is stated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.games.section_x import data
from cavale.games.section_x.chart import GREEN, ISLAND, KINDS, NONE, SPACES
from cavale.games.section_x.moves import (
    DONE,
    DOOR,
    DRAW_FROM,
    EXCHANGE,
    FIRST_IS,
    GETS,
    GIVE_UP,
    KEEPS,
    MOVE,
    PASS,
    PLACE,
    ROT,
    SHIFT,
    SKIP,
    STEP,
    TO,
    TOP,
    TURN,
    start_of,
    target_of,
)
from cavale.games.section_x.standing import Standing
from cavale.games.section_x.state import (
    ACT,
    AIM,
    DOORS,
    DRAW,
    EXCHANGING,
    FINISHED,
    FIRST,
    FREEDOM,
    GIVE,
    GIVEN,
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
    Terms,
    clear_board,
    fresh_guests,
    fresh_where,
)
from cavale.games.section_x.tunnels import SEATS

STOCK: Final[i64] = 3  # SX-6
ALL: Final[i64] = 1000  # more moves than there are


def start(options: Options, players: int) -> "SectionX":
    """Return the table before anything has happened: all tiles in the piles, all prisoners in their cells (SX-4)."""
    advanced = options.flag("advanced")
    terms = Terms(
        advanced,
        options.flag("passing"),
        options.number("patience") * players,
        options.number("rounds"),
        data.ADVANCED_GOAL if advanced else data.GOAL,
        data.BRINGS_OF_TWO if players == 2 else data.BRINGS,
    )
    table = SectionX(players, terms, fresh_where(players), fresh_guests())
    clear_board(table)
    return table


def section_x_of(state: State) -> "SectionX":
    """Return a state by its own type."""
    assert isinstance(state, SectionX)
    return state


class SectionX(Standing):
    """The table with its rules."""

    def copy(self) -> "SectionX":
        """Return an independent copy."""
        other = SectionX(self.players, self.terms, self.where[:], self.guests[:])
        other.actor = self.actor
        other.drafting = self.drafting
        other.stage = self.stage
        other.mover = self.mover
        other.rounds = self.rounds
        other.idle = self.idle
        other.busy = self.busy
        other.closing = self.closing
        other.acted = self.acted
        other.locked = self.locked
        other.paces = self.paces
        other.walked = self.walked
        other.pile = self.pile
        other.action = self.action
        other.source = self.source
        other.target = self.target
        other.spin = self.spin
        other.ended = self.ended
        other.tiles = self.tiles
        other.rims = self.rims
        other.doors = self.doors
        other.owners = self.owners
        other.ties = self.ties
        other.greens = self.greens
        other.stocks = self.stocks
        other.unknown = self.unknown
        other.pool = self.pool
        other.piles = self.piles
        other.tops = self.tops
        return other

    def legal_moves(self) -> vec[i64]:
        """Return what may be played now."""
        if self.stage == WALK:
            return self.walk_moves()
        if self.stage == ACT:
            return self.act_moves()
        if self.stage == AIM:
            return self.aim_moves()
        if self.stage == SPIN:
            return self.spin_moves()
        moves = vec[i64](capacity=KINDS)
        if self.stage == DRAW:
            for pile in range(PILES):
                if self.piles[pile] > 0:
                    moves = append(moves, DRAW_FROM + pile)
        elif self.stage == TILE or self.stage == TOPS:
            base = GETS if self.stage == TILE else TOP
            pool = self.pool
            for kind in range(KINDS):
                if pool[kind] > 0:
                    moves = append(moves, base + kind)
        elif self.stage == FIRST:
            for seat in range(self.players):
                moves = append(moves, FIRST_IS + seat)
        elif self.stage == KEEP:
            rivals = self.ties[0] % SEATS
            for seat in range(self.players):
                if rivals >> seat & 1 != 0:
                    moves = append(moves, KEEPS + seat)
        elif self.stage == GIVE:
            for door in range(self.mover * DOORS, self.mover * DOORS + DOORS):
                moves = append(moves, GIVE_UP + self.doors[door])
        return moves

    def weights(self) -> vec[i64]:
        """Return how likely each move of chance is: a tile by how many there are of its kind."""
        if self.stage == FIRST:
            return super().weights()
        weights = vec[i64](capacity=KINDS)
        for number in self.pool:
            if number > 0:
                weights = append(weights, number)
        return weights

    def act_moves(self) -> vec[i64]:
        """Return the tile actions, and none; in the advanced game what phase 3 offers as well (SX-33)."""
        moves = vec[i64](capacity=64)
        if not self.terms.advanced:
            return self.dig_moves(append(moves, SKIP))
        moves = self.dig_moves(append(moves, DONE))
        return self.door_moves(self.step_moves(moves, ALL), ALL)

    def walk_moves(self) -> vec[i64]:
        """Return the steps and doors that can be, and the end of the turn (SX-15)."""
        moves = vec[i64](capacity=64)
        return self.door_moves(self.step_moves(append(moves, DONE), ALL), ALL)

    def play(self, move: i64) -> None:
        """Carry out a legal move."""
        if move >= STEP:
            self.walk(start_of(move), target_of(move), 1 + move // PASS)
        elif move >= TOP:
            if move < SHIFT:
                self.turn_up(move - TOP)
            else:
                self.set_door(self.door_at(start_of(move)), target_of(move))
        elif move >= GETS:
            self.receive(move - GETS)
        elif move >= FIRST_IS:
            self.mover = move - FIRST_IS
            self.begin_round()
        elif move >= DOOR:
            self.set_door(self.supply(self.mover), move - DOOR)
        elif move >= GIVE_UP:
            self.lock(self.door_at(move - GIVE_UP), GIVEN)
            self.pass_turn()
        elif move >= KEEPS:
            self.settle(move - KEEPS)
            self.conclude()
        elif move >= ROT:
            self.rotate(move - ROT)
        elif move >= TO:
            self.target = (move - TO) % SPACES
            self.ask(SPIN, self.mover)
        elif move >= PLACE:
            self.begin_action(move)
        elif move >= DRAW_FROM:
            self.draw(move - DRAW_FROM)
        elif move == SKIP:
            self.acted = True
            self.go_on()
        else:
            self.end_turn()

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
