"""The yard: where prisoners and guards stand, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import State
from cavale.games.alcatraz.data import HATCHED, PRISONERS, SIDE

# Squares are numbered row by row from the boat: 1:1 is 0, 1:2 is 1, 9:9 is 80.
SQUARES: Final[i64] = 81
CELL: Final[i64] = 81
BOAT: Final[i64] = 82
PLACES: Final[i64] = 83  # squares, the cell, the boat
NOBODY: Final[i64] = -1
ROWS: Final[i64] = 10  # entries for the rows in `crews`: 1 to 9, and 0, which is not used

# What is asked for now.
GUARDS: Final[i64] = 0  # chance places the guard of row `row` (AZ-20)
FIRST: Final[i64] = 1  # chance picks who starts (AZ-4)
TURN: Final[i64] = 2  # a player walks, boards or passes (AZ-5)
ROLL: Final[i64] = 3  # chance rolls the alarm die (AZ-15)
ALARM: Final[i64] = 4  # the roller sends the guard of row `row` left or right (AZ-15)
DONE: Final[i64] = 5

# How a game ended; the names are in `GAME.endings`.
RUNNING: Final[i64] = -1
ESCAPE: Final[i64] = 0  # AZ-16
LIMIT: Final[i64] = 1  # AZ-18, one winner
SHARED: Final[i64] = 2  # AZ-18, several

HATCH: Final = vec[i64]([int((p // SIDE + 1, p % SIDE + 1) in HATCHED) for p in range(SIDE * SIDE)])


def square(row: i64, column: i64) -> i64:
    """Return the number of the square in a printed row and column."""
    return (row - 1) * SIDE + column - 1


def row_of(place: i64) -> i64:
    """Return the printed row of a square; 10 for the cell, which is how far it lies from the boat (AZ-8)."""
    return place // SIDE + 1


def column_of(place: i64) -> i64:
    """Return the printed column of a square."""
    return place % SIDE + 1


def apart(one: i64, other: i64) -> i64:
    """Return the distance between two rows or two columns."""
    return one - other if one > other else other - one


def is_hatched(place: i64) -> bool:
    """Tell whether a square gives access to the boat (AZ-3)."""
    return HATCH[place] == 1


class Yard(State):
    """Everything on the table; `rules.Alcatraz` adds what may happen."""

    def __init__(
        self,
        players: i64,
        actor: i64,
        stage: i64,
        row: i64,
        mover: i64,
        turns: i64,
        ended: i64,
        alarm: bool,
        own_captures: bool,
        turn_limit: i64,
        guards: vec[i64],
        where: vec[i64],
        crews: vec[i64],
    ) -> None:
        super().__init__(players, actor)
        self.stage: i64 = stage
        self.row: i64 = row  # the row that GUARDS and ALARM are about
        self.mover: i64 = mover  # whose turn it is
        self.turns: i64 = turns  # turns completed by all players together
        self.ended: i64 = ended
        self.alarm: bool = alarm  # option, AZ-19
        self.own_captures: bool = own_captures  # option, AZ-13
        self.turn_limit: i64 = turn_limit  # option, AZ-18
        self.guards: vec[i64] = guards  # column of each row's guard, by row; 0 where none stands
        self.where: vec[i64] = where  # square of each prisoner, four a seat
        self.crews: vec[i64] = crews  # columns held in a row, one bit each, at seat * 10 + row; after the seats, by all

    def prisoner_at(self, place: i64) -> i64:
        """Return the prisoner on a square, as seat * 4 + number, or NOBODY."""
        for prisoner in range(i64(len(self.where))):
            if self.where[prisoner] == place:
                return prisoner
        return NOBODY

    def count(self, seat: i64, place: i64) -> i64:
        """Return how many prisoners of a seat are in the cell or aboard."""
        total: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            if self.where[prisoner] == place:
                total += 1
        return total

    def crowd(self, row: i64) -> i64:
        """Return the columns where prisoners of any colour stand in a row, one bit each."""
        everyone = self.players * ROWS + row
        return self.crews[everyone]

    def put(self, prisoner: i64, place: i64) -> None:
        """Lift a prisoner from where it is and put it on a square, in the cell or aboard."""
        self.mark(prisoner, self.where[prisoner])
        self.mark(prisoner, place)
        self.where[prisoner] = place

    def mark(self, prisoner: i64, place: i64) -> None:
        """Note that a prisoner leaves a square or comes to it."""
        if place < SQUARES:
            column: i64 = 1 << column_of(place)
            crews = self.crews
            crews[prisoner // PRISONERS * ROWS + row_of(place)] ^= column
            crews[self.players * ROWS + row_of(place)] ^= column
