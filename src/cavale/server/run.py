"""Serving: uvicorn, set up for tables."""

import signal
from contextlib import suppress

import uvicorn

from cavale.server.app import create_app
from cavale.server.collector import spare_people
from cavale.server.line import Line
from cavale.server.settings import Settings


def serve(settings: Settings) -> bool:
    """Serve until told to stop; tell whether it ever began."""
    spare_people()
    server = server_of(settings)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C: uvicorn raises it again after closing
    with suppress(KeyboardInterrupt):  # by then everything is stored and closed
        server.run()
    return server.started


def server_of(settings: Settings) -> uvicorn.Server:
    """Return a server that is still to be run."""
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
