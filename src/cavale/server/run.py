"""Serving: uvicorn, set up for tables."""

import uvicorn

from cavale.server.app import create_app
from cavale.server.outbox import Line
from cavale.server.settings import Settings


def server_of(settings: Settings) -> uvicorn.Server:
    """Return a server that can be run: `server_of(settings).run()`."""
    return uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=settings.host,
            port=settings.port,
            ws=Line,
            ws_max_size=settings.frame_size,
            ws_ping_interval=settings.heartbeat,
            ws_ping_timeout=settings.heartbeat,
            ws_per_message_deflate=False,  # it triples what a connection needs
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
    )
