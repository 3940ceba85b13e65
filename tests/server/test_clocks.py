"""Clocks, with a time that stands still until a test moves it."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cavale.server.clocks import Clock
from cavale.server.messages import ClockWish
from tests.server.kit import Server, run, running


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return what time it is."""
        return self.now


def test_time_for_each_move() -> None:
    """By the move, all of it comes back."""
    time = Time()
    clock = Clock(ClockWish("move", 10), [], 2, time)
    clock.run(0)
    time.now += 4
    assert (clock.remaining(0), clock.remaining(1)) == (6000, 10_000)
    clock.pressed(0)
    clock.run(1)
    time.now += 9.999
    assert (clock.remaining(0), clock.expired()) == (10_000, -1)
    time.now += 1
    assert (clock.remaining(1), clock.expired()) == (0, 1)


def test_fischer_time() -> None:
    """Time is gained with each move, and what is used is gone; a stored clock goes on from there."""
    time = Time()
    clock = Clock(ClockWish("fischer", 60, 5), [], 2, time)
    clock.run(0)
    time.now += 20
    clock.pressed(0)
    clock.run(1)
    assert clock.left == [45_000, 60_000]
    clock.hold()
    time.now += 10_000  # the server is down
    again = Clock(ClockWish("fischer", 60, 5), clock.left, 2, time)
    again.run(1)
    assert again.remaining(1) == 60_000


def test_no_clock() -> None:
    """Without a clock nobody has any time to lose."""
    clock = Clock(ClockWish(), [], 2, Time())
    clock.run(0)
    clock.pressed(0)
    assert (clock.remaining(0), clock.expired()) == (-1, -1)


async def left(server: Server, made: dict[str, Any]) -> list[int]:
    """Return the milliseconds that each seat has left, as stored."""
    stored = await server.house.storage.table(made["table"])
    assert stored is not None
    return [int(each) for each in json.loads(stored[0]["left"])]


@pytest.mark.parametrize("lost", ["bot", "seat"])
def test_when_time_is_up(tmp_path: Path, lost: str) -> None:
    """A bot moves, or takes the seat for good, as the table has it; and time stands while the server is down."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time, sweep=3600.0) as server:
            made = await server.make("Anna", "Bob", clock={"pace": "fischer", "seconds": 30, "lost": lost})
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                mover = 0 if both.choices(0) else 1
                time.now += 10
                await both.play(mover)
                assert both.last["table"]["seats"][mover]["milliseconds"] == 20_000
                time.now += 12
        time.now += 1_000_000
        async with running(tmp_path, now=time, sweep=3600.0) as server:
            assert made["table"] in server.house.live  # read at the start, so that its clock runs
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert both.last["table"]["seats"][1 - mover]["milliseconds"] == 18_000
                time.now += 17
                await server.house.sweep()
                while await left(server, made) != [20_000, 1_000][:: 1 if mover == 0 else -1]:
                    await asyncio.sleep(0.005)  # noted now and then, for when it is killed
                assert both.positions[0]["entries"] == 2
                time.now += 2
                await server.house.sweep()
                if lost == "bot":
                    await both.until("position", lambda m: m["entries"] == 3)
                    assert both.last["table"]["seats"][1 - mover]["kind"] == "person"
                else:
                    table = await both.until("table", lambda m: m["seats"][1 - mover].get("lost"))
                    assert table["seats"][1 - mover]["kind"] == "bot"
                    await both.until("position", lambda m: m["entries"] == 3)

    run(story)
