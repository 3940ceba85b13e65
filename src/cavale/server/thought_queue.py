"""The queue before the bots' workers: bots' turns come before hints, and everyone gets the same share of each."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from cavale.server.thinking import Question


class NoAnswer(Exception):
    """A thought that gave no answer: its worker was late, died, raised or could not start."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unwanted(Exception):
    """A thought that was dropped before it began, because nobody waited for it any more."""


def always() -> bool:
    """Say that somebody waits for a thought, however long it takes."""
    return True


@dataclass(frozen=True)
class Claim:
    """Who wants a thought, and whether it is a hint: hints come after bots' turns."""

    whom: str = ""  # whose share it counts against: the address that made the table, or that asks for a hint
    hint: bool = False
    wanted: Callable[[], bool] = always  # whether somebody still waits for it, asked before it begins


class Job:
    """A thought that waits or runs: the function, its question, and the future that gets the answer."""

    def __init__(self, work: Callable[[Question], Any], asked: Question, claim: Claim) -> None:
        self.work = work
        self.asked = asked
        self.claim = claim
        self.retried = False
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def is_wanted(self) -> bool:
        """Tell whether somebody still waits for the answer; if not, tell whoever is left that it was dropped."""
        if not self.answer.done() and not self.claim.wanted():
            self.fail(Unwanted())
        return not self.answer.done()

    def succeed(self, thought: object) -> None:
        """Give the answer to whoever waits for it."""
        if not self.answer.done():
            self.answer.set_result(thought)

    def fail(self, error: Exception) -> None:
        """Say that there will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(error)


class RoundRobin:
    """Jobs of one class: each address's in the order in which they came, the addresses in turn."""

    def __init__(self) -> None:
        self.lines: dict[str, deque[Job]] = {}  # by whom; the first is next

    def __len__(self) -> int:
        """Return how many jobs wait, with those that will turn out to be unwanted."""
        return sum(len(line) for line in self.lines.values())

    def add(self, job: Job) -> None:
        """Queue a job behind its address's others; of those the unwanted leave, so that no line grows for ever."""
        line = self.lines.get(job.claim.whom, ())
        self.lines[job.claim.whom] = deque([*(other for other in line if other.is_wanted()), job])

    def next(self) -> Job | None:
        """Take the next job that is still wanted; its address's others wait until all other addresses had a turn."""
        while self.lines:
            whom, line = next(iter(self.lines.items()))
            del self.lines[whom]
            job = next((job for job in drained(line) if job.is_wanted()), None)
            if line:
                self.lines[whom] = line
            if job is not None:
                return job
        return None


def drained(line: deque[Job]) -> Iterator[Job]:
    """Yield a line's jobs, each taken out of it."""
    while line:
        yield line.popleft()


class ThoughtQueue:
    """All jobs that wait for a worker."""

    def __init__(self) -> None:
        self.retries: deque[Job] = deque()  # whose worker failed: they have waited once already
        self.turns = RoundRobin()
        self.hints = RoundRobin()

    def __len__(self) -> int:
        """Return how many jobs wait."""
        return len(self.retries) + len(self.turns) + len(self.hints)

    def add(self, job: Job) -> None:
        """Queue a job."""
        (self.hints if job.claim.hint else self.turns).add(job)

    def next(self, hints: bool = True) -> Job | None:
        """Take the job that is next; without `hints`, only if it is a bot's turn."""
        for job in drained(self.retries):
            if job.is_wanted():
                return job
        return self.turns.next() or (self.hints.next() if hints else None)
