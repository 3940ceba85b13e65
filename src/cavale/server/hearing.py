"""What somebody at a table asks for: one request after the other, not too many, answered once it is carried out."""

from collections import deque
from functools import partial
from typing import Final

import msgspec
import structlog

from cavale.engine.text import Problem
from cavale.server.delivery import letter, refused
from cavale.server.house import House
from cavale.server.limits import Bucket
from cavale.server.messages import Done, Hint, Ping, Pong, ToServer
from cavale.server.requests import Change, Request, carry_out, follow_up
from cavale.server.seats import Guest
from cavale.server.tables import Table

LOG: Final = structlog.get_logger("cavale")
DECODER: Final = msgspec.json.Decoder(ToServer)
# What decoding raises: the second for keys that are no UTF-8, the third for lists in lists in lists
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
STRIKES: Final = 100  # refusals of a flood before the line is cut
MOST_WAITING: Final = 8  # requests that came before the last one was answered; no more are read then
LONGEST_KEY: Final = 64


class Ear:
    """Hears one guest; works by calls and without a task, for that would cost as much as a move does."""

    def __init__(self, house: House, table: Table, guest: Guest) -> None:
        settings = house.settings
        self.house = house
        self.table = table
        self.guest = guest
        self.line = guest.outbox.line
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once, settings.now)
        self.strikes = 0
        self.busy = False  # with a request that is not answered yet
        self.waiting: deque[bytes] = deque()

    def hear(self, message: bytes) -> None:
        """Attend to a request; one that comes too soon waits, and if too many do the line is not read."""
        if not self.busy:
            self.attend(message)
            return
        self.waiting.append(message)
        if len(self.waiting) == MOST_WAITING:
            self.line.transport.pause_reading()

    def attend(self, message: bytes) -> None:
        """Begin with a request: read it, and wait for the table."""
        self.busy = True
        key = ""
        try:
            if not self.bucket.take():
                self.strikes += 1
                raise Problem("server-too-fast")
            request = DECODER.decode(message)
            if not isinstance(request, Ping):
                key = request.key[:LONGEST_KEY]
                if not 0 < len(request.key) <= LONGEST_KEY or not request.key.isprintable():
                    raise Problem("server-key")
                self.table.turns.take(partial(self.carry_out, request))
                return
            self.guest.outbox.put(letter(Pong()))
        except UNREADABLE:
            self.refuse(key, Problem("server-rubbish"))
        except Problem as problem:
            self.refuse(key, problem)
        except Exception:
            LOG.exception("request failed")
            self.refuse(key, Problem("server-trouble"))
        self.go_on()

    def carry_out(self, request: Request) -> None:
        """Carry out a request, now that it has the turn; what it changes is stored before anyone is told."""
        try:
            change = carry_out(self.house, self.table, self.guest, request)
            if change is not None:
                self.table.store(partial(self.stored, request, change), change.seats)
                return
            if not isinstance(request, Hint):  # which is answered when it is thought
                self.guest.outbox.put(letter(Done(request.key)))
        except Problem as problem:
            self.refuse(request.key, problem)
        except Exception:
            self.fail(request)
        self.leave()

    def stored(self, request: Request, change: Change, problem: Problem | None) -> None:
        """Tell everyone what was stored, and whoever asked that it was."""
        try:
            if problem is None:
                follow_up(self.house, self.table, change, self.guest, letter(Done(request.key)))
            else:
                self.refuse(request.key, problem)
        except Exception:
            self.fail(request)
        self.leave()

    def fail(self, request: Request) -> None:
        """Give up a table of which nobody knows in what state it is: it is read again."""
        LOG.exception("request failed")
        self.table.fail()
        self.refuse(request.key, Problem("server-trouble"))

    def leave(self) -> None:
        """Let others have the table."""
        if self.table.broken:
            self.house.forget(self.table)
        self.table.turns.leave()
        self.go_on()

    def go_on(self) -> None:
        """Attend to the next request; hang up on a flood."""
        if self.strikes > STRIKES and not self.guest.outbox.code:
            self.house.metrics.dropped.labels("flood").inc()
            self.guest.outbox.part(Problem("server-too-fast"), 4429)
        if self.guest.outbox.code:  # nobody is there any more: stay busy for ever
            self.waiting.clear()
        elif self.waiting:
            if len(self.waiting) == MOST_WAITING:
                self.line.transport.resume_reading()
            self.line.loop.call_soon(self.attend, self.waiting.popleft())
        else:
            self.busy = False

    def refuse(self, key: str, problem: Problem) -> None:
        """Say why something was not carried out."""
        self.house.metrics.refused.inc()
        self.guest.outbox.put(letter(refused(key, problem)))
