"""The report of `cavale bench server` as tables in words."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table

from cavale.bench.serving.run import Latency, Report, Row
from cavale.bench.show import Words
from cavale.engine.text import Text

COLUMNS = ("server", "tables", "moves-per-second", "full", "paced", "processor", "memory")


def tables(report: Report, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show, one below the other."""
    words = Words(say)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        table.add_column(words(f"serving-{column}"), justify="left" if column == "server" else "right", no_wrap=True)
    for row in report.rows:
        table.add_row(*line(row, words))
    shown: list[RenderableType] = [words("serving-how", seconds=words.figure(report.seconds)), "", table]
    lost = sum(row.unanswered for row in report.rows)
    if lost:
        shown += ["", words("serving-unanswered", count=lost)]
    return [*shown, *comparisons(report, words), *bots(report, words)]


def line(row: Row, words: Words) -> tuple[str, ...]:
    """Return a server's figures."""
    return (
        row.name,
        words.number(f"{row.tables:,}"),
        words.figure(row.moves_per_second),
        ends(row.full, words),
        ends(row.paced, words),
        words.figure(row.processor_microseconds),
        words.figure(row.connection_kilobytes),
    )


def comparisons(report: Report, words: Words) -> list[RenderableType]:
    """Return how many times as many moves our server takes as each other one, and how much sooner all know of them."""
    shown: list[RenderableType] = []
    for own, other in ((own, row) for own in report.rows for row in report.rows if row.tables == own.tables):
        if own.name == report.rows[0].name != other.name:
            times = own.moves_per_second / other.moves_per_second
            sooner = (other.full.p99 / own.full.p99, other.paced.p99 / own.paced.p99)
            shown.append(
                words(
                    "serving-compared",
                    tables=own.tables,
                    other=other.name,
                    times=words.figure(times),
                    full=words.figure(sooner[0]),
                    paced=words.figure(sooner[1]),
                )
            )
    return ["", *shown] if shown else []


def bots(report: Report, words: Words) -> list[RenderableType]:
    """Return how much later all know of a move while bots think."""
    shown: list[RenderableType] = []
    for row in report.rows:
        if row.bots:
            figures = {
                "without": ends(row.bots.without, words),
                "beside": ends(row.bots.while_thinking, words),
                "times": words.times(row.bots.times),
            }
            shown.append(words("serving-beside", tables=row.tables, thoughts=row.bots.thoughts, **figures))
    return ["", *shown] if shown else []


def ends(each: Latency, words: Words) -> str:
    """Return the middle and the slow end."""
    return f"{words.figure(each.p50)} / {words.figure(each.p99)}"
