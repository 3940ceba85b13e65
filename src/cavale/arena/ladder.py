"""A ladder of bots: whether each plays better than the one below, and how sure that is."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from math import atan, cos, pi, sin, sqrt, tan
from statistics import fmean, stdev
from typing import Final, NamedTuple

import msgspec

from cavale.arena.plan import Terms
from cavale.arena.play import Result, share
from cavale.arena.rating import SURE
from cavale.arena.report import Rate, ahead, make_report, rate
from cavale.bots import OPPONENTS
from cavale.engine.text import Problem, shown

EVEN: Final = 0.5  # how often either comes before the other if neither is the stronger


class Step(NamedTuple):
    """Two bots that follow each other on the ladder."""

    lower: str
    upper: str

    def __str__(self) -> str:
        """Return it as it is written."""
        return f"{self.lower}-{self.upper}"


LEVELS: Final = tuple(Step(*pair) for pair in pairwise(OPPONENTS))
SOUGHT: Final = {**dict.fromkeys(LEVELS, 0.65), Step("greedy", LEVELS[-1].upper): 0.85}  # of games of two, to be won


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """How a step came out."""

    lower: str
    upper: str
    games: int
    wins: Rate  # of the upper one: all its seats together, and it has half of them
    sought: float | None  # so many, if that is asked of it
    place: float  # of the upper one, on average
    place_below: float
    ahead: Rate  # how often a seat of the upper one came before one of the lower, ties counting half; tries are rounds
    stronger: bool  # luck alone would hardly do that
    milliseconds: float  # of processor time a choice
    milliseconds_below: float

    @property
    def missed(self) -> bool:
        """Whether it won less often than it should."""
        return self.sought is not None and self.wins.rate < self.sought


class Ladder(msgspec.Struct, frozen=True):
    """All steps of a game, with so many players."""

    cavale: str
    game: str
    rules: int
    options: dict[str, str]
    players: int
    seed: int
    rungs: tuple[Rung, ...]

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"


def make_ladder(terms: Terms, rungs: Sequence[Rung]) -> Ladder:
    """Return steps that were played on the same terms, but for who played."""
    return Ladder(terms.cavale, terms.game, terms.rules, terms.options, terms.players, terms.seed, tuple(rungs))


def chosen_steps(text: str | None, players: int) -> list[Step]:
    """Return the steps that somebody names, such as inmate-veteran,greedy-warden; else those that are sought."""
    if text is None:
        return list(SOUGHT if players == 2 else LEVELS)
    steps = []
    for word in text.split(","):
        lower, _, upper = word.strip().partition("-")
        if not lower or not upper or lower == upper:
            raise Problem("arena-steps", text=shown(word))
        steps.append(Step(lower, upper))
    return steps


def make_rung(step: Step, results: Sequence[Result], terms: Terms) -> Rung:
    """Return the figures of a step's games, which are in the order of their plan."""
    standings = {each.bot: each for each in make_report(results, terms).standings}
    upper, lower = standings[step.upper], standings[step.lower]
    rounds = [list(games) for _, games in groupby(results, lambda result: result.fixture.seed)]
    before = over_rounds([fmean(ahead(games, step.upper, step.lower)) for games in rounds])
    return Rung(
        lower=step.lower,
        upper=step.upper,
        games=len(results),
        wins=rate([won(result, step.upper) for result in results]),
        sought=SOUGHT.get(step) if terms.players == 2 else None,
        place=upper.mean_place,
        place_below=lower.mean_place,
        ahead=before,
        stronger=before.low > EVEN,
        milliseconds=upper.milliseconds,
        milliseconds_below=lower.milliseconds,
    )


def won(result: Result, bot: str) -> float:
    """Return a bot's share of the win, all its seats together."""
    return sum(share(result, seat) for seat, name in enumerate(result.fixture.bots) if name == bot)


def over_rounds(means: Sequence[float]) -> Rate:
    """Return a rate of which each round is one observation: its games have the same chance, and may go alike.

    Student's interval (95 %), for one round more than there are, in which all went the other way round: few rounds that
    happen to be alike are not taken for certainty.
    """
    mean = fmean(means)
    more = [*means, 1 - mean]
    reach = student(len(means)) * stdev(more) / sqrt(len(more))
    return Rate(len(means), mean, max(0.0, fmean(more) - reach), min(1.0, fmean(more) + reach))


def student(freedom: int) -> float:
    """Return how many standard errors to either side 95 of 100 lie within, by Student's distribution."""
    freedom = min(freedom, 1000)  # from there on they are as for ever
    low, high = atan(SURE / sqrt(freedom)), pi / 2
    while high - low > 1e-12:
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < 0.95 else (low, middle)
    return tan(low) * sqrt(freedom)


def within(angle: float, freedom: int) -> float:
    """Return how likely Student's t is within √freedom · tan(angle) to either side."""
    term = sin(angle) * (cos(angle) if freedom % 2 else 1.0)
    total = 0.0
    for each in range(3 if freedom % 2 else 2, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (each - 1) / each
    return (angle + total) * 2 / pi if freedom % 2 else total
