"""The workers in which bots think: a thought that is late is cut, a worker that fails is replaced."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, TypeVar

import structlog

from cavale.server.metrics import Metrics
from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim, Job, NoAnswer, ThoughtQueue
from cavale.server.workers import Answered, Ended, Ready, Report, Worker

LOG: Final = structlog.get_logger("cavale")
FRUITLESS: Final = 2  # starts that fail in a row before whoever waits is told that there is no answer
JOINING: Final = 5.0  # seconds in which a killed process must be gone when the server closes

Thought = TypeVar("Thought")


class WorkerPool:
    """Hands waiting thoughts to workers, which are started when they are needed."""

    def __init__(self, most: int, bot_seconds: float, start_seconds: float, metrics: Metrics) -> None:
        self.most = most
        self.bot_seconds = bot_seconds
        self.start_seconds = start_seconds
        self.metrics = metrics
        self.queue = ThoughtQueue()
        self.workers: set[Worker] = set()
        self.ending: set[Worker] = set()  # killed, but not gone yet
        self.failed_starts = 0  # in a row
        self.closed = False

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that are there."""
        return [worker.process.pid for worker in self.workers if worker.process and worker.process.pid]

    async def think(self, work: Callable[[Question], Thought], asked: Question, claim: Claim) -> Thought:
        """Let a worker call a function; raise `NoAnswer` if none could, `Unwanted` if nobody waited any more."""
        if self.closed:
            raise NoAnswer("closed")
        job = Job(work, asked, claim)
        self.queue.add(job)
        self.hand_out()
        thought: Thought = await job.answer
        return thought

    def hand_out(self) -> None:
        """Give waiting thoughts to idle workers, and start more workers if some are still missing."""
        if self.closed:
            return
        idle = [worker for worker in self.workers if worker.idle]
        while idle and (job := self.queue.next(self.may_advise())):
            self.begin(idle.pop(), job)
        starting = sum(not worker.ready for worker in self.workers)
        if not idle:
            for _ in range(min(len(self.queue) - starting, self.most - len(self.workers))):
                worker = Worker(self.heard)
                worker.set_deadline(self.start_seconds, self.late)
                self.workers.add(worker)
        self.metrics.waiting.set(len(self.queue))

    def may_advise(self) -> bool:
        """Tell whether another hint may begin: of several workers, one is kept for bots' turns."""
        advising = sum(worker.job is not None and worker.job.claim.hint for worker in self.workers)
        return advising < max(1, self.most - 1)

    def begin(self, worker: Worker, job: Job) -> None:
        """Let a worker think; from now on its time counts."""
        worker.began = perf_counter()
        worker.set_deadline(self.bot_seconds + job.asked.seconds, self.late)
        worker.ask(job)

    def heard(self, worker: Worker, report: Report) -> None:
        """Note what a worker reports."""
        if isinstance(report, Ended):
            self.ending.discard(worker)
        if worker not in self.workers:
            return  # it was cut already
        if isinstance(report, Ended):
            self.replace(worker, "died")
        elif isinstance(report, Ready):
            worker.clear_deadline()
            worker.ready, self.failed_starts = True, 0
        elif report.failure:
            self.replace(worker, "raised", report.failure)
        else:
            self.answer(worker, report)
        self.hand_out()

    def answer(self, worker: Worker, report: Answered) -> None:
        """Pass an answer on to whoever waits for it."""
        job, worker.job = worker.job, None
        worker.clear_deadline()
        assert job is not None
        self.metrics.thoughts.inc()
        self.metrics.thinking.observe(perf_counter() - worker.began)
        job.succeed(report.thought)

    def late(self, worker: Worker) -> None:
        """Cut a worker that took too long."""
        self.replace(worker, "late")
        self.hand_out()

    def replace(self, worker: Worker, reason: str, error: str = "") -> None:
        """End a worker; its thought is tried once more elsewhere, unless it was late: that would be twice as late."""
        self.workers.discard(worker)
        if worker.thread.is_alive():
            self.ending.add(worker)
        worker.kill()
        job, worker.job = worker.job, None
        self.metrics.cut.labels(reason).inc()
        told = {"game": job.asked.game, "bot": job.asked.bot} if job else {}
        LOG.error("bot worker replaced", reason=reason, error=error, **told)
        if job is not None and reason != "late" and not job.retried:
            job.retried = True
            self.queue.retries.append(job)
        elif job is not None:
            job.fail(NoAnswer(reason))
        elif not worker.ready:
            self.start_failed()

    def start_failed(self) -> None:
        """Let nobody wait for ever for workers that cannot start; the next thought tries it again."""
        self.failed_starts += 1
        if self.failed_starts >= FRUITLESS:
            self.failed_starts = 0
            while job := self.queue.next():
                job.fail(NoAnswer("start"))

    async def close(self) -> None:
        """End all workers, also those that are stopped, and wait until they are gone."""
        self.closed = True
        while job := self.queue.next():
            job.fail(NoAnswer("closed"))
        leaving = [*self.workers, *self.ending]
        for worker in self.workers:
            worker.kill()
            if worker.job is not None:
                worker.job.fail(NoAnswer("closed"))
        self.workers.clear()
        await asyncio.to_thread(join_all, leaving)


def join_all(workers: list[Worker]) -> None:
    """Wait until workers are gone."""
    for worker in workers:
        worker.thread.join(JOINING)
