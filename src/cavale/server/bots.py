"""Bots think in processes of their own: a view goes there as text, a move comes back."""

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from time import perf_counter

from cavale.bots import BOTS, make_bot
from cavale.engine.core.state import View
from cavale.engine.text import Problem, shown
from cavale.games import all_games, find_game
from cavale.server.delivery import bot_sees
from cavale.server.metrics import Metrics
from cavale.server.seats import STANDBY
from cavale.server.tables import Table


@dataclass(frozen=True)
class Question:
    """What a bot is asked: what it sees, never more."""

    bot: str
    game: str
    options: dict[str, str]
    players: int
    seat: int
    position: str
    seed: int


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
        kind, table.game.name, match.options.texts(), match.players, seat, bot_sees(table, seat), secrets.randbits(31)
    )


def answer(asked: Question) -> int:
    """Choose a move; this runs in another process."""
    game = find_game(asked.game)
    options = game.choose(asked.players, None, asked.options)
    view = View(asked.seat, game.position.place(options, asked.players, asked.position))
    return int(make_bot(asked.bot, game, asked.seed).choose(view))


def ready() -> None:
    """Know all games before the first question, and end with the server however it ends."""
    all_games()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then sends us home
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait until the server is no more, killed perhaps, and leave."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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

    async def close(self) -> None:
        """Send the processes home."""
        if self.pool is not None:
            await asyncio.to_thread(self.pool.shutdown, True, cancel_futures=True)
