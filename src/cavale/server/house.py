"""All tables of a server: found, kept in memory while somebody is there, and looked after."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import structlog
from sqlalchemy import and_, or_, select
from sqlalchemy.exc import DBAPIError

from cavale.engine.text import Problem
from cavale.server.bot_turns import bot_moves, take_turn
from cavale.server.bots import Bots
from cavale.server.collector import collect_departed, note_departure
from cavale.server.copies import finish_restore
from cavale.server.delivery import encode
from cavale.server.faults import StorageFault, is_corrupt, opening
from cavale.server.glances import Glances
from cavale.server.health import Health
from cavale.server.keeper import Keeper
from cavale.server.limits import Buckets, Doors
from cavale.server.lock import FolderLock
from cavale.server.messages import ClockWish
from cavale.server.metrics import Metrics
from cavale.server.pending_hints import PendingHints
from cavale.server.people import People
from cavale.server.rebuilding import rebuild
from cavale.server.restoring import DamagedTable
from cavale.server.schema import upgrade
from cavale.server.settings import Settings
from cavale.server.storage import ADD_FACT, DROP_REQUESTS, DROP_TABLE, HOUSE, TABLES, Storage, open_database
from cavale.server.sweep import Sweep
from cavale.server.tables import Table

DAY = 86_400.0
KEEP_REQUESTS = 7 * DAY  # seconds for which a request that is sent again is known
LOG = structlog.get_logger("cavale")


class House:
    """The one place that knows which tables are in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.is_open = False
        self.resources = AsyncExitStack()  # storage and the folder's lock, in the order in which they are taken
        self.live: dict[str, Table] = {}
        self.damaged: set[str] = set()  # tables that are set aside
        self.loading = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots = Bots(settings, self.metrics)
        self.pending_hints = PendingHints(settings.hints_per_address)
        self.sweeper = Sweep(self)
        self.making = Buckets(settings.tables_per_address / 3600, settings.tables_per_address, settings.now)
        self.guessing = Buckets(0.5, 30, settings.now)  # of codes and keys
        self.arriving = Buckets(10, settings.sockets_per_address and settings.sockets_per_address + 20, settings.now)
        self.looking = Buckets(2, settings.films_per_address, settings.now)  # at films, which take time to make
        self.advising = Buckets(0.5, settings.hints_at_once, settings.now)
        self.doors = Doors(settings.sockets_per_address)

    # Opening and closing

    async def open(self) -> None:
        """Take the folder, bring the database up to date, and look after the tables from now on; or raise `Problem`."""
        try:
            await self.open_storage()
        except BaseException:
            await self.resources.aclose()
            raise
        self.spawn(self.look_after())
        self.is_open = True
        if self.health.ever_failed:  # then some clocks may not run yet, even if a write has succeeded since
            self.spawn(self.retry_storage())
        LOG.info("open", tables=len(self.live))

    async def open_storage(self) -> None:
        """Take the folder, before anything else, and open its database to read and to write."""
        path = self.settings.database
        lock = await asyncio.to_thread(FolderLock, self.settings.data, self.settings.address)
        self.resources.callback(lock.release)
        with opening(path):
            await asyncio.to_thread(finish_restore, path)
            await asyncio.to_thread(upgrade, path)
            self.engine = open_database(path)
            self.resources.push_async_callback(self.engine.dispose)
            self.health = Health(self.storage_changed)
            self.storage = Storage(self.engine, self.health)
            self.keeper = Keeper(path, self.metrics, self.health)
            self.resources.push_async_callback(self.keeper.close, self.settings.storage_close)
            self.glances = Glances()
            self.people = People(await self.secret())
            await self.resume_clocks()

    async def resume_clocks(self) -> None:
        """Bring all tables into memory whose clocks run, to go on from where they stood; damaged ones are named."""
        timed = and_(TABLES.c.clock != encode(ClockWish()), TABLES.c.clock.not_like('%"none"%'))
        for name in await self.storage.names(TABLES.c.status == "playing", timed, limit=-1):
            with suppress(Problem):
                async with self.table(name) as table:
                    self.nudge(table)

    def storage_changed(self, failing: bool) -> None:
        """Show the state of storage; try again as long as it fails."""
        self.metrics.storage.set(0 if failing else 1)
        if failing and self.is_open:
            self.spawn(self.retry_storage())

    async def retry_storage(self) -> None:
        """Try until storage works again; then bring back the tables that were given up meanwhile."""
        while self.health.failing:
            await asyncio.sleep(self.settings.storage_retry)
            await self.keeper.probe()
        try:
            await self.resume_clocks()
        except StorageFault:  # it fails again, and so will be tried again
            return

    async def secret(self) -> str:
        """Return what cookies are signed with, made at the first start."""
        rows = await self.storage.rows(select(HOUSE.c.value).where(HOUSE.c.key == "secret"))
        if rows:
            return str(rows[0]["value"])
        secret = secrets.token_hex(32)
        await self.keeper.keep([(ADD_FACT, {"key": "secret", "value": secret})])
        return secret

    async def close(self) -> None:
        """Stop the clocks, say goodbye and finish writing; free the folder, whatever storage does."""
        self.is_open = False
        try:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            await self.bots.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(self.settings.storage_close):
                    for table in list(self.live.values()):
                        await self.keep_clock(table)
            for table in self.live.values():
                for guest in table.guests:
                    guest.outbox.part(Problem("server-closing"), 1012)
            self.glances.stop()
        finally:
            with suppress(DBAPIError, sqlite3.Error):
                await self.resources.aclose()
        LOG.info("closed")

    async def keep_clock(self, table: Table) -> None:
        """Store what is left on a table's clocks; if that fails, they go on from where they were last stored."""
        async with table.turns:
            table.clock.hold()
            with suppress(Problem):
                await table.keep()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something on the side."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """Give a table, locked; raise `Problem` if there is none."""
        table = await self.find(name)
        table.users += 1
        try:
            async with table.turns:
                if table.broken:  # while we waited
                    raise Problem("server-trouble")
                yield table
        except Problem:
            raise
        except Exception:
            table.fail()  # nobody knows in what state it is: it is read again
            raise
        finally:
            table.users -= 1
            table.idle_since = self.settings.now()
            if table.broken:
                self.forget(table)

    async def find(self, name: str) -> Table:
        """Return a table, read from the database if need be."""
        if name not in self.live:
            async with self.loading:
                if name not in self.live:
                    self.welcome(await self.load(name))
        return self.live[name]

    async def load(self, name: str) -> Table:
        """Return a table from its rows, or raise `Problem`; one that cannot be read is set aside and named, once."""
        if name in self.damaged:
            raise Problem("server-table-damaged")
        try:
            stored = await self.storage.table(name)
            if stored is None:
                raise Problem("server-no-table")
            return rebuild(*stored, self.keeper, self.settings.now, self.settings.seed)
        except StorageFault as fault:
            if fault.__cause__ is None or not is_corrupt(fault.__cause__):
                raise Problem("server-storage") from fault
            damage = DamagedTable(column="file")
        except DamagedTable as found:
            damage = found
        self.damaged.add(name)
        self.metrics.damaged.set(len(self.damaged))
        LOG.error("table set aside", table=name, line=damage.line, column=damage.column, cure="cavale doctor --repair")
        raise damage

    def welcome(self, table: Table) -> None:
        """Keep a table in memory."""
        self.live[table.id] = table
        table.glances = self.glances
        self.metrics.tables.set(len(self.live))

    def forget(self, table: Table) -> None:
        """Let a table leave the memory; all there is to know is stored."""
        if table.thinker is not None:
            table.thinker.cancel()
        if self.live.get(table.id) is table:
            del self.live[table.id]
            note_departure()
        self.metrics.tables.set(len(self.live))

    # Bots

    def nudge(self, table: Table) -> None:
        """Let a bot think if one has to move: in its own seat, or for a seat whose flag fell."""
        actor = table.actor
        if actor >= 0 and table.thinking < 0 and bot_moves(table, actor):
            table.thinking = actor
            table.thinker = self.spawn(take_turn(self, table.id, actor))

    # Looking after

    async def look_after(self) -> None:
        """Watch the clocks, let unused tables go, and clear old ones away, for ever."""
        cleaned = -DAY
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.sweep()
                if time.monotonic() - cleaned > DAY / 24:
                    cleaned = time.monotonic()
                    await self.clean()
                collect_departed(len(self.live))
            except Exception as error:
                LOG.error("sweep failed", error=repr(error))

    async def sweep(self) -> None:
        """Act for those whose time is up, and let unused tables go, without waiting for any table."""
        self.sweeper.look()

    async def clean(self) -> None:
        """Clear away tables that nobody has touched for long, and keys of requests that nobody sends again."""
        now, keep = time.time(), self.settings
        await self.keeper.keep([(DROP_REQUESTS, {"before": now - KEEP_REQUESTS})])
        old = [
            and_(TABLES.c.status == status, TABLES.c.touched < now - days * DAY)
            for status, days in (
                ("waiting", keep.keep_waiting),
                ("playing", keep.keep_playing),
                ("over", keep.keep_over),
            )
            if days
        ]
        names = [name for name in await self.storage.names(or_(*old)) if name not in self.live] if old else []
        if names:
            await self.keeper.keep([(DROP_TABLE, {"table": name}) for name in names])
            LOG.info("cleaned", tables=len(names))
