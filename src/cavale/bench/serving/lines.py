"""WebSockets as a load generator wants them: thousands of lines that cost less than the server at their other end."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81  # a whole message of text
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0x8A
UNMASKED: Final = bytes(4)  # the mask that changes nothing


class Line(asyncio.Protocol):
    """One connection; `hear` gets each message, from the moment the server has agreed to talk."""

    def __init__(self, path: str, hear: Callable[["Line", bytes], None]) -> None:
        self.path = path
        self.hear = hear
        self.buffer = b""
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages."""
        self.buffer = data if not self.buffer else self.buffer + data
        if not self.opened.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.buffer = rest
            self.opened.set_result(None)
        at = 0
        while (found := frame(self.buffer, at)) is not None:
            kind, start, at = found
            if kind == PING:
                self.send(self.buffer[start:at], PONG)
            elif kind == CLOSE:
                self.transport.close()
            else:
                self.hear(self, self.buffer[start:at])
        self.buffer = self.buffer[at:]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message."""
        size = len(message)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + UNMASKED + message)

    def connection_lost(self, error: Exception | None) -> None:
        """Let whoever waits for the opening know."""
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("hung up"))


def frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame at a place, where its content starts and where it ends; None if it is not whole."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size > 125:
        start += 2 if size == 126 else 8
        size = int.from_bytes(buffer[at + 2 : start])
    return (buffer[at] & 0xF, start, start + size) if len(buffer) >= start + size else None


async def open_line(port: int, path: str, hear: Callable[["Line", bytes], None]) -> Line:
    """Return a line to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, hear), "127.0.0.1", port)
    await line.opened
    return line
