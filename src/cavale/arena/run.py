"""A plan, played by all cores."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeAlias

from cavale.arena.plan import Fixture
from cavale.arena.play import Result, play
from cavale.engine.child import obey_parent

Workers: TypeAlias = Callable[[Sequence[Fixture]], Generator[Result]]  # who play games, and give each as it ends


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(plan: Sequence[Fixture]) -> Generator[Result]:
    """Play games in processes, as many at once as there are cores."""
    pool = ProcessPoolExecutor(max(1, min(cores(), len(plan))), get_context("spawn"), obey_parent)
    try:
        for game in as_completed([pool.submit(play, fixture) for fixture in plan]):
            yield game.result()  # what went wrong there goes wrong here, at once
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
