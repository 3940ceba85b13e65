"""A WebSocket that writes many frames in one piece and only counts the answers: as fast as Python can be hostile."""

import asyncio
import base64
import os
from collections.abc import Mapping, Sequence
from typing import cast

from cavale.bench.serving.lines import CLOSE, PING, PONG, TEXT, frame
from tests.chaos.waiting import BOUND

BINARY = 0x82
REFUSED, DONE, PONGED = (f'{{"type":"{kind}"'.encode() for kind in ("refused", "done", "pong"))
ANSWERS = (REFUSED, DONE, PONGED)


class ManyFrames(asyncio.Protocol):
    """One connection."""

    def __init__(self, path: str, headers: Mapping[str, str]) -> None:
        self.head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.path = path
        self.transport: asyncio.Transport
        self.buffer = b""
        self.open = False
        self.code = 0  # with which the server closed, 0 if it did not say
        self.lost = False
        self.waiting = 0  # frames that are not answered yet
        self.done = 0  # frames that were carried out
        self.troubles: list[str] = []
        self.wake = asyncio.Event()  # set when all are answered, when it opens, and at the end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{self.head}"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut what comes into messages, and count the answers."""
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            self.buffer, self.open = rest, True
            self.wake.set()
        at = 0
        while (found := frame(self.buffer, at)) is not None:
            kind, start, at = found
            if kind == PING:
                self.transport.write(encoded(PONG, self.buffer[start:at]))
            elif kind == CLOSE:
                self.code = int.from_bytes(self.buffer[start : start + 2])
                self.transport.close()
            elif self.buffer.startswith(ANSWERS, start):
                self.note(self.buffer[start:at])
        self.buffer = self.buffer[at:]

    def note(self, answer: bytes) -> None:
        """Count an answer."""
        self.waiting -= 1
        if answer.startswith(DONE):
            self.done += 1
        elif b"server-trouble" in answer:
            self.troubles.append(answer[:200].decode())
        if self.waiting <= 0:
            self.wake.set()

    def connection_lost(self, error: Exception | None) -> None:
        """Let whoever waits know."""
        self.lost = True
        self.wake.set()

    async def exchange(self, frames: Sequence[str | bytes]) -> int:
        """Send frames, and wait until all are answered or the connection has ended; return how many were answered."""
        self.wake.clear()
        self.waiting = len(frames)
        if not self.lost:
            self.transport.write(b"".join(map(message, frames)))
            await asyncio.wait_for(self.wake.wait(), BOUND)
        return len(frames) - self.waiting


def message(content: str | bytes) -> bytes:
    """Return a whole message: text, or bytes."""
    return (
        encoded(BINARY, content)
        if isinstance(content, bytes)
        else encoded(TEXT, content.encode(errors="surrogatepass"))
    )


def encoded(kind: int, content: bytes) -> bytes:
    """Return a frame of a kind, with the mask that changes nothing."""
    size = len(content)
    if size > 0xFFFF:
        return b"%c\xff%b\0\0\0\0%b" % (kind, size.to_bytes(8), content)
    if size > 125:
        return b"%c\xfe%b\0\0\0\0%b" % (kind, size.to_bytes(2), content)
    return b"%c%c\0\0\0\0%b" % (kind, 0x80 | size, content)


async def connect(port: int, path: str, headers: Mapping[str, str]) -> ManyFrames:
    """Return a connection to a table; raise `ConnectionError` if there is none to be had."""
    loop = asyncio.get_running_loop()
    _, found = await loop.create_connection(lambda: ManyFrames(path, headers), "127.0.0.1", port)
    await asyncio.wait_for(found.wake.wait(), BOUND)
    if not found.open:
        raise ConnectionError(f"no WebSocket at {path}")
    return found
