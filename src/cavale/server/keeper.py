"""Writing to the database: whatever wants to be written at the same time shares one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeAlias

import structlog

from cavale.server.faults import StorageFault, is_fault, name_of
from cavale.server.health import Health
from cavale.server.metrics import Metrics
from cavale.server.storage import ADD_ENTRY, SQL, WRITES, open_for_writing

LOG: Final = structlog.get_logger("cavale")
SWEEP: Final = 500  # writes after which they are taken into the file
PROBE_SIZE: Final = 16_000  # bytes: four pages

Write: TypeAlias = tuple[Any, dict[str, Any]]  # a statement, and its values
Then: TypeAlias = Callable[[Exception | None], None]  # is told that all is on disk, or what went wrong
Batch: TypeAlias = list[tuple[Sequence[Write], Then]]


class Conflict(Exception):
    """Somebody else has written that entry, or that request, already."""


class Keeper:
    """The only writer; what it was given is on disk when it says so."""

    def __init__(self, path: Path, metrics: Metrics, health: Health | None = None) -> None:
        self.connection = open_for_writing(path)
        self.thread = ThreadPoolExecutor(1, "keeper")
        self.sweeper = Sweeper(path)
        self.metrics = metrics
        self.health = health or Health()
        self.waiting: Batch = []
        self.writer: asyncio.Task[None] | None = None

    def store(self, writes: Sequence[Write], then: Then) -> None:
        """Write all of it or nothing, soon; then `then` is called, with `Conflict` or `StorageFault` if it failed."""
        self.waiting.append((writes, then))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())

    async def keep(self, writes: Sequence[Write]) -> None:
        """Write all of it or nothing; raise `Conflict` if an entry is there already, `StorageFault` if it failed."""
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
                if self.health.failing:
                    self.health.worked()
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
                if self.health.failing:
                    self.health.worked()
            except sqlite3.IntegrityError:
                trouble = Conflict()
            except Exception as other:
                trouble = self.fault(other)
            call_all([then], trouble)

    def fault(self, error: Exception) -> Exception:
        """Note why a write failed; return what those who wait for it are told."""
        if is_fault(error):
            self.health.failed(error)
            fault = StorageFault(name_of(error))
            fault.__cause__ = error
            return fault
        LOG.error("write failed", error=type(error).__name__)
        return error

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

    async def probe(self) -> None:
        """Find out whether writing works again, by writing about as much as a new table needs, and taking it away."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.write_probe)
        except Exception as error:
            self.health.failed(error)
        else:
            self.health.worked()

    def write_probe(self) -> None:
        """Write a row of some pages and remove it, each with a commit, so that both have been on disk."""
        with self.connection:
            self.connection.execute("select count(*) from tables").fetchone()
            self.connection.execute("insert or replace into house values ('probe', ?)", ("-" * PROBE_SIZE,))
        with self.connection:
            self.connection.execute("delete from house where key = 'probe'")

    async def close(self, patience: float = 10.0) -> None:
        """Finish what is being written; do not wait for ever for a disk that does not answer."""
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=patience)
        done = self.thread.submit(self.connection.close), self.sweeper.close()
        _, late = await asyncio.to_thread(wait, done, patience)
        self.thread.shutdown(wait=False)
        if late or (self.writer is not None and not self.writer.done()):
            LOG.error("storage", state="did not answer when the server closed")


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

    def close(self) -> Future[None]:
        """Finish sweeping, in the background; return what tells when that is done."""
        closed = self.thread.submit(self.connection.close)
        self.thread.shutdown(wait=False)
        return closed


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
