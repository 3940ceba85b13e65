"""HTTP: looking back at a match, as a film, a record or a fork.

All of them take time for a long match. They are made in a thread from a snapshot, so that no move waits for them.
"""

import asyncio
import re
from dataclasses import replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cavale.engine.eyes import REVEALED
from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.server.access import Visitor, check_eyes, visitor
from cavale.server.api import TooMuch, address_of, body_of, house_of, may_make, person_of, remember, wish_of
from cavale.server.delivery import film, reply
from cavale.server.messages import ForkWish
from cavale.server.opening import forked_table, recorded_table
from cavale.server.people import COOKIE, token_of
from cavale.server.tables import Table

SEAT: Final = re.compile(r"-?[0-9]{1,3}", re.ASCII)


def visitor_of(request: Request, table: Table) -> Visitor:
    """Return who asks: by keys in the query, a program's token, or the cookie."""
    people, asked = house_of(request).people, request.query_params
    keys = [*asked.getlist("key"), token_of(request.headers)]
    return visitor(people, table, keys, asked.get("host", ""), people.read(request.cookies.get(COOKIE)))


def eyes_of(request: Request) -> int:
    """Return with whose eyes somebody wants to look: -3 for a spectator's, -1 for everything revealed."""
    text = request.query_params.get("seat", str(REVEALED))
    if not SEAT.fullmatch(text):
        raise Problem("server-no-seat")
    return int(text)


def snapshot(table: Table) -> Match:
    """Return a match with the same entries, which stays as it is when the table plays on; its state is not played."""
    match = table.match
    copy = Match(match.game, match.players, match.options, names=table.names(), position=match.position)
    copy.entries = list(match.entries)
    return copy


def may_look(request: Request) -> None:
    """Refuse an address that asks for too much that takes time."""
    if not house_of(request).looking.take(address_of(request)):
        raise TooMuch("server-too-fast")


async def show_record(request: Request) -> Response:
    """GET /api/tables/{table}/record?key=&host=."""
    async with house_of(request).table(request.path_params["table"]) as table:
        check_eyes(table, REVEALED, visitor_of(request, table))
        may_look(request)
        match, end = snapshot(table), table.match.end()
    text = await asyncio.to_thread(written, match, end)
    name = f'attachment; filename="{table.game.name}-{table.id}.record"'
    return Response(text, headers={"content-disposition": name}, media_type="text/plain")


def written(match: Match, end: str) -> str:
    """Return a match as the text of a record."""
    return replace(match.record(), end=end).write()


async def show_film(request: Request) -> Response:
    """GET /api/tables/{table}/film?seat=&key=&host=."""
    eyes = eyes_of(request)
    async with house_of(request).table(request.path_params["table"]) as table:
        check_eyes(table, eyes, visitor_of(request, table))
        may_look(request)
        match, end = snapshot(table), table.end
    return await asyncio.to_thread(filmed, match, eyes, end)


def filmed(match: Match, eyes: int, end: str) -> Response:
    """Return the answer that holds a film; for a long match, writing it takes as long as making it."""
    return reply(film(match, eyes, end))


async def load_record(request: Request) -> Response:
    """POST /api/records."""
    may_make(request)
    body, person = await body_of(request), person_of(request)
    opening = await asyncio.to_thread(recorded_table, house_of(request), body, person, address_of(request))
    return reply(await opening.open(), 201)


async def fork_table(request: Request) -> Response:
    """POST /api/tables/{table}/fork?key=&host=: a fork holds all moves, so it needs the right to see them.

    It replays the match, so it counts as a look before that work, and as a new table only if there is one to make.
    """
    house = house_of(request)
    wish = await wish_of(request, ForkWish)
    person = person_of(request, next((seat.name for seat in wish.seats if seat.kind == "person"), ""))
    async with house.table(request.path_params["table"]) as table:
        check_eyes(table, REVEALED, visitor_of(request, table))
        may_look(request)
        match = snapshot(table)
    opening = await asyncio.to_thread(forked_table, house, match, wish, person, address_of(request))
    may_make(request)
    return remember(request, reply(await opening.open(), 201), person)
