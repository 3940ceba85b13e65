"""A fast client of one table: reads of each message only what a driver needs."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Final

import msgspec

from cavale.bench.serving.lines import Line, open_line
from cavale.engine.core.state import SPECTATOR
from tests.chaos.waiting import BOUND

KEYS: Final = count(1)


class Choice(msgspec.Struct):
    """A legal move."""

    move: int


class Scene(msgspec.Struct):
    """Whose turn it is and what may be played."""

    actor: int
    choices: list[Choice] = []


class Message(msgspec.Struct):
    """What is needed of any message from the server."""

    type: str
    key: str = ""
    seat: int = SPECTATOR
    entries: int = 0
    scene: Scene | None = None
    status: str = ""
    text: Any = None


DECODER: Final = msgspec.json.Decoder(Message)


class Caller:
    """One WebSocket at a table, with the newest position of each seat it holds."""

    def __init__(self) -> None:
        self.line: Line
        self.positions: dict[int, Message] = {}
        self.answers: dict[str, Message] = {}  # by key
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
            self.answers[message.key] = message
        elif message.type == "table":
            self.over = message.status == "over"
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    async def wait_for(self, reached: Callable[[], bool]) -> None:
        """Read messages until a condition holds; raise `TimeoutError` if it never does."""
        async with asyncio.timeout(BOUND):
            while not reached():
                self.waiter = asyncio.get_running_loop().create_future()
                await self.waiter

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request, and return the answer to it."""
        key = f"c{next(KEYS)}"
        self.line.send(msgspec.json.encode({"type": kind, "key": key, **fields}))
        await self.wait_for(lambda: key in self.answers)
        return self.answers.pop(key)

    @property
    def newest(self) -> Message:
        """The position with the most entries: of seats that do not act, a common one may be newer than their own."""
        return max(self.positions.values(), key=lambda position: position.entries)

    def acts(self, seat: int, entries: int = 0) -> bool:
        """Tell whether it was shown choices of a seat, in a position with at least so many entries and no newer one."""
        position = self.positions.get(seat)
        if position is None or position.scene is None or position.entries < max(entries, self.newest.entries):
            return False
        return position.scene.actor == seat and bool(position.scene.choices)

    def leave(self, politely: bool = True) -> None:
        """Disconnect, with a WebSocket close frame or without any word."""
        if politely:
            self.line.send(b"\x03\xe8", 0x88)
        else:
            self.line.transport.abort()
