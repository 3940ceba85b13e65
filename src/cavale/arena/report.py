"""What came out, as figures."""

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from math import ceil, log10, sqrt
from typing import Final

import msgspec

from cavale.arena.plan import Terms
from cavale.arena.play import Result, share
from cavale.arena.rating import SURE, Rating, ratings

BARS: Final = 25  # of the picture of lengths, at most


class Rate(msgspec.Struct, frozen=True):
    """How often something went well, and between which ends it would in the long run (Wilson, 95 %)."""

    tries: int
    rate: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    wins: Rate  # a win that is shared counts for each winner's share
    by_seat: tuple[Rate | None, ...]  # none where it never sat
    mean_place: float
    rating: Rating
    milliseconds: float  # of processor time a choice


class Duel(msgspec.Struct, frozen=True):
    """How often one bot came before another at the same table, ties counting half."""

    one: str
    other: str
    ahead: Rate


class Bar(msgspec.Struct, frozen=True):
    """How many games have so many moves: from `low` to less than `high`."""

    low: int
    high: int
    games: int


class Length(msgspec.Struct, frozen=True):
    """Moves a game, chance's included."""

    mean: float
    median: float
    shortest: int
    longest: int
    histogram: tuple[Bar, ...]


class Ending(msgspec.Struct, frozen=True):
    """One of a game's endings: in how many games it came, and how many won then at most."""

    games: int
    winners: int


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    terms: Terms
    games: int
    standings: tuple[Standing, ...]  # the highest rating first
    duels: tuple[Duel, ...]
    seats: tuple[Rate, ...]  # wins of each seat, whoever sat there
    length: Length
    endings: dict[str, Ending]  # the most frequent first

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"


def make_report(results: Sequence[Result], terms: Terms) -> Report:
    """Return the figures of all games of a plan, in its order."""
    rated = ratings(results)
    names = sorted(rated, key=lambda bot: -rated[bot].mu)
    return Report(
        terms,
        len(results),
        tuple(standing(bot, results, rated[bot]) for bot in names),
        tuple(duels(results, names)),
        tuple(rate([share(result, seat) for result in results]) for seat in range(terms.players)),
        length([result.moves for result in results]),
        endings(results),
    )


def standing(bot: str, results: Sequence[Result], rating: Rating) -> Standing:
    """Return how a bot did."""
    held = [(result, seat) for result in results for seat, name in enumerate(result.fixture.bots) if name == bot]
    seats = range(len(results[0].fixture.bots))
    choices = sum(result.choices[seat] for result, seat in held)
    return Standing(
        bot,
        rate([share(result, seat) for result, seat in held]),
        tuple(
            rate(shares) if (shares := [share(*each) for each in held if each[1] == seat]) else None for seat in seats
        ),
        statistics.mean(result.places[seat] for result, seat in held),
        rating,
        1000 * sum(result.seconds[seat] for result, seat in held) / max(choices, 1),
    )


def duels(results: Sequence[Result], names: Sequence[str]) -> Iterator[Duel]:
    """Give every pair of bots that met."""
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            yield Duel(one, other, rate(ahead(results, one, other)))


def ahead(results: Sequence[Result], one: str, other: str) -> list[float]:
    """Return, for all pairs of their seats at the same table, whether one came before the other."""
    return [
        0.5 if mine == its else float(mine < its)
        for result in results
        for mine in places(result, one)
        for its in places(result, other)
    ]


def places(result: Result, bot: str) -> list[int]:
    """Return the places that a bot came to, once for each seat it had."""
    return [place for place, name in zip(result.places, result.fixture.bots, strict=True) if name == bot]


def endings(results: Sequence[Result]) -> dict[str, Ending]:
    """Return how games ended."""
    winners: defaultdict[str, list[int]] = defaultdict(list)
    for result in results:
        winners[result.ending].append(result.places.count(1))
    often = sorted(winners.items(), key=lambda each: -len(each[1]))
    return {ending: Ending(len(counts), max(counts)) for ending, counts in often}


def length(moves: Sequence[int]) -> Length:
    """Return how long games are."""
    least, most = min(moves), max(moves)
    width = round_width((most - least + 1) / BARS)
    counts = Counter(each // width for each in moves)
    bars = (Bar(n * width, (n + 1) * width, counts[n]) for n in range(least // width, most // width + 1))
    return Length(statistics.mean(moves), statistics.median(moves), least, most, tuple(bars))


def round_width(least: float) -> int:
    """Return the next of 1, 2, 5, 10, 20, 50…"""
    power = int(10 ** max(0, ceil(log10(least)) - 1))
    return next(each * power for each in (1, 2, 5, 10) if each * power >= least)


def rate(shares: Sequence[float]) -> Rate:
    """Return how often something went well, with Wilson's interval."""
    tries = len(shares)
    mean = sum(shares) / tries
    square = SURE * SURE / tries
    middle = (mean + square / 2) / (1 + square)
    reach = SURE * sqrt(mean * (1 - mean) / tries + square / tries / 4) / (1 + square)
    return Rate(tries, mean, max(0.0, middle - reach), min(1.0, middle + reach))
