"""What each choice will do: told to whoever still looks after a moment, one table at a time, other work in between."""

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from cavale.server.delivery import letter, previews

if TYPE_CHECKING:
    from cavale.server.tables import Table

GLANCE: Final = 0.1  # seconds: who has played on by then did not look


class Glances:
    """The tables at which somebody looks at new choices, the longest first; one is served at a time."""

    def __init__(self) -> None:
        self.due: dict[Table, tuple[float, int]] = {}  # when, and at which moment of the match
        self.timer: asyncio.TimerHandle | None = None

    def add(self, table: "Table") -> None:
        """Note that somebody sees their choices."""
        self.due.pop(table, None)
        self.due[table] = monotonic() + GLANCE, table.moment
        if self.timer is None:
            self.wait(GLANCE)

    def wait(self, seconds: float) -> None:
        """Look again later."""
        self.timer = asyncio.get_running_loop().call_later(seconds, self.look)

    def look(self) -> None:
        """Serve the table at which somebody has looked for longest, if it is time."""
        self.timer = None
        while self.due:
            table, (due, moment) = next(iter(self.due.items()))
            late = monotonic() - due
            if table.moment != moment or table.broken:
                del self.due[table]  # somebody played on
            elif late < 0:
                return self.wait(-late)
            else:
                del self.due[table]
                foretell(table)
                return self.wait(0)

    def stop(self) -> None:
        """Serve nobody any more."""
        if self.timer is not None:
            self.timer.cancel()


def foretell(table: "Table") -> None:
    """Tell whoever acts what each choice will do."""
    foreseen = letter(previews(table))
    for guest in table.guests:
        if table.actor in guest.seats and not guest.text:
            guest.outbox.put(foreseen)
