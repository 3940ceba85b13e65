"""What may happen in Section X: with `digging` and `walking`, the only place where legality is stated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import State
from cavale.engine.options import Options
from cavale.games.section_x import data
from cavale.games.section_x.chart import (
    KINDS,
    SPACES,
)
from cavale.games.section_x.moves import (
    DONE,
    DOOR,
    DRAW_FROM,
    FIRST_IS,
    GETS,
    GIVE_UP,
    KEEPS,
    PASS,
    PLACE,
    ROT,
    SHIFT,
    SKIP,
    STEP,
    TO,
    TOP,
    start_of,
    target_of,
)
from cavale.games.section_x.state import (
    ACT,
    AIM,
    DOORS,
    DRAW,
    FIRST,
    GIVE,
    GIVEN,
    KEEP,
    PILES,
    SPIN,
    TILE,
    TOPS,
    WALK,
    Terms,
    clear_board,
    fresh_guests,
    fresh_where,
)
from cavale.games.section_x.tunnels import (
    SEATS,
)
from cavale.games.section_x.turns import (
    Turns,
)

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


class SectionX(Turns):
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
            rivals = self.tie() % SEATS
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
            self.let_keep(move - KEEPS)
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
