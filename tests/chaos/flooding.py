"""The kinds of flood, all from one address: hints, tables, films, connections, readers who never read, large frames."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.context import Context
from tests.chaos.others import sit
from tests.chaos.process import ServerProcess
from tests.chaos.tables import wishes
from tests.chaos.waiting import BOUND
from tests.server.kit import Client

FLOODER = "127.0.0.66"  # an address of this machine that counts as another one
CUT_OFF = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)  # what a flooder may meet
Tables = list[dict[str, Any]]
Flood = Callable[[Context, ServerProcess, httpx.AsyncClient, Tables], Awaitable[None]]


async def hints(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Ask for many hints at every table at once, and wait for the answers."""

    async def ask(made: dict[str, Any]) -> None:
        async with sit(server, FLOODER, made, 0, 1) as socket:
            eve = Client(socket, BOUND)
            await eve.arrive(0, 1)
            keys = {await eve.send("hint", seat=number % 2) for number in range(40)}
            while keys:
                message = await eve.next()
                if message["type"] in ("done", "refused") and message["key"] in keys:
                    keys.discard(message["key"])
                    context.counts[f"hints {message['type']}"] += 1

    await settled(context, [ask(made) for made in tables])


async def many_tables(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Make more tables than one address may."""
    wish = {"game": "section_x", "seats": wishes(("Eve", "-", "-"))}
    for _ in range(100):
        answer = await http.post("/api/tables", json=wish)
        context.counts[f"tables {answer.status_code}"] += 1
    context.expect(context.counts["tables 429"] > 0, "one address may make any number of tables")


async def films(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Fetch more films than one address may."""

    async def fetch(made: dict[str, Any]) -> None:
        asked = {"seat": 0, "key": made["seats"][0]["key"]}
        answer = await http.get(f"/api/tables/{made['table']}/film", params=asked)
        context.counts[f"films {answer.status_code}"] += 1

    await settled(context, [fetch(tables[number % len(tables)]) for number in range(80)])


async def many_sockets(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Open more connections than one address may have, and hold them."""
    held = []
    try:
        for number in range(60 if context.short else 250):
            try:
                held.append(await sit(server, FLOODER, tables[number % len(tables)]))
                context.counts["sockets open"] += 1
            except (InvalidHandshake, OSError):
                context.counts["sockets refused"] += 1
    finally:
        for socket in held:
            socket.transport.abort()


async def slow_readers(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Look on without ever reading, while people talk at a table."""
    made = tables[0]
    with ExitStack() as stack:
        for _ in range(10):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024, local_addr=(FLOODER, 0))
            stack.callback(writer.close)
            head = f"GET /ws/{made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            writer.write(f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
            context.counts["slow readers"] += 1
        try:
            async with sit(server, FLOODER, made, 0, 1) as socket:
                eve = Client(socket, BOUND)
                await eve.arrive(0, 1)
                for _ in range(30):
                    await eve.ask("say", text="x" * 300)
        except CUT_OFF:
            context.counts["flooders cut off"] += 1


async def big_frames(context: Context, server: ServerProcess, http: httpx.AsyncClient, tables: Tables) -> None:
    """Send frames over the size, and more messages than are allowed, until the server hangs up."""

    async def send(number: int) -> None:
        async with sit(server, FLOODER, tables[number % len(tables)], 0) as socket:
            if number % 2:
                await socket.send(json.dumps({"type": "say", "key": "k", "text": "x" * 200_000}))
            else:
                for _ in range(300):
                    await socket.send('{"type":"ping"}')
            async with asyncio.timeout(BOUND):
                while True:
                    await socket.recv()

    for number in range(4 if context.short else 20):
        try:
            await send(number)
        except TimeoutError:
            context.violation("the server does not hang up on too large a frame, or on too many")
        except CUT_OFF:
            context.counts["flooders cut off"] += 1


async def settled(context: Context, work: list[Any]) -> None:
    """Do many things at once; a flooder may be cut off."""
    for outcome in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(outcome, CUT_OFF):
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
