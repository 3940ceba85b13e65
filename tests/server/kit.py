"""A server on loopback for tests, and people who connect to it."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import Match
from cavale.server.house import House
from cavale.server.run import server_of
from cavale.server.settings import Settings
from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim
from tests.server.hosting import PATIENCE as PATIENCE  # tests import it from here as well
from tests.server.hosting import async_client

KEYS = count()


class Server:
    """A running server."""

    def __init__(self, house: House, port: int, http: httpx.AsyncClient) -> None:
        self.house = house
        self.port = port
        self.http = http

    async def make(self, *seats: str, game: str = "alcatraz", **more: Any) -> dict[str, Any]:
        """Make a table: names are people, `-` is an open seat, `*greedy` is a bot."""
        wishes: list[dict[str, str]] = [
            {"kind": "open"}
            if seat == "-"
            else {"kind": "bot", "name": seat[1:]}
            if seat.startswith("*")
            else {"kind": "person", "name": seat}
            for seat in seats
        ]
        answer = await self.post("/api/tables", {"game": game, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def post(self, path: str, body: object, **more: Any) -> httpx.Response:
        """Send something."""
        return await self.http.post(path, json=body, **more)

    async def get(self, path: str) -> Any:
        """Fetch something that must be there."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    @asynccontextmanager
    async def sit(self, made: dict[str, Any], *seats: int, since: int = 0, **more: Any) -> AsyncIterator["Client"]:
        """Connect to a table with the keys of seats; with none, look on."""
        keys = {key["seat"]: key["key"] for key in made["seats"]}
        asked = "&".join([f"since={since}", *(f"key={keys[seat]}" for seat in seats)])
        async with self.connect(f"/ws/{made['table']}?{asked}", **more) as client:
            yield client

    @asynccontextmanager
    async def connect(self, path: str, **more: Any) -> AsyncIterator["Client"]:
        """Connect to an address."""
        async with connect(f"ws://127.0.0.1:{self.port}{path}", max_size=None, **more) as socket:
            yield Client(socket)


class Client:
    """Somebody connected to a table, and what they were told."""

    def __init__(self, socket: ClientConnection, patience: float = PATIENCE) -> None:
        self.socket = socket
        self.patience = patience
        self.raw: list[str] = []
        self.last: dict[str, Any] = {}  # kind of message → the last one
        self.positions: dict[int, dict[str, Any]] = {}  # seat → the last one

    async def next(self) -> dict[str, Any]:
        """Return the next message."""
        text = await asyncio.wait_for(self.socket.recv(), self.patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.last[message["type"]] = message
        if message["type"] == "position":
            for seat in self.meant(message):
                self.positions[seat] = self.whole(seat, json.loads(text))
        return message

    def meant(self, message: dict[str, Any]) -> list[int]:
        """Return the seats that a position is for: where nothing is hidden, one is for all who do not act."""
        held = self.last["hello"]["seats"] if message["seat"] == SPECTATOR else []
        return [seat for seat in held if seat != message["scene"]["actor"]] if held else [message["seat"]]

    def whole(self, seat: int, message: dict[str, Any]) -> dict[str, Any]:
        """Return a position with its whole scene, as a screen would make it of one that says only what changed."""
        message["scene"]["seat"] = seat
        if message.get("changes"):
            before, scene, gone = self.positions[seat]["scene"], message["scene"], message.get("gone", [])
            for kind in ("pieces", "zones", "counters", "spaces"):
                things = {thing["id"]: thing for thing in (*before.get(kind, []), *scene.get(kind, []))}
                scene[kind] = [thing for name, thing in things.items() if f"{kind}:{name}" not in gone]
        return message

    async def until(self, kind: str, wanted: Callable[[dict[str, Any]], Any] = lambda _: True) -> dict[str, Any]:
        """Read until a message of a kind comes that is wanted."""
        while True:
            message = await self.next()
            if message["type"] == kind and wanted(message):
                return message

    async def arrive(self, *seats: int) -> None:
        """Read what somebody who comes is told first."""
        await self.until("hello")
        while not set(seats or (SPECTATOR,)) <= set(self.positions):
            await self.until("position")
        await self.until("table")

    async def send(self, kind: str, **fields: Any) -> str:
        """Ask for something; return the key."""
        key = fields.pop("key") if "key" in fields else f"k{next(KEYS)}"
        await self.socket.send(json.dumps({"type": kind, **({} if kind == "ping" else {"key": key}), **fields}))
        return str(key)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; return the answer: done or refused."""
        key = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused") and message["key"] == key:
                return message

    async def play(self, seat: int, pick: int = 0) -> dict[str, Any]:
        """Play one of the choices that the seat was last shown."""
        position = self.positions[seat]
        move = position["scene"]["choices"][pick]["move"]
        return await self.ask("play", seat=seat, move=move, entries=position["entries"])

    def choices(self, seat: int) -> list[dict[str, Any]]:
        """Return what a seat may do, as last told."""
        return list(self.positions[seat]["scene"].get("choices", ()))


@asynccontextmanager
async def running(folder: Path, *, processes: bool = False, **more: Any) -> AsyncIterator[Server]:
    """Run a server on a port of its own; bots think in processes only if that is what is tested."""
    defaults: dict[str, Any] = {"bot_pause": 0.0, "workers": 1, "port": 0, "tables_per_address": 0, "sweep": 0.02}
    server = server_of(Settings(data=folder, **(defaults | more)))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if task.done():
            task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    async with async_client(f"http://127.0.0.1:{port}") as http:
        house: House = server.config.loaded_app.app.state.house
        if not processes:
            house.bots.think = think_here  # type: ignore[method-assign]
        try:
            yield Server(house, port, http)
        finally:
            server.should_exit = True
            await task


async def think_here(work: Callable[[Question], Any], asked: Question, claim: Claim) -> Any:
    """Answer for a bot without the time that a process takes to start."""
    return await asyncio.to_thread(work, asked)


class Chance(random.Random):
    """A generator that brings what a test wants: moves by their notation."""

    def __init__(self, match: Match, *words: str) -> None:
        super().__init__(0)
        self.wanted = [match.game.moves.parse(word) for word in words]

    def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
        """Return the next move of the script."""
        move = self.wanted.pop(0)
        assert move in population
        return [move]


def run(
    work: Callable[[], Coroutine[Any, Any, None]],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    """Run a test's story, which may wait for several things, on an event loop; fail if it does not end."""
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(work(), 5 * PATIENCE))
