"""Bots think in processes of their own: a view goes there as text, a move comes back."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from typing import TypeVar
from zlib import crc32

from cavale.bots import BOTS
from cavale.bots.advice import Advice
from cavale.engine.text import Problem, shown
from cavale.server.delivery import bot_sees
from cavale.server.metrics import Metrics
from cavale.server.seats import STANDBY
from cavale.server.tables import Table
from cavale.server.thinking import Question, advise, answer, ready

Thought = TypeVar("Thought")


def check_bot(name: str) -> str:
    """Return a kind of bot, or raise `Problem` if there is none such."""
    if name not in BOTS:
        raise Problem("server-no-bot", bot=shown(name), known=", ".join(BOTS))
    return name


def question(table: Table, seat: int, seed: int | None = None) -> Question:
    """Return what the bot in a seat, or its adviser, is asked now."""
    match = table.match
    return Question(
        bot=table.seats[seat].bot or STANDBY,
        game=table.game.name,
        options=match.options.texts(),
        players=match.players,
        seat=seat,
        position=bot_sees(table, seat),
        seed=secrets.randbits(31) if seed is None else seed,
        taste=crc32(f"{table.id} {seat}".encode()),
    )


class Bots:
    """The processes in which bots think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question) -> int:
        """Return a bot's answer."""
        return await self.think(answer, asked)

    async def advise(self, asked: Question) -> Advice:
        """Return an adviser's."""
        return await self.think(advise, asked)

    async def think(self, work: Callable[[Question], Thought], asked: Question) -> Thought:
        """Let a process answer; those that died are replaced."""
        started = perf_counter()
        for last_try in (False, True):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), ready)
            pool = self.pool
            try:
                thought = await asyncio.get_running_loop().run_in_executor(pool, work, asked)
                break
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if last_try:
                    raise
        self.metrics.thoughts.inc()
        self.metrics.thinking.observe(perf_counter() - started)
        return thought

    def close(self) -> None:
        """Send the processes home, without waiting for what they think."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
