"""Hints: how a seat stands and what it might do, thought from what it sees, where the table allows it."""

from dataclasses import replace
from typing import Final

import structlog

from cavale.bots.advice import Advice as Thought
from cavale.bots.advice import percent
from cavale.engine.text import Problem
from cavale.server.bots import question
from cavale.server.delivery import letter
from cavale.server.house import House
from cavale.server.messages import Advice, Done, Hint
from cavale.server.pending_hints import Asker, PendingHint
from cavale.server.seats import Guest
from cavale.server.tables import Table
from cavale.server.telling import announce
from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim, NoAnswer, Unwanted

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
    seat, settings, asker = table.seats[request.seat], house.settings, Asker(guest, request)
    if table.used(request.key, request.seat) and not (seat.advised and seat.advised[0] == table.moment):
        guest.outbox.put(letter(Done(request.key)))  # a key is no second hint, when things stand otherwise
        return
    check_hint(house, table, request.seat)
    if seat.advised and seat.advised[0] == table.moment:
        asker.tell(seat.advised[1])
    elif hint := house.pending_hints.find(table, request.seat):
        hint.askers.append(asker)
    else:
        client = guest.outbox.socket.client
        hint = PendingHint(table, asker, client.host if client else "")
        house.pending_hints.add(hint)
        asked = question(table, request.seat, seed=len(table.match.entries))
        asked = replace(asked, iterations=settings.hint_iterations, seconds=settings.hint_seconds)
        house.spawn(give_hint(house, hint, asked))


async def give_hint(house: House, hint: PendingHint, asked: Question) -> None:
    """Think, and tell everyone who asked; or say why not."""
    problem = Problem("server-trouble")
    try:
        await think_and_tell(house, hint, asked)
    except Unwanted:
        problem = Problem("server-stale")
    except NoAnswer:
        problem = Problem("server-hint-failed")
    except Problem as why:
        problem = why
    except Exception:
        LOG.exception("hint failed")
    else:
        return
    finally:
        house.pending_hints.remove(hint)
    for asker in hint.askers:
        asker.refuse(problem)


async def think_and_tell(house: House, hint: PendingHint, asked: Question) -> None:
    """Think, count the hint, and tell everyone who asked, if things still stand as they did."""
    found = await house.bots.advise(asked, Claim(hint.address, hint=True, wanted=hint.is_wanted))
    async with house.table(hint.table.id) as table:
        if table is not hint.table or table.moment != hint.moment:
            raise Problem("server-stale")
        seat, advice = table.seats[hint.seat], said(table, hint.seat, found)
        seat.advised = hint.moment, advice
        keys = [asker.request.key for asker in hint.askers]
        if not any(table.used(key, hint.seat) for key in keys):
            seat.hints += 1
        for key in keys:
            if not table.used(key, hint.seat):
                table.remember(key, hint.seat)
        await table.keep(seats=[hint.seat])
        announce(table)
        for asker in hint.askers:
            asker.tell(advice)


def said(table: Table, number: int, found: Thought) -> Advice:
    """Return a thought as it is told: nobody is ever quite sure."""
    return Advice(number, len(table.match.entries), percent(found.chance), found.move, found.reason)
