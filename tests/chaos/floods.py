"""Floods from one address, while others play from another: they are answered, bots get turns, memory is bounded."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import httpx

from tests.chaos.context import Context
from tests.chaos.flooding import FLOODER, FLOODS
from tests.chaos.others import Others, client
from tests.chaos.process import ServerProcess
from tests.chaos.tables import GAMES, wishes
from tests.chaos.waiting import ended, eventually, raise_failures

LEAST = {"rounds": (1, 2), "moves of others": (60, 1_000), "bots' turns": (6, 60), "hints done": (8, 100)}
MOST_MEMORY = 150 * 1024  # kB that floods may add
REAL: dict[str, Any] = {  # the limits as an operator has them
    "tables_per_address": 60,
    "sockets_per_address": 200,
    "films_per_address": 40,
    "hints_at_once": 10,
    "hints_per_address": 8,
    "messages_per_second": 20.0,
    "messages_at_once": 40,
}


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Flood in every way, one after the other, while others play."""
    server = ServerProcess(context, **REAL)
    stop = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        others = Others(context, server)
        tasks = [asyncio.create_task(others.play(number, number == 0, stop)) for number in range(3)]
        start = server.rss()
        async with client(server, FLOODER) as http:
            tables = [await make(http, game) for game in (GAMES * 4)[: 4 if context.short else 15]]
            while context.goes_on:
                for name, flood in FLOODS.items():
                    turns = context.counts["bots' turns"]
                    await flood(context, server, http, tables)
                    await a_bot_plays(context, turns, tasks)
                    yield f"round {context.counts['rounds'] + 1}, {name}: {others.figures()}"
                context.counts["rounds"] += 1
        peak = server.rss()
        stop.set()
        await asyncio.gather(*tasks)
        before = (await server.look_inside())["hints before a bot's turn"]
        context.expect(before == 0, f"{before} hints were begun while a bot's turn waited")
        context.expect(peak - start < MOST_MEMORY, f"floods take {(peak - start) // 1024} MB")
        context.figures["others"] = others.figures()
        context.figures["memory"] = f"{start // 1024} MB before, {peak // 1024} MB after"
        await server.stop()
    finally:
        await ended(tasks)
        await server.dispose()
    yield f"{context.counts['rounds']} rounds"


async def a_bot_plays(context: Context, turns: int, tasks: list[asyncio.Task[None]]) -> None:
    """Wait until a bot of the others had a turn after so many: it must come, whatever was asked for."""

    def played() -> bool:
        raise_failures(tasks)
        return context.counts["bots' turns"] > turns

    context.expect(await eventually(played), "a bot's turn does not come")


async def make(http: httpx.AsyncClient, game: str) -> dict[str, Any]:
    """Make a table for the flooder, with hints."""
    answer = await http.post("/api/tables", json={"game": game, "seats": wishes(("Eve", "Eve")), "hints": True})
    return dict(answer.raise_for_status().json())
