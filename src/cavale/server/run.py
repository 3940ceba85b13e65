"""Serving: uvicorn, set up for tables."""

import signal
import socket
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import uvicorn

from cavale.server.app import create_app
from cavale.server.collector import spare_people
from cavale.server.house import House
from cavale.server.line import HttpConnection, Line
from cavale.server.policy import SAFE
from cavale.server.settings import Settings


class Server(uvicorn.Server):
    """Opens the house before anything else, so that what is wrong with it ends the server with that `Problem`."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house and listen; then call `ready`."""
        await self.house.open()
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()


def serve(settings: Settings, ready: Callable[[Settings], None] | None = None) -> bool:
    """Serve until told to stop, calling `ready` with the settings when it listens; tell whether it ever did.

    Port 0 is any free one: it is chosen before the house is opened, as the lock of its folder tells others the address.
    """
    spare_people()
    with ExitStack() as held:
        sockets = None
        if not settings.port:
            sockets = [held.enter_context(free_socket(settings.host))]
            settings = replace(settings, port=sockets[0].getsockname()[1])
        server = server_of(settings, partial(ready, settings) if ready else None)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl+C: uvicorn raises it again after closing
        try:
            server.run(sockets)
        except KeyboardInterrupt:  # by then everything is stored and closed
            if not server.started:
                raise
        except SystemExit:  # so uvicorn ends when it cannot listen, which it has logged
            return False
    return server.started


def free_socket(host: str) -> socket.socket:
    """Return a socket at any free port of an address."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.bind((host, 0))
    return door


def server_of(settings: Settings, ready: Callable[[], None] | None = None) -> Server:
    """Return a server that is still to be run."""
    house = House(settings)
    config = uvicorn.Config(
        create_app(settings, house),
        host=settings.host,
        port=settings.port,
        http=HttpConnection,
        ws=Line,
        ws_max_size=settings.frame_size,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,  # it triples what a connection needs
        access_log=False,
        log_config=None,
        server_header=False,
        headers=list(SAFE.items()),
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return Server(config, house, ready)
