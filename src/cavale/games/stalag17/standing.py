"""How the seats stand: who escapes, what a roll call costs, who starts next, who has won."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.stalag17.sets import missing
from cavale.games.stalag17.state import BARRACKS, MOST_POINTS, NONE, PRISONERS, RUNNING, Table

LAID_BARRACKS: Final[i64] = 4  # ST-2
CALLED: Final[i64] = 3  # ST-25, points less for each prisoner at a roll call
FIRST_OUT: Final[i64] = 1000  # a standing above all others


def limited(points: i64) -> i64:
    """Return points within their limits (ST-5)."""
    return max(0, min(points, MOST_POINTS))


class Standing(Table):
    """The table with what follows from it for each seat."""

    def succeeds(self, seat: i64) -> bool:
        """Tell whether the cards known before a seat are an escape (ST-20)."""
        if self.reach(seat) < self.need(seat):
            return False
        return missing(self.before(seat), self.plan) <= self.on(seat, BARRACKS)

    def toll(self, seat: i64) -> i64:
        """Return the points that a roll call after an escape gives or takes, if the seat's cards are known."""
        weight = self.hand_weight(seat)
        if seat != self.escaper:  # ST-25
            return weight + LAID_BARRACKS * self.on(seat, BARRACKS) - CALLED * (PRISONERS - self.free[seat])
        if self.terms.escaper_barracks:  # ST-24
            weight += LAID_BARRACKS * self.on(seat, BARRACKS)
        return weight

    def next_first(self) -> i64:
        """Return who starts the next round (ST-9)."""
        best: i64 = NONE
        for seat in range(self.players):
            if self.is_in(seat) and (best == NONE or self.claim(seat) > self.claim(best)):
                best = seat
        return best

    def claim(self, seat: i64) -> i64:
        """Return how strong a seat's claim to start the next round is; no two have the same (ST-9)."""
        players = self.players
        far = (seat - self.first) % players  # clockwise from who started
        if self.escaper != NONE:
            left = (seat - self.escaper) % players
            far = min(left * 2, (players - left) * 2 + 1)  # either way; on the left before on the right
            if left == 0:
                far = players * 2  # the escaper last
        return ((PRISONERS - self.free[seat]) * (MOST_POINTS + 1) + self.points[seat]) * 16 - far

    def ending(self) -> i64:
        """Return how the game ended, -1 while it goes on."""
        return self.ended

    def standing(self, seat: i64) -> i64:
        """Return how well a seat stands, more is better: out, then more escaped, then fewer points (ST-23, ST-30)."""
        out = self.out
        for at in range(i64(len(out))):
            if out[at] == seat:
                return FIRST_OUT - at
        return self.free[seat] * (MOST_POINTS + 1) - self.points[seat]

    def places(self) -> vec[i64]:
        """Return 1 for winners and 2 for the others, each its own place with `ranking`; 0 while the game goes on."""
        if self.ended == RUNNING:
            return vec[i64]([0] * self.players)
        places = vec[i64](capacity=self.players)
        for seat in range(self.players):
            place: i64 = 1
            for other in range(self.players):
                if self.standing(other) > self.standing(seat):
                    place += 1
            if not self.terms.ranking:
                place = min(place, 2)
            places = append(places, place)
        return places
