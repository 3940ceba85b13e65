"""HTTP: making, finding and joining tables, and looking back."""

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cavale.engine.core.state import SPECTATOR
from cavale.engine.eyes import REVEALED
from cavale.engine.text import Problem
from cavale.server.delivery import film, reply, table_info
from cavale.server.house import House
from cavale.server.lobby import open_tables
from cavale.server.messages import ForkWish, HostWish, JoinWish, TableWish
from cavale.server.opening import forked_table, new_table, recorded_table
from cavale.server.people import COOKIE, Person, clean_name, new_person, token_of, written_code
from cavale.server.seating import join, manage
from cavale.server.tables import Table

Wish = TypeVar("Wish")


class Denied(Problem):
    """Something that only others may do."""


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
    opening = new_table(house_of(request), wish, person)
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
    person = house.people.read(request.cookies.get(COOKIE))
    async with house.table(request.path_params["table"]) as table:
        owner = person is not None and table.owner == person.id and not wish.host
        if not owner and not house.people.same(wish.host, table.host):
            raise Denied("server-wrong-key")
        return reply(await manage(house, table, wish))


async def lobby(request: Request) -> Response:
    """GET /api/lobby."""
    return reply(await open_tables(house_of(request).storage))


def held_seats(request: Request, table: Table) -> set[int]:
    """Return the seats that somebody holds by keys or by the cookie."""
    people, keys = house_of(request).people, [*request.query_params.getlist("key"), token_of(request.headers)]
    person = people.read(request.cookies.get(COOKIE))
    return {
        number
        for number, seat in enumerate(table.seats)
        if (person is not None and seat.person == person.id) or any(people.same(key, seat.key) for key in keys)
    }


async def show_record(request: Request) -> Response:
    """GET /api/tables/{table}/record."""
    async with house_of(request).table(request.path_params["table"]) as table:
        check_eyes(table, REVEALED, held_seats(request, table))
        name = f'attachment; filename="{table.game.name}-{table.id}.record"'
        return Response(table.record(), headers={"content-disposition": name}, media_type="text/plain")


async def show_film(request: Request) -> Response:
    """GET /api/tables/{table}/film?seat=&key=."""
    try:
        seat = int(request.query_params.get("seat", str(REVEALED)))
    except ValueError:
        raise Problem("server-no-seat") from None
    async with house_of(request).table(request.path_params["table"]) as table:
        check_eyes(table, seat, held_seats(request, table))
        if not house_of(request).looking.take(address_of(request)):
            raise TooMuch("server-too-fast")
        table.match.names = table.names()
        return reply(await asyncio.to_thread(film, table.match, seat, table.end))


def check_eyes(table: Table, seat: int, held: set[int]) -> None:
    """Refuse eyes that may not see a film: of seats, their own; of everything, only when there is nothing to hide."""
    if seat not in (SPECTATOR, REVEALED, *range(len(table.seats))):
        raise Problem("server-no-seat")
    if table.watching == "off" and not held:
        raise Denied("server-watching-off")
    if table.status == "over" or seat in held:
        return
    if table.watching == "end" and not held:
        raise Denied("server-watching-end")
    if seat != SPECTATOR and table.game.view.hides(table.match.options):
        raise Denied("server-secret")


async def load_record(request: Request) -> Response:
    """POST /api/records."""
    may_make(request)
    body, person = await body_of(request), person_of(request)
    opening = await asyncio.to_thread(recorded_table, house_of(request), body, person)
    return reply(await opening.open(), 201)


async def fork_table(request: Request) -> Response:
    """POST /api/tables/{table}/fork."""
    house = house_of(request)
    wish = await wish_of(request, ForkWish)
    person = person_of(request, next((seat.name for seat in wish.seats if seat.kind == "person"), ""))
    async with house.table(request.path_params["table"]) as table:
        opening = forked_table(house, table, wish, person)
    may_make(request)
    return remember(request, reply(await opening.open(), 201), person)
