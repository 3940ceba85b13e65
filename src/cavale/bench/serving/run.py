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

from cavale.bench.serving.load import SEATS, Dialect, LoadedTable, Tally, load, open_tables
from cavale.bench.serving.rivals import Contestant, Running, ours, peers, started
from cavale.engine.game import Game
from cavale.engine.text import Problem

PACE: Final = 1.0  # seconds between moves of a table, when not at full speed
WARM: Final = 1.0
BOTS_START: Final = 30.0  # at most, until each bot has moved once
MOST_TABLES: Final = 2_000
MOST_SECONDS: Final = 120
MOST_REPEAT: Final = 20
MOST_BOTS: Final = 64


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds from a move until all four at the table know of it."""

    p50: float
    p99: float


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
    beside: Latency | None = None  # at a move a second and table while bots think, if they were asked to
    thoughts: int = 0  # moves that bots chose meanwhile


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
    """Measure one server with so many tables: idle, at a steady pace, at full speed, and steady while bots think."""
    with started(contestant) as server:
        empty, dialect = server.memory(), contestant.dialect()
        tables = await open_tables(dialect, server.port, count)
        try:
            await asyncio.sleep(WARM)
            idle = (server.memory() - empty) / count / SEATS / 1024
            paced = await load(tables, seconds, PACE, WARM)
            full, processor = await counted(server, tables, seconds)
            beside, thoughts = await beside_bots(dialect, server.port, tables, seconds, bots)
        finally:
            for table in tables:
                table.close()
    if not paced.latencies or not full.latencies:
        raise Problem("bench-no-moves", name=contestant.name)
    return Row(
        name=contestant.name,
        tables=count,
        moves_per_second=len(full.latencies) / full.seconds,
        full=latency(full),
        paced=latency(paced),
        processor_microseconds=processor,
        connection_kilobytes=idle,
        unanswered=paced.unanswered + full.unanswered,
        beside=beside,
        thoughts=thoughts,
    )


async def beside_bots(
    dialect: Dialect, port: int, tables: list[LoadedTable], seconds: float, bots: int
) -> tuple[Latency | None, int]:
    """Return the latencies at a steady pace while bots think at tables of their own, and how often they moved."""
    if not bots or not await asyncio.to_thread(dialect.think, port, bots):
        return None, 0
    until = perf_counter() + BOTS_START
    while await asyncio.to_thread(dialect.thoughts, port) < bots and perf_counter() < until:
        await asyncio.sleep(0.1)  # their processes have to start
    before = await asyncio.to_thread(dialect.thoughts, port)
    tally = await load(tables, seconds, PACE, WARM)
    return latency(tally), await asyncio.to_thread(dialect.thoughts, port) - before


async def counted(server: Running, tables: list[LoadedTable], seconds: float) -> tuple[Tally, float]:
    """Return what full speed came to, and the microseconds of processor time that each move took."""
    before, moves = server.processor(), sum(table.moves for table in tables)
    tally = await load(tables, seconds, 0.0, WARM)
    made = sum(table.moves for table in tables) - moves
    return tally, (server.processor() - before) / max(1, made) * 1e6


def latency(tally: Tally) -> Latency:
    """Return the middle and the slow end of what was measured."""
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
        full=middle_of([row.full for row in rows]) or rows[0].full,
        paced=middle_of([row.paced for row in rows]) or rows[0].paced,
        processor_microseconds=mid(lambda row: row.processor_microseconds),
        connection_kilobytes=mid(lambda row: row.connection_kilobytes),
        unanswered=sum(row.unanswered for row in rows),
        beside=middle_of([row.beside for row in rows if row.beside]),
        thoughts=sum(row.thoughts for row in rows),
    )


def middle_of(latencies: list[Latency]) -> Latency | None:
    """Return the medians of latencies; None if there are none."""
    if not latencies:
        return None
    return Latency(median([each.p50 for each in latencies]), median([each.p99 for each in latencies]))


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
