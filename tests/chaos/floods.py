"""Floods from one address, while others play from another: they are answered, bots get turns, memory is bounded."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.context import Context
from tests.chaos.process import BOUND, ServerProcess, wishes
from tests.chaos.table_player import GAMES
from tests.server.kit import Client

FLOODER, OTHERS = "127.0.0.66", "127.0.0.2"  # addresses of this machine that count as different ones
MOST_MEMORY = 150 * 1024  # kB that floods may add
MOST_HINTS = 30  # of the flood that may be answered while a bot elsewhere waits for its turn
REAL: dict[str, Any] = {  # the limits as an operator has them
    "tables_per_address": 60,
    "sockets_per_address": 200,
    "films_per_address": 40,
    "messages_per_second": 20.0,
    "messages_at_once": 40,
}


class Others:
    """People from another address who play, one of them against a bot, and how long each answer took."""

    def __init__(self, context: Context, server: ServerProcess) -> None:
        self.context = context
        self.server = server
        self.seconds: list[float] = []
        self.asked = self.answered = self.bot_turns = 0
        self.hints = 0  # of the flood that were answered so far
        self.most_hints = 0  # answered while a bot waited

    async def play(self, number: int, bot: bool, stop: asyncio.Event) -> None:
        """Play at a table until told to stop; when the match is over, at a new one."""
        rng = random.Random(f"{self.context.seed} other {number}")
        async with client(self.server, OTHERS) as http:
            while not stop.is_set():
                seats = wishes(("Anna", "*greedy" if bot else "Bob"))
                made = (await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})).json()
                people = [seat["seat"] for seat in made["seats"]]
                async with sit(self.server, OTHERS, made, *people) as socket:
                    await self.match(Client(socket), people, rng, stop)

    async def match(self, client: Client, people: list[int], rng: random.Random, stop: asyncio.Event) -> None:
        """Play one match, as fast as the limit for one connection allows."""
        loop = asyncio.get_running_loop()
        await client.arrive(*people)
        while not stop.is_set() and client.last["table"]["status"] == "playing":
            acting = [seat for seat in people if client.choices(seat)]
            if not acting:
                await self.bots_turn(client, people)
                continue
            began = loop.time()
            self.asked += 1
            answer = await client.play(acting[0], rng.randrange(len(client.choices(acting[0]))))
            self.answered += answer["type"] == "done"
            self.seconds.append(loop.time() - began)
            await asyncio.sleep(0.06)

    async def bots_turn(self, client: Client, people: list[int]) -> None:
        """Wait until a bot has played, and note how many hints were answered before that."""
        before = self.hints
        while client.last["table"]["status"] == "playing" and not any(client.choices(seat) for seat in people):
            try:
                await client.next()
            except TimeoutError:
                self.context.violation("a bot's turn does not come")
                return
        self.bot_turns += 1
        self.most_hints = max(self.most_hints, self.hints - before)

    def figures(self) -> str:
        """Return how it went for them."""
        times = sorted(self.seconds) or [0.0]
        middle, slow = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        return (
            f"{self.answered} of {self.asked} moves answered, p50 {middle:.1f} ms, p99 {slow:.1f} ms, "
            f"{self.bot_turns} bots' turns, at most {self.most_hints} hints before one"
        )


def client(server: ServerProcess, address: str) -> httpx.AsyncClient:
    """Return somebody who asks over HTTP from an address."""
    return server.client(transport=httpx.AsyncHTTPTransport(local_address=address))


def sit(server: ServerProcess, address: str, made: dict[str, Any], *seats: int) -> connect:
    """Connect to a table from an address; with no seats, look on."""
    keys = "&".join(f"key={seat['key']}" for seat in made["seats"] if seat["seat"] in seats)
    where = f"ws://127.0.0.1:{server.port}/ws/{made['table']}?{keys}"
    return connect(where, max_size=None, open_timeout=BOUND, close_timeout=1, local_addr=(address, 0))


async def run(context: Context) -> AsyncIterator[str]:
    """Flood in every way, one after the other, while others play."""
    server = ServerProcess(context, **REAL)
    stop = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        others = Others(context, server)
        tasks = [asyncio.create_task(others.play(number, number == 0, stop)) for number in range(3)]
        start = server.rss()
        async with client(server, FLOODER) as http:
            tables = [await make(http, game) for game in (GAMES * 4)[: 4 if context.short else 15]]
            rounds = 0
            while rounds == 0 or (not context.short and context.time_left):
                rounds += 1
                for name, flood in FLOODS.items():
                    turns = others.bot_turns
                    await flood(context, server, http, tables, others)
                    while others.bot_turns == turns and not any(task.done() for task in tasks):
                        await asyncio.sleep(0.02)  # a bot's turn comes, whatever is asked for
                    yield f"round {rounds}, {name}: {others.figures()}"
        peak = server.rss()
        stop.set()
        await asyncio.gather(*tasks)
        context.expect(others.asked == others.answered, f"others are not answered: {others.figures()}")
        context.expect(others.most_hints <= MOST_HINTS, f"bots wait behind hints: {others.figures()}")
        context.expect(peak - start < MOST_MEMORY, f"floods take {(peak - start) // 1024} MB")
        context.figures["others"] = others.figures()
        context.figures["memory"] = f"{start // 1024} MB before, {peak // 1024} MB after"
        await server.stop()
    finally:
        for task in tasks:
            task.cancel()
        server.dispose()
    yield f"{rounds} rounds"


async def make(http: httpx.AsyncClient, game: str) -> dict[str, Any]:
    """Make a table for the flooder, with hints."""
    answer = await http.post("/api/tables", json={"game": game, "seats": wishes(("Eve", "Eve")), "hints": True})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


Flood = Callable[[Context, ServerProcess, httpx.AsyncClient, list[dict[str, Any]], Others], Awaitable[None]]


async def hints(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Ask for many hints at every table at once, and wait for the answers."""

    async def ask(made: dict[str, Any]) -> None:
        async with sit(server, FLOODER, made, 0, 1) as socket:
            eve = Client(socket)
            await eve.arrive(0, 1)
            keys = {await eve.send("hint", seat=number % 2) for number in range(40)}
            while keys:
                message = await eve.next()
                if message["type"] in ("done", "refused") and message["key"] in keys:
                    keys.discard(message["key"])
                    others.hints += message["type"] == "done"
                    context.counts[f"hints {message['type']}"] += 1

    await settled(context, [ask(made) for made in tables])


