"""Bots think in processes of their own: a view goes there as text, a move comes back."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar
from zlib import crc32

from cavale.bots import BOTS
from cavale.bots.advice import Advice
from cavale.engine.text import Problem, shown
from cavale.server.delivery import bot_sees
from cavale.server.metrics import Metrics
from cavale.server.seats import STANDBY
from cavale.server.settings import Settings, usual_workers
from cavale.server.tables import Table
from cavale.server.thinking import Question, advise, answer
from cavale.server.thought_queue import Claim
from cavale.server.worker_pool import WorkerPool

Thought = TypeVar("Thought")
MOST_MAKERS: Final = 10_000  # tables of which it is known where they were made


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


class Shares:
    """Whose share of the thinking each table's bots take: that of the address from which it was made; not stored.

    A share for each person would be one for each request, as whoever sends no cookie is somebody new.
    """

    def __init__(self) -> None:
        self.makers: OrderedDict[str, str] = OrderedDict()  # table → address; the oldest are forgotten

    def note(self, table: str, address: str) -> None:
        """Note from which address a table was made."""
        if address:
            self.makers[table] = address
        if len(self.makers) > MOST_MAKERS:
            self.makers.popitem(last=False)

    def of(self, table: Table) -> str:
        """Return whose share it is: where the address is not known, as after a restart, the owner's or the table's."""
        return self.makers.get(table.id) or table.owner or table.id


class Bots:
    """What bots and advisers are asked through."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.shares = Shares()
        self.pool = WorkerPool(
            settings.workers or usual_workers(), settings.bot_seconds, settings.worker_start_seconds, metrics
        )

    async def choose(self, asked: Question, whom: str = "") -> int:
        """Return a bot's answer; `whom` is who gets it charged to their share. Raise `NoAnswer` if there is none."""
        return await self.think(answer, asked, Claim(whom))

    async def advise(self, asked: Question, claim: Claim) -> Advice:
        """Return an adviser's answer; raise `NoAnswer`, or `Unwanted` if nobody waited any more."""
        return await self.think(advise, asked, claim)

    async def think(self, work: Callable[[Question], Thought], asked: Question, claim: Claim) -> Thought:
        """Let a worker call a function."""
        return await self.pool.think(work, asked, claim)

    async def close(self) -> None:
        """End the workers, without waiting for what they think."""
        await self.pool.close()
