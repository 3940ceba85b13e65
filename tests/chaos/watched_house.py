"""A server with people at one table and bots at another, by which one sees whether it goes on."""

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable

import httpx

from tests.chaos.bot_table import BotTable
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.visit import Visit
from tests.chaos.waiting import BOUND, eventually

MOVES = 5
ENOUGH = 2  # entries: the first one of a table is chance's, without a bot
SPEED = 20  # of the clocks
# What the log may say of workers that were stopped or killed, without a traceback.
EXPECTED = ('"event": "bot worker replaced"', '"event": "quick move for a bot"')


class WatchedHouse:
    """A server, with people who play there without bots, and a table of bots."""

    def __init__(self, context: Context, name: str, workers: int, bot_seconds: float, start_seconds: float) -> None:
        self.context = context
        self.rng = random.Random(f"{context.seed} {name}")
        self.server = ServerProcess(
            context, name, workers=workers, bot_seconds=bot_seconds, worker_start_seconds=start_seconds, speed=SPEED
        )
        self.http: httpx.AsyncClient
        self.bots: BotTable
        self.people: Visit

    async def open(self) -> None:
        """Start it, and let people come."""
        await self.server.start()
        self.http = self.server.client()
        self.bots = BotTable(self.http)
        await self.welcome()

    async def welcome(self) -> None:
        """Let people make a table."""
        self.people = Visit(self.context, self.server, self.http, self.rng, bots=0.0)
        await self.people.make()

    async def close(self) -> int:
        """End it in order; return the exit code."""
        await self.http.aclose()
        return await self.server.stop(*EXPECTED)

    async def must(self, condition: Callable[[], Awaitable[bool]], text: str) -> None:
        """Wait for something that must come."""
        try:
            self.context.expect(await eventually(condition), text)
        except httpx.HTTPError as error:
            self.context.violation(f"{text}: {type(error).__name__}")

    async def bots_go_on(self, when: str) -> None:
        """Wait until bots have moved."""
        before = await self.bots.entries()

        async def moved() -> bool:
            return await self.bots.entries() > before + ENOUGH

        await self.must(moved, f"bots do not play on {when}")

    async def people_go_on(self, when: str) -> None:
        """Let people play at a table that was there before, and at a new one."""
        try:
            async with asyncio.timeout(BOUND):
                await self.people.play(MOVES, asyncio.Event())
                self.people.leave()
                await self.welcome()
                await self.people.play(MOVES, asyncio.Event())
        except (TimeoutError, httpx.HTTPError) as error:
            self.context.violation(f"people cannot play {when}: {type(error).__name__}")

    def signal_workers(self, what: signal.Signals, one: bool = False) -> None:
        """Send a signal to all processes in which bots think, or to any one."""
        workers = self.server.children()
        for worker in self.rng.sample(workers, 1) if one and workers else workers:
            os.kill(worker, what)
