"""A report as tables in words."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from cavale.engine.text import Text
from cavale.training.report import Report


class Words:
    """Says messages and figures in the reader's language."""

    def __init__(self, say: Callable[[Text], str]) -> None:
        self.say = say
        self.decimal = say(Text("train-decimal"))

    def __call__(self, name: str, **args: int | str | Text) -> str:
        """Return the message `train-NAME`."""
        return self.say(Text(f"train-{name}", args))

    def number(self, value: float, form: str) -> str:
        """Return a number as the language writes it."""
        return format(value, form).replace(".", self.decimal)

    def percent(self, part: float) -> str:
        """Return a share of a hundred."""
        return self("percent", number=self.number(100 * part, ".1f"))


def tables(report: Report, game: Text, code: str, say: Callable[[Text], str]) -> list[RenderableType]:
    """Return what to show, one below the other; features by the words of their game."""
    words = Words(say)
    course = report.course
    match = report.match
    return [
        Styled(words("title", game=game, games=course.games, seed=course.seed), "bold"),
        "",
        weights(report, code, words),
        "",
        words(
            "loss",
            moments=report.moments,
            blind=words.number(report.blind, ".4f"),
            before=words.number(report.before, ".4f"),
            after=words.number(report.after, ".4f"),
        ),
        "",
        calibration(report, words),
        "",
        words(
            "match",
            players=course.players[0],
            ahead=course.ahead,
            games=match.tries,
            rate=words.percent(match.rate),
            low=words.percent(match.low),
            high=words.percent(match.high),
        ),
    ]


def weights(report: Report, code: str, words: Words) -> Table:
    """Return what each feature was worth and is worth now."""
    table = columns(words, "feature", "old", "new", "gain")
    for name, old, new in zip(report.course.features, report.course.weights, report.weights, strict=True):
        gain = words.say(Text(f"{code}-feature-{name}"))
        table.add_row(name, words.number(old, ".4g"), Styled(words.number(new, ".4g"), "cyan"), gain)
    return table


def calibration(report: Report, words: Words) -> Table:
    """Return how reckoned chances turned out."""
    table = columns(words, "reckoned", "won", "moments")
    for each in report.bins:
        table.add_row(words.percent(each.reckoned), Styled(words.percent(each.won), "cyan"), str(each.moments))
    return table


def columns(words: Words, first: str, *others: str) -> Table:
    """Return a table without lines, its figures to the right."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words(first), overflow="fold")
    for other in others:
        table.add_column(words(other), justify="left" if other == "gain" else "right")
    return table
