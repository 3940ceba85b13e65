"""The queue before the workers: bots' turns first, and the same share for everyone."""

import asyncio

import pytest

from cavale.server.thinking import Question, answer
from cavale.server.thought_queue import Claim, Job, ThoughtQueue, Unwanted

ASKED = Question("random", "alcatraz", {}, 2, 0, "", 1)


def job(claim: Claim) -> Job:
    """Return a job with some question."""
    return Job(answer, ASKED, claim)


def order(queue: ThoughtQueue, hints: bool = True) -> list[str]:
    """Take everything out; return whose it is."""
    found = []
    while taken := queue.next(hints):
        found.append(taken.claim.whom)
    return found


def test_a_bots_turn_comes_before_600_hints() -> None:
    """However many hints were there before."""

    async def story() -> None:
        queue = ThoughtQueue()
        for number in range(600):
            queue.add(job(Claim(f"address {number % 15}", hint=True)))
        queue.add(job(Claim("Anna")))
        assert len(queue) == 601
        taken = queue.next()
        assert taken is not None
        assert taken.claim.whom == "Anna"
        assert len(order(queue)) == 600

    asyncio.run(story())


def test_sixty_tables_of_one_person_do_not_starve_another() -> None:
    """Persons take turns, and each one's tables keep their order."""

    async def story() -> None:
        queue = ThoughtQueue()
        many = [job(Claim("Anna")) for _ in range(60)]
        for each in many:
            queue.add(each)
        assert queue.next() is many[0]
        queue.add(job(Claim("Bob")))
        queue.add(job(Claim("Bob")))
        assert order(queue)[:4] == ["Anna", "Bob", "Anna", "Bob"]

    asyncio.run(story())


def test_what_nobody_waits_for_is_dropped() -> None:
    """Unwanted jobs are told so and never handed out; those of a task that was cancelled just leave."""

    async def story() -> None:
        queue, wanted = ThoughtQueue(), [True]
        left = job(Claim("Anna", hint=True, wanted=lambda: wanted[0]))
        cancelled, stays = job(Claim("Anna")), job(Claim("Anna", hint=True))
        for each in (left, cancelled, stays):
            queue.add(each)
        wanted[0] = False
        cancelled.answer.cancel()
        assert queue.next() is stays
        assert (queue.next(), len(queue)) == (None, 0)
        with pytest.raises(Unwanted):
            await left.answer

    asyncio.run(story())


def test_a_line_does_not_grow_by_what_is_unwanted() -> None:
    """While hints wait behind bots' turns for long, those that nobody wants take no room."""

    async def story() -> None:
        queue = ThoughtQueue()
        for _ in range(100):
            unwanted = job(Claim("Anna", hint=True))
            queue.add(unwanted)
            unwanted.answer.cancel()
        assert len(queue) == 1

    asyncio.run(story())


def test_hints_can_be_held_back() -> None:
    """Then only bots' turns are handed out, and what has to be thought once more comes first of all."""

    async def story() -> None:
        queue = ThoughtQueue()
        queue.add(job(Claim("hint", hint=True)))
        queue.add(job(Claim("turn")))
        queue.retries.append(job(Claim("again")))
        assert order(queue, hints=False) == ["again", "turn"]
        assert order(queue) == ["hint"]

    asyncio.run(story())
