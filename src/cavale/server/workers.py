"""A process in which bots think, and the thread that talks to it, so that the event loop never waits for it."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, TypeAlias

from cavale.server.thinking import answer_questions
from cavale.server.thought_queue import Job

SPAWN: Final = get_context("spawn")


@dataclass(frozen=True)
class Ready:
    """A worker has started."""


@dataclass(frozen=True)
class Answered:
    """A worker has answered its question, or the thought raised."""

    thought: Any
    failure: str  # name of the exception, empty if there was none


@dataclass(frozen=True)
class Ended:
    """A worker's process is gone, and nothing of it is left."""


Report: TypeAlias = Ready | Answered | Ended


class Worker:
    """One process; it answers one question at a time, through a pipe of its own."""

    def __init__(self, report: Callable[["Worker", Report], None]) -> None:
        self.loop = asyncio.get_running_loop()
        self.report = report
        self.job: Job | None = None  # that it thinks about
        self.began = 0.0  # with it, by `perf_counter`
        self.ready = False
        self.timer: asyncio.TimerHandle | None = None  # that ends it if it is late
        self.questions: SimpleQueue[Job | None] = SimpleQueue()
        self.process: SpawnProcess | None = None
        self.killed = False
        self.lock = Lock()  # of the two fields above: kill may come while the process starts
        self.thread = Thread(target=self.run, name="bot worker", daemon=True)
        self.thread.start()

    @property
    def idle(self) -> bool:
        """Whether it can take a question."""
        return self.ready and self.job is None

    def ask(self, job: Job) -> None:
        """Let it think about a question."""
        self.job = job
        self.questions.put(job)

    def set_deadline(self, seconds: float, late: Callable[["Worker"], None]) -> None:
        """Call a function in so many seconds, unless the deadline is cleared or set anew before."""
        self.clear_deadline()
        self.timer = self.loop.call_later(seconds, late, self)

    def clear_deadline(self) -> None:
        """Let it take its time."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def kill(self) -> None:
        """End the process, whatever it does: SIGKILL also ends one that is stopped."""
        self.clear_deadline()
        with self.lock:
            self.killed = True
            if self.process is not None:
                self.process.kill()
        self.questions.put(None)

    # In the thread

    def run(self) -> None:
        """Start the process and hand over questions and answers until it ends."""
        try:
            with suppress(EOFError, OSError), self.start() as connection:
                connection.recv()
                self.tell(Ready())
                while (job := self.questions.get()) is not None:
                    connection.send((job.work, job.asked))
                    self.tell(Answered(*connection.recv()))
        finally:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            self.tell(Ended())

    def start(self) -> "Connection[Any, Any]":
        """Start the process; return our end of its pipe."""
        ours, theirs = SPAWN.Pipe()
        if hasattr(signal, "pthread_sigmask"):  # Ctrl+C while it starts is for the server alone
            resource_tracker.ensure_running()  # which would undo the mask
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        with theirs:
            process = SPAWN.Process(target=answer_questions, args=(theirs,), name="bot worker", daemon=True)
            process.start()
        with self.lock:
            self.process = process
            if self.killed:
                process.kill()
        return ours

    def tell(self, report: Report) -> None:
        """Report something to the event loop, unless that is closed."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self.report, self, report)
