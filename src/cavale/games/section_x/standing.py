"""How rounds and games end, who gets a master key, and who has won (SX-23 to SX-34)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    COPIES,
    FREE,
    GREEN,
    GREENS,
    ISLAND,
    KINDS,
    LOST,
    NONE,
    SECTIONS,
    SIDES,
    SPACES,
)
from cavale.games.section_x.state import DOORS, GIVEN, PILES, PRISONERS, RUNNING, SUPPLY
from cavale.games.section_x.tunnels import UNOWNED, put
from cavale.games.section_x.walking import Walking


class Standing(Walking):
    """The table with what follows from it for each seat."""

    def blow_up(self) -> None:
        """Blow up every tunnel: only hiding places with prisoners stay (SX-25)."""
        for prisoner in range(self.players * PRISONERS):
            place = self.where[prisoner]
            if GREEN <= place < GREEN + GREENS:
                self.relocate(prisoner, FREE)
            elif place < SECTIONS and not self.is_hiding(place):
                self.relocate(prisoner, LOST)
        before = self.tiles
        tiles = vec[i64]([NONE] * SPACES)
        rims = vec[i64]([0] * SPACES)
        pool = COPIES[:]
        left: i64 = 0
        for space in range(SPACES):
            if before[space] != NONE and self.is_occupied(space):
                put(tiles, rims, space, before[space])
                pool[before[space] // SIDES] -= 1
        for number in pool:
            left += number
        self.tiles = tiles
        self.rims = rims
        self.pool = pool
        self.piles = vec[i64]([(left + 2) // 3, (left + 1) // 3, left // 3])  # SX-4: as equal as possible
        self.tops = vec[i64]([NONE] * PILES)
        self.stocks = vec[i64]([0] * (self.players * KINDS))
        self.unknown = vec[i64]([0] * self.players)
        doors = self.doors[:]
        for door in range(self.players * DOORS):
            doors[door] = min(doors[door], SUPPLY)
        self.doors = doors
        self.owners = UNOWNED

    def earns_key(self, seat: i64) -> bool:
        """Tell whether a seat gets a master key: all prisoners under way are in one or two hiding places (SX-27)."""
        if self.has_key(seat):
            return False
        one: i64 = NONE
        two: i64 = NONE
        for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
            place = self.where[prisoner]
            if place > ISLAND or place in (one, two):
                continue
            if place == ISLAND or not self.is_hiding(place) or two != NONE:
                return False
            two = one
            one = place
        return one != NONE

    def give_supply(self, seat: i64) -> bool:
        """Let a seat give up a door from supply for its master key, if it has one there (SX-27)."""
        door = self.supply(seat)
        if door == NONE:
            return False
        self.lock(door, GIVEN)
        return True

    def out(self, seat: i64) -> i64:
        """Return how many prisoners of a seat are in green or free (SX-29)."""
        return self.in_green(seat) + self.count(seat, FREE)

    def able_seats(self) -> i64:
        """Return how many seats have enough prisoners left to reach the goal (SX-30)."""
        number: i64 = 0
        for seat in range(self.players):
            if self.remaining(seat) >= self.terms.goal:
                number += 1
        return number

    def standing(self, seat: i64) -> i64:
        """Return how well a seat stands at the end, more is better (SX-31)."""
        free = self.out(seat)
        if free >= self.terms.goal:
            return 1000
        hidden = self.in_hiding(seat)
        left = self.remaining(seat)
        if self.closing or self.able_seats() > 0:  # a last round, or the limit (SX-34)
            return left * 100 + free * 10 + hidden
        return free * 100 + (free + hidden) * 10 + left

    def places(self) -> vec[i64]:
        """Return 1 for winners and 2 for the others, 0 while the game goes on."""
        if self.ended == RUNNING:
            return vec[i64]([0] * self.players)
        best: i64 = 0
        for seat in range(self.players):
            best = max(best, self.standing(seat))
        places = vec[i64](capacity=self.players)
        for seat in range(self.players):
            places = append(places, 1 if self.standing(seat) == best else 2)
        return places

    def ending(self) -> i64:
        """Return how the game ended, -1 while it goes on."""
        return self.ended
