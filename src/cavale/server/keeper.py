"""Writing to the database: whatever wants to be written at the same time shares one transaction."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from sqlalchemy.exc import IntegrityError

from cavale.server.metrics import Metrics
from cavale.server.storage import WRITES, open_for_writing

Write: TypeAlias = tuple[Any, dict[str, Any]]  # a statement, and its values


class Conflict(Exception):
    """Somebody else has written that entry, or that request, already."""


class Keeper:
    """The only writer; `keep` returns when everything it was given is on disk."""

    def __init__(self, path: Path, metrics: Metrics) -> None:
        self.engine = open_for_writing(path)
        self.sql = [str(statement.compile(self.engine)) for statement in WRITES]
        self.thread = ThreadPoolExecutor(1, "keeper")
        self.metrics = metrics
        self.waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def keep(self, writes: Sequence[Write]) -> None:
        """Write all of it or nothing; raise `Conflict` if an entry is there already."""
        kept = asyncio.get_running_loop().create_future()
        self.waiting.append((writes, kept))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())
        await asyncio.shield(kept)

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
                for _, kept in batch:
                    kept.set_result(None)

    async def one_by_one(self, batch: list[tuple[Sequence[Write], asyncio.Future[None]]], error: Exception) -> None:
        """Write each on its own, so that one that fails does not take the others along."""
        for writes, kept in batch:
            try:
                if len(batch) == 1:
                    raise error
                await self.commit(writes)
            except IntegrityError:
                kept.set_exception(Conflict())
            except Exception as trouble:
                kept.set_exception(trouble)
            else:
                kept.set_result(None)

    async def commit(self, writes: Sequence[Write]) -> None:
        """Carry out writes in one transaction, while the loop goes on."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.carry_out, writes)

    def carry_out(self, writes: Sequence[Write]) -> None:
        """Carry out writes, equal statements together."""
        with self.engine.begin() as connection:
            for statement, sql in zip(WRITES, self.sql, strict=True):
                if values := [values for wanted, values in writes if wanted is statement]:
                    connection.exec_driver_sql(sql, values)

    async def close(self) -> None:
        """Finish what is being written."""
        if self.writer is not None:
            await self.writer
        self.thread.submit(self.engine.dispose)
        self.thread.shutdown()
