"""Letters to one browser: never more than a little that is not read yet."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket

from cavale.engine.text import Problem
from cavale.server.delivery import letter
from cavale.server.line import Line
from cavale.server.messages import Gone

GRACE = 3.0  # seconds in which somebody who is shown out may read why


class Outbox:
    """Writes letters in their order; who does not read them is dropped, so that memory stays bounded."""

    def __init__(self, socket: WebSocket, most: int, dropped: Callable[[], None]) -> None:
        self.socket = socket
        self.line: Line = socket.scope["state"]["line"]()  # a weak reference; the socket holds the line
        self.transport = self.line.transport
        self.most = most
        self.dropped = dropped
        self.code = 0  # with which the line is hung up
        self.parting: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a letter, or several in one piece, if the last ones were read."""
        if self.code:
            return
        if self.transport.get_write_buffer_size() + len(message) > self.most:
            self.dropped()
            self.part(Problem("server-slow"), 4408)
        else:
            self.write(message)

    def write(self, message: bytes) -> None:
        """Write to the line, unless the other end has gone."""
        if not self.line.close_sent and not self.transport.is_closing():
            self.transport.write(message)

    def part(self, problem: Problem, code: int) -> None:
        """Say why and hang up, in a moment even if nobody reads it."""
        if not self.code:
            self.write(letter(Gone(problem.text)))
            self.code = code
            self.parting = asyncio.create_task(self.hang_up())
            asyncio.get_running_loop().call_later(GRACE, self.transport.abort)

    async def hang_up(self) -> None:
        """Close the line as soon as everything is read."""
        with suppress(Exception):  # whoever it was has gone: the reader of the socket notices
            await self.socket.close(self.code)

    async def finish(self) -> None:
        """Wait until the line is hung up."""
        if self.parting is not None:
            await self.parting
