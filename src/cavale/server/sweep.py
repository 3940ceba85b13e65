"""The sweep: looks at all clocks several times a second, and never waits for a table."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from cavale.engine.text import Problem
from cavale.server.tables import Table
from cavale.server.telling import announce, tell

if TYPE_CHECKING:
    from cavale.server.house import House

LOG: Final = structlog.get_logger("cavale")
NOTED: Final = 15.0  # seconds after which a running clock is stored, for when the server is killed


class Sweep:
    """Acts for tables in tasks of their own, at most one for each table at a time."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.attended: set[str] = set()  # tables that a task is busy with

    def look(self) -> None:
        """Act for those whose time is up, store running clocks, and let unused tables go."""
        now = self.house.settings.now()
        for table in list(self.house.live.values()):
            if table.id in self.attended:
                continue
            if table.clock.expired() >= 0:
                if not stands_in(table):
                    self.attend(table, self.time_out)
            elif table.clock.seat >= 0 and now - table.clock.since > NOTED:
                self.attend(table, self.note_clock)
            elif not table.busy and now - table.idle_since > self.house.settings.unused:
                self.house.forget(table)

    def attend(self, table: Table, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Do something for a table in a task: it may have to wait for the table's turn."""
        self.attended.add(table.id)
        self.house.spawn(self.attempt(table.id, work))

    async def attempt(self, name: str, work: Callable[[str], Coroutine[Any, Any, None]]) -> None:
        """Do something for a table, and log what goes wrong: the next look tries again."""
        try:
            await work(name)
        except Problem as problem:
            LOG.error("sweep failed", reason=problem.text.key)
        except Exception:
            LOG.exception("sweep failed")
        finally:
            self.attended.discard(name)

    async def note_clock(self, name: str) -> None:
        """Store how much time is left on a running clock."""
        async with self.house.table(name) as table:
            table.clock.note()
            await table.keep()

    async def time_out(self, name: str) -> None:
        """Let the flag fall: the seat is lost, or a bot stands in once the fall is stored."""
        async with self.house.table(name) as table:
            seat = table.clock.expired()
            if seat < 0:
                return
            if table.clock.wish.lost == "seat":
                table.give_up(seat)
                await table.keep(seats=[seat])
                tell(table)
            elif not table.clock.flag_fell(seat):
                table.clock.note()
                await table.keep()  # a server that is killed now does not give the time back
            self.house.nudge(table)
            announce(table)


def stands_in(table: Table) -> bool:
    """Tell whether the flag that is down was dealt with: a bot thinks, and will move or be replaced."""
    seat = table.clock.expired()
    return table.thinking >= 0 and table.clock.wish.lost == "bot" and table.clock.flag_fell(seat)
