"""One after the other at a table: turns, requests that come too soon, and what waits for a quiet moment."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from cavale.server.glances import Glances
from cavale.server.hearing import MOST_WAITING
from cavale.server.tables import Table
from cavale.server.turns import Turns
from tests.server.kit import run, running


def test_turns_are_in_the_order_of_asking() -> None:
    """Functions and tasks have the turn one after the other; who stops waiting is passed over."""

    async def story() -> None:
        turns = Turns()
        order: list[str] = []

        async def task(name: str) -> None:
            async with turns:
                order.append(name)
                await asyncio.sleep(0)

        turns.take(lambda: order.append("first"))
        tasks = [asyncio.create_task(task(name)) for name in ("a", "b")]
        await asyncio.sleep(0)
        turns.take(lambda: order.append("function"))
        last = asyncio.create_task(task("c"))
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        assert order == ["first"]
        turns.leave()
        await tasks[1]
        await asyncio.sleep(0.01)
        assert order == ["first", "b", "function"]
        assert turns.taken
        turns.leave()
        await last
        assert order[3:] == ["c"]
        assert not turns.taken

    run(story)


def test_a_turn_that_came_too_late_is_given_on() -> None:
    """Somebody cancelled just when the turn came does not keep it."""

    async def story() -> None:
        turns = Turns()
        turns.take(lambda: None)

        async def enter() -> None:
            async with turns:
                raise AssertionError("cancelled before")

        task = asyncio.create_task(enter())
        await asyncio.sleep(0)
        turns.waiting.popleft()()  # the turn is given …
        task.cancel()  # … but before the task can go on
        with pytest.raises(asyncio.CancelledError):
            await task
        assert not turns.taken

    run(story)


def test_requests_that_come_too_soon_wait(tmp_path: Path) -> None:
    """While a move is stored a few more requests wait, and no others are read; all are answered in their order."""

    async def story() -> None:
        async with running(tmp_path, messages_at_once=1_000) as server:
            made = await server.make("Anna", "Bob")
            keeper, gate = server.house.keeper, asyncio.Event()
            commit = keeper.commit

            async def held(writes: Any) -> None:
                await gate.wait()
                await commit(writes)

            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                keeper.commit = held  # type: ignore[method-assign]
                one = 0 if both.choices(0) else 1
                move = both.choices(one)[0]["move"]
                await both.send("play", seat=one, move=move, entries=both.positions[one]["entries"])
                keys = []
                for _ in range(MOST_WAITING * 40):
                    keys.append(await both.send("say", phrase="hello"))
                    await asyncio.sleep(0)
                table = await server.house.find(made["table"])
                (guest,) = table.guests
                ear = cast(Any, guest.outbox.line.hear).__self__
                while len(ear.waiting) < MOST_WAITING:
                    await asyncio.sleep(0.001)
                assert not guest.outbox.line.transport.is_reading()
                assert len(ear.waiting) < len(keys)
                gate.set()
                answered: list[str] = []
                while len(answered) < len(keys):
                    message = await both.until("done")
                    answered += [message["key"]] if message["key"] in keys else []
                assert answered == keys
                assert not ear.busy

    run(story)


class Looked:
    """A table at which somebody looks."""

    def __init__(self) -> None:
        self.moment, self.broken, self.actor, self.guests = 0, False, 0, ()


def test_previews_are_for_those_who_still_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays on costs nothing; the others are served one at a time, the longest first."""
    served: list[object] = []
    now = [100.0]
    monkeypatch.setattr("cavale.server.glances.monotonic", lambda: now[0])
    monkeypatch.setattr("cavale.server.glances.foretell", served.append)

    async def story() -> None:
        glances = Glances()
        quick, slow, last = (cast(Table, Looked()) for _ in range(3))
        for table in (quick, slow, last):
            glances.add(table)
        glances.look()
        assert served == []  # a glance takes longer
        now[0] += 0.2
        quick.moment += 1
        glances.look()
        assert served == [slow]
        glances.look()
        assert served == [slow, last]
        glances.look()
        assert served == [slow, last]
        glances.stop()

    run(story)
