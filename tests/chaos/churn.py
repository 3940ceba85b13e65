"""Churn: people come, play a little and go, for what is an hour of the server's clock; memory must not grow with it."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from tests.chaos import memory
from tests.chaos.context import Context
from tests.chaos.process import BOUND, ServerProcess, wishes
from tests.chaos.table_player import GAMES
from tests.server.kit import Client

PEOPLE = 12  # who come and go at the same time
SPEED = 20  # an hour of the server's clock in three minutes
CURVE = Path(".build") / "chaos-memory.svg"


async def run(context: Context) -> AsyncIterator[str]:
    """Come and go, and look at the memory of the server while tables are made, played and left."""
    seconds = 8.0 if context.short else max(context.seconds, 30.0)
    server = ServerProcess(context, speed=SPEED)
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        times, samples = [0.0], [server.rss()]
        stop = asyncio.Event()
        visitors = 4 if context.short else PEOPLE
        tasks = [asyncio.create_task(come_and_go(context, server, number, stop)) for number in range(visitors)]
        began = context.elapsed
        while context.elapsed - began < seconds:
            await asyncio.sleep(seconds / 60)
            times.append(context.elapsed - began)
            samples.append(server.rss())
            for task in tasks:
                if task.done():
                    task.result()
            if len(samples) % 10 == 0:
                yield f"{context.counts['tables']} tables, {context.counts['moves']} moves, {samples[-1] // 1024} MB"
        stop.set()
        await asyncio.gather(*tasks)
        context.figures["memory"] = memory.table(times, samples)
        context.figures["hours of the server's clock"] = round(seconds * SPEED / 3600, 2)
        if wrong := memory.growth(samples):
            context.violation(wrong)
        if not context.short:
            CURVE.parent.mkdir(exist_ok=True)
            CURVE.write_text(memory.curve(times, samples))
            context.figures["curve"] = str(CURVE)
        await server.stop()
    finally:
        for task in tasks:
            task.cancel()
        server.dispose()
    yield f"{context.counts['tables']} tables came and went"


async def come_and_go(context: Context, server: ServerProcess, number: int, stop: asyncio.Event) -> None:
    """Make a table, play a little, look at the film, and leave, over and over."""
    rng = random.Random(f"{context.seed} visitor {number}")
    async with server.client() as http:
        while not stop.is_set():
            await visit(context, server, http, rng)


async def visit(context: Context, server: ServerProcess, http: httpx.AsyncClient, rng: random.Random) -> None:
    """Make one table, and play some moves at it."""
    seats = ["Anna", "Bob", *(["*random"] if rng.random() < 0.3 else [])]
    made = (await http.post("/api/tables", json={"game": rng.choice(GAMES), "seats": wishes(seats)})).json()
    context.counts["tables"] += 1
    keys = [seat["key"] for seat in made["seats"]]
    address = f"ws://127.0.0.1:{server.port}/ws/{made['table']}?" + "&".join(f"key={key}" for key in keys)
    async with connect(address, max_size=None, open_timeout=BOUND) as socket:
        client = Client(socket)
        await client.arrive(0, 1)
        for _ in range(rng.randrange(5, 60)):
            acting = [seat for seat in (0, 1) if client.choices(seat)]
            if not acting:
                break  # a bot's turn, or the end
            answer = await client.play(acting[0], rng.randrange(len(client.choices(acting[0]))))
            context.expect(answer["type"] == "done", f"a legal move was refused: {answer.get('text')}")
            context.counts["moves"] += 1
    if rng.random() < 0.1:
        film = await http.get(f"/api/tables/{made['table']}/film", params={"seat": 0, "key": keys[0]})
        context.expect(film.status_code == 200, f"no film: {film.status_code}")
        context.counts["films"] += 1
