"""Writing to the database: whatever wants to be written at the same time shares one transaction."""

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Any, TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from cavale.server.metrics import Metrics
from cavale.server.storage import WRITES

Write: TypeAlias = tuple[Any, dict[str, Any]]  # a statement, and its values


class Conflict(Exception):
    """Somebody else has written that entry, or that request, already."""


class Keeper:
    """The only writer; `keep` returns when everything it was given is on disk."""

    def __init__(self, engine: AsyncEngine, metrics: Metrics) -> None:
        self.engine = engine
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
        """Carry out writes in one transaction, equal statements together."""
        async with self.engine.begin() as connection:
            for statement in WRITES:
                if values := [values for wanted, values in writes if wanted is statement]:
                    await connection.execute(statement, values)

    async def close(self) -> None:
        """Finish what is being written."""
        if self.writer is not None:
            await self.writer
