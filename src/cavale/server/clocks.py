"""Clocks: how much time each seat has left; they stand while the server does."""

from collections.abc import Callable

from cavale.server.messages import ClockWish


class Clock:
    """The clocks of a table; at most one runs."""

    def __init__(self, wish: ClockWish, left: list[int], players: int, now: Callable[[], float]) -> None:
        self.wish = wish
        self.now = now
        self.left = left if len(left) == players else [wish.seconds * 1000] * players  # milliseconds
        self.seat = -1  # whose clock runs
        self.since = 0.0

    @property
    def on(self) -> bool:
        """Whether there is a clock at all."""
        return self.wish.pace != "none"

    def remaining(self, seat: int) -> int:
        """Return the milliseconds a seat has left now; -1 without a clock."""
        if not self.on:
            return -1
        spent = (self.now() - self.since) * 1000 if seat == self.seat else 0.0
        return max(0, round(self.left[seat] - spent))

    def hold(self) -> None:
        """Stop whichever clock runs, and keep what is left on it."""
        if self.seat >= 0:
            self.left[self.seat] = self.remaining(self.seat)
            self.seat = -1

    def run(self, seat: int) -> None:
        """Let a seat's clock run, and no other; -1 for none."""
        if self.on and seat != self.seat:
            self.hold()
            self.seat, self.since = seat, self.now()

    def note(self) -> None:
        """Keep what is left on the running clock, which runs on."""
        seat = self.seat
        self.hold()
        self.run(seat)

    def pressed(self, seat: int) -> None:
        """Count a completed action of a seat: time comes back by the move, or is gained."""
        if not self.on:
            return
        if self.seat == seat:
            self.hold()
        if self.wish.pace == "fischer":
            self.left[seat] += self.wish.gain * 1000
        else:
            self.left[seat] = self.wish.seconds * 1000

    def flag_fell(self, seat: int) -> bool:
        """Tell whether a seat's clock runs with nothing left, and that is noted, not only true."""
        return seat == self.seat and seat >= 0 and self.left[seat] == 0

    def expired(self) -> int:
        """Return the seat whose time is up; -1 if none."""
        return self.seat if self.seat >= 0 and self.remaining(self.seat) == 0 else -1
