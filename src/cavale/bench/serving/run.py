"""A run of `cavale bench server`: everyone does the same work, one after the other."""

import asyncio
import platform
from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import median
from time import perf_counter
from typing import Final

import msgspec
import uvloop

from cavale.bench.measure import Spread, spread
from cavale.bench.serving.load import SEATS, Dialect, LoadedTable, Tally, Thinkers, load, open_tables
from cavale.bench.serving.rivals import Contestant, Running, ours, peers, started
from cavale.engine.game import Game
from cavale.engine.text import Problem

PACE: Final = 1.0  # seconds between moves of a table, when not at full speed
WARM: Final = 1.0
TURNS: Final = 5  # with and without bots that think; of the figures the middle ones: a disk that stumbles is no bot
BOTS_START: Final = 30.0  # at most, until as many have moved
MOST_TABLES: Final = 2_000
MOST_SECONDS: Final = 120
MOST_REPEAT: Final = 20
MOST_BOTS: Final = 64


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds from a move until all four at the table know of it."""

    p50: float
    p99: float


class Beside(msgspec.Struct, frozen=True):
    """A move a second and table while bots think, and while they do not, in turn."""

    without: Latency
    while_thinking: Latency
    times: Spread  # the one p99 as a multiple of the other
    thoughts: int  # moves that bots chose meanwhile
    unanswered: int  # of the tables beside them


class Row(msgspec.Struct, frozen=True):
    """How one server did with so many tables: at full speed, and at a move a second and table."""

    name: str
    tables: int
    moves_per_second: float
    full: Latency
    paced: Latency
    processor_microseconds: float  # a move at full speed; 0 where the system does not tell
    connection_kilobytes: float  # for each that is idle, its share of the table included
    unanswered: int  # moves of which not everyone came to know
    bots: Beside | None = None  # if they were asked to think


class Report(msgspec.Struct, frozen=True):
    """A whole run; of several repetitions, the median of each figure."""

    python: str
    machine: str
    seconds: float
    repeat: int
    rows: tuple[Row, ...]

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


class Run:
    """Who takes part, with how many tables, for how long."""

    def __init__(
        self, game: Game, tables: Sequence[int], with_peers: bool, seconds: float, repeat: int, bots: int = 0
    ) -> None:
        game.check_players(SEATS)
        if not all(0 < count <= MOST_TABLES for count in tables):
            raise Problem("bench-tables", most=MOST_TABLES)
        if not 0 < seconds <= MOST_SECONDS:
            raise Problem("bench-seconds", seconds=f"{seconds:g}", most=MOST_SECONDS)
        if not 1 <= repeat <= MOST_REPEAT:
            raise Problem("bench-repeat", repeat=repeat, most=MOST_REPEAT)
        if not 0 <= bots <= MOST_BOTS:
            raise Problem("bench-bots", most=MOST_BOTS)
        self.bots = bots
        self.tables = tables
        self.seconds = seconds
        self.repeat = repeat
        self.contestants = [ours(game), *(peers() if with_peers else [])]

    @property
    def parts(self) -> int:
        """How many parts a run has."""
        return len(self.tables) * len(self.contestants) * self.repeat

    def go(self, progress: Callable[[str], None] = lambda name: None) -> Report:
        """Let everyone take turns, and report."""
        raise_file_limit(max(self.tables) * SEATS)
        rows: dict[tuple[int, str], list[Row]] = {}
        for _ in range(self.repeat):
            for count in self.tables:
                for contestant in self.contestants:
                    row = uvloop.run(trial(contestant, count, self.seconds, self.bots))
                    rows.setdefault((count, contestant.name), []).append(row)
                    progress(contestant.name)
        machine = f"{platform.system()} {platform.machine()}"
        found = tuple(middle(each) for each in rows.values())
        return Report(platform.python_version(), machine, self.seconds, self.repeat, found)


async def trial(contestant: Contestant, count: int, seconds: float, bots: int) -> Row:
    """Measure one server with so many tables: idle, at a steady pace, also while bots think, and at full speed."""
    with started(contestant) as server:
        empty, dialect = server.memory(), contestant.dialect()
        tables = await open_tables(dialect, server.port, count)
        try:
            await asyncio.sleep(WARM)
            idle = (server.memory() - empty) / count / SEATS / 1024
            paced = await load(tables, seconds, PACE, WARM)
            beside = await beside_bots(contestant.name, dialect, server.port, tables, seconds, bots) if bots else None
            full, processor = await counted(server, tables, seconds)
        finally:
            for table in tables:
                table.close()
    return Row(
        name=contestant.name,
        tables=count,
        moves_per_second=len(full.latencies) / full.seconds,
        full=latency(full, contestant.name),
        paced=latency(paced, contestant.name),
        processor_microseconds=processor,
        connection_kilobytes=idle,
        unanswered=paced.unanswered + full.unanswered + (beside.unanswered if beside else 0),
        bots=beside,
    )


async def beside_bots(
    name: str, dialect: Dialect, port: int, tables: list[LoadedTable], seconds: float, bots: int
) -> Beside | None:
    """Return the latencies at a steady pace without and with bots that think, in turn; None if none can."""
    without: list[Latency] = []
    beside: list[Latency] = []
    thoughts = unanswered = 0
    for _ in range(TURNS):
        calm = await load(tables, seconds, PACE, WARM)
        if not (paths := await asyncio.to_thread(dialect.think, port, bots)):
            return None
        thinkers = Thinkers(dialect, paths)
        try:
            await thinkers.connect(port)
            thinkers.think()
            before = await all_thinking(dialect, port, bots)
            busy = await load(tables, seconds, PACE, WARM)
            await thinkers.stop()  # what is thought just now counts as well: on a busy machine it may be all there is
            thoughts += await asyncio.to_thread(dialect.thoughts, port) - before
        finally:
            thinkers.close()
        without.append(latency(calm, name))
        beside.append(latency(busy, name))
        unanswered += calm.unanswered + busy.unanswered
    usual, then = middle_of(without), middle_of(beside)
    return Beside(usual, then, spread([then.p99 / usual.p99]), thoughts, unanswered)


async def all_thinking(dialect: Dialect, port: int, bots: int) -> int:
    """Wait until so many bots have moved, for their processes have to start; return how often they have by then."""
    begun = thoughts = await asyncio.to_thread(dialect.thoughts, port)
    until = perf_counter() + BOTS_START
    while thoughts < begun + bots and perf_counter() < until:
        await asyncio.sleep(0.1)
        thoughts = await asyncio.to_thread(dialect.thoughts, port)
    return thoughts


async def counted(server: Running, tables: list[LoadedTable], seconds: float) -> tuple[Tally, float]:
    """Return what full speed came to, and the microseconds of processor time that each move took."""
    before, moves = server.processor(), sum(table.moves for table in tables)
    tally = await load(tables, seconds, 0.0, WARM)
    made = sum(table.moves for table in tables) - moves
    return tally, (server.processor() - before) / max(1, made) * 1e6


def latency(tally: Tally, name: str) -> Latency:
    """Return the middle and the slow end of what was measured; `Problem` if that was nothing."""
    if not tally.latencies:
        raise Problem("bench-no-moves", name=name)
    ordered = sorted(tally.latencies)
    return Latency(*(ordered[int(len(ordered) * part)] * 1000 for part in (0.5, 0.99)))


def middle(rows: list[Row]) -> Row:
    """Return the median of each figure."""

    def mid(figure: Callable[[Row], float]) -> float:
        return median(map(figure, rows))

    return Row(
        name=rows[0].name,
        tables=rows[0].tables,
        moves_per_second=mid(lambda row: row.moves_per_second),
        full=middle_of([row.full for row in rows]),
        paced=middle_of([row.paced for row in rows]),
        processor_microseconds=mid(lambda row: row.processor_microseconds),
        connection_kilobytes=mid(lambda row: row.connection_kilobytes),
        unanswered=sum(row.unanswered for row in rows),
        bots=middle_beside([row.bots for row in rows if row.bots]),
    )


def middle_of(latencies: list[Latency]) -> Latency:
    """Return the medians of latencies."""
    return Latency(median([each.p50 for each in latencies]), median([each.p99 for each in latencies]))


def middle_beside(found: list[Beside]) -> Beside | None:
    """Return the medians of what was measured beside bots, and how far apart the ratios were; None if nothing was."""
    if not found:
        return None
    return Beside(
        middle_of([each.without for each in found]),
        middle_of([each.while_thinking for each in found]),
        spread([each.times.median for each in found]),
        sum(each.thoughts for each in found),
        sum(each.unanswered for each in found),
    )


def raise_file_limit(connections: int) -> None:
    """Let this process and those it starts open enough connections."""
    with suppress(ImportError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        needed = connections + 200
        if soft < needed and (hard == resource.RLIM_INFINITY or needed <= hard):
            resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
        elif soft < needed:
            raise Problem("bench-files", needed=needed, most=hard)
