"""Connections as uvicorn has them, with a way to hear messages without a task, and without reference cycles.

A cycle through a connection keeps its table in memory until the garbage collector finds it (`collector`): so none is
made here, or it is broken as soon as the connection is lost.
"""

import weakref
from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from cavale.server.collector import note_departure
from cavale.server.policy import SAFE


class Handshake(ServerProtocol):
    """The WebSocket protocol; a handshake that fails is answered with the headers that every answer carries."""

    def send_response(self, response: Response) -> None:
        """Add what is missing, and send."""
        add_headers(response)
        super().send_response(response)


def add_headers(response: Response) -> None:
    """Add the headers that every answer carries."""
    for name, value in SAFE.items():
        if name not in response.headers:
            response.headers[name] = value


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, with a way to hear messages without a task."""

    hear: Callable[[bytes], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Any) -> None:
        """Hand the line over with the connection: by a weak reference, as the line holds its scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = weakref.ref(self)

    def data_received(self, data: bytes) -> None:
        """Answer a handshake that cannot be read, such as one with an endless line; uvicorn would stay silent."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            response = self.conn.reject(400, "This is no handshake.\n")
            add_headers(response)
            self.transport.write(response.serialize())
            self.transport.close()

    async def send(self, message: Any) -> None:
        """Say that nobody is there when a connection ends during its handshake; uvicorn would log an error.

        An answer in place of a WebSocket completes the handshake; uvicorn does not note that, and would log one too.
        """
        if not self.handshake_complete and self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to whoever hears, if somebody does."""
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            if not self.close_sent:
                self.hear(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of whoever hears, who holds this line."""
        super().connection_lost(exc)
        self.hear = None
        release(self.transport)
        note_departure()


class HttpConnection(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, whose reference cycle uvicorn leaves when a connection is upgraded to a WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a `Line`, and let go of the parser, which holds methods of this object."""
        super().handle_websocket_upgrade()
        del self.parser

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the transport's cycle as well."""
        super().connection_lost(exc)
        release(self.transport)
        note_departure()


def release(transport: BaseTransport) -> None:
    """Break the cycle of a transport that has lost its connection: asyncio's keep a method of their own for reading.

    The loop does not read for it any more. Transports of uvloop have no such cycle.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None