async def many_tables(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Make more tables than one address may."""
    wish = {"game": "section_x", "seats": wishes(("Eve", "-", "-"))}
    for _ in range(100):
        context.counts[f"tables {(await http.post('/api/tables', json=wish)).status_code}"] += 1


async def films(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Fetch more films than one address may."""

    async def fetch(made: dict[str, Any]) -> None:
        asked = {"seat": 0, "key": made["seats"][0]["key"]}
        answer = await http.get(f"/api/tables/{made['table']}/film", params=asked)
        context.counts[f"films {answer.status_code}"] += 1

    await settled(context, [fetch(tables[number % len(tables)]) for number in range(80)])


async def many_sockets(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Open more connections than one address may have, and hold them."""
    async with AsyncExitStack() as stack:
        for number in range(60 if context.short else 250):
            try:
                await stack.enter_async_context(sit(server, FLOODER, tables[number % len(tables)]))
                context.counts["sockets open"] += 1
            except (InvalidHandshake, OSError):
                context.counts["sockets refused"] += 1


async def slow_readers(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Look on without ever reading, while a table is played at."""
    made = tables[0]
    async with AsyncExitStack() as stack:
        for _ in range(10):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024, local_addr=(FLOODER, 0))
            stack.callback(writer.close)
            head = f"GET /ws/{made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
            context.counts["slow readers"] += 1
        try:
            async with sit(server, FLOODER, made, 0, 1) as socket:
                eve = Client(socket)
                await eve.arrive(0, 1)
                for _ in range(30):
                    await eve.ask("say", text="x" * 300)
        except (ConnectionClosed, InvalidHandshake, OSError):
            context.counts["flooders cut off"] += 1


async def big_frames(
    context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: list[dict[str, Any]], others: Others
) -> None:
    """Send frames over the size, and more messages than are allowed."""
    for number in range(4 if context.short else 20):
        try:
            async with sit(server, FLOODER, tables[number % len(tables)], 0) as socket:
                if number % 2:
                    await socket.send(json.dumps({"type": "say", "key": "k", "text": "x" * 200_000}))
                else:
                    for _ in range(300):
                        await socket.send('{"type":"ping"}')
                while True:
                    await asyncio.wait_for(socket.recv(), 1)
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            context.counts["flooders cut off"] += 1


async def settled(context: Context, work: list[Any]) -> None:
    """Do many things at once; a flooder may be cut off."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, ConnectionClosed | InvalidHandshake | OSError | TimeoutError | httpx.HTTPError):
            context.counts["flooders cut off"] += 1
        elif isinstance(outcome, BaseException):
            raise outcome


FLOODS: dict[str, Flood] = {
    "hints": hints,
    "tables": many_tables,
    "films": films,
    "sockets": many_sockets,
    "slow readers": slow_readers,
    "big frames": big_frames,
}
