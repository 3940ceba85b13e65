"""The line to one browser: letters go out, never more than a little that is not read yet; requests come in."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cavale.engine.text import Problem
from cavale.server.delivery import letter
from cavale.server.messages import Gone

GRACE = 3.0  # seconds in which somebody who is shown out may read why


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a way to hear messages without a task."""

    hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Hand the line over with the connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to whoever hears, if somebody does."""
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            if not self.close_sent:
                self.hear(message)


class Outbox:
    """Writes letters in their order; who does not read them is dropped, so that memory stays bounded."""

    def __init__(self, socket: WebSocket, most: int, dropped: Callable[[], None]) -> None:
        self.socket = socket
        self.line: Line = socket.scope["state"]["line"]
        self.most = most
        self.dropped = dropped
        self.code = 0  # with which the line is hung up
        self.parting: asyncio.Task[None] | None = None

    def unread(self) -> int:
        """Return how many bytes wait for their reader."""
        return self.line.transport.get_write_buffer_size()

    def put(self, message: bytes) -> None:
        """Send a letter, or several in one piece, if the last ones were read."""
        if self.code:
            return
        if self.unread() + len(message) > self.most:
            self.dropped()
            self.part(Problem("server-slow"), 4408)
        else:
            self.write(message)

    def write(self, message: bytes) -> None:
        """Write to the line, unless the other end has gone."""
        line = self.line
        if not line.close_sent and not line.transport.is_closing():
            line.transport.write(message)

    def part(self, problem: Problem, code: int) -> None:
        """Say why and hang up, in a moment even if nobody reads it."""
        if not self.code:
            self.write(letter(Gone(problem.text)))
            self.code = code
            self.parting = asyncio.create_task(self.hang_up())
            asyncio.get_running_loop().call_later(GRACE, self.line.transport.abort)

    async def hang_up(self) -> None:
        """Close the line as soon as everything is read."""
        with suppress(Exception):  # whoever it was has gone: the reader of the socket notices
            await self.socket.close(self.code)

    async def finish(self) -> None:
        """Wait until the line is hung up."""
        if self.parting is not None:
            await self.parting
