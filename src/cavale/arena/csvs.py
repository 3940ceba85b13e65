"""What came out, as tables for programs: the figures, and every game."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO

from cavale.arena.ladder import Ladder
from cavale.arena.play import Result
from cavale.arena.report import Rate, Report

Cells = tuple[object, ...]


def figures(report: Report, seats: Sequence[str]) -> str:
    """Return all figures, one a line: of which bot, in which seat, against whom."""
    return written(("figure", "bot", "seat", "other", "games", "value", "low", "high"), figure_rows(report, seats))


def figure_rows(report: Report, seats: Sequence[str]) -> Iterator[Cells]:
    """Give the figures; what has no interval has no ends."""
    for each in report.standings:
        bot, rating = each.bot, each.rating
        yield "rating", bot, "", "", each.wins.tries, rating.mu, rating.low, rating.high
        yield "wins", bot, "", "", *cells(each.wins)
        for seat, wins in zip(seats, each.by_seat, strict=True):
            if wins is not None:
                yield "wins", bot, seat, "", *cells(wins)
        yield "place", bot, "", "", each.wins.tries, each.mean_place, "", ""
        yield "milliseconds", bot, "", "", each.wins.tries, each.milliseconds, "", ""
    for duel in report.duels:
        yield "ahead", duel.one, "", duel.other, *cells(duel.ahead)
    for seat, wins in zip(seats, report.seats, strict=True):
        yield "wins", "", seat, "", *cells(wins)
    length = report.length
    for name in ("mean", "median", "shortest", "longest"):
        yield f"length {name}", "", "", "", report.games, getattr(length, name), "", ""
    for bar in length.histogram:
        yield f"length {bar.low}–{bar.high - 1}", "", "", "", bar.games, bar.games / report.games, "", ""
    for name, ending in report.endings.items():
        yield f"ending {name}", "", "", "", ending.games, ending.games / report.games, "", ""


def cells(rate: Rate) -> Cells:
    """Return a rate as the last cells of a line."""
    return rate.tries, rate.rate, rate.low, rate.high


def games(results: Iterable[Result]) -> str:
    """Return all games, a line for each seat."""
    columns = ("game", "seed", "seat", "bot", "bot_seed", "place", "ending", "moves", "choices", "seconds")
    return written(columns, (row for result in results for row in game_rows(result)))


def game_rows(result: Result) -> Iterator[Cells]:
    """Give a game, seat by seat."""
    fixture = result.fixture
    for seat, bot in enumerate(fixture.bots):
        how = (result.places[seat], result.ending, result.moves, result.choices[seat], f"{result.seconds[seat]:.6f}")
        yield fixture.number, fixture.seed, seat, bot, fixture.bot_seeds[seat], *how


def ladder(ladder: Ladder) -> str:
    """Return a ladder, a line for each step."""
    wins, ahead = ((f"{name}", f"{name}_low", f"{name}_high") for name in ("wins", "ahead"))
    places, times = ("place", "place_below"), ("milliseconds", "milliseconds_below")
    columns = ("game", "players", "lower", "upper", "games", *wins, "sought", *places, "rounds", *ahead, "stronger")
    return written((*columns, *times), rung_rows(ladder))


def rung_rows(ladder: Ladder) -> Iterator[Cells]:
    """Give the steps."""
    for each in ladder.rungs:
        met = (ladder.game, ladder.players, each.lower, each.upper)
        wins = (*cells(each.wins), each.sought, each.place, each.place_below)
        yield *met, *wins, *cells(each.ahead), each.stronger, each.milliseconds, each.milliseconds_below


def written(columns: Cells, rows: Iterable[Cells]) -> str:
    """Return a table as CSV."""
    table = StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return table.getvalue()
