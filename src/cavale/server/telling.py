"""Telling those at a table what they may know, after it is stored."""

from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import TakeBack
from cavale.engine.story import Chapter, chapters, continued
from cavale.engine.text import Text
from cavale.server.delivery import Sights, hello, in_text, letter, previews, table_info
from cavale.server.messages import Notice
from cavale.server.seats import Guest
from cavale.server.tables import Table


def news(table: Table) -> list[Chapter]:
    """Return what was stored since this was last asked, in chapters."""
    first, match = table.stored, table.match
    if first == len(match.entries):
        return []
    fresh = match.entries[first:]
    if any(isinstance(entry, TakeBack) for entry in fresh):
        new = list(chapters(match, first))
    else:
        new = continued(table.stood, fresh, first + 1)
    table.stored, table.stood = len(match.entries), new[-1].after
    return new


def tell(table: Table, asker: Guest | None = None, answer: bytes = b"") -> None:
    """Tell everyone how things stand and what is new; a choice within an action only whose it is.

    Whoever asked for it gets an answer with it: each call of the system costs more than a letter.
    """
    new = news(table)
    sights = Sights(table, new, begins=bool(new) and new[0].number == 1)
    actor, before = table.actor, table.pictures
    table.pictures = {} if new else dict(before)
    for guest in table.guests:
        letters = []
        for seat in guest.seats or (SPECTATOR,):
            if not new and seat != actor:
                continue
            if guest.text:
                letters.append(letter(in_text(table, seat, new)))
                continue
            letters.append(sights.letter(seat, before.get(seat)))
            table.pictures[seat] = sights.lasting(seat)
            if seat == actor:
                table.glances.add(table)
        if len(letters) > 1:
            letters = list(dict.fromkeys(letters))  # one letter may be for several seats
        if guest is asker:
            letters.append(answer)
        if letters:
            guest.outbox.put(b"".join(letters))


def announce(table: Table) -> None:
    """Tell everyone about the table itself."""
    if table.guests:
        info = letter(table_info(table))
        for guest in table.guests:
            guest.outbox.put(info)


def notify(table: Table, text: Text) -> None:
    """Tell everyone at the table who has a screen, and whoever comes before a person plays on."""
    table.notice = text
    notice = letter(Notice(text))
    for guest in table.guests:
        if not guest.text:
            guest.outbox.put(notice)


def welcome(table: Table, guest: Guest, since: int) -> None:
    """Tell somebody who comes, or comes back, how things stand and what they missed."""
    new = list(chapters(table.match, min(since, len(table.match.entries))))
    guest.outbox.put(letter(hello(table, guest.seats, guest.host)))
    guest.outbox.put(letter(table_info(table)))
    seats = guest.seats or (SPECTATOR,)
    if guest.text:
        for seat in seats:
            guest.outbox.put(letter(in_text(table, seat, new)))
        return
    missed = Sights(table, new)
    for seat in seats:
        table.pictures.pop(seat, None)  # not everyone has the same one: next time all get a whole one
    for message in dict.fromkeys([missed.letter(seat) for seat in seats]):
        guest.outbox.put(message)
    if table.actor in guest.seats:
        guest.outbox.put(letter(previews(table)))
    if table.notice is not None:
        guest.outbox.put(letter(Notice(table.notice)))
