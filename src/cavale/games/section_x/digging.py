"""Tile actions: which tiles may be acted on, where they fit, and what an action does (SX-7 to SX-14)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    BIT,
    CALLED,
    COAST,
    EACH,
    FIRST_HIDING,
    FITTING,
    GUEST,
    KINDS,
    NONE,
    OPPOSITE,
    POWER,
    RIMS,
    SIDES,
    SPACES,
    TO_GREEN,
    TOWARDS,
)
from cavale.games.section_x.moves import EXCHANGE, MOVE, PLACE, ROT, TO, TURN, WITH
from cavale.games.section_x.state import (
    DOORS,
    EXCHANGING,
    MOVING,
    PLACING,
    PRISONERS,
    TURNING,
)
from cavale.games.section_x.tunnels import Tunnels, asked, lift, put


class Digging(Tunnels):
    """The table with the mover's tile actions."""

    def fits(self, kind: i64, space: i64, without: i64) -> i64:
        """Return the rotations in which a tile fits into a space, as bits, when another tile has been lifted (SX-7)."""
        rim = self.rims[space]
        if without != NONE:
            port = TOWARDS[space * SPACES + without]
            if port != NONE:
                rim -= POWER[port] * asked(self.tiles[without], OPPOSITE[port])
        return FITTING[kind * RIMS + rim]

    def is_occupied(self, space: i64) -> bool:
        """Tell whether prisoners are on a tile."""
        guests = self.guests
        return guests[space * EACH] + guests[space * EACH + 1] + guests[space * EACH + 2] > 0

    def is_foreign(self, space: i64) -> bool:
        """Tell whether any section of a tile belongs to another player's tunnel (SX-12)."""
        owners = self.owners
        for section in range(space * EACH, space * EACH + EACH):
            if owners[section] != NONE and owners[section] != self.mover:
                return True
        return False

    def may_carry(self, space: i64) -> bool:
        """Tell whether the mover may exchange or move a tile; hiding places also with own prisoners in them (SX-12)."""
        if self.is_occupied(space):
            if self.tiles[space] < FIRST_HIDING * SIDES:
                return False
            guests = self.guests[space * EACH]
            if guests != GUEST[self.mover] and guests != 2 * GUEST[self.mover]:
                return False
        return not self.is_foreign(space)

    def may_come(self, space: i64, target: i64) -> bool:
        """Tell whether a tile may go so near to green: not nearer, if it is an occupied hiding place (SX-13)."""
        return TO_GREEN[target] >= TO_GREEN[space] or not self.is_occupied(space)

    def is_same_load(self, space: i64, other: i64) -> bool:
        """Tell whether the doors and prisoners on two tiles are alike, section by section (SX-11)."""
        for number in range(EACH):
            one = self.door_at(space * EACH + number)
            two = self.door_at(other * EACH + number)
            if (NONE if one == NONE else one // DOORS) != (NONE if two == NONE else two // DOORS):
                return False
            if self.guests[space * EACH + number] != self.guests[other * EACH + number]:
                return False
        return True

    def replies(self, space: i64, other: i64, rotation: i64) -> i64:
        """Return how the second tile of an exchange may be turned, as bits, after the first one's rotation (SX-9)."""
        first = self.tiles[space]
        second = self.tiles[other]
        kind = second // SIDES
        found = self.fits(kind, space, other)
        port = TOWARDS[space * SPACES + other]
        if port != NONE:  # the two touch: their new sides must fit
            side = asked(first // SIDES * SIDES + rotation, OPPOSITE[port])
            for reply in range(SIDES):
                if found & BIT[reply] != 0 and asked(kind * SIDES + reply, port) != side:
                    found -= BIT[reply]
        same = first // SIDES == kind and rotation == second % SIDES
        if same and found & BIT[first % SIDES] != 0 and self.is_same_load(space, other):
            found -= BIT[first % SIDES]  # SX-11: something must change
        return found

    def swaps(self, space: i64, other: i64) -> i64:
        """Return how the first tile of an exchange may be turned in its new space, as bits (SX-9)."""
        kind = self.tiles[space] // SIDES
        there = self.fits(kind, other, space)
        if there == 0:
            return 0
        if kind != self.tiles[other] // SIDES and TOWARDS[space * SPACES + other] == NONE:
            if self.fits(self.tiles[other] // SIDES, space, NONE) == 0:
                return 0
            return there
        found: i64 = 0
        for rotation in range(SIDES):
            if there & BIT[rotation] != 0 and self.replies(space, other, rotation) != 0:
                found |= BIT[rotation]
        return found

    def may_swap(self, space: i64, other: i64) -> bool:
        """Tell whether two tiles that may be carried can be exchanged."""
        if space == other or not self.may_come(space, other) or not self.may_come(other, space):
            return False
        return self.swaps(space, other) != 0

    def spins(self) -> i64:
        """Return the rotations that the mover may choose now, as bits."""
        source = self.source
        if self.action == PLACING:
            return self.fits(source, self.target, NONE)
        if self.action == EXCHANGING:
            if self.spin == NONE:
                return self.swaps(source, self.target)
            return self.replies(source, self.target, self.spin)
        face = self.tiles[source]
        if self.action == MOVING:
            return self.fits(face // SIDES, self.target, source)
        return self.turnings(source)

    def turnings(self, space: i64) -> i64:
        """Return the other rotations in which a tile fits where it lies, as bits (SX-11)."""
        face = self.tiles[space]
        return FITTING[face // SIDES * RIMS + self.rims[space]] & ~BIT[face % SIDES]

    def may_go(self, kind: i64, source: i64, target: i64) -> bool:
        """Tell whether a tile, new or from a space, can go to a target (SX-8, SX-10, SX-13)."""
        if self.tiles[target] != NONE or self.fits(kind, target, source) == 0:
            return False
        return source == NONE or self.may_come(source, target)

    def has_room(self, kind: i64, source: i64) -> bool:
        """Tell whether there is a space where a tile, new or from a space, can go."""
        for target in range(SPACES):
            if self.may_go(kind, source, target):
                return True
        return False

    def dig_moves(self, moves: vec[i64]) -> vec[i64]:
        """Return moves with the beginnings of the tile actions that can be completed."""
        stocks = self.stocks
        for kind in range(KINDS):
            if stocks[self.mover * KINDS + kind] > 0 and self.has_room(kind, NONE):
                moves = append(moves, PLACE + kind)
        tiles = self.tiles
        able = vec[i64](capacity=54)
        for space in range(SPACES):
            if tiles[space] != NONE and self.may_carry(space):
                able = append(able, space)
        for space in able:
            if self.turnings(space) != 0 and not self.is_occupied(space):
                moves = append(moves, TURN + space)
            if self.has_room(tiles[space] // SIDES, space):
                moves = append(moves, MOVE + space)
            for other in able:
                if self.may_swap(space, other):
                    moves = append(moves, EXCHANGE + space)
                    break
        return moves

    def aim_moves(self) -> vec[i64]:
        """Return where the tile acted on can go, on the coast and at tunnels first; or what it is exchanged with."""
        moves = vec[i64](capacity=SPACES)
        source = self.source
        if self.action == EXCHANGING:
            for other in range(SPACES):
                if self.tiles[other] != NONE and self.may_carry(other) and self.may_swap(source, other):
                    moves = append(moves, WITH + other)
            return moves
        kind = source
        if self.action == MOVING:
            kind = self.tiles[source] // SIDES
        else:
            source = NONE
        others = vec[i64](capacity=SPACES)
        for target in range(SPACES):
            if self.may_go(kind, source, target):
                if COAST[target] + CALLED[self.rims[target]] > 0:
                    moves = append(moves, TO + target)
                else:
                    others = append(others, TO + target)
        for move in others:
            moves = append(moves, move)
        return moves

    def spin_moves(self) -> vec[i64]:
        """Return the rotations that the mover may choose now."""
        moves = vec[i64](capacity=SIDES)
        found = self.spins()
        for rotation in range(SIDES):
            if found & BIT[rotation] != 0:
                moves = append(moves, ROT + rotation)
        return moves

    def dig(self, rotation: i64) -> None:
        """Carry out the tile action, with the last rotation chosen; struggles follow (SX-21)."""
        before = self.tiles
        doors = self.doors
        tiles = before[:]
        rims = self.rims[:]
        source = self.source
        target = self.target
        if self.action == PLACING:
            put(tiles, rims, target, source * SIDES + rotation)
            stocks = self.stocks[:]
            stocks[self.mover * KINDS + source] -= 1
            self.stocks = stocks
        else:
            face = tiles[source] // SIDES * SIDES
            lift(tiles, rims, source)
            if self.action == EXCHANGING:
                other = tiles[target] // SIDES * SIDES
                lift(tiles, rims, target)
                put(tiles, rims, source, other + rotation)
                put(tiles, rims, target, face + self.spin)
            else:
                put(tiles, rims, target, face + rotation)
            if self.action != TURNING:
                self.carry(source, target)
        self.tiles = tiles
        self.rims = rims
        self.struggle(before, doors)

    def carry(self, source: i64, target: i64) -> None:
        """Let doors and prisoners travel with their tiles, either way (SX-14)."""
        doors = self.doors[:]
        for door in range(self.players * DOORS):
            doors[door] = carried(doors[door], source, target)
        self.doors = doors
        where = self.where
        for prisoner in range(self.mover * PRISONERS, (self.mover + 1) * PRISONERS):
            where[prisoner] = carried(where[prisoner], source, target)
        guests = self.guests
        for number in range(EACH):
            mine = guests[source * EACH + number]
            guests[source * EACH + number] = guests[target * EACH + number]
            guests[target * EACH + number] = mine


def carried(place: i64, source: i64, target: i64) -> i64:
    """Return where a place has come to when the tiles of two spaces have changed places."""
    if place < 0:
        return place
    if place // EACH == source:
        return place + (target - source) * EACH
    if place // EACH == target:
        return place + (source - target) * EACH
    return place
