"""For whoever runs the server: is it well, and what is it doing."""

import ipaddress

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cavale.engine.text import Problem
from cavale.server.delivery import failure
from cavale.server.house import House


def is_near(address: str) -> bool:
    """Tell whether an address is this machine or its own network."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


async def healthz(request: Request) -> Response:
    """GET /healthz: whether the database answers."""
    house: House = request.app.state.house
    async with house.engine.connect() as connection:
        await connection.execute(text("select 1"))
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """GET /metrics, for machines of the own network only."""
    house: House = request.app.state.house
    if not is_near(request.client.host if request.client else ""):
        return failure(Problem("server-not-there"), 404)
    return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)
