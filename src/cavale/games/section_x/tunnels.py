"""Tunnels: tiles laid and lifted, sections that are connected, whose they are, and who keeps his doors."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    AT,
    BIT,
    EACH,
    NEXT,
    NONE,
    OPPOSITE,
    POWER,
    SECTIONS,
    SIDES,
    SPACES,
)
from cavale.games.section_x.state import DOORS, SUPPLY, Table

UNOWNED: Final = vec[i64]([NONE] * SECTIONS)
SEATS: Final[i64] = 16  # combinations of seats


def put(tiles: vec[i64], rims: vec[i64], space: i64, face: i64) -> None:
    """Put a tile into a free space; its neighbours must fit its sides from now on (SX-7)."""
    tiles[space] = face
    for port in range(SIDES):
        other = NEXT[space * SIDES + port]
        if other < SPACES:
            rims[other] += POWER[OPPOSITE[port]] * asked(face, port)


def lift(tiles: vec[i64], rims: vec[i64], space: i64) -> None:
    """Take a tile off its space."""
    face = tiles[space]
    tiles[space] = NONE
    for port in range(SIDES):
        other = NEXT[space * SIDES + port]
        if other < SPACES:
            rims[other] -= POWER[OPPOSITE[port]] * asked(face, port)


def asked(face: i64, port: i64) -> i64:
    """Return what a side of a tile asks of the side next to it: 1 to be closed, 2 to be open."""
    if AT[face * SIDES + port] == NONE:
        return 1
    return 2


def flood(tiles: vec[i64], marks: vec[i64], start: i64, mark: i64) -> vec[i64]:
    """Mark all sections of a tunnel, and return them (SX-20); none of them is marked before."""
    found = vec[i64]([start])
    marks[start] = mark
    at: i64 = 0
    while at < i64(len(found)):
        section = found[at]
        at += 1
        space = section // EACH
        sides = tiles[space] * SIDES
        number = section - space * EACH
        for port in range(SIDES):
            if AT[sides + port] != number:
                continue
            other = NEXT[space * SIDES + port]
            if other >= SPACES or tiles[other] == NONE:
                continue
            further = other * EACH + AT[tiles[other] * SIDES + OPPOSITE[port]]
            if marks[further] == NONE:
                marks[further] = mark
                found = append(found, further)
    return found


def length(tiles: vec[i64], start: i64) -> i64:
    """Return how many tiles the tunnel of a section has, each counted once (SX-21)."""
    spaces = vec[i64]([0] * SPACES)
    number: i64 = 0
    for section in flood(tiles, UNOWNED[:], start, 0):
        if spaces[section // EACH] == 0:
            spaces[section // EACH] = 1
            number += 1
    return number


class Tunnels(Table):
    """The table with what follows from how its tiles lie."""

    def own(self) -> bool:
        """Give every tunnel to the owner of the doors in it (SX-20); tell whether all doors in it are his."""
        tiles = self.tiles
        doors = self.doors
        owners = UNOWNED[:]
        peace = True
        for door in range(self.players * DOORS):
            section = doors[door]
            if section < 0:
                continue
            seat = door // DOORS
            if owners[section] == NONE:
                flood(tiles, owners, section, seat)
            elif owners[section] != seat:
                peace = False
        self.owners = owners
        return peace

    def struggle(self, tiles: vec[i64], doors: vec[i64]) -> None:
        """Find the longest where tunnels of several owners are joined now; tiles and doors lay so before (SX-21)."""
        if self.own():
            return
        ties = vec[i64]()
        marks = UNOWNED[:]
        for door in range(self.players * DOORS):
            section = self.doors[door]
            if section < 0 or marks[section] != NONE:
                continue
            lowest = section
            for other in flood(self.tiles, marks, section, door):
                lowest = min(lowest, other)
            longest: i64 = 0
            owners: i64 = 0  # as bits
            rivals: i64 = 0  # those with the longest
            for other in range(door, self.players * DOORS):
                if self.doors[other] >= 0 and marks[self.doors[other]] == door:
                    tunnel = length(tiles, doors[other])
                    if tunnel > longest:
                        longest = tunnel
                        rivals = 0
                    if tunnel == longest:
                        rivals |= BIT[other // DOORS]
                    owners |= BIT[other // DOORS]
            if is_several(owners):
                ties = insert(ties, lowest * SEATS + rivals)
        self.ties = ties
        self.settle()

    def tie(self) -> i64:
        """Return the first struggle of equals, for the mover to choose who keeps his doors; NONE if there is none."""
        for tie in self.ties:
            if is_several(tie % SEATS):
                return tie
        return NONE

    def let_keep(self, seat: i64) -> None:
        """Let a seat win the first struggle of equals (SX-21)."""
        tie = self.tie()
        ties = self.ties[:]
        for at in range(i64(len(ties))):
            if ties[at] == tie:
                ties[at] = tie - tie % SEATS + BIT[seat]
        self.ties = ties
        self.settle()

    def settle(self) -> None:
        """Return the losers' doors to supply, all at once, when every struggle has its winner (SX-21)."""
        if self.tie() != NONE:
            return
        doors = self.doors[:]
        for tie in self.ties:
            marks = UNOWNED[:]
            flood(self.tiles, marks, tie // SEATS, 0)
            for door in range(self.players * DOORS):
                if doors[door] >= 0 and marks[doors[door]] == 0 and tie % SEATS != BIT[door // DOORS]:
                    doors[door] = SUPPLY
        self.doors = doors
        self.ties = vec[i64]()
        self.own()


def is_several(seats: i64) -> bool:
    """Tell whether seats given as bits are more than one."""
    return seats & (seats - 1) != 0


def insert(numbers: vec[i64], new: i64) -> vec[i64]:
    """Return numbers in their order with a new one among them."""
    found = vec[i64]()
    for number in numbers:
        if new >= 0 and new < number:
            found = append(found, new)
            new = NONE
        found = append(found, number)
    return append(found, new) if new >= 0 else found
