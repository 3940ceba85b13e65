"""The line to one browser, on which requests are heard without a task."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

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
    """Uvicorn's protocol, with a way to hear messages without a task."""

    hear: Callable[[bytes], None] | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Any) -> None:
        """Hand the line over with the connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["line"] = self

    def data_received(self, data: bytes) -> None:
        """Answer a handshake that cannot be read, such as one with an endless line; uvicorn would stay silent."""
        super().data_received(data)
        if not self.handshake_initiated and self.conn.handshake_exc is not None:
            response = self.conn.reject(400, "This is no handshake.\n")
            add_headers(response)
            self.transport.write(response.serialize())
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to whoever hears, if somebody does."""
        if self.hear is None:
            super().send_receive_event_to_app()
        else:
            message, self.frames = b"".join(self.frames), []
            if not self.close_sent:
                self.hear(message)
