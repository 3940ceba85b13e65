"""The island: which tiles, doors and prisoners are where, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, State
from cavale.games.section_x.chart import (
    COPIES,
    EACH,
    FIRST_HIDING,
    GREEN,
    GREENS,
    ISLAND,
    KINDS,
    LOST,
    NONE,
    OPENINGS,
    SECTIONS,
    SPACES,
)

PRISONERS: Final[i64] = 8  # of each colour
DOORS: Final[i64] = 2
PILES: Final[i64] = 3

# Where a door is that lies on no section.
SUPPLY: Final[i64] = -1
GIVEN: Final[i64] = -2  # given up for a master key (SX-27)

# What is asked for now.
FIRST: Final[i64] = 0  # chance picks who starts (SX-4)
TOPS: Final[i64] = 1  # chance turns up the top of a pile (SX-33)
DRAW: Final[i64] = 2  # the mover picks a pile (SX-6)
TILE: Final[i64] = 3  # chance gives the mover the tile (SX-6)
ACT: Final[i64] = 4  # the mover begins a tile action (SX-7 to SX-11); advanced: or walks, or sets a door (SX-33)
AIM: Final[i64] = 5  # … says where to or with which other tile: a draft from here on
SPIN: Final[i64] = 6  # … and in which rotation, for each tile acted on
KEEP: Final[i64] = 7  # … and who keeps the doors after a struggle of equals (SX-21)
WALK: Final[i64] = 8  # the mover walks or sets a door (SX-15 to SX-19)
GIVE: Final[i64] = 9  # the mover gives up a door for a master key (SX-27)
FINISHED: Final[i64] = 10
STAGES: Final = (
    "first",
    "tops",
    "draw",
    "tile",
    "act",
    "aim",
    "spin",
    "keep",
    "walk",
    "give",
)  # in positions and texts

# Tile actions.
NO_ACTION: Final[i64] = 0
PLACING: Final[i64] = 1
MOVING: Final[i64] = 2
EXCHANGING: Final[i64] = 3
TURNING: Final[i64] = 4
ACTIONS: Final = ("none", "place", "move", "exchange", "turn")

# How a game ended.
RUNNING: Final[i64] = -1
FREEDOM: Final[i64] = 0  # SX-29
SPENT: Final[i64] = 1  # SX-30: nobody has enough prisoners left
LAST: Final[i64] = 2  # SX-31: after a compulsory last round
LIMIT: Final[i64] = 3  # SX-34
SHARED: Final[i64] = 4  # one of the last three, with several winners
ENDINGS: Final = ("freedom", "spent", "last", "limit", "shared")


class Terms:
    """What is agreed on before a match and never changes in it."""

    def __init__(self, advanced: bool, passing: bool, patience: i64, rounds: i64, goal: i64, brings: i64) -> None:
        self.advanced: bool = advanced  # SX-33
        self.passing: bool = passing  # SX-17
        self.patience: i64 = patience  # SX-26: idle turns that end a round, by all together; 0 for none
        self.rounds: i64 = rounds  # SX-34, 0 for none
        self.goal: i64 = goal  # SX-29: prisoners out that win
        self.brings: i64 = brings  # SX-23: prisoners in green that end a round


class Table(State):
    """Everything on the table; `rules.SectionX` adds what may happen.

    Vectors are shared by copies and never changed in place, but for `where` and `guests`.
    """

    def __init__(self, players: i64, terms: Terms, where: vec[i64], guests: vec[i64]) -> None:
        super().__init__(players, CHANCE)
        nothing = vec[i64]()
        self.terms: Terms = terms
        self.stage: i64 = FIRST
        self.mover: i64 = 0  # whose turn it is
        self.rounds: i64 = 1  # rounds begun
        self.idle: i64 = 0  # turns in a row without a draw or a prisoner brought to green (SX-26)
        self.busy: bool = False  # this turn has had one
        self.closing: bool = False  # this round is the last (SX-30)
        self.acted: bool = False  # the tile action of this turn is done or waived
        self.locked: bool = False  # a door has been set in this turn (SX-15)
        self.paces: i64 = 0  # steps of this turn
        self.walked: i64 = 0  # … of each prisoner of the mover, two bits each
        self.pile: i64 = 0  # the pile that is drawn from or turned up
        self.action: i64 = NO_ACTION  # the tile action that is not complete, or was just completed up to a struggle
        self.source: i64 = NONE  # … the kind placed, or the space of the first tile
        self.target: i64 = NONE  # … the space that it goes to
        self.spin: i64 = NONE  # … the rotation of the first of two tiles
        self.ended: i64 = RUNNING
        # Prisoners.
        self.where: vec[i64] = where  # the place of each: seat * 8 + number
        self.guests: vec[i64] = guests  # how many are in each section: two bits for each seat
        # The board.
        self.tiles: vec[i64] = nothing  # the face in each space: kind * 6 + rotation, NONE if free
        self.rims: vec[i64] = nothing  # what the neighbours of each space ask of its sides
        self.doors: vec[i64] = nothing  # the section of each: seat * 2 + number; SUPPLY or GIVEN
        self.owners: vec[i64] = nothing  # the seat whose tunnel each section is in (SX-20)
        # Struggles of an action, while one is of equals: the lowest section * 16 + those who may keep, as bits (SX-21).
        self.ties: vec[i64] = nothing
        self.greens: vec[i64] = nothing  # the owner of each green area (SX-22)
        # Tiles off the board are counted by kind. A view cannot tell those in the piles from those that others hide:
        # it has them all under `pool`, and how many of them a seat really has under `unknown`.
        self.stocks: vec[i64] = nothing  # at seat * 17 + kind
        self.unknown: vec[i64] = nothing  # tiles of each seat that a view cannot name; 0 in a full state
        self.pool: vec[i64] = nothing  # tiles in the piles, but for tops that are known
        self.piles: vec[i64] = nothing  # how many tiles each pile has
        self.tops: vec[i64] = nothing  # the kind on top of each pile, NONE if it is not known (SX-33)

    def stock_size(self, seat: i64) -> i64:
        """Return how many tiles a seat has in stock, known or not."""
        number = self.unknown[seat]
        stocks = self.stocks
        for at in range(seat * KINDS, (seat + 1) * KINDS):
            number += stocks[at]
        return number

    def left(self) -> i64:
        """Return how many tiles the piles have."""
        piles = self.piles
        return piles[0] + piles[1] + piles[2]

    def has_key(self, seat: i64) -> bool:
        """Tell whether a seat has its master key: it has given up a door for it (SX-27)."""
        doors = self.doors
        return doors[seat * DOORS] == GIVEN or doors[seat * DOORS + 1] == GIVEN

    def supply(self, seat: i64) -> i64:
        """Return a door that a seat has in supply, by its number; NONE if it has none."""
        doors = self.doors
        for door in range(seat * DOORS, (seat + 1) * DOORS):
            if doors[door] == SUPPLY:
                return door
        return NONE

    def door_at(self, section: i64) -> i64:
        """Return the door on a section, by its number; NONE if there is none."""
        doors = self.doors
        for door in range(self.players * DOORS):
            if doors[door] == section:
                return door
        return NONE

    def kind_at(self, space: i64) -> i64:
        """Return the kind of the tile in a space; NONE if it is free."""
        face = self.tiles[space]
        return NONE if face == NONE else face // 6

    def is_hiding(self, section: i64) -> bool:
        """Tell whether a section is the chamber of a hiding place."""
        return self.kind_at(section // EACH) >= FIRST_HIDING

    def openings(self, section: i64) -> i64:
        """Return how many openings a section has; 0 if it is not there."""
        face = self.tiles[section // EACH]
        if face == NONE:
            return 0
        return OPENINGS[face // 6 * EACH + section % EACH]

    def count(self, seat: i64, place: i64) -> i64:
        """Return how many prisoners of a seat are in a place."""
        where = self.where
        number: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            if where[prisoner] == place:
                number += 1
        return number

    def in_green(self, seat: i64) -> i64:
        """Return how many prisoners a seat has in green areas: those brought there in this round."""
        where = self.where
        number: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            if GREEN <= where[prisoner] < GREEN + GREENS:
                number += 1
        return number

    def in_hiding(self, seat: i64) -> i64:
        """Return how many prisoners a seat has in hiding places."""
        where = self.where
        number: i64 = 0
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            if where[prisoner] < SECTIONS and self.is_hiding(where[prisoner]):
                number += 1
        return number

    def remaining(self, seat: i64) -> i64:
        """Return how many prisoners of a seat are not lost."""
        return PRISONERS - self.count(seat, LOST)

    def steps_of(self, prisoner: i64) -> i64:
        """Return how many steps a prisoner, by its number in `where`, has made in this turn."""
        seat = prisoner // PRISONERS
        if seat != self.mover:
            return 0
        return self.walked >> (prisoner - seat * PRISONERS) * 2 & 3


def fresh_guests() -> vec[i64]:
    """Return sections without guests."""
    return vec[i64]([0] * SECTIONS)


def fresh_where(players: i64) -> vec[i64]:
    """Return all prisoners in their cell blocks (SX-4)."""
    return vec[i64]([ISLAND] * (players * PRISONERS))


def clear_board(table: Table) -> None:
    """Take everything off the board and put all tiles into the piles, all doors into supply (SX-4)."""
    table.tiles = vec[i64]([NONE] * SPACES)
    table.rims = vec[i64]([0] * SPACES)
    table.owners = vec[i64]([NONE] * SECTIONS)
    table.doors = vec[i64]([SUPPLY] * (table.players * DOORS))
    table.greens = vec[i64]([NONE] * GREENS)
    table.stocks = vec[i64]([0] * (table.players * KINDS))
    table.unknown = vec[i64]([0] * table.players)
    table.pool = COPIES[:]
    table.piles = vec[i64]([18, 18, 18])
    table.tops = vec[i64]([NONE] * PILES)
