"""Who may look at a table: the one answer for watching, films, records, forks and previews.

The table itself (its game and options, names, status, clocks, the offer, how it ended) is shown to whoever has its
link, and a table of the lobby is listed for everyone, because joining begins there. What is played at it is not:

- Whoever holds a seat or hosts the table may always look on; others as the table's watching says.
- Until the end nobody sees more of a game with secrets than the seats they hold do; a host sees what a spectator does.
- A record and a fork hold everything, so they need the right to the film with everything revealed.
- Previews of choices go to whoever holds the seat that acts, and to nobody else.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cavale.engine.core.state import SPECTATOR
from cavale.engine.eyes import REVEALED
from cavale.engine.text import Problem
from cavale.server.people import People, Person
from cavale.server.tables import Table

MOST_KEYS: Final = 32  # that are tried for one request, since each takes time


class Denied(Problem):
    """Something that only others may do."""


class Visitor(NamedTuple):
    """Somebody who asks for something of a table: the seats they hold, and whether they host it."""

    seats: frozenset[int]
    host: bool


def visitor(people: People, table: Table, keys: Sequence[str], host: str, person: Person | None) -> Visitor:
    """Return what keys, the host's key and a cookie make of somebody; keys that open nothing are passed over."""
    tried = keys[:MOST_KEYS]
    seats = [
        number
        for number, seat in enumerate(table.seats)
        if (person is not None and seat.person == person.id) or any(people.same(key, seat.key) for key in tried)
    ]
    return Visitor(frozenset(seats), hosts(people, table, host, person))


def hosts(people: People, table: Table, host: str, person: Person | None) -> bool:
    """Tell whether somebody hosts a table: by the host's key, or by the cookie of who made it."""
    return people.same(host, table.host) or (person is not None and table.owner == person.id)


def check_watching(table: Table, who: Visitor) -> None:
    """Refuse whoever may not look on now."""
    if who.seats or who.host or table.watching == "on":
        return
    if table.watching == "off":
        raise Denied("server-watching-off")
    if table.status != "over":
        raise Denied("server-watching-end")


def check_eyes(table: Table, eyes: int, who: Visitor) -> None:
    """Refuse whoever may not look with some eyes: a seat's, a spectator's, or those to which everything is revealed."""
    if eyes not in (SPECTATOR, REVEALED, *range(len(table.seats))):
        raise Problem("server-no-seat")
    check_watching(table, who)
    if table.hides and table.status != "over" and eyes != SPECTATOR and eyes not in who.seats:
        raise Denied("server-secret")
