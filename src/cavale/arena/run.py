"""A plan, played by all cores."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from cavale.arena.plan import Fixture
from cavale.arena.play import Result, play, ready


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(plan: Sequence[Fixture], progress: Callable[[], None] = lambda: None) -> list[Result]:
    """Play all games, as many at once as there are cores; return their results in the plan's order."""
    pool = ProcessPoolExecutor(min(cores(), len(plan)), get_context("spawn"), ready)
    try:
        games = [pool.submit(play, fixture) for fixture in plan]
        for game in as_completed(games):
            game.result()  # what went wrong there goes wrong here, at once
            progress()
        return [game.result() for game in games]
    finally:
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
