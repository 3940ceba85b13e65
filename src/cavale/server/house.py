"""All tables of a server: found, kept in memory while somebody is there, and looked after."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from sqlalchemy import and_, or_, select

from cavale.engine.text import Problem
from cavale.server.bot_turns import bot_moves, take_turn
from cavale.server.bots import Bots
from cavale.server.collector import look_at_everything
from cavale.server.glances import Glances
from cavale.server.keeper import Keeper
from cavale.server.limits import Buckets, Doors
from cavale.server.metrics import Metrics
from cavale.server.pending_hints import PendingHints
from cavale.server.people import People
from cavale.server.schema import upgrade
from cavale.server.settings import Settings
from cavale.server.storage import ADD_FACT, DROP_TABLE, HOUSE, TABLES, Storage, open_database
from cavale.server.sweep import Sweep
from cavale.server.tables import Table

DAY = 86_400.0
LOG = structlog.get_logger("cavale")


class House:
    """The one place that knows which tables are in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.live: dict[str, Table] = {}
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
        """Bring the database up to date, and look after the tables from now on."""
        await asyncio.to_thread(upgrade, self.settings.database)
        self.engine = open_database(self.settings.database)
        self.storage = Storage(self.engine)
        self.keeper = Keeper(self.settings.database, self.metrics)
        self.glances = Glances()
        self.people = People(await self.secret())
        for name in await self.storage.names(TABLES.c.status == "playing", TABLES.c.clock.not_like('%"none"%')):
            with suppress(Problem):
                async with self.table(name) as table:  # clocks go on from where they stood
                    self.nudge(table)
        self.spawn(self.look_after())
        LOG.info("open", tables=len(self.live))

    async def secret(self) -> str:
        """Return what cookies are signed with, made at the first start."""
        rows = await self.storage.rows(select(HOUSE.c.value).where(HOUSE.c.key == "secret"))
        if rows:
            return str(rows[0]["value"])
        secret = secrets.token_hex(32)
        await self.keeper.keep([(ADD_FACT, {"key": "secret", "value": secret})])
        return secret

    async def close(self) -> None:
        """Stop the clocks, say goodbye and finish writing."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        for table in list(self.live.values()):
            async with table.turns:
                table.clock.hold()
                with suppress(Problem):
                    await table.keep()
                for guest in table.guests:
                    guest.outbox.part(Problem("server-closing"), 1012)
        self.glances.stop()
        await self.keeper.close()
        await self.engine.dispose()
        LOG.info("closed")

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
                    stored = await self.storage.table(name)
                    if stored is None:
                        raise Problem("server-no-table")
                    self.welcome(Table(*stored, self.keeper, self.settings.now, self.settings.seed))
        return self.live[name]

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
                    look_at_everything()
            except Exception as error:
                LOG.error("sweep failed", error=repr(error))

    async def sweep(self) -> None:
        """Act for those whose time is up, and let unused tables go, without waiting for any table."""
        self.sweeper.look()

    async def clean(self) -> None:
        """Clear away tables that nobody has touched for long."""
        now, keep = time.time(), self.settings
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
