"""A report as tables in words."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from cavale.arena.ladder import Ladder
from cavale.arena.report import Report
from cavale.arena.words import Words
from cavale.engine.game import Game
from cavale.engine.text import Text


def tables(report: Report, game: Game, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show, one below the other."""
    words = Words(game, say)
    terms = report.terms
    colours = [say(Text(f"colour-{seat}")) for seat in game.seats[: terms.players]]
    shown: list[RenderableType] = [
        Styled(words("title", game=words.game(), players=terms.players, games=report.games, seed=terms.seed), "bold"),
        "",
        strengths(report, words),
        "",
        by_seat(report, colours, words),
        "",
    ]
    if len(report.standings) > 2:
        shown += [duels(report, words), ""]
    length = report.length
    return [
        *shown,
        words("length", mean=words.number(length.mean, 0), shortest=length.shortest, longest=length.longest),
        words("endings"),
        endings(report, words),
        words("how-fixed" if terms.fixed else "how"),
    ]


def ladder_tables(ladder: Ladder, game: Game, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return a ladder, and what its figures mean."""
    words = Words(game, say)
    sought = any(each.sought for each in ladder.rungs)
    table = columns(words, "step", "wins", *(["sought"] if sought else []), "places", "ahead", "sure")
    for each in ladder.rungs:
        asked = [] if not sought else ["–" if each.sought is None else words.share(each.sought, 0)]
        table.add_row(
            words("step-of", upper=each.upper, lower=each.lower),
            Styled(words.rate(each.wins), "red" if each.missed else "cyan"),
            *asked,
            f"{words.number(each.place, 2)} / {words.number(each.place_below, 2)}",
            Styled(words.rate(each.ahead, 0), "cyan" if each.stronger else "red"),
            words("yes" if each.stronger else "no"),
        )
    title = words(
        "ladder-title", game=words.game(), players=ladder.players, games=ladder.rungs[0].games, seed=ladder.seed
    )
    return [Styled(title, "bold"), "", table, "", words("ladder-how")]


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


def endings(report: Report, words: Words) -> Table:
    """Return how often games ended how, as the game tells it."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(justify="right")
    for name, ending in report.endings.items():
        table.add_row(str(ending.games), words.ending(name, ending))
    return table


def columns(words: Words, first: str, *others: str) -> Table:
    """Return a table without lines, its figures to the right."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words(first), overflow="fold")
    for other in others:
        table.add_column(words(other), justify="left" if other == "of" else "right")
    return table
