"""Hints: how a seat stands and what it might do, thought from what it sees, where the table allows it."""

from dataclasses import replace
from typing import Final

import structlog

from cavale.bots.advice import Advice as Thought
from cavale.bots.advice import percent
from cavale.engine.text import Problem
from cavale.server.bots import question
from cavale.server.delivery import letter, refused
from cavale.server.house import House
from cavale.server.messages import Advice, Done, Hint
from cavale.server.seats import Guest
from cavale.server.tables import Table
from cavale.server.telling import announce
from cavale.server.thinking import Question

LOG: Final = structlog.get_logger("cavale")


def check_hint(house: House, table: Table, number: int) -> None:
    """Refuse hints where there are none, and to those who ask for too many."""
    if not table.hints:
        raise Problem("server-hints-off")
    if table.status != "playing":
        raise Problem("server-not-begun" if table.status == "waiting" else "server-over")
    seat = table.seats[number]
    if seat.program or seat.kind != "person":
        raise Problem("server-program-plays" if seat.program else "server-bot-plays")
    if not house.advising.take(f"{table.id} {number}"):
        raise Problem("server-too-fast")


def ask_adviser(house: House, table: Table, guest: Guest, request: Hint) -> None:
    """Let an adviser think on the side of how things stand now; at the same moment it says the same."""
    seat, settings = table.seats[request.seat], house.settings
    used = table.used(request.key, request.seat)
    if used and not (seat.advised and seat.advised[0] == table.moment):
        guest.outbox.put(letter(Done(request.key)))  # a key is no second hint, when things stand otherwise
        return
    check_hint(house, table, request.seat)
    if seat.advised and seat.advised[0] == table.moment:
        tell_hint(guest, request, seat.advised[1])
        return
    asked = question(table, request.seat, seed=len(table.match.entries))
    asked = replace(asked, iterations=settings.hint_iterations, seconds=settings.hint_seconds)
    house.spawn(give_hint(house, table.id, table.moment, asked, guest, request))


async def give_hint(house: House, name: str, moment: int, asked: Question, guest: Guest, request: Hint) -> None:
    """Think, count the hint, and tell whoever asked; or say why not."""
    try:
        found = await house.bots.advise(asked)
        async with house.table(name) as table:
            if table.moment != moment:
                raise Problem("server-stale")
            seat, advice = table.seats[request.seat], said(table, request.seat, found)
            seat.advised = moment, advice
            if not table.used(request.key, request.seat):
                seat.hints += 1
                table.remember(request.key, request.seat)
            await table.keep(seats=[request.seat])
            announce(table)
            tell_hint(guest, request, advice)
    except Problem as problem:
        guest.outbox.put(letter(refused(request.key, problem)))
    except Exception:
        LOG.exception("hint failed")
        guest.outbox.put(letter(refused(request.key, Problem("server-trouble"))))


def tell_hint(guest: Guest, request: Hint, advice: Advice) -> None:
    """Tell whoever asked."""
    guest.outbox.put(letter(advice))
    guest.outbox.put(letter(Done(request.key)))


def said(table: Table, number: int, found: Thought) -> Advice:
    """Return a thought as it is told: nobody is ever quite sure."""
    return Advice(number, len(table.match.entries), percent(found.chance), found.move, found.reason)
