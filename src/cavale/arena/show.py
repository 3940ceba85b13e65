"""A report as tables in words."""

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from cavale.arena.report import Report
from cavale.arena.words import Words
from cavale.engine.text import Text


def tables(report: Report, game: Text, seats: Sequence[str], say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show, one below the other; the game by its name, the seats by their colours."""
    words = Words(say)
    terms = report.terms
    colours = [say(Text(f"colour-{seat}")) for seat in seats[: terms.players]]
    shown: list[RenderableType] = [
        Styled(words("title", game=game, players=terms.players, games=report.games, seed=terms.seed), "bold"),
        "",
        strengths(report, words),
        "",
        by_seat(report, colours, words),
        "",
    ]
    if len(report.standings) > 2:
        shown += [duels(report, words), ""]
    length = report.length
    endings = ", ".join(f"{ending} {count}" for ending, count in report.endings.items())
    return [
        *shown,
        words("length", mean=words.number(length.mean, 0), shortest=length.shortest, longest=length.longest),
        words("endings", endings=endings),
        words("how-fixed" if terms.fixed else "how"),
    ]


def strengths(report: Report, words: Words) -> Table:
    """Return how each bot did."""
    table = columns(words, "bot", "wins", "ends", "place", "rating", "time")
    for each in report.standings:
        table.add_row(
            each.bot,
            Styled(words.percent(each.wins), "cyan"),
            words.ends(each.wins),
            words.number(each.mean_place, 2),
            f"{words.number(each.rating.mu)} ± {words.number(each.rating.high - each.rating.mu)}",
            words("milliseconds", number=words.number(each.milliseconds)),
        )
    return table


def by_seat(report: Report, colours: list[str], words: Words) -> Table:
    """Return how often each bot won in each seat, and whoever sat there."""
    table = columns(words, "by-seat")
    for colour in colours:
        table.add_column(colour, justify="right")
    for each in report.standings:
        table.add_row(each.bot, *map(words.percent, each.by_seat))
    table.add_row(Styled(words("anyone"), "italic"), *map(words.percent, report.seats))
    return table


def duels(report: Report, words: Words) -> Table:
    """Return who came before whom how often."""
    table = columns(words, "ahead", "of", "often", "ends")
    for duel in report.duels:
        table.add_row(duel.one, duel.other, Styled(words.percent(duel.ahead), "cyan"), words.ends(duel.ahead))
    return table


def columns(words: Words, first: str, *others: str) -> Table:
    """Return a table without lines, its figures to the right."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words(first), overflow="fold")
    for other in others:
        table.add_column(words(other), justify="left" if other == "of" else "right")
    return table
