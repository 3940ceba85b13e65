"""Who sits where: joining a table, and what its host may do."""

from typing import Final

from cavale.engine.text import Problem
from cavale.server.bots import check_bot
from cavale.server.changes import changes, gist
from cavale.server.hearing import LONGEST_KEY
from cavale.server.house import House
from cavale.server.messages import HostWish, JoinWish, SeatKey, TableMade
from cavale.server.opening import rematch
from cavale.server.people import Person, clean_name, new_code, written_code
from cavale.server.seats import STANDBY, Seat
from cavale.server.tables import Table
from cavale.server.telling import announce, tell

HOST: Final = -4  # who asked, in place of a seat


async def join(house: House, table: Table, wish: JoinWish, person: Person | None) -> SeatKey:
    """Let a person sit, by a key, by a code, or at an open seat of a table in the lobby; or a program, by its token."""
    number = wanted_seat(house, table, wish)
    seat = table.seats[number]
    check_kind(seat, person is None)
    code = written_code(wish.code) or wish.key.partition("-")[0]
    if not (wish.key or wish.code):
        code = new_key_for(house, table, number)
    if seat.kind == "open":
        seat.kind, seat.name, seat.program = "person", clean_name(wish.name), person is None
    seat.person = person.id if person else ""
    table.start()
    table.run_clock()
    await table.keep(seats=[number])
    tell(table)
    house.nudge(table)
    announce(table)
    return SeatKey(number, house.people.key_of(code), code)


def wanted_seat(house: House, table: Table, wish: JoinWish) -> int:
    """Return the seat that somebody may take, or raise `Problem`."""
    people = house.people
    for number, seat in enumerate(table.seats):
        if people.same(wish.key, seat.key) or people.same(written_code(wish.code), seat.code):
            return number
    if wish.key or wish.code:
        raise Problem("server-wrong-key")
    if table.status == "over" or not table.lobby:
        raise Problem("server-by-invitation")
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            return number
    raise Problem("server-full")


def check_kind(seat: Seat, program: bool) -> None:
    """Refuse a program where a person or a bot of the house sits, and a person where a program does."""
    if program and seat.kind != "open" and not seat.program:
        raise Problem("server-seat-person" if seat.name else "server-bot-plays")
    if seat.program and not program:
        raise Problem("server-seat-program")


def new_key_for(house: House, table: Table, number: int, code: str = "") -> str:
    """Give a seat a new code and key, so that the old ones open it no more; return the code."""
    code = code or new_code()
    seat = table.seats[number]
    seat.code, seat.key = house.people.digest(code), house.people.digest(house.people.key_of(code))
    seat.person = ""
    return code


async def manage(house: House, table: Table, wish: HostWish) -> TableMade:
    """Do what a host wishes, once for each key; return the keys that changed, or the table of the rematch."""
    if len(wish.key) > LONGEST_KEY or not wish.key.isprintable():
        raise Problem("server-key")
    if wish.key and table.used(wish.key, HOST):
        return done_before(house, table, wish)
    if not -1 <= wish.seat < len(table.seats):
        raise Problem("server-no-seat")
    if wish.what == "again":
        return await play_again(house, table, wish.key)
    keys: tuple[SeatKey, ...] = ()
    if wish.what == "chat":
        table.chat = wish.on
    elif wish.what == "lobby":
        table.lobby = wish.on
    else:
        if wish.seat < 0:
            raise Problem("server-no-seat")
        if table.status == "over":
            raise Problem("server-over")
        keys = reseat(house, table, wish)
    table.remember(wish.key, HOST)
    await table.keep(seats=[wish.seat] if wish.seat >= 0 else [])
    tell(table)
    house.nudge(table)
    announce(table)
    return TableMade(table.id, wish.host, keys)


def done_before(house: House, table: Table, wish: HostWish) -> TableMade:
    """Answer a wish that is sent again as it was answered: the code of an emptied seat follows from the wish's key."""
    if wish.what == "again":
        return TableMade(table.next_table, "", ())
    keys: tuple[SeatKey, ...] = ()
    if wish.what == "kick" and 0 <= wish.seat < len(table.seats):
        code = kick_code(house, table, wish)
        if house.people.same(code, table.seats[wish.seat].code):  # unless it was emptied again since
            keys = (SeatKey(wish.seat, house.people.key_of(code), code),)
    return TableMade(table.id, wish.host, keys)


def kick_code(house: House, table: Table, wish: HostWish) -> str:
    """Return the new code of a seat that is emptied: it follows from the wish's key, so that it need not be stored."""
    return house.people.code_for(table.id, str(wish.seat), wish.key) if wish.key else new_code()


def reseat(house: House, table: Table, wish: HostWish) -> tuple[SeatKey, ...]:
    """Put a bot on a seat, hand it back, or empty it; return the key of an emptied one."""
    number, seat = wish.seat, table.seats[wish.seat]
    keys: tuple[SeatKey, ...] = ()
    if wish.what == "bot":
        seat.bot = check_bot(wish.bot or seat.bot or STANDBY)
        seat.kind = "bot"
    elif seat.lost:
        raise Problem("server-seat-lost")
    elif wish.what == "person":
        seat.kind = "person" if seat.name else "open"
    else:
        seat.kind, seat.name, seat.program, seat.hints = "open", "", False, 0
        code = new_key_for(house, table, number, kick_code(house, table, wish))
        keys = (SeatKey(number, house.people.key_of(code), code),)
        for guest in [guest for guest in table.guests if number in guest.seats]:
            guest.outbox.part(Problem("server-kicked"), 4403)
            table.guests.discard(guest)
    table.moment += 1
    table.offer = None
    table.start()
    table.run_clock()
    return keys


async def play_again(house: House, table: Table, key: str) -> TableMade:
    """Open the table of the rematch, once; a match that is not over is stopped and begun anew, with the same seats.

    Both tables are written in one transaction: a kill between would leave a rematch that the next wish does not find.
    """
    if not table.next_table:
        further = 1 if table.status == "over" else 0
        if table.status != "over":
            table.stop("unfinished")
        opening = rematch(house, table, further)
        table.next_table = opening.id
        table.remember(key, HOST)
        now = gist(table)
        await opening.open(changes(table, ()))
        table.kept = now
        tell(table)
        announce(table)
    return TableMade(table.next_table, "", ())
