"""Bots think in processes of their own: a view goes there as text, a move comes back."""

import asyncio
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter
from zlib import crc32

from cavale.bots import BOTS
from cavale.engine.text import Problem, shown
from cavale.server.delivery import bot_sees
from cavale.server.metrics import Metrics
from cavale.server.seats import STANDBY
from cavale.server.tables import Table
from cavale.server.thinking import Question, answer, ready


def check_bot(name: str) -> str:
    """Return a kind of bot, or raise `Problem` if there is none such."""
    if name not in BOTS:
        raise Problem("server-no-bot", bot=shown(name), known=", ".join(BOTS))
    return name


def question(table: Table, seat: int) -> Question:
    """Return what the bot in a seat is asked now."""
    match = table.match
    kind = table.seats[seat].bot or STANDBY
    return Question(
        kind,
        table.game.name,
        match.options.texts(),
        match.players,
        seat,
        bot_sees(table, seat),
        secrets.randbits(31),
        crc32(f"{table.id} {seat}".encode()),
    )


class Bots:
    """The processes in which bots think."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Question) -> int:
        """Return a bot's answer; processes that died are replaced."""
        started = perf_counter()
        for last_try in (False, True):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), ready)
            pool = self.pool
            try:
                move = await asyncio.get_running_loop().run_in_executor(pool, answer, asked)
                break
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if last_try:
                    raise
        self.metrics.thoughts.inc()
        self.metrics.thinking.observe(perf_counter() - started)
        return move

    def close(self) -> None:
        """Send the processes home, without waiting for what they think."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
