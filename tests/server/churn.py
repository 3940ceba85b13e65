"""Clients that come and go: tables are made, joined, played at random and left, over HTTP and WebSockets only."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec

from cavale.bench.serving.lines import Line, open_line
from cavale.engine.core.state import SPECTATOR
from tests.server.hosting import PATIENCE, async_client

GAMES: Final = {"alcatraz": (2, 4), "cartagena": (2, 5), "stalag17": (2, 5), "section_x": (2, 4)}  # players
KEYS: Final = count(1)


class Choice(msgspec.Struct):
    """A legal move."""

    move: int


class Scene(msgspec.Struct):
    """Whose turn it is and what may be played."""

    actor: int
    choices: list[Choice] = []


class Message(msgspec.Struct):
    """What the driver needs of any message from the server."""

    type: str
    key: str = ""
    seat: int = SPECTATOR
    entries: int = 0
    scene: Scene | None = None
    status: str = ""


DECODER: Final = msgspec.json.Decoder(Message)


@dataclass
class Churned:
    """What a run of the driver did."""

    tables: int = 0
    moves: int = 0
    refused: int = 0
    connections: int = 0


class Client:
    """One WebSocket at a table, with the newest position of each seat it holds."""

    def __init__(self) -> None:
        self.line: Line
        self.positions: dict[int, Message] = {}
        self.answers: dict[str, str] = {}  # key → "done" or "refused"
        self.over = False
        self.waiter: asyncio.Future[None] | None = None

    async def connect(self, port: int, path: str) -> None:
        """Connect, and read the first position."""
        self.line = await open_line(port, path, self.receive)
        await self.wait_for(lambda: bool(self.positions))

    def receive(self, _: Line, body: bytes) -> None:
        """Note a message, and wake whoever waits for one."""
        message = DECODER.decode(body)
        if message.type == "position":
            self.positions[message.seat] = message
        elif message.type in ("done", "refused"):
            self.answers[message.key] = message.type
        elif message.type == "table":
            self.over = message.status == "over"
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait_for(self, reached: Callable[[], bool]) -> None:
        """Read messages until a condition holds."""
        async with asyncio.timeout(PATIENCE):
            while not reached():
                self.waiter = asyncio.get_running_loop().create_future()
                await self.waiter

    async def ask(self, kind: str, **fields: Any) -> bool:
        """Send a request; tell whether it was carried out."""
        key = f"c{next(KEYS)}"
        self.line.send(msgspec.json.encode({"type": kind, "key": key, **fields}))
        await self.wait_for(lambda: key in self.answers)
        return self.answers.pop(key) == "done"

    def leave(self, politely: bool) -> None:
        """Disconnect, with a WebSocket close frame or without any word."""
        if politely:
            self.line.send(b"\x03\xe8", 0x88)
        else:
            self.line.transport.abort()


class TableRun:
    """One table from its making until all its clients have left."""

    def __init__(self, http: httpx.AsyncClient, port: int, rng: random.Random, tally: Churned) -> None:
        self.http = http
        self.port = port
        self.rng = rng
        self.tally = tally
        self.made: dict[str, Any] = {}
        self.clients: dict[int, Client] = {}  # by seat; one client may hold several
        self.bots = 0

    async def run(self, most_moves: int, bot_share: float) -> None:
        """Make the table, play at most so many moves at it, and leave."""
        game = self.rng.choice(list(GAMES))
        players = self.rng.randint(*GAMES[game])
        self.bots = int(self.rng.random() < bot_share)
        people = players - self.bots
        joined = self.rng.random() < 0.3  # the last person comes by link
        seats = [{"kind": "person", "name": f"P{number}"} for number in range(people - joined)]
        seats += [{"kind": "open"}] * joined + [{"kind": "bot", "name": "greedy"}] * self.bots
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats})
        answer.raise_for_status()
        self.made = answer.json()
        self.tally.tables += 1
        if joined:
            wish = {"name": "Late", "key": self.made["seats"][-1]["key"]}
            (await self.http.post(f"/api/tables/{self.made['table']}/join", json=wish)).raise_for_status()
        if self.rng.random() < 0.5:  # all seats on one device
            everyone = await self.connect(*range(people))
            self.clients = dict.fromkeys(range(people), everyone)
        else:
            self.clients = {seat: await self.connect(seat) for seat in range(people)}
        await self.play(most_moves)
        await self.look_back()
        for client in set(self.clients.values()):
            client.leave(self.rng.random() < 0.5)

    async def connect(self, *seats: int) -> Client:
        """Return a new client that holds some seats; with none it looks on."""
        keys = {seat["seat"]: seat["key"] for seat in self.made["seats"]}
        query = "&".join(f"key={keys[seat]}" for seat in seats)
        client = Client()
        await client.connect(self.port, f"/ws/{self.made['table']}?{query}")
        self.tally.connections += 1
        return client

    async def play(self, most_moves: int) -> None:
        """Play random legal moves, with all that people do in between."""
        watcher: Client | None = None
        for _ in range(most_moves):
            newest = max((p for c in self.clients.values() for p in c.positions.values()), key=lambda p: p.entries)
            assert newest.scene is not None
            actor = newest.scene.actor
            if actor not in self.clients or any(client.over for client in self.clients.values()):
                return  # over, or a bot's turn: the table is left as it is
            client = self.clients[actor]
            if not await self.one_move(client, actor, newest.entries):
                return
            if self.bots:
                await self.bots_turn(client)
            chance = self.rng.random()
            if chance < 0.02:
                await client.ask("say", text="hello")
            elif chance < 0.05:
                self.tally.refused += not await client.ask("undo", seat=actor)
            elif chance < 0.06 and watcher is None:
                watcher = await self.connect()
            elif chance < 0.08 and watcher is not None:
                watcher.leave(True)
                watcher = None
            elif chance < 0.09:
                await self.reconnect(actor)
            elif chance < 0.095:
                self.tally.refused += not await client.ask("play", seat=actor, move=999_999, entries=0)
            elif chance < 0.1:
                self.tally.refused += not await client.ask("touch", seat=actor, path=["space:0"])
        if watcher is not None:
            watcher.leave(False)

    async def one_move(self, client: Client, actor: int, entries: int) -> bool:
        """Play one of the choices that the actor was shown after so many entries; tell whether the game goes on."""
        await client.wait_for(lambda: client.over or acts(client, actor, entries))
        if client.over:
            return False
        position = client.positions[actor]
        assert position.scene is not None
        move = self.rng.choice(position.scene.choices).move
        if await client.ask("play", seat=actor, move=move, entries=position.entries):
            self.tally.moves += 1
        else:
            self.tally.refused += 1
        return True

    async def bots_turn(self, client: Client) -> None:
        """Wait until bots have moved and a person acts again, or the game is over."""
        await client.wait_for(lambda: client.over or any(acts(each, seat, 0) for seat, each in self.clients.items()))

    async def reconnect(self, seat: int) -> None:
        """Lose a connection and come back with the same seats."""
        old = self.clients[seat]
        held = [number for number, client in self.clients.items() if client is old]
        old.leave(self.rng.random() < 0.5)
        new = await self.connect(*held)
        self.clients.update(dict.fromkeys(held, new))

    async def look_back(self) -> None:
        """Sometimes resign and look at what everyone may fetch."""
        chance = self.rng.random()
        seat, client = next(iter(self.clients.items()))
        if chance < 0.1:
            self.tally.refused += not await client.ask("resign", seat=seat)
        if chance < 0.3:
            key = self.made["seats"][seat]["key"]
            for path in ("", f"/film?seat={seat}&key={key}", "/record"):
                await self.http.get(f"/api/tables/{self.made['table']}{path}")


def acts(client: Client, seat: int, entries: int) -> bool:
    """Tell whether a client was shown choices of a seat, in a position with at least so many entries."""
    position = client.positions.get(seat)
    if position is None or position.scene is None or position.entries < entries:
        return False
    return position.scene.actor == seat and bool(position.scene.choices)


async def churn(
    address: str,
    *,
    tables: int,
    moves: int,
    seed: int,
    together: int = 24,
    bot_share: float = 0.0,
    done: Callable[[Churned], None] = lambda _: None,
) -> Churned:
    """Make so many tables, play at most so many moves at each, leave; `together` tables at a time."""
    port = urlsplit(address).port
    assert port is not None
    tally, seeds = Churned(), random.Random(seed)
    waiting = iter([seeds.getrandbits(32) for _ in range(tables)])

    async def some(http: httpx.AsyncClient) -> None:
        for each in waiting:
            rng = random.Random(each)
            await TableRun(http, port, rng, tally).run(rng.randint(1, 2 * moves - 1), bot_share)
            done(tally)

    limits = httpx.Limits(max_connections=together)
    async with (
        async_client(address, limits=limits) as http,
        asyncio.TaskGroup() as group,
    ):
        for _ in range(together):
            group.create_task(some(http))
    return tally
