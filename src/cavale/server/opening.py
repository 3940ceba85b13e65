"""New tables: from a wish, a record, a fork, or as a rematch."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cavale.engine.match import Match
from cavale.engine.record import LONGEST, read
from cavale.engine.replay import replay
from cavale.engine.text import Problem
from cavale.games import all_games, find_game
from cavale.server.bots import check_bot
from cavale.server.delivery import encode
from cavale.server.house import House
from cavale.server.keeper import Write
from cavale.server.messages import ClockWish, ForkWish, SeatKey, SeatWish, TableMade, TableWish
from cavale.server.people import Person, clean_name, new_code, new_id, new_key
from cavale.server.restoring import MOST_ENTRIES, written
from cavale.server.seats import Seat
from cavale.server.storage import ADD_ENTRY, ADD_SEAT, ADD_TABLE, SITTING
from cavale.server.tables import Table
from cavale.server.telling import news

LONGEST_CLOCK = 60 * 86_400  # seconds
LONGEST_OPTION = 2_000  # letters


class Opening:
    """A table that is being made."""

    def __init__(
        self, house: House, match: Match, wishes: tuple[SeatWish, ...], person: Person | None, address: str
    ) -> None:
        self.house = house
        self.address = address  # from which it is made
        self.match = match
        self.id = new_id()
        self.host = new_key()
        self.keys: list[SeatKey] = []
        self.seats = [self.seat(number, wish, person) for number, wish in enumerate(wishes)]
        now = time.time()
        self.row: dict[str, Any] = {
            "id": self.id,
            "game": match.game.name,
            "rules": match.game.version,
            "options": encode(match.options.texts()),
            "position": match.position,
            "status": "waiting",
            "end": "",
            "draft": "[]",
            "offer": "",
            "watching": "on",
            "lobby": False,
            "chat": True,
            "hints": all(wish.kind != "open" for wish in wishes),
            "clock": encode(ClockWish()),
            "left": "[]",
            "host": house.people.digest(self.host),
            "owner": person.id if person else "",
            "next_table": "",
            "created": now,
            "touched": now,
        }

    def seat(self, number: int, wish: SeatWish, person: Person | None) -> Seat:
        """Return a seat as it is wished for, and note what opens it; a bot's seat has a key as well, for later."""
        people = self.house.people
        code = new_code()
        key = people.key_of(code)
        self.keys.append(SeatKey(number, key, code))
        bot = check_bot(wish.name) if wish.kind == "bot" else ""
        name = clean_name(wish.name or (person.name if person else "")) if wish.kind == "person" else ""
        owner = person.id if person and wish.kind == "person" else ""
        return Seat(wish.kind, name, bot, False, False, people.digest(key), people.digest(code), owner)

    async def open(self, others: Sequence[Write] = ()) -> TableMade:
        """Store the table with the entries it begins with, all or nothing with other writes, and let it start."""
        seats = [
            {"table_id": self.id, "number": number, **{name: getattr(seat, name) for name in SITTING}}
            for number, seat in enumerate(self.seats)
        ]
        lines = [written(self.match.line_of(entry)) for entry in self.match.entries]
        entries = [
            {"table_id": self.id, "seq": seq, "line": line, "key": None, "at": self.row["created"]}
            for seq, line in enumerate(lines, 1)
        ]
        writes: list[Write] = [*others, (ADD_TABLE, self.row), *((ADD_SEAT, seat) for seat in seats)]
        writes += [(ADD_ENTRY, entry) for entry in entries]
        await self.house.keeper.keep(writes)
        self.house.metrics.made.inc()
        settings = self.house.settings
        table = Table(self.row, seats, entries, (), self.house.keeper, settings.now, settings.seed)
        self.house.bots.shares.note(self.id, self.address)
        self.house.welcome(table)
        async with self.house.table(self.id):
            table.start()
            await table.keep()
            news(table)
            self.house.nudge(table)
        taken = [key for key in self.keys if self.seats[key.seat].kind != "bot"]
        return TableMade(self.id, self.host, tuple(taken))


def new_table(house: House, wish: TableWish, person: Person | None, address: str) -> Opening:
    """Return a table as somebody wishes it."""
    game = find_game(wish.game)
    if any(len(value) > LONGEST_OPTION or not value.isprintable() or " " in value for value in wish.options.values()):
        raise Problem("server-option")
    options = game.choose(len(wish.seats), wish.preset or None, wish.options)
    opening = Opening(house, Match(game, len(wish.seats), options), wish.seats, person, address)
    clock, least = wish.clock, 0 if wish.clock.pace == "none" else 1
    if not (least <= clock.seconds <= LONGEST_CLOCK and 0 <= clock.gain <= LONGEST_CLOCK):
        raise Problem("server-clock")
    opening.row.update(watching=wish.watching, lobby=wish.lobby, chat=wish.chat, clock=encode(clock))
    if wish.hints is not None:
        opening.row["hints"] = wish.hints
    return opening


def forked_table(house: House, match: Match, wish: ForkWish, person: Person | None, address: str) -> Opening:
    """Return a table that begins as a match stood after so many entries."""
    if len(wish.seats) != match.players:
        raise Problem("server-seats", count=match.players)
    return Opening(house, match.fork(wish.at), wish.seats, person, address)


def recorded_table(house: House, data: bytes, person: Person | None, address: str) -> Opening:
    """Return a table at which the match of a record was played."""
    if len(data) > LONGEST:
        raise Problem("server-too-large")
    record = read(data)
    if len(record.lines) > MOST_ENTRIES:
        raise Problem("server-too-large")
    match = replay(record, all_games())
    opening = Opening(house, match, tuple(SeatWish("open") for _ in match.names), person, address)
    for seat, name in zip(opening.seats, match.names, strict=True):
        seat.name = name[:200]
    opening.row.update(status="over", end=match.end())
    return opening


def rematch(house: House, table: Table, further: int) -> Opening:
    """Return a table for the same people, each so many seats further; their links and codes open it as well."""
    count = len(table.seats)
    match, address = Match(table.game, count, table.match.options), house.bots.shares.makers.get(table.id, "")
    opening = Opening(house, match, (SeatWish("open"),) * count, None, address)
    for number in range(count):
        seat = table.seats[number - further]
        bot = seat.kind == "bot" and not seat.name
        opening.seats[number] = replace(
            seat, kind="bot" if bot else "person" if seat.name else "open", lost=False, hints=0, advised=None
        )
    opening.keys = []
    opening.row.update(
        watching=table.watching,
        lobby=False,
        chat=table.chat,
        hints=table.hints,
        clock=encode(table.clock.wish),
        host=table.host,
        owner=table.owner,
    )
    return opening
