"""Processes with a group of their own, which can be ended with all that they started; Ctrl+C does not reach them."""

import asyncio
import os
import signal
from collections.abc import Sequence
from typing import NamedTuple

from tests.chaos.waiting import BOUND

GROUPS: set[int] = set()  # that were started and are not known to be gone


class Ran(NamedTuple):
    """How a command ended, and what it said."""

    code: int | None
    text: str


async def ran(command: Sequence[str]) -> Ran:
    """Run a command to its end, in a group of its own; raise `TimeoutError` if it does not end."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=pipe,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    GROUPS.add(process.pid)
    try:
        said, _ = await asyncio.wait_for(process.communicate(), BOUND)
    finally:
        end_group(process.pid)
        await process.wait()
    return Ran(process.returncode, said.decode(errors="replace"))


def end_group(pid: int) -> None:
    """End a process and whatever it left behind."""
    GROUPS.discard(pid)
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def end_all() -> None:
    """End every process that was started and may still be there."""
    for pid in list(GROUPS):
        end_group(pid)
