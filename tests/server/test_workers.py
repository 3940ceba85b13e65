"""Workers that are stopped, die, raise or cannot start: thoughts end all the same, and nothing is left behind."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cavale.server import workers
from cavale.server.metrics import Metrics
from cavale.server.thinking import Question, answer_questions
from cavale.server.thought_queue import Claim, NoAnswer
from cavale.server.worker_pool import WorkerPool
from tests.server.kit import run
from tests.server.test_bots import alive

ASKED = Question("random", "alcatraz", {}, 2, 0, "", 1)
EVER = 3600.0  # seconds: longer than any test


def number(_: Question) -> int:
    """Answer with the number of the worker's process."""
    return os.getpid()


def stop(_: Question) -> int:
    """Stop the worker, as if it hung for ever."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return 0


def die(_: Question) -> int:
    """End the worker in the middle of a thought."""
    os._exit(3)


def blunder(_: Question) -> int:
    """Raise."""
    raise ZeroDivisionError


def die_once(asked: Question) -> int:
    """End the worker at the first attempt, as a file tells, and answer at the next."""
    try:
        Path(asked.position).touch(exist_ok=False)
    except FileExistsError:
        return os.getpid()
    os._exit(3)


@asynccontextmanager
async def pool_of(most: int = 1, seconds: float = EVER, start: float = EVER) -> AsyncIterator[WorkerPool]:
    """Give workers; they must all be gone afterwards."""
    pool = WorkerPool(most, seconds, start, Metrics())
    try:
        yield pool
    finally:
        processes = pool.processes
        await pool.close()
        assert not any(alive(process) for process in processes)


def count(pool: WorkerPool, reason: str) -> float:
    """Return how many workers were replaced for a reason."""
    return pool.metrics.registry.get_sample_value("cavale_workers_replaced_total", {"reason": reason}) or 0.0


def test_a_stopped_worker_is_cut_and_replaced() -> None:
    """Whoever waits is told that it was late, and the next thought has an answer, from another process."""

    async def story() -> None:
        async with pool_of(seconds=0.05) as pool:
            with pytest.raises(NoAnswer, match="late"):
                await pool.think(stop, ASKED, Claim())
            assert count(pool, "late") == 1
            pool.bot_seconds = EVER
            assert await pool.think(number, ASKED, Claim()) in pool.processes

    run(story)


def test_time_counts_from_when_a_worker_begins() -> None:
    """A thought that waits behind a slow one is not late for that."""

    async def story() -> None:
        async with pool_of(seconds=0.05) as pool:
            slow = asyncio.create_task(pool.think(stop, ASKED, Claim("Anna")))
            while not any(worker.job for worker in pool.workers):
                await asyncio.sleep(0.005)
            pool.bot_seconds = EVER
            waits = asyncio.create_task(pool.think(number, ASKED, Claim("Bob")))
            with pytest.raises(NoAnswer, match="late"):
                await slow
            assert await waits > 0

    run(story)


def test_a_thought_whose_worker_dies_is_tried_once_more(tmp_path: Path) -> None:
    """In a fresh worker; if that dies as well, there is no answer."""

    async def story() -> None:
        async with pool_of() as pool:
            asked = Question("random", "alcatraz", {}, 2, 0, str(tmp_path / "tried"), 1)
            assert await pool.think(die_once, asked, Claim()) in pool.processes
            assert count(pool, "died") == 1
            with pytest.raises(NoAnswer, match="died"):
                await pool.think(die, ASKED, Claim())
            assert count(pool, "died") == 3

    run(story)


def test_a_thought_that_raises_is_tried_once_more_in_a_fresh_worker() -> None:
    """Then there is no answer, and others have theirs."""

    async def story() -> None:
        async with pool_of() as pool:
            first = await pool.think(number, ASKED, Claim())
            with pytest.raises(NoAnswer, match="raised"):
                await pool.think(blunder, ASKED, Claim())
            assert count(pool, "raised") == 2
            assert await pool.think(number, ASKED, Claim()) != first

    run(story)


def test_workers_that_never_start_keep_nobody_waiting() -> None:
    """After two that took too long to start, whoever waits is told that there is no answer."""

    async def story() -> None:
        async with pool_of(start=0.0) as pool:
            with pytest.raises(NoAnswer, match="start"):
                await pool.think(number, ASKED, Claim())
            pool.start_seconds = EVER
            assert await pool.think(number, ASKED, Claim()) in pool.processes

    run(story)


def test_a_process_that_cannot_be_started_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when there are too many processes already."""

    async def story() -> None:
        def refuse() -> None:
            raise OSError

        async with pool_of() as pool:
            monkeypatch.setattr(workers.SPAWN, "Pipe", refuse)
            with pytest.raises(NoAnswer, match="start"):
                await pool.think(number, ASKED, Claim())

    run(story)


def test_a_worker_is_kept_for_bots_while_hints_are_thought() -> None:
    """Of two workers one takes hints, so that a bot's turn waits for none."""

    async def story() -> None:
        async with pool_of(2) as pool:
            hints = [asyncio.create_task(pool.think(stop, ASKED, Claim("Anna", hint=True))) for _ in range(3)]
            for _ in range(3):
                assert await pool.think(number, ASKED, Claim("Bob")) in pool.processes
            while sum(worker.job is not None for worker in pool.workers) != 1:
                await asyncio.sleep(0.005)
            assert len(pool.queue) == 2
            for hint in hints:
                hint.cancel()
            await asyncio.gather(*hints, return_exceptions=True)

    run(story)


def test_closing_ends_stopped_and_starting_workers_at_once() -> None:
    """Those who wait are told, no process is left, and nothing starts afterwards."""

    async def story() -> None:
        async with pool_of(2) as pool:
            stopped = asyncio.create_task(pool.think(stop, ASKED, Claim("Anna")))
            while not any(worker.job for worker in pool.workers):
                await asyncio.sleep(0.005)
            starting = asyncio.create_task(pool.think(number, ASKED, Claim("Bob")))
            await asyncio.sleep(0)
            threads = [worker.thread for worker in pool.workers]
            assert len(threads) == 2
            await pool.close()
            assert not any(thread.is_alive() for thread in threads)
            for waiting in (stopped, starting):
                with pytest.raises(NoAnswer, match="closed"):
                    await waiting
            with pytest.raises(NoAnswer, match="closed"):
                await pool.think(number, ASKED, Claim())

    run(story)


def test_a_worker_ends_without_a_word_when_the_server_has_hung_up() -> None:
    """A server that is killed while its worker starts: the worker's end is no error."""
    ours, theirs = workers.SPAWN.Pipe()
    ours.close()
    process = workers.SPAWN.Process(target=answer_questions, args=(theirs,))
    process.start()
    theirs.close()
    process.join()
    assert process.exitcode == 0
