"""The line to one browser, on which requests are heard without a task."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
