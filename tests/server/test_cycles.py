"""What has left is freed by its reference counts: no table and no connection waits for the garbage collector."""

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import uvloop
from websockets.exceptions import ConnectionClosed

from cavale.server.hearing import Ear
from cavale.server.line import HttpConnection, Line
from cavale.server.outbox import Outbox
from cavale.server.seats import Guest
from cavale.server.tables import Table
from tests.server.kit import PATIENCE, Client, Server, run, running

OURS = ("cavale.", "uvicorn.", "starlette.", "itsdangerous.")  # the clients of the tests are others' code, with cycles
DEPARTED = (Table, Guest, Ear, Outbox, Line, HttpConnection)
GAMES = ("alcatraz", "cartagena", "stalag17", "section_x")
Loop = Callable[[], asyncio.AbstractEventLoop]


@pytest.fixture(params=[uvloop.new_event_loop, asyncio.new_event_loop], ids=["uvloop", "asyncio"])
def loop(request: pytest.FixtureRequest) -> Loop:
    """Each kind of event loop: a server runs on uvloop where there is one, else on asyncio's own."""
    kind: Loop = request.param
    return kind


class Hours:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


async def moves(client: Client, count: int) -> None:
    """Play for whoever acts, all seats being this client's."""
    for _ in range(count):
        seat = next(seat for seat in client.positions if client.choices(seat))
        assert (await client.play(seat))["type"] == "done"


async def visit(server: Server, game: str) -> None:
    """Make a table, do at it what people do, right and wrong, and leave."""
    made = await server.make("Ann", "Bob", game=game)
    async with server.sit(made, 0, 1) as both, server.sit(made) as watcher:
        await both.arrive(0, 1)
        await watcher.arrive()
        await moves(both, 6)
        await both.ask("undo", seat=0)
        await both.ask("undo", seat=1)
        await both.ask("say", text="hello")
        assert (await both.ask("play", seat=0, move=999_999, entries=0))["type"] == "refused"
        assert (await both.ask("touch", seat=0, path=["space:none"]))["type"] == "refused"
        assert (await both.ask("touch", seat=7, path=[]))["type"] == "refused"
        await both.ask("hint", seat=0)
        await both.socket.send("rubbish")
        await both.until("refused")
    async with server.sit(made, 0) as back:  # and goes without a word
        await back.arrive(0)
        back.socket.transport.abort()
    await server.http.get(f"/api/tables/{made['table']}", headers={"cookie": "cavale=bad.signature"})
    await server.http.get("/api/tables/nowhere")
    for path in ("/ws/nowhere", f"/ws/{made['table']}?key=wrong"):
        async with server.connect(path) as stranger:
            with suppress(ConnectionClosed):
                await stranger.until("nothing more")


async def left(server: Server, hours: Hours) -> None:
    """Wait until every connection and table has left, at a time when tables may."""
    while server.house.live or server.house.doors.open or len(server.house.tasks) > 1:  # one sweeps
        hours.ahead += server.house.settings.unused + 1
        await asyncio.sleep(0.01)


def alive() -> dict[str, int]:
    """Count what should have been freed, reachable or not."""
    return dict(Counter(type(thing).__name__ for thing in gc.get_objects() if type(thing) in DEPARTED))


async def settled() -> None:
    """Wait for what holds departed things a moment longer: previews that are due, tasks that end. Cycles never go."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while alive():
                await asyncio.sleep(0.01)


def described(thing: Any) -> str:
    """Return the type of an object, or the function of a frame."""
    if type(thing) is FrameType:  # `isinstance` would ask the object that a weak proxy stands for
        return f"{thing.f_globals.get('__name__')}.{thing.f_code.co_qualname} (frame)"
    return f"{type(thing).__module__}.{type(thing).__qualname__}"


def unreachable() -> dict[str, int]:
    """Count what only the collector would free, of the server's own."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = Counter(described(thing) for thing in gc.garbage)
    gc.garbage.clear()
    return {name: count for name, count in found.items() if name.startswith(OURS) and ".bench." not in name}


@pytest.mark.parametrize("game", GAMES)
def test_departed_tables_and_connections_are_freed_without_the_collector(tmp_path: Path, game: str, loop: Loop) -> None:
    async def story() -> None:
        hours = Hours()
        async with running(tmp_path, now=hours.now, messages_at_once=1000) as server:
            for _ in range(3):
                await visit(server, game)
            await left(server, hours)
            await server.http.aclose()
            await settled()
            assert alive() == {}

    run(story, loop)


def test_coming_and_going_leaves_no_reference_cycles(tmp_path: Path, loop: Loop) -> None:
    async def story() -> None:
        hours = Hours()
        async with running(tmp_path, now=hours.now, messages_at_once=1000) as server:
            await visit(server, "alcatraz")  # what is made once, at the first time, is no leak
            await left(server, hours)
            gc.collect()
            for game in GAMES:
                await visit(server, game)
            await left(server, hours)
            assert unreachable() == {}

    run(story, loop)


def test_a_bots_table_is_freed_without_the_collector(tmp_path: Path, loop: Loop) -> None:
    async def story() -> None:
        hours = Hours()
        async with running(tmp_path, now=hours.now) as server:
            made = await server.make("Ann", "*greedy")
            async with server.sit(made, 0) as ann:
                await ann.arrive(0)
                while not ann.choices(0):
                    await ann.until("position")
                await ann.play(0)
            await left(server, hours)
            await server.http.aclose()
            await settled()
            assert alive() == {}
            assert unreachable() == {}

    run(story, loop)
