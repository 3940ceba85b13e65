"""Hints that are being thought: one for each seat at a time, and not many for one address."""

from typing import NamedTuple

from cavale.engine.text import Problem
from cavale.server.delivery import letter, refused
from cavale.server.messages import Advice, Done, Hint
from cavale.server.seats import Guest
from cavale.server.tables import Table


class Asker(NamedTuple):
    """Somebody who waits for a hint."""

    guest: Guest
    request: Hint

    def tell(self, advice: Advice) -> None:
        """Pass the hint on."""
        self.guest.outbox.put(letter(advice))
        self.guest.outbox.put(letter(Done(self.request.key)))

    def refuse(self, problem: Problem) -> None:
        """Say why there is none."""
        self.guest.outbox.put(letter(refused(self.request.key, problem)))


class PendingHint:
    """A hint that is being thought, and everyone who waits for it."""

    def __init__(self, table: Table, asker: Asker, address: str) -> None:
        self.table = table
        self.seat = asker.request.seat
        self.moment = table.moment
        self.address = address
        self.askers = [asker]

    def is_wanted(self) -> bool:
        """Tell whether it is still about how things stand, and somebody who asked is still there."""
        table = self.table
        here = any(asker.guest in table.guests for asker in self.askers)
        return here and table.moment == self.moment and not table.broken


class PendingHints:
    """All hints that are being thought."""

    def __init__(self, most: int) -> None:
        self.most = most  # for one address; 0 is no limit
        self.hints: dict[tuple[str, int], PendingHint] = {}  # by table and seat

    def find(self, table: Table, seat: int) -> PendingHint | None:
        """Return the hint that is being thought for a seat as things stand."""
        found = self.hints.get((table.id, seat))
        return found if found and found.table is table and found.moment == table.moment else None

    def add(self, hint: PendingHint) -> None:
        """Note a hint, or raise `Problem` if its address has too many under way that are still wanted."""
        others = [other for other in self.hints.values() if other.address == hint.address]
        if self.most and len(others) >= self.most and sum(other.is_wanted() for other in others) >= self.most:
            raise Problem("server-hints-busy")
        self.hints[hint.table.id, hint.seat] = hint

    def remove(self, hint: PendingHint) -> None:
        """Forget a hint that was told, or was not to be had."""
        place = hint.table.id, hint.seat
        if self.hints.get(place) is hint:
            del self.hints[place]
