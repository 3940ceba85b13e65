"""Writing to the database: whatever wants to be written at the same time shares one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

import structlog

from cavale.server.metrics import Metrics
from cavale.server.storage import ADD_ENTRY, SQL, WRITES, open_for_writing

LOG: Final = structlog.get_logger("cavale")
SWEEP: Final = 500  # writes after which they are taken into the file

Write: TypeAlias = tuple[Any, dict[str, Any]]  # a statement, and its values
Then: TypeAlias = Callable[[Exception | None], None]  # is told that all is on disk, or what went wrong
Batch: TypeAlias = list[tuple[Sequence[Write], Then]]


class Conflict(Exception):
    """Somebody else has written that entry, or that request, already."""


class Keeper:
    """The only writer; what it was given is on disk when it says so."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        self.connection = open_for_writing(path)
        self.thread = ThreadPoolExecutor(1, "keeper")
        self.sweeper = Sweeper(path)
        self.metrics = metrics
        self.waiting: Batch = []
        self.writer: asyncio.Task[None] | None = None

    def store(self, writes: Sequence[Write], then: Then) -> None:
        """Write all of it or nothing, soon; then `then` is called, with `Conflict` if an entry was there already."""
        self.waiting.append((writes, then))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())

    async def keep(self, writes: Sequence[Write]) -> None:
        """Write all of it or nothing; raise `Conflict` if an entry is there already."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.store(writes, partial(resolve, kept))
        await kept

    async def write(self) -> None:
        """Write as long as something waits, in the order in which it came."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            started = perf_counter()
            try:
                await self.commit([write for writes, _ in batch for write in writes])
            except Exception as error:
                await self.one_by_one(batch, error)
            else:
                self.metrics.commits.observe(perf_counter() - started)
                self.metrics.grouped.observe(len(batch))
                # By way of the loop, so that the next commit is on its way while this one is told
                asyncio.get_running_loop().call_soon(call_all, [then for _, then in batch], None)

    async def one_by_one(self, batch: Batch, error: Exception) -> None:
        """Write each on its own, so that one that fails does not take the others along."""
        for writes, then in batch:
            trouble: Exception | None = None
            try:
                if len(batch) == 1:
                    raise error
                await self.commit(writes)
            except sqlite3.IntegrityError:
                trouble = Conflict()
            except Exception as other:
                trouble = other
            call_all([then], trouble)

    async def commit(self, writes: Sequence[Write]) -> None:
        """Carry out writes in one transaction, while the loop goes on."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.carry_out, writes)

    def carry_out(self, writes: Sequence[Write]) -> None:
        """Carry out writes, equal statements together."""
        with self.connection:
            for statement, sql in zip(WRITES, SQL, strict=True):
                if values := [values for wanted, values in writes if wanted is statement]:
                    self.connection.executemany(sql, values)
        self.metrics.entries.inc(sum(statement is ADD_ENTRY for statement, _ in writes))
        self.sweeper.note(len(writes))

    async def close(self) -> None:
        """Finish what is being written."""
        if self.writer is not None:
            await self.writer
        self.thread.submit(self.connection.close)
        self.thread.shutdown()
        self.sweeper.close()


class Sweeper:
    """Takes what was written ahead into the file itself, beside the writer: nobody's move has to wait for that."""

    def __init__(self, path: Path) -> None:
        self.connection = open_for_writing(path)
        self.thread = ThreadPoolExecutor(1, "sweeper")
        self.sweeping: Future[None] | None = None
        self.unswept = 0  # writes, about as many pages

    def note(self, writes: int) -> None:
        """Count what was written, and sweep when it is time."""
        self.unswept += writes
        if self.unswept >= SWEEP and (self.sweeping is None or self.sweeping.done()):
            self.unswept = 0
            self.sweeping = self.thread.submit(self.sweep)

    def sweep(self) -> None:
        """Take in as much as nobody reads just now; whatever goes wrong, the writer does it itself later."""
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Finish sweeping."""
        self.thread.submit(self.connection.close)
        self.thread.shutdown()


def call_all(those: list[Then], trouble: Exception | None) -> None:
    """Call those whose writes are done; a few at a time would make smaller commits, and cost a third more."""
    for then in those:
        try:
            then(trouble)
        except Exception:
            LOG.exception("telling failed")


def resolve(kept: "asyncio.Future[None]", trouble: Exception | None) -> None:
    """Let the task go on that waits for its writes, unless it was cancelled."""
    if kept.done():
        return
    if trouble is None:
        kept.set_result(None)
    else:
        kept.set_exception(trouble)
