"""Stuck workers: processes in which bots think are stopped or killed; people, clocks and bots must go on."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator

import httpx

from tests.chaos.churn import come_and_go
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess, eventually, wishes

ROUNDS = 60
BOUND = 60.0  # seconds after which something counts as never
ENOUGH = 2  # entries: the first one of a table is chance's, without a bot
EXPECTED = ("bot", "worker", "thought", "deadline")  # what the log may say of it, without a traceback
CLOCK = {"pace": "move", "seconds": 1, "gain": 0, "lost": "bot"}


class Bystander:
    """A table that must go on: bots among themselves, or people who never move while their clocks run."""

    def __init__(self, http: httpx.AsyncClient, seats: tuple[str, ...], clock: dict[str, object] | None) -> None:
        self.http = http
        self.wish = {"game": "alcatraz", "seats": wishes(seats)} | ({"clock": clock} if clock else {})
        self.table = ""
        self.lines = 0  # of all records so far, those of finished tables included
        self.before = 0

    async def progress(self) -> int:
        """Return how many entries there are; a table that is over is followed by a new one."""
        if self.table:
            record = (await self.http.get(f"/api/tables/{self.table}/record")).text
            now = sum(line[:1].isdigit() for line in record.splitlines())
            if "unfinished" in record.rpartition("end:")[2]:
                return self.lines + now
            self.lines += now
        self.table = (await self.http.post("/api/tables", json=self.wish)).json()["table"]
        return self.lines


async def run(context: Context) -> AsyncIterator[str]:
    """Stop or kill one worker after the other, and see each time that everything goes on."""
    wanted = 2 if context.short else ROUNDS
    server = ServerProcess(context, workers=1 if context.short else 2, bot_seconds=3.0 if context.short else 20.0)
    stop = asyncio.Event()
    people: asyncio.Task[None] | None = None
    try:
        await server.start()
        async with server.client() as http:
            bots = Bystander(http, ("*random", "*greedy"), None)
            clocks = Bystander(http, ("Anna", "Bob"), CLOCK)
            people = asyncio.create_task(come_and_go(context, server, 0, stop))
            await goes_on(context, bots, clocks, "before anything was done")
            while context.counts["rounds"] < wanted and context.time_left and context.broken < 5:
                how = await disturb(context, server, context.counts["rounds"])
                await goes_on(context, bots, clocks, f"after a worker was {how}")
                context.expect(not people.done(), "people could not play")
                context.counts["rounds"] += 1
                yield f"round {context.counts['rounds']} of {wanted}: a worker was {how}"
            await disturb(context, server, 0)  # so that it is asked to end while a bot hangs
            await asyncio.sleep(0.2)
            stop.set()
            await asyncio.wait([people], timeout=BOUND)
        code = await server.stop(*EXPECTED)
        context.expect(code == 0, f"SIGTERM with a stopped worker ended with exit code {code}")
    finally:
        if people is not None:
            people.cancel()
        server.dispose()
    yield f"{context.counts['rounds']} rounds, {context.counts['moves']} moves of people"


async def disturb(context: Context, server: ServerProcess, number: int) -> str:
    """Stop a worker for good, or kill it; return what was done."""
    await eventually(server.children, BOUND)
    workers = server.children()
    context.expect(bool(workers), "there is no worker left")
    if not workers:
        return "missing"
    wanted = signal.SIGKILL if number % 2 else signal.SIGSTOP
    os.kill(random.Random(f"{context.seed} {number}").choice(workers), wanted)
    context.counts["stopped" if wanted == signal.SIGSTOP else "killed"] += 1
    return "killed" if number % 2 else "stopped"


async def goes_on(context: Context, bots: Bystander, clocks: Bystander, when: str) -> None:
    """Wait until people, clocks and bots have each done something more."""
    moves = context.counts["moves"]
    bots.before, clocks.before = await bots.progress(), await clocks.progress()

    async def all_have() -> bool:
        moved = context.counts["moves"] > moves + 3
        return (
            moved and await bots.progress() > bots.before + ENOUGH and await clocks.progress() > clocks.before + ENOUGH
        )

    try:
        if await eventually(all_have, BOUND, 0.05):
            return
        context.expect(context.counts["moves"] > moves + 3, f"people's moves are not answered {when}")
        context.expect(await bots.progress() > bots.before + ENOUGH, f"bots do not play on {when}")
        context.expect(await clocks.progress() > clocks.before + ENOUGH, f"clocks do not fall {when}")
    except httpx.HTTPError as error:
        context.violation(f"a table does not answer {when}: {type(error).__name__}")
