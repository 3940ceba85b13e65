"""Kills: people play at many tables, the server is killed at random moments; what it acknowledged must be stored."""

import asyncio
from collections.abc import AsyncIterator

from tests.chaos.acknowledged import differences, read_tables
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.table_player import TablePlayer

KILLS = 200
TABLES = 12


async def run(context: Context) -> AsyncIterator[str]:
    """Kill, start again on the same folder, let everyone resend, and compare at the end."""
    wanted = 3 if context.short else KILLS
    server = ServerProcess(context)
    players = [TablePlayer(context, server, number) for number in range(4 if context.short else TABLES)]
    try:
        while context.counts["kills"] < wanted and context.time_left:
            await server.start()
            await one_life(context, server, players)
            context.counts["kills"] += 1
            yield f"kill {context.counts['kills']} of {wanted}, {context.counts['acknowledged']} acknowledged"
        await server.start()
        rest = asyncio.Event()
        await asyncio.gather(*(player.play_until(rest, finish=True) for player in players))
        for player in players:
            context.expect(player.pending is None, "a request was never answered")
        await server.stop()
    finally:
        server.dispose()
    check(context, server, players)
    yield f"{context.counts['tables']} tables compared with what was acknowledged"


async def one_life(context: Context, server: ServerProcess, players: list[TablePlayer]) -> None:
    """Let everyone play, and kill the server at a random number of acknowledgements."""
    stop = asyncio.Event()
    before = context.counts["acknowledged"]
    wanted = context.rng.randrange(1, 120 if context.short else 400)
    playing = [asyncio.create_task(player.play_until(stop)) for player in players]
    for player in players:
        player.life += 1
    try:
        while context.counts["acknowledged"] - before < wanted and not all(task.done() for task in playing):
            await asyncio.sleep(0.005)
        await asyncio.sleep(context.rng.random() * 0.02)  # in the middle of whatever is under way then
        await server.kill()
    finally:
        stop.set()
        await asyncio.gather(*playing)


def check(context: Context, server: ServerProcess, players: list[TablePlayer]) -> None:
    """Compare every table with what its player was promised."""
    stored = read_tables(server.folder / "cavale.sqlite")
    for player in players:
        for log in player.logs:
            for text in differences(log, stored):
                context.violation(text)
            context.counts["entries stored"] += len(stored[log.table].entries) if log.table in stored else 0
