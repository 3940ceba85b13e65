"""What waits to be sent to one browser: a little, never more."""

import asyncio
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketState

from cavale.engine.text import Problem
from cavale.server.delivery import encode
from cavale.server.messages import Gone

GRACE = 3.0  # seconds in which somebody who is shown out may read why


class Outbox:
    """Sends messages in their order; who does not read them is dropped, so that memory stays bounded."""

    def __init__(self, socket: WebSocket, most: int, most_bytes: int, dropped: Callable[[], None]) -> None:
        self.socket = socket
        self.most = most
        self.most_bytes = most_bytes
        self.dropped = dropped
        self.waiting: deque[str] = deque()
        self.size = 0
        self.code = 0  # with which to hang up when all is sent
        self.sender: asyncio.Task[None] | None = None

    def put(self, message: str) -> None:
        """Send a message when its turn comes."""
        if self.code:
            return
        if len(self.waiting) >= self.most or self.size + len(message) > self.most_bytes:
            self.waiting.clear()
            self.size = 0
            self.dropped()
            self.part(Problem("server-slow"), 4408)
            return
        self.add(message)

    def part(self, problem: Problem, code: int) -> None:
        """Say why and hang up, in a moment even if nobody reads it."""
        if not self.code:
            self.add(encode(Gone(problem.text)))
            self.code = code
            asyncio.get_running_loop().call_later(GRACE, self.abort)

    def add(self, message: str) -> None:
        """Queue a message, and see to it that somebody sends it."""
        self.waiting.append(message)
        self.size += len(message)
        if self.sender is None or self.sender.done():
            self.sender = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what waits, then hang up if that is wanted."""
        try:
            while self.waiting:
                message = self.waiting.popleft()
                self.size -= len(message)
                await self.socket.send({"type": "websocket.send", "text": message})
            if self.code:
                await self.socket.close(self.code)
        except Exception:  # whoever it was has gone: the reader of the socket notices
            self.code = self.code or 1006
            self.waiting.clear()

    def abort(self) -> None:
        """Cut the line if it is still there."""
        cut = self.socket.scope.get("state", {}).get("cut")
        if cut is not None and self.socket.client_state is not WebSocketState.DISCONNECTED:
            cut()

    async def finish(self) -> None:
        """Wait until all is sent."""
        if self.sender is not None:
            await self.sender
