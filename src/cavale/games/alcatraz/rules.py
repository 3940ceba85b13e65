"""What may happen in Alcatraz: the only place where legality is stated."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.options import Options
from cavale.games.alcatraz.data import GUARDED, MIDDLE, PRISONERS, SET_UPS, SIDE, TO_WIN
from cavale.games.alcatraz.moves import (
    BOARD,
    DIE_SHOWS,
    FIRST_IS,
    GUARD_AT,
    LEFT,
    PASS,
    RIGHT,
    is_boarding,
    is_walk,
    length,
    start_of,
    stop_of,
    walk,
)
from cavale.games.alcatraz.state import (
    ALARM,
    BOAT,
    CELL,
    DONE,
    ESCAPE,
    FIRST,
    GUARDS,
    LIMIT,
    ROLL,
    ROWS,
    RUNNING,
    SHARED,
    SQUARES,
    TURN,
    Yard,
    column_of,
    is_hatched,
    row_of,
    square,
)

COLUMNS: Final[i64] = 0b1111111110  # columns 1 to 9, one bit each
MOST: Final[i64] = 96  # more moves than a turn can offer: 30 out of the cell, 16 for each of three others, 3 boardings


def start(options: Options, players: int) -> "Alcatraz":
    """Return the yard before anything has happened (AZ-1 to AZ-4)."""
    named = options.word("guards")
    random = named == "random"
    columns = str(MIDDLE) + "0" * (GUARDED - 1) if random else SET_UPS.get(named, named)
    return Alcatraz(
        players,
        CHANCE,
        GUARDS if random else FIRST,
        2 if random else 0,  # AZ-20: row 1's guard is given
        0,
        0,
        RUNNING,
        options.flag("alarm"),
        options.flag("own_captures"),
        options.number("turn_limit"),
        vec[i64]([0] + [int(column) for column in columns] + [0]),
        vec[i64]([CELL] * (players * PRISONERS)),
        vec[i64]([0] * ((players + 1) * ROWS)),
    )


def run_mask(start: i64, stop: i64) -> i64:
    """Return the columns a guard passes over or stops on between two columns, one bit each."""
    if stop > start:
        return ((1 << (stop - start)) - 1) << (start + 1)
    return ((1 << (start - stop)) - 1) << stop


def stops(guard: i64, steps: i64, spared: i64) -> i64:
    """Return the columns of a row where a walk of `steps` may stop, for its guard and those it must not catch."""
    if guard == 0:
        return COLUMNS  # AZ-10
    right = (COLUMNS << guard) & COLUMNS
    left = (COLUMNS >> (ROWS - guard)) & COLUMNS
    right_stops = (right << steps) & COLUMNS  # AZ-11: where the guard, walking as far, does not come
    left_stops = (left >> steps) & COLUMNS
    if spared & right & ~right_stops != 0:  # AZ-13
        right_stops = 0
    if spared & left & ~left_stops != 0:
        left_stops = 0
    return right_stops | left_stops


class Alcatraz(Yard):
    """The yard with its rules."""

    def copy(self) -> "Alcatraz":
        """Return an independent copy."""
        return Alcatraz(
            self.players,
            self.actor,
            self.stage,
            self.row,
            self.mover,
            self.turns,
            self.ended,
            self.alarm,
            self.own_captures,
            self.turn_limit,
            self.guards[:],
            self.where[:],
            self.crews[:],
        )

    def legal_moves(self) -> vec[i64]:
        """Return what may be played now."""
        if self.stage == TURN:
            moves = vec[i64]([0] * MOST)
            count = self.turn_moves(moves)
            return moves[:count]
        if self.stage == ALARM:
            return vec[i64]([LEFT, RIGHT])  # AZ-15: both, always
        if self.stage == FIRST:
            return numbered(FIRST_IS, 0, self.players)
        if self.stage == ROLL:
            return numbered(DIE_SHOWS, 1, GUARDED + 1)
        if self.stage == GUARDS:
            return numbered(GUARD_AT, 1, SIDE + 1)
        return vec[i64]()

    # These write moves from index `count` on, and return the count after them. A walk is written in any case and
    # counted if it is legal: an addition instead of a branch that no processor can foresee.

    def turn_moves(self, moves: vec[i64]) -> i64:
        """Write all walks, then all boardings; a pass only for who cannot walk (AZ-17)."""
        count: i64 = 0
        first = self.mover * PRISONERS
        jailed = False
        for prisoner in range(first, first + PRISONERS):
            place = self.where[prisoner]
            if place < SQUARES:
                count = self.walks(moves, count, place)
            elif place == CELL and not jailed:
                jailed = True  # prisoners in the cell are all alike
                count = self.exits(moves, count)
        stuck = count == 0
        for prisoner in range(first, first + PRISONERS):
            if self.may_board(self.where[prisoner]):
                moves[count] = BOARD + self.where[prisoner]
                count += 1
        if stuck:
            moves[count] = PASS
            count += 1
        return count

    def spared(self, row: i64) -> i64:
        """Return the columns of a row where the mover's own stand whom no guard may catch on its turn (AZ-13)."""
        if self.own_captures:
            return 0
        crew = self.mover * ROWS + row
        return self.crews[crew]

    def exits(self, moves: vec[i64], count: i64) -> i64:
        """Add every way out of the cell: straight up any column, as far as no guard stands in it (AZ-7, AZ-8)."""
        open_columns = COLUMNS
        row: i64 = SIDE
        while row > 0:
            guard = self.guards[row]
            open_columns &= ~(1 << guard)
            free = open_columns & stops(guard, ROWS - row, self.spared(row)) & ~self.crowd(row)
            for column in range(1, ROWS):
                moves[count] = walk(CELL, square(row, column))
                count += (free >> column) & 1
            row -= 1
        return count

    def walks(self, moves: vec[i64], count: i64, place: i64) -> i64:
        """Add every walk of the mover's prisoner on a square: along its column, then along its row (AZ-6)."""
        count = self.line(moves, count, place, -1, 0)
        count = self.line(moves, count, place, 1, 0)
        count = self.line(moves, count, place, 0, -1)
        return self.line(moves, count, place, 0, 1)

    def line(self, moves: vec[i64], count: i64, place: i64, down: i64, right: i64) -> i64:
        """Add the walks in one direction, as far as no guard stands in the way (AZ-7)."""
        others: i64 = ~(1 << column_of(place)) if right != 0 else COLUMNS  # in its row, all of the crew but itself
        row = row_of(place) + down
        column = column_of(place) + right
        steps: i64 = 1
        while 0 < row <= SIDE and 0 < column <= SIDE:
            guard = self.guards[row]
            if guard == column:
                break
            free = stops(guard, steps, self.spared(row) & others) & ~self.crowd(row)
            moves[count] = walk(place, square(row, column))
            count += (free >> column) & 1
            row += down
            column += right
            steps += 1
        return count

    def may_board(self, place: i64) -> bool:
        """Tell whether a prisoner on a square may board (AZ-14)."""
        if place >= SQUARES or not is_hatched(place):
            return False
        for row in range(1, row_of(place)):
            if self.guards[row] == column_of(place):
                return False
        return True

    def guard_after(self, start: i64, stop: i64) -> i64:
        """Return the column the guard of the arrival row walks to; 0 in row 9, which has none (AZ-10)."""
        row = row_of(stop)
        if row == SIDE:
            return 0
        guard = self.guards[row]
        steps = length(start, stop)
        return guard + steps if column_of(stop) > guard else guard - steps

    def play(self, move: i64) -> None:
        """Carry out a legal move."""
        if is_walk(move):
            self.play_walk(start_of(move), stop_of(move))
        elif is_boarding(move):
            self.play_boarding(move - BOARD)
        elif move == PASS:
            self.end_turn(False)
        elif move <= RIGHT:
            self.run_guard(self.row, 1 if move == LEFT else SIDE)
            self.ask(TURN, 0, self.mover)
        elif move < DIE_SHOWS:
            self.mover = move - FIRST_IS
            self.ask(TURN, 0, self.mover)
        elif move < GUARD_AT:
            self.ask(ALARM, move - DIE_SHOWS, self.mover)
        else:
            self.guards[self.row] = move - GUARD_AT
            if self.row == GUARDED:
                self.ask(FIRST, 0, CHANCE)
            else:
                self.row += 1

    def ask(self, stage: i64, row: i64, actor: i64) -> None:
        """Say what is asked for next, about which row, of whom."""
        self.stage = stage
        self.row = row
        self.actor = actor

    def play_walk(self, start: i64, stop: i64) -> None:
        """Move a prisoner, then the guard of the row where it stopped (AZ-5)."""
        prisoner = self.mover * PRISONERS
        while self.where[prisoner] != start:
            prisoner += 1
        self.put(prisoner, stop)
        target = self.guard_after(start, stop)
        if target != 0:
            self.run_guard(row_of(stop), target)
        self.end_turn(False)

    def run_guard(self, row: i64, column: i64) -> None:
        """Move a guard along its row; whom it passes or stops on returns to the cell (AZ-12, AZ-15)."""
        if column == self.guards[row]:
            return
        caught = run_mask(self.guards[row], column) & self.crowd(row)
        self.guards[row] = column
        if caught == 0:
            return
        for prisoner in range(i64(len(self.where))):
            place = self.where[prisoner]
            if row_of(place) == row and place < SQUARES and caught >> column_of(place) & 1 != 0:
                self.put(prisoner, CELL)

    def play_boarding(self, start: i64) -> None:
        """Bring a prisoner aboard: a win with the third, else an alarm (AZ-15, AZ-16)."""
        self.put(self.prisoner_at(start), BOAT)
        if self.count(self.mover, BOAT) == TO_WIN:
            self.turns += 1
            self.finish(ESCAPE)
        else:
            self.end_turn(self.alarm)

    def end_turn(self, alarm: bool) -> None:
        """Pass the turn to the left, unless the last turn is over (AZ-4, AZ-18)."""
        self.turns += 1
        if self.turns == self.turn_limit:
            self.finish(LIMIT)
            return
        self.mover = (self.mover + 1) % self.players
        if alarm:
            self.ask(ROLL, 0, CHANCE)
        else:
            self.ask(TURN, 0, self.mover)

    def finish(self, how: i64) -> None:
        """End the game."""
        self.ended = how
        self.ask(DONE, 0, OVER)
        if how == LIMIT and list(self.places()).count(1) > 1:
            self.ended = SHARED

    def ending(self) -> i64:
        """Return how the game ended, -1 while it goes on."""
        return self.ended

    def standing(self, seat: i64) -> i64:
        """Return how well a seat stands by AZ-18, more is better: prisoners aboard, then nearness of the rest."""
        far: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            place = self.where[prisoner]
            far += row_of(place) if place < BOAT else 0
        return self.count(seat, BOAT) * 100 - far

    def places(self) -> vec[i64]:
        """Return 1 for winners and 2 for the others, 0 while the game goes on."""
        if self.ended == RUNNING:
            return vec[i64]([0] * self.players)
        best: i64 = -100
        for seat in range(self.players):
            best = max(best, self.standing(seat))
        places = vec[i64](capacity=4)
        for seat in range(self.players):
            places = append(places, 1 if self.standing(seat) == best else 2)
        return places


def numbered(base: i64, first: i64, end: i64) -> vec[i64]:
    """Return the moves base + first to base + end - 1."""
    moves = vec[i64]()
    for number in range(first, end):
        moves = append(moves, base + number)
    return moves
