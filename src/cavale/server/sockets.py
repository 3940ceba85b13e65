"""One WebSocket a table: who may come in, and as whom."""

from contextlib import suppress
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from cavale.engine.text import Problem
from cavale.server.access import check_watching, hosts, visitor
from cavale.server.delivery import failure
from cavale.server.hearing import Ear
from cavale.server.house import House
from cavale.server.outbox import Outbox
from cavale.server.people import COOKIE, token_of
from cavale.server.seats import Guest
from cavale.server.settings import Settings
from cavale.server.tables import Table
from cavale.server.telling import announce, welcome

CODES = {"server-no-table": 4404, "server-storage": 1012, "server-trouble": 1012}  # of 1012 browsers try again


def own_origin(headers: Headers, settings: Settings) -> bool:
    """Tell whether a request comes from our own page, or from no page at all, or from a program.

    Raises `Problem` if it says nothing that could be an origin.
    """
    origin = headers.get("origin")
    if origin is None or token_of(headers):
        return True
    ours = {headers.get("host", ""), urlsplit(settings.public_url).netloc} - {""}
    try:
        return urlsplit(origin).netloc in ours
    except ValueError:  # such as http://[
        raise Problem("server-origin-broken") from None


async def table_socket(socket: WebSocket) -> None:
    """Let somebody play or look on, until they leave."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
    try:
        own = own_origin(socket.headers, house.settings)
    except Problem as problem:
        await socket.send_denial_response(failure(problem, 400))
        return
    if not own or not may_enter(house, address):
        await socket.close()  # before accepting: a plain 403
        return
    house.metrics.sockets.inc()
    try:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            await sit(house, socket)
    finally:
        house.metrics.sockets.dec()
        house.doors.leave(address)


def may_enter(house: House, address: str) -> bool:
    """Let a connection in if its address has not too many, nor opens them too fast."""
    return house.arriving.take(address) and house.doors.enter(address)


async def sit(house: House, socket: WebSocket) -> None:
    """Bring somebody to the table, and listen to them."""
    settings = house.settings
    drop = house.metrics.dropped.labels("slow").inc
    outbox = Outbox(socket, settings.unread, drop)
    name = str(socket.path_params["table"])
    try:
        async with house.table(name) as table:
            guest = admit(house, table, socket, outbox)
            since = socket.query_params.get("since", "")
            welcome(table, guest, int(since) if since.isascii() and since.isdigit() and len(since) < 7 else 0)
            house.nudge(table)
            announce(table)
    except Problem as problem:
        outbox.part(problem, CODES.get(problem.text.key, 4403))
        await outbox.finish()
        return
    try:
        await listen(socket, Ear(house, table, guest))
    finally:
        with suppress(Problem):
            async with house.table(name) as table:
                table.guests.discard(guest)
                announce(table)


def admit(house: House, table: Table, socket: WebSocket, outbox: Outbox) -> Guest:
    """Return who it is: the seats their keys or their cookie open; or raise `Problem`."""
    asked, people = socket.query_params, house.people
    if token := token_of(socket.headers):
        return admit_program(house, table, token, outbox, asked.get("form") != "scene")
    person = people.read(socket.cookies.get(COOKIE))
    keys = asked.getlist("key")[: len(table.seats)]
    for key in keys:
        fitting = [number for number, seat in enumerate(table.seats) if people.same(key, seat.key)]
        if not fitting:
            raise Problem("server-wrong-key")
        if any(table.seats[number].program for number in fitting):
            raise Problem("server-seat-program")
    host = asked.get("host", "")
    if host and not hosts(people, table, host, None):
        raise Problem("server-wrong-key")
    who = visitor(people, table, keys, host, person if "mine" in asked else None)
    check_watching(table, who)
    guest = Guest(outbox, tuple(sorted(who.seats)), who.host, person.name if person else "")
    table.guests.add(guest)
    return guest


def admit_program(house: House, table: Table, token: str, outbox: Outbox, text: bool) -> Guest:
    """Return the program that took a seat with its token, which opens this and nothing else; or raise `Problem`."""
    for number, seat in enumerate(table.seats):
        if house.people.same(token, seat.key):
            if not seat.program:
                raise Problem("server-join-first" if seat.kind == "open" else "server-seat-person")
            guest = Guest(outbox, (number,), False, seat.name, text)
            table.guests.add(guest)
            return guest
    raise Problem("server-wrong-key")


async def listen(socket: WebSocket, ear: Ear) -> None:
    """Let requests be heard until somebody leaves; the first ones may have come before anyone heard."""
    ear.line.hear = ear.hear
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        ear.hear((message.get("text") or "").encode() or message.get("bytes") or b"")
