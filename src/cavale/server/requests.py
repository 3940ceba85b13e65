"""What can be asked for over a table's socket, and how it is carried out."""

from typing import Final, NamedTuple, TypeAlias

from cavale.engine.core.state import SPECTATOR
from cavale.engine.text import Problem
from cavale.server.delivery import check_touch, letter
from cavale.server.hints import ask_adviser
from cavale.server.house import House
from cavale.server.messages import (
    PHRASES,
    Answer,
    Hint,
    Offer,
    Play,
    Propose,
    Resign,
    Said,
    Say,
    Touch,
    Undo,
)
from cavale.server.restoring import MOST_ENTRIES
from cavale.server.seats import Guest
from cavale.server.tables import Table
from cavale.server.telling import announce, tell

MOST_MOVE: Final = 2**31  # moves are small integers
LONGEST_PATH: Final = 16
LONGEST_TEXT: Final = 300

Request: TypeAlias = Play | Touch | Hint | Undo | Propose | Answer | Resign | Say  # all that has a key


class Change(NamedTuple):
    """What a request changed at a table, apart from the match."""

    seats: list[int]
    before: tuple[object, ...]  # what everyone was told of the table, in so far as it changes with a request
    said: bytes = b""  # to everyone


def carry_out(house: House, table: Table, guest: Guest, request: Request) -> Change | None:
    """Do what is asked for, or raise `Problem`; return what changed, if anything is to be stored and told."""
    if table.broken or guest not in table.guests:
        raise Problem("server-trouble")
    if isinstance(request, Say):
        return say(table, guest, request)
    if request.seat not in guest.seats:
        raise Problem("server-not-your-seat")
    elif isinstance(request, Touch):
        if len(request.path) > LONGEST_PATH:
            raise Problem("server-no-move")
        check_touch(table, request.seat, request.path)
    elif isinstance(request, Hint):
        ask_adviser(house, table, guest, request)
    elif not table.used(request.key, request.seat):
        return act(table, request)
    return None


def act(table: Table, request: Play | Undo | Propose | Answer | Resign) -> Change:
    """Change the table."""
    if table.status != "playing":
        raise Problem("server-not-begun" if table.status == "waiting" else "server-over")
    if table.seats[request.seat].kind != "person":
        raise Problem("server-bot-plays")
    if table.seats[request.seat].program and not isinstance(request, Play | Resign):
        raise Problem("server-program-plays")
    if isinstance(request, Play | Undo) and table.clock.expired() == request.seat:
        raise Problem("server-time-up")
    if len(table.match.entries) >= MOST_ENTRIES and isinstance(request, Play | Undo):
        raise Problem("server-too-long")
    change = Change([], (table.offer, table.status, table.thinking))
    if isinstance(request, Play):
        if request.entries != len(table.match.entries):
            raise Problem("server-stale")
        table.play(request.seat, move_of(table, request.move), request.key)
        table.keys[request.key] = request.seat
        return change
    if isinstance(request, Undo):
        undo(table, request.seat)
    elif isinstance(request, Propose):
        propose(table, Offer("stop", request.seat, agreed=(request.seat,)))
    elif isinstance(request, Answer):
        answer(table, request.seat, request.yes)
    else:
        table.give_up(request.seat)
        change.seats.append(request.seat)
    table.remember(request.key, request.seat)
    return change


def follow_up(house: House, table: Table, change: Change, guest: Guest, done: bytes) -> None:
    """Tell everyone what changed, now that it is stored, and whoever asked for it that it is done."""
    if change.said:
        for other in table.guests:
            other.outbox.put(change.said)
        guest.outbox.put(done)
        return
    house.nudge(table)
    if change.seats or table.clock.on or change.before != (table.offer, table.status, table.thinking):
        tell(table)
        announce(table)
        guest.outbox.put(done)
    else:
        tell(table, guest, done)


def move_of(table: Table, named: int | str) -> int:
    """Return a move that is named by its number or its notation, legal or not."""
    move = table.game.moves.parse(named) if isinstance(named, str) else named
    if move is None or abs(move) > MOST_MOVE:
        raise Problem("server-no-move")
    return move


def undo(table: Table, seat: int) -> None:
    """Take the last choice back if it is free; else ask the others."""
    if table.may_undo(seat):
        table.undo(seat)
    else:
        propose(table, Offer("undo", seat, table.before_last(seat), (seat,)))


def propose(table: Table, offer: Offer) -> None:
    """Lay an offer on the table; bots and programs agree to anything."""
    if table.offer is not None:
        raise Problem("server-offer-there")
    table.offer = offer
    settle(table)


def answer(table: Table, seat: int, yes: bool) -> None:
    """Agree to the offer on the table, or decline it."""
    offer = table.offer
    if offer is None:
        raise Problem("server-no-offer")
    if not yes:
        table.offer = None
    elif seat not in offer.agreed:
        table.offer = Offer(offer.kind, offer.by, offer.to, (*offer.agreed, seat))
        settle(table)


def settle(table: Table) -> None:
    """Carry out an offer as soon as every person agrees."""
    offer = table.offer
    people = {number for number, seat in enumerate(table.seats) if seat.decides}
    if offer is not None and people <= set(offer.agreed):
        if offer.kind == "undo":
            table.go_back(offer.to)
        else:
            table.stop("stopped")


def say(table: Table, guest: Guest, request: Say) -> Change | None:
    """Return what somebody says to everyone, unless it was said before; it is told once its key is stored."""
    if table.used(request.key, *(guest.seats or (SPECTATOR,))):
        return None
    if not table.chat:
        raise Problem("server-chat-off")
    known = request.phrase in PHRASES if request.phrase else bool(request.text)
    if not known or len(request.text) > LONGEST_TEXT:
        raise Problem("server-chat-what")
    seat = guest.seats[0] if guest.seats else SPECTATOR
    name = table.seats[seat].name if guest.seats else guest.name
    said = letter(Said(seat, name, request.phrase, "".join(c for c in request.text if c.isprintable())))
    table.remember(request.key, seat)
    return Change([], (), said)
