"""For whoever runs the server: is it well, and what is it doing."""

import ipaddress
from contextlib import suppress

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cavale.engine.text import Problem
from cavale.server.delivery import failure
from cavale.server.faults import StorageFault
from cavale.server.house import House
from cavale.server.storage import HOUSE


def is_near(address: str) -> bool:
    """Tell whether an address is this machine or its own network."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


async def healthz(request: Request) -> Response:
    """GET /healthz: whether the database can be read, and written as far as that was last tried."""
    house: House = request.app.state.house
    with suppress(StorageFault):
        await house.storage.rows(select(HOUSE.c.key).limit(1))
        if not house.health.failing:
            return PlainTextResponse("ok\n")
    return PlainTextResponse("storage\n", 503)


async def metrics(request: Request) -> Response:
    """GET /metrics, for machines of the own network only."""
    house: House = request.app.state.house
    if not is_near(request.client.host if request.client else ""):
        return failure(Problem("server-not-there"), 404)
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
