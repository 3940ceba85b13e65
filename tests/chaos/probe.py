"""Looks inside a serving process: what lives there, and how long bots thought; told as JSON whenever SIGUSR1 comes.

Times are counted in ticks of the server's own loop: on a busy machine these are as late as the server's time limits.
"""

import asyncio
import gc
import json
import os
import signal
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

from cavale.server.hearing import Ear
from cavale.server.line import HttpConnection, Line
from cavale.server.outbox import Outbox
from cavale.server.seats import Guest
from cavale.server.tables import Table
from cavale.server.thought_queue import Job, ThoughtQueue
from cavale.server.worker_pool import WorkerPool
from cavale.server.workers import Worker

DEPARTING = (Table, Guest, Ear, Outbox, Line, HttpConnection)  # what must not stay when people have left
TICK = 0.05  # seconds


class Thoughts:
    """How bots' thoughts went."""

    def __init__(self) -> None:
        self.ticks = 0
        self.ticking = False
        self.longest = 0  # ticks that a thought took, without its time in the queue
        self.hints = 0  # that were begun
        self.came: WeakKeyDictionary[Job, int] = WeakKeyDictionary()  # how many hints had been begun by then
        self.overtaken = 0  # most hints that were begun while one bot's turn waited

    def begun(self, job: Job) -> None:
        """Note that a worker begins with a thought."""
        self.begin_to_tick()
        job.answer.add_done_callback(partial(self.ended, self.ticks))
        if job.claim.hint:
            self.hints += 1
        else:
            self.overtaken = max(self.overtaken, self.hints - self.came[job])

    def ended(self, began: int, _: "asyncio.Future[Any]") -> None:
        """Note that a thought was answered, or cut."""
        self.longest = max(self.longest, self.ticks - began)

    def begin_to_tick(self) -> None:
        """Count ticks from now on."""
        if not self.ticking:
            self.ticking = True
            self.tick()

    def tick(self) -> None:
        """Count one more, over and over."""
        self.ticks += 1
        asyncio.get_running_loop().call_later(TICK, self.tick)


THOUGHTS = Thoughts()


class WatchedQueue(ThoughtQueue):
    """A queue of thoughts that notes when each came."""

    def add(self, job: Job) -> None:
        """Note how many hints were begun before."""
        THOUGHTS.came[job] = THOUGHTS.hints
        super().add(job)


class WatchedPool(WorkerPool):
    """Workers whose thoughts are noted."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.queue = WatchedQueue()

    def begin(self, worker: Worker, job: Job) -> None:
        """Note that a thought begins."""
        THOUGHTS.begun(job)
        super().begin(worker, job)


class Probe:
    """Tells what is seen inside, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.told = 0

    def install(self) -> None:
        """Watch from now on; before the server begins."""
        patch("cavale.server.bots.WorkerPool", WatchedPool).start()
        signal.signal(signal.SIGUSR1, self.tell)

    def tell(self, *_: object) -> None:
        """Write it down, all at once."""
        self.told += 1
        seen = {
            "process": os.getpid(),
            "number": self.told,
            "living": living(),
            "hints before a bot's turn": THOUGHTS.overtaken,
            "longest thought": THOUGHTS.longest * TICK,
        }
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(seen))
        os.replace(new, self.path)


def living() -> dict[str, int]:
    """Count tables and connections in memory, reachable or not; what is frozen is told only while it is not."""
    gc.disable()
    gc.unfreeze()
    found = Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in DEPARTING)
    gc.freeze()
    gc.enable()
    return dict(found)
