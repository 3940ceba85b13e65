"""A report as tables in words."""

from collections.abc import Callable
from math import floor, log10

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from cavale.bench.measure import Spread
from cavale.bench.report import Ours, Report, Row
from cavale.bench.search import Report as SearchReport
from cavale.engine.text import Text

DIGITS = 3  # more are noise


class Words:
    """Says messages and figures in the reader's language."""

    def __init__(self, say: Callable[[Text], str]) -> None:
        self.say = say
        self.thousands, self.decimal = (say(Text(f"bench-{mark}")) for mark in ("thousands", "decimal"))

    def __call__(self, name: str, **args: int | str) -> str:
        """Return the message `bench-NAME`."""
        return self.say(Text(f"bench-{name}", args))

    def number(self, written: str) -> str:
        """Return a number as the language writes it."""
        return "".join({",": self.thousands, ".": self.decimal}.get(char, char) for char in written)

    def figure(self, value: float) -> str:
        """Return a figure with as many digits as mean something."""
        behind = DIGITS - 1 - floor(log10(value)) if value > 0 else 0
        return self.number(f"{round(value, behind):,.{max(behind, 0)}f}")

    def ends(self, each: Spread) -> str:
        """Return from where to where a figure goes."""
        return f"{self.figure(each.low)}–{self.figure(each.high)}"

    def times(self, each: Spread) -> str:
        """Return a ratio and its ends."""
        return self("times", median=self.figure(each.median), ends=self.ends(each))


def tables(report: Report, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show, one below the other."""
    words = Words(say)
    shown: list[RenderableType] = [
        Styled(words("compiled" if report.compiled else "plain", python=report.python, machine=report.machine), "bold"),
        words("how", repeat=report.repeat, seconds=words.number(f"{report.seconds:.3g}")),
        "",
        speeds(report, words),
    ]
    for each in report.ours:
        shown += ["", title(report, each, words), *comparison(report, each, words)]
    if report.missing:
        shown += ["", words("missing", missing=", ".join(report.missing))]
    return shown


def searches(report: SearchReport, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show of a run of searches, one below the other."""
    words = Words(say)
    table = Table(box=None, pad_edge=False)
    table.add_column(words("searches"), no_wrap=True)
    for column in ("moves-per-second", "iterations-per-second", "moves-per-iteration", "nodes", "depth"):
        table.add_column(words(column), justify="right")
    for row in report.rows:
        rate = Styled(words.figure(row.moves_per_second.median), "cyan")
        figures = words.figure(row.iterations_per_second.median), words.figure(row.moves_per_iteration)
        tree = ["–" if number is None else words.number(f"{number:,}") for number in (row.nodes, row.depth)]
        table.add_row(row.name, rate, *figures, *tree)
    return [
        Styled(words("compiled" if report.compiled else "plain", python=report.python, machine=report.machine), "bold"),
        words("how", repeat=report.repeat, seconds=words.number(f"{report.seconds:.3g}")),
        words("search-how", iterations=report.iterations),
        "",
        table,
        *(
            words("search-ratio", one=each.one, other=each.other, times=words.times(each.times))
            for each in report.ratios
        ),
    ]


def speeds(report: Report, words: Words) -> Table:
    """Return how fast everyone plays."""
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    table.add_column(words("contender"), overflow="fold")
    for column in ("moves-per-second", "ends", "games-per-second", "moves-per-game"):
        table.add_column(words(column), justify="right")
    for each in report.ours:
        table.add_row(title(report, each, words))
        for how, row in (
            ("driven", each.driven),
            ("loop", each.loop),
            ("native", each.native),
            ("match", each.match),
        ):
            if row is not None:
                add_speed(table, f"  {words(how)}", row, words)
    if report.peers:
        table.add_row(Styled(words("peers"), "bold"))
    for row in report.peers:
        add_speed(table, f"  {row.name}", row, words)
    return table


def add_speed(table: Table, name: str, row: Row, words: Words) -> None:
    """Add one contender's line."""
    each = row.moves_per_second
    figures = (row.games_per_second.median, row.moves_per_game)
    table.add_row(name, Styled(words.figure(each.median), "cyan"), words.ends(each), *map(words.figure, figures))


def title(report: Report, each: Ours, words: Words) -> Styled:
    """Return a game and its number of players, and if it alone is not compiled."""
    kind = "game-plain" if report.compiled and not each.compiled else "game"
    return Styled(words(kind, game=each.game, players=each.players), "bold")


def comparison(report: Report, each: Ours, words: Words) -> list[RenderableType]:
    """Return how long a game's copies take, and how it compares: its two ways, and each of them with the peers."""
    took = each.copy_nanoseconds
    times = {(found.one, found.other): words.times(found.times) for found in each.ratios}
    shown: list[RenderableType] = [
        words("copy", median=words.figure(took.median), ends=words.ends(took)),
        words("loop-to-driven", times=times[each.loop.name, each.driven.name]),
    ]
    if each.native:
        shown.append(words("loop-to-native", times=times[each.loop.name, each.native.name]))
    if not report.peers:
        return shown
    table = Table(box=None, pad_edge=False)
    table.add_column(words("compared"), overflow="fold")
    for how in ("driven", "loop"):
        table.add_column(words(how), justify="right")
    for peer in report.peers:
        table.add_row(peer.name, *(times[one.name, peer.name] for one in (each.driven, each.loop)))
    return [*shown, table]
