"""Churn: people come, play a little and go; what has left must not stay, and memory must not grow with it.

The server's clock runs fast, so that tables leave the memory seconds after their people and the sweep of an hour is
done in minutes. Tables and moves are not made faster by that: how many there were is told beside.
"""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

from tests.chaos import memory
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.visit import come_and_go
from tests.chaos.waiting import ended, eventually, raise_failures

LEAST = {"tables": (60, 4_000), "moves": (600, 80_000)}
PEOPLE = 12  # who come and go at the same time
SPEED = 20  # of the server's clock
PACE = 0.5  # seconds between looks at the memory
CURVE = Path(".build") / "chaos-memory.svg"
ONCE = {"tables": 4_608 / 8, "moves": 488_000 / 8}  # a minute, when the server grew from 84 to 769 MB in 8 minutes
MOST_LEFT = 3  # connections that may be on their way out when it is looked


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Come and go, look at the memory meanwhile, and at what lives in the server when everybody has left."""
    server = ServerProcess(context, speed=SPEED)
    tasks: list[asyncio.Task[None]] = []
    curve = memory.Curve()
    stop = asyncio.Event()
    try:
        await server.start()
        curve.note(0.0, server.rss(), 0)
        began = context.elapsed
        tasks = [asyncio.create_task(come_and_go(context, server, number, stop)) for number in range(PEOPLE)]
        while context.goes_on:
            await asyncio.sleep(PACE)
            raise_failures(tasks)
            curve.note(context.elapsed - began, server.rss(), context.counts["tables"])
            if len(curve.points) % 20 == 0:
                yield f"{done(context)}, {curve.points[-1].kilobytes // 1024} MB"
        seconds = context.elapsed - began
        stop.set()
        await asyncio.gather(*tasks)
        await expect_nobody(context, server)
        context.figures["memory"] = curve.words()
        if not context.short:
            if wrong := curve.growth():
                context.violation(wrong)
            CURVE.parent.mkdir(exist_ok=True)
            CURVE.write_text(curve.svg())
            context.figures["curve"] = str(CURVE)
            context.figures["done"] = compared(context, seconds)
        await server.stop()
    finally:
        await ended(tasks)
        await server.dispose()
    yield f"{done(context)} came and went"


def done(context: Context) -> str:
    """Return what was done so far."""
    return f"{context.counts['tables']:,} tables, {context.counts['moves']:,} moves"


def compared(context: Context, seconds: float) -> str:
    """Return how much was done, by the server's clock and by the load under which the server once grew."""
    tables, moves = (context.counts[name] / ONCE[name] for name in ("tables", "moves"))
    return (
        f"{done(context)} in {seconds / 60:.1f} minutes, {seconds * SPEED / 60:.0f} by the server's clock; the load "
        f"under which memory once grew needs {tables:.1f} minutes for so many tables, {moves:.1f} for so many moves"
    )


async def expect_nobody(context: Context, server: ServerProcess) -> None:
    """Wait until all tables and connections have left, and see that nothing of them stays in the memory."""

    async def all_left() -> bool:
        return not (await server.figure("cavale_tables_live") or await server.figure("cavale_sockets"))

    context.expect(await eventually(all_left), "tables or connections do not leave")
    living = (await server.look_inside())["living"]
    context.figures["left in memory"] = living or "nothing"
    stays = {name: count for name, count in living.items() if count > MOST_LEFT}
    context.expect(not stays, f"after {context.counts['tables']} tables, these stay in memory: {stays}")
