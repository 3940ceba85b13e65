"""HTTP: making, finding and joining tables."""

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cavale.engine.text import Problem
from cavale.server.access import Denied, hosts
from cavale.server.delivery import reply, table_info
from cavale.server.hearing import UNREADABLE
from cavale.server.house import House
from cavale.server.lobby import open_tables
from cavale.server.messages import HostWish, JoinWish, TableWish
from cavale.server.opening import new_table
from cavale.server.people import COOKIE, Person, clean_name, new_person, token_of, written_code
from cavale.server.seating import join, manage

Wish = TypeVar("Wish")


class TooMuch(Problem):
    """More than one address may ask for."""


def house_of(request: Request) -> House:
    """Return the house that serves a request."""
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


async def body_of(request: Request) -> bytes:
    """Return what was sent, if it is not too much."""
    most = house_of(request).settings.body_size
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Problem("server-too-large")
    return bytes(body)


async def wish_of(request: Request, kind: type[Wish]) -> Wish:
    """Return what is wished for."""
    try:
        return msgspec.json.decode(await body_of(request), type=kind)
    except msgspec.DecodeError as error:
        raise Problem("server-wish", reason=str(error)[:200]) from None
    except UNREADABLE:
        raise Problem("server-rubbish") from None


def person_of(request: Request, name: str = "") -> Person:
    """Return who asks: by the cookie, with a new name if one is given; or somebody new."""
    known = house_of(request).people.read(request.cookies.get(COOKIE))
    if known is None:
        return new_person(clean_name(name) if name else "")
    return Person(known.id, clean_name(name)) if name else known


def remember(request: Request, response: Response, person: Person) -> Response:
    """Give somebody the cookie by which this browser is known."""
    house = house_of(request)
    safe = request.url.scheme == "https" or house.settings.public_url.startswith("https:")
    cookie = house.people.sign(person)
    response.set_cookie(COOKIE, cookie, max_age=365 * 86_400, httponly=True, samesite="lax", secure=safe)
    return response


def may_make(request: Request) -> None:
    """Refuse whoever makes too many tables."""
    if not house_of(request).making.take(address_of(request)):
        raise TooMuch("server-too-many-tables")


async def make_table(request: Request) -> Response:
    """POST /api/tables."""
    wish = await wish_of(request, TableWish)
    person = person_of(request, next((seat.name for seat in wish.seats if seat.kind == "person"), ""))
    opening = new_table(house_of(request), wish, person, address_of(request))
    may_make(request)
    return remember(request, reply(await opening.open(), 201), person)


async def show_table(request: Request) -> Response:
    """GET /api/tables/{table}."""
    async with house_of(request).table(request.path_params["table"]) as table:
        return reply(table_info(table))


async def join_table(request: Request) -> Response:
    """POST /api/tables/{table}/join, or /api/join with a code alone; a program sends its token as a header."""
    house = house_of(request)
    wish, token = await wish_of(request, JoinWish), token_of(request.headers)
    if token:
        wish = JoinWish(wish.name, token)
    name = request.path_params.get("table")
    try:
        if name is None:
            found = await house.storage.by_code(house.people.digest(written_code(wish.code))) if wish.code else None
            if found is None:
                raise Denied("server-wrong-key")
            name = found[0]
        person = None if token else person_of(request, wish.name)
        async with house.table(name) as table:
            seat = await join(house, table, wish, person)
    except Problem as problem:
        if problem.text.key == "server-wrong-key":
            if not house.guessing.take(address_of(request)):
                raise TooMuch("server-too-fast") from None
            raise Denied("server-wrong-key") from None
        raise
    response = reply(seat, location=f"/t/{name}")
    return remember(request, response, person) if person else response


async def host_table(request: Request) -> Response:
    """POST /api/tables/{table}/host."""
    house = house_of(request)
    wish = await wish_of(request, HostWish)
    person = None if wish.host else house.people.read(request.cookies.get(COOKIE))
    async with house.table(request.path_params["table"]) as table:
        if not hosts(house.people, table, wish.host, person):
            raise Denied("server-wrong-key")
        return reply(await manage(house, table, wish))


async def lobby(request: Request) -> Response:
    """GET /api/lobby."""
    return reply(await open_tables(house_of(request).storage))
