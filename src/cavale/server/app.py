"""The server as an ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from cavale.engine.text import Problem
from cavale.server import api, lan, operator, replays, shelf
from cavale.server.access import Denied
from cavale.server.delivery import failure
from cavale.server.faults import StorageFault
from cavale.server.headers import Guard, Packing
from cavale.server.house import House
from cavale.server.pages import pages
from cavale.server.settings import Settings
from cavale.server.sockets import table_socket

LOG = structlog.get_logger("cavale")
STATUS = {  # of problems whose kind does not say it
    "server-no-table": 404,
    "server-too-large": 413,
    "server-trouble": 503,
    "server-storage": 503,
    "server-table-damaged": 503,
    "server-conflict": 409,
    "server-full": 409,
    "server-seat-person": 409,
    "server-seat-program": 409,
    "server-bot-plays": 409,
    "server-over": 409,
    "server-seat-lost": 409,
    "server-by-invitation": 403,
    "server-secret": 403,
}


class Application(Starlette):
    """Starlette with the guard outermost: what Starlette answers to our own mistakes passes it as well."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        self.settings = settings
        super().__init__(**more)

    def build_middleware_stack(self) -> ASGIApp:
        """Put the guard round everything."""
        return Guard(super().build_middleware_stack(), self.settings)


def create_app(settings: Settings, house: House | None = None) -> Starlette:
    """Return the application; it opens its house when it starts, unless that is open already."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = house or House(settings)
        if not app.state.house.is_open:
            await app.state.house.open()
        try:
            yield
        finally:
            await app.state.house.close()

    return Application(
        settings,
        routes=[
            Route("/healthz", operator.healthz),
            Route("/metrics", operator.metrics),
            Route("/api/catalogue", shelf.show_catalogue),
            Route("/api/texts/{language}", shelf.show_texts),
            Route("/api/rulebook/{game}/{language}", shelf.show_rulebook),
            Route("/api/lobby", api.lobby),
            Route("/api/lan", lan.show_lan),
            Route("/api/join", api.join_table, methods=["POST"]),
            Route("/api/records", replays.load_record, methods=["POST"]),
            Route("/api/tables", api.make_table, methods=["POST"]),
            Route("/api/tables/{table}", api.show_table),
            Route("/api/tables/{table}/join", api.join_table, methods=["POST"]),
            Route("/api/tables/{table}/host", api.host_table, methods=["POST"]),
            Route("/api/tables/{table}/fork", replays.fork_table, methods=["POST"]),
            Route("/api/tables/{table}/record", replays.show_record),
            Route("/api/tables/{table}/film", replays.show_film),
            Route("/games/{game}/ui/{file}", shelf.show_drawing),
            WebSocketRoute("/ws/{table}", table_socket),
            *pages(settings.static),
        ],
        middleware=[Middleware(Packing, minimum_size=1000)],
        exception_handlers={
            Problem: problem,
            StorageFault: storage_fault,
            HTTPException: not_found,
            Exception: trouble,
        },
        lifespan=lifespan,
    )


async def problem(request: Request, error: Exception) -> Response:
    """Answer a mistake with its reason."""
    assert isinstance(error, Problem)
    kinds = {Denied: 403, api.TooMuch: 429, shelf.NotThere: 404}
    return failure(error, kinds.get(type(error)) or STATUS.get(error.text.key, 400))


async def storage_fault(request: Request, error: Exception) -> Response:
    """Answer that the disk or the file failed, which the log has told already."""
    return failure(Problem("server-storage"), 503)


async def not_found(request: Request, error: Exception) -> Response:
    """Answer what is not there, or not meant so."""
    assert isinstance(error, HTTPException)
    return failure(Problem("server-not-there"), error.status_code)


async def trouble(request: Request, error: Exception) -> Response:
    """Answer our own mistake, and note it."""
    LOG.error("trouble", path=request.url.path, exc_info=error)
    return failure(Problem("server-trouble"), 500)
