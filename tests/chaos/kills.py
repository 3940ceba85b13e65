"""Kills: people play at many tables, the server is killed at random moments; what it acknowledged must be stored."""

import asyncio
from collections.abc import AsyncGenerator

from tests.chaos.acknowledged import differences
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.stored import read_tables
from tests.chaos.table_player import TablePlayer
from tests.chaos.waiting import ended

LEAST = {
    "kills": (3, 200),
    "acknowledged": (150, 20_000),
    "acknowledged hint": (1, 100),
    "host's kick": (1, 30),
    "resent and acknowledged": (1, 200),
    "sent again though answered": (2, 200),
}
TABLES = 12
SOON = 0.4  # seconds after its beginning in which a server may be killed
KILLED_AT_START = 0.1  # of all lives


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Kill, start again on the same folder, let everyone resend, and compare at the end."""
    server = ServerProcess(context, hint_iterations=50)
    players = [TablePlayer(context, server, number) for number in range(4 if context.short else TABLES)]
    try:
        while context.goes_on:
            if context.rng.random() < KILLED_AT_START:
                await kill_at_start(context, server)
            await server.start()
            await server.prepare()
            await one_life(context, server, players)
            context.counts["kills"] += 1
            yield f"{context.counts['kills']} kills, {context.counts['acknowledged']:,} acknowledged"
        await server.start()
        rest = asyncio.Event()
        await asyncio.gather(*(player.play_until(rest, finish=True) for player in players))
        for player in players:
            context.expect(player.settled, "a request was never answered")
        await server.stop()
    finally:
        await server.dispose()
    check(context, server, players)
    yield f"{context.counts['tables']} tables compared with what was acknowledged"


async def kill_at_start(context: Context, server: ServerProcess) -> None:
    """Kill the server while it makes its file, brings it up to date or reads it."""
    await server.prepare()
    await server.begin()
    await asyncio.sleep(context.rng.random() * SOON)
    await server.kill()
    context.counts["kills at the start"] += 1


async def one_life(context: Context, server: ServerProcess, players: list[TablePlayer]) -> None:
    """Let everyone play, and kill the server at a random number of acknowledgements."""
    stop = asyncio.Event()
    wanted = context.counts["acknowledged"] + context.rng.randrange(1, 120 if context.short else 300)
    playing = [asyncio.create_task(player.play_until(stop)) for player in players]
    try:
        while context.counts["acknowledged"] < wanted and not all(task.done() for task in playing):
            await asyncio.sleep(0.005)
        await asyncio.sleep(context.rng.random() * 0.02)  # in the middle of whatever is under way then
        await server.kill()
        stop.set()
        await asyncio.gather(*playing)
    finally:
        await ended(playing)


def check(context: Context, server: ServerProcess, players: list[TablePlayer]) -> None:
    """Compare every table with what its player was promised."""
    stored = read_tables(server.folder / "cavale.sqlite")
    for player in players:
        for log in player.logs:
            for text in differences(log, stored):
                context.violation(text)
            context.counts["entries stored"] += len(stored[log.table].entries) if log.table in stored else 0
