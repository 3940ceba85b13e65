"""Prisoners on their way, and doors: where a step leads, who is let in, where a door may stand (SX-15 to SX-22)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    AT,
    BY_EDGE,
    BY_GREEN,
    BY_ISLAND,
    EACH,
    FIRST_HIDING,
    GREEN,
    GUEST,
    ISLAND,
    NEXT,
    NONE,
    OPENINGS,
    OPPOSITE,
    SECTIONS,
    SHORE,
    SIDES,
    SPACES,
)
from cavale.games.section_x.digging import Digging
from cavale.games.section_x.moves import DOOR, passing, shift, step
from cavale.games.section_x.state import DOORS, PRISONERS, SUPPLY

STEPS: Final[i64] = 5  # SX-15, in a turn
STEPS_EACH: Final[i64] = 2  # … and of one prisoner


class Walking(Digging):
    """The table with the ways of prisoners and doors."""

    def ways(self, place: i64) -> vec[i64]:
        """Return the places that a place opens on, each once (SX-16), whoever may enter them."""
        tiles = self.tiles
        found = vec[i64](capacity=SIDES)
        last: i64 = NONE
        if place == ISLAND:
            for side in SHORE:
                face = tiles[side // SIDES]
                if face != NONE and AT[face * SIDES + side % SIDES] != NONE:
                    section = side // SIDES * EACH + AT[face * SIDES + side % SIDES]
                    if section != last:  # a space has two sides on the shore at most
                        found = append(found, section)
                        last = section
            return found
        if place > ISLAND:
            return found  # SX-22
        space = place // EACH
        sides = tiles[space] * SIDES
        number = place - space * EACH
        for port in range(SIDES):
            if AT[sides + port] != number:
                continue
            other = NEXT[space * SIDES + port]
            target: i64 = NONE
            if other < SPACES:
                if tiles[other] != NONE:
                    target = other * EACH + AT[tiles[other] * SIDES + OPPOSITE[port]]
            elif other == BY_ISLAND:
                target = ISLAND
            elif other < BY_EDGE:
                target = GREEN + other - BY_GREEN
            if target != NONE and (target < SECTIONS or not has(found, target)):
                found = append(found, target)
        return found

    def is_full(self, section: i64) -> bool:
        """Tell whether a section has no room: one prisoner, two in a hiding place (SX-17)."""
        guests = self.guests[section]
        if guests == 0:
            return False
        if self.tiles[section // EACH] < FIRST_HIDING * SIDES:
            return True
        return (guests & 3) + (guests >> 2 & 3) + (guests >> 4 & 3) + (guests >> 6) > 1

    def is_barred(self, seat: i64, section: i64) -> bool:
        """Tell whether another player's door keeps a seat out of a section (SX-19), but for a master key (SX-27)."""
        door = self.door_at(section)
        return door != NONE and door // DOORS != seat and not self.has_key(seat)

    def may_take(self, seat: i64) -> bool:
        """Tell whether a seat may take an unowned green area: enough remain for who has none (SX-22)."""
        owned: i64 = 0  # seats with an area, as bits of two
        left: i64 = -1
        for owner in self.greens:
            if owner == NONE:
                left += 1
            else:
                owned |= GUEST[owner]
        for other in range(self.players):
            if other != seat and owned & GUEST[other] == 0:
                left -= 1
        return left >= 0

    def admits(self, seat: i64, place: i64) -> bool:
        """Tell whether a prisoner of a seat may enter a place from next to it."""
        if place < SECTIONS:
            return not self.is_full(place) and not self.is_barred(seat, place)
        if place == ISLAND:
            return True
        owner = self.greens[place - GREEN]
        return owner == seat or (owner == NONE and self.may_take(seat))

    def walker(self, place: i64) -> i64:
        """Return the mover's prisoner in a place that goes first, the one with the fewest steps; NONE if none can."""
        where = self.where
        best: i64 = NONE
        fewest = STEPS_EACH
        for prisoner in range(self.mover * PRISONERS, (self.mover + 1) * PRISONERS):
            if where[prisoner] == place and self.steps_of(prisoner) < fewest:
                best = prisoner
                fewest = self.steps_of(prisoner)
        return best

    def step_moves(self, moves: vec[i64], most: i64) -> vec[i64]:
        """Return moves with the steps that the mover's prisoners can make; stop looking when there are enough."""
        if self.locked or self.paces == STEPS:
            return moves
        seat = self.mover
        where = self.where
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            place = where[prisoner]
            if place > ISLAND or self.walker(place) != prisoner:
                continue
            for target in self.ways(place):
                if self.admits(seat, target):
                    moves = append(moves, step(place, target))
            if self.terms.passing and self.steps_of(prisoner) == 0 and self.paces + STEPS_EACH <= STEPS:
                for target in self.passages(seat, place):
                    moves = append(moves, passing(place, target))
            if i64(len(moves)) >= most:
                break
        return moves

    def passages(self, seat: i64, place: i64) -> vec[i64]:
        """Return the places with room that lie behind a full section (SX-17), each once."""
        found = vec[i64]()
        for middle in self.ways(place):
            if middle < SECTIONS and self.is_full(middle) and not self.is_barred(seat, middle):
                for target in self.ways(middle):
                    if target != place and self.admits(seat, target) and not has(found, target):
                        found = append(found, target)
        return found

    def may_lock(self, section: i64) -> bool:
        """Tell whether the mover may set a door on a section of a tile (SX-18)."""
        kind = self.tiles[section // EACH] // SIDES
        if OPENINGS[kind * EACH + section % EACH] != 2 or kind >= FIRST_HIDING:
            return False
        owner = self.owners[section]
        if owner != NONE and (owner != self.mover or self.door_at(section) != NONE):
            return False
        guests = self.guests[section]
        return guests == 0 or guests == GUEST[self.mover]

    def door_moves(self, moves: vec[i64], most: i64) -> vec[i64]:
        """Return moves with the places for a door from supply, and for those laid; stop when there are enough."""
        if self.locked or self.paces > 0:  # SX-15
            return moves
        stock = self.supply(self.mover)
        tiles = self.tiles
        doors = self.doors
        for space in range(SPACES):
            if tiles[space] == NONE:
                continue
            for section in range(space * EACH, space * EACH + EACH):
                if self.may_lock(section):
                    if stock != NONE:
                        moves = append(moves, DOOR + section)
                    for door in range(self.mover * DOORS, self.mover * DOORS + DOORS):
                        if doors[door] >= 0:
                            moves = append(moves, shift(doors[door], section))
            if i64(len(moves)) >= most:
                break
        return moves

    def can_walk(self) -> bool:
        """Tell whether the mover can still do anything in phase 3."""
        moves = self.door_moves(vec[i64](), 1)
        return len(moves) > 0 or len(self.step_moves(moves, 1)) > 0

    def relocate(self, prisoner: i64, target: i64) -> None:
        """Put a prisoner into another place."""
        guest = GUEST[prisoner // PRISONERS]
        where = self.where
        guests = self.guests
        if where[prisoner] < SECTIONS:
            guests[where[prisoner]] -= guest
        where[prisoner] = target
        if target < SECTIONS:
            guests[target] += guest

    def lock(self, door: i64, section: i64) -> None:
        """Set a door onto a section, or take it off (SX-18, SX-27)."""
        doors = self.doors[:]
        doors[door] = section
        self.doors = doors
        self.own()

    def lose_key(self, seat: i64) -> None:
        """Take a seat's master key for the door that it gave up (SX-28)."""
        if self.has_key(seat):
            door = seat * DOORS
            if self.doors[door] >= SUPPLY:
                door += 1
            self.lock(door, SUPPLY)


def has(places: vec[i64], place: i64) -> bool:
    """Tell whether a place is among some."""
    for other in places:
        if other == place:
            return True
    return False
