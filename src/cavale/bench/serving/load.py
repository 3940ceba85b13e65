"""Tables under load: at each, four connections, one of which moves as soon as it may or at a steady pace."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from cavale.bench.serving.lines import Line, open_line

SEATS: Final = 4
TOGETHER: Final = 50  # tables that are opened at once
LAST_ANSWERS: Final = 10.0  # seconds for what is still under way when time is up


class Standing(NamedTuple):
    """How a table stands, as far as a load generator cares."""

    moment: int  # goes up with every move
    actor: int  # whose turn it is, less than 0 if nobody's
    moves: tuple[int, ...]  # what the reader may play


class Dialect(Protocol):
    """How to talk to a kind of server."""

    def make(self, port: int, count: int) -> list[list[str]]:
        """Make so many tables; return where the seats of each connect to."""

    def think(self, port: int, count: int) -> list[str]:
        """Make so many tables of bots that wait for one person; return where that one connects to; [] if none can."""

    def thoughts(self, port: int) -> int:
        """Return how often bots have moved so far."""

    def read(self, message: bytes) -> Standing | None:
        """Return what a message says of the table; None if nothing."""

    def reply(self, path: str, message: bytes) -> bytes | None:
        """Return what a seat answers to a message that says nothing of the table; None if nothing."""

    def move(self, path: str, standing: Standing) -> bytes:
        """Return the message that makes a move."""


@dataclass
class Tally:
    """What was measured."""

    latencies: list[float] = field(default_factory=list)  # seconds from a move until all four know of it
    seconds: float = 0.0
    unanswered: int = 0


class LoadedTable:
    """Four connections at one table."""

    def __init__(self, dialect: Dialect, paths: list[str]) -> None:
        self.dialect = dialect
        self.paths = paths
        self.lines: list[Line] = []
        self.standings = [Standing(-1, -1, ())] * SEATS
        self.behind = SEATS  # seats that do not know of the last move
        self.moment = -1  # when it was made
        self.sent = 0.0
        self.moves = 0  # made so far
        self.tally = Tally()  # of this table's moves, once somebody counts
        self.pace = 0.0  # seconds between moves; 0: at once; less: no more moves
        self.ready = asyncio.Event()

    async def connect(self, port: int) -> None:
        """Sit down at all four seats, and wait until each knows how things stand."""
        for seat, path in enumerate(self.paths):
            self.lines.append(await open_line(port, path, partial(self.hear, seat)))
        await asyncio.wait_for(self.ready.wait(), LAST_ANSWERS * 6)

    def hear(self, seat: int, line: Line, message: bytes) -> None:
        """Take note of a message; when all four know of a move, it is done."""
        standing = self.dialect.read(message)
        if standing is None:
            if reply := self.dialect.reply(self.paths[seat], message):
                line.send(reply)
            return
        new = self.standings[seat].moment <= self.moment < standing.moment
        self.standings[seat] = standing
        if new:
            self.behind -= 1
            if self.behind == 0:
                self.done()

    def done(self) -> None:
        """Count a move that everyone knows of, and see to the next one."""
        if self.moment < 0:
            self.ready.set()
            return
        self.moves += 1
        took = perf_counter() - self.sent
        self.tally.latencies.append(took)
        if self.pace == 0:
            self.go()
        elif self.pace > 0:
            asyncio.get_running_loop().call_later(max(0.0, self.pace - took), self.go)

    def go(self) -> None:
        """Move, if it is anybody's turn and no move is under way."""
        actor = self.standings[0].actor
        if self.behind > 0 or self.pace < 0 or actor < 0:
            return
        standing = self.standings[actor]
        self.moment = standing.moment
        self.behind = SEATS
        self.sent = perf_counter()
        self.lines[actor].send(self.dialect.move(self.paths[actor], standing))

    def close(self) -> None:
        """Leave."""
        for line in self.lines:
            line.transport.abort()


class Thinkers:
    """Bots at tables of their own; at each, one person whose moves set them thinking, or who lets them wait."""

    def __init__(self, dialect: Dialect, paths: list[str]) -> None:
        self.dialect = dialect
        self.paths = paths
        self.lines: list[Line] = []
        self.standings: dict[str, Standing] = {}
        self.seat = 0  # of the person
        self.thinking = False

    async def connect(self, port: int) -> None:
        """Sit down at each table."""
        for path in self.paths:
            self.lines.append(await open_line(port, path, partial(self.hear, path)))

    def hear(self, path: str, line: Line, message: bytes) -> None:
        """Answer the bots at once, if they are to think on."""
        if standing := self.dialect.read(message):
            self.standings[path] = standing
            if self.thinking:
                self.answer(path, line)

    def answer(self, path: str, line: Line) -> None:
        """Move, if that is what the bots wait for."""
        standing = self.standings.get(path)
        if standing and standing.actor == self.seat:
            line.send(self.dialect.move(path, standing))

    def think(self) -> None:
        """Set all of them thinking, until they are told to stop."""
        self.thinking = True
        for path, line in zip(self.paths, self.lines, strict=True):
            self.answer(path, line)

    async def stop(self) -> None:
        """Let them wait, once each has come to its end."""
        self.thinking = False
        until = perf_counter() + LAST_ANSWERS
        while perf_counter() < until and any(0 <= each.actor != self.seat for each in self.standings.values()):
            await asyncio.sleep(0.05)

    def close(self) -> None:
        """Leave."""
        for line in self.lines:
            line.transport.abort()


async def open_tables(dialect: Dialect, port: int, count: int) -> list[LoadedTable]:
    """Return so many tables, all seats taken."""
    paths = await asyncio.to_thread(dialect.make, port, count)
    tables = [LoadedTable(dialect, each) for each in paths]
    for first in range(0, count, TOGETHER):
        await asyncio.gather(*(table.connect(port) for table in tables[first : first + TOGETHER]))
    return tables


async def load(tables: list[LoadedTable], seconds: float, pace: float, warm: float) -> Tally:
    """Let all tables play for some seconds, after some that do not count; return what was measured."""
    tally = Tally()
    for number, table in enumerate(tables):
        table.pace = pace
        asyncio.get_running_loop().call_later(pace * number / len(tables), table.go)  # spread over the pace
    await asyncio.sleep(max(warm, pace))
    for table in tables:
        table.tally = tally
    started = perf_counter()
    await asyncio.sleep(seconds)
    tally.seconds = perf_counter() - started
    counted = list(tally.latencies)
    for table in tables:
        table.pace = -1.0
        table.tally = Tally()
    until = perf_counter() + LAST_ANSWERS
    while perf_counter() < until and any(table.behind > 0 for table in tables):
        await asyncio.sleep(0.05)
    return Tally(counted, tally.seconds, sum(table.behind > 0 for table in tables))
