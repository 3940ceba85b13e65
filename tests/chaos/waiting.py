"""Waiting for what must come, and ending what is under way."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

BOUND = 60.0  # seconds after which something that a part waits for counts as never


async def eventually(condition: Callable[[], Any], bound: float = BOUND, pause: float = 0.02) -> bool:
    """Wait until a condition holds; tell whether it ever did. It may be a function or a coroutine function."""
    loop = asyncio.get_running_loop()
    end = loop.time() + bound
    while loop.time() < end:
        held = condition()
        if asyncio.iscoroutine(held):
            held = await held
        if held:
            return True
        await asyncio.sleep(pause)
    return False


async def ended(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """End tasks, however they are; what they fail with no longer matters."""
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def raise_failures(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Raise what a task failed with, if one did."""
    for task in tasks:
        if task.done():
            task.result()
