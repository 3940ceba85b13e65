"""What came out, as figures."""

import csv
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from io import StringIO
from math import sqrt
from typing import Final

import msgspec

from cavale.arena.play import Result
from cavale.arena.rating import Rating, ratings

SURE: Final = 1.959964  # standard deviations to either side that 95 of 100 lie within
COLUMNS: Final = ("game", "seed", "seat", "bot", "bot_seed", "place", "ending", "moves", "choices", "seconds")


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
    by_seat: tuple[Rate, ...]
    mean_place: float
    rating: Rating
    milliseconds: float  # of processor time a choice


class Duel(msgspec.Struct, frozen=True):
    """How often one bot came before another at the same table, ties counting half."""

    one: str
    other: str
    ahead: Rate


class Length(msgspec.Struct, frozen=True):
    """Moves a game, chance's included."""

    mean: float
    shortest: int
    longest: int


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    game: str
    preset: str | None
    options: dict[str, str]
    players: int
    games: int
    seed: int
    standings: tuple[Standing, ...]  # the highest rating first
    duels: tuple[Duel, ...]
    seats: tuple[Rate, ...]  # wins of each seat, whoever sat there
    length: Length
    endings: dict[str, int]

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"


def make_report(results: Sequence[Result], seed: int) -> Report:
    """Return the figures of all games of a plan."""
    first = results[0].fixture
    rated = ratings(results)
    names = sorted(rated, key=lambda bot: -rated[bot].mu)
    moves = [result.moves for result in results]
    return Report(
        first.game,
        first.preset,
        first.options,
        len(first.bots),
        len(results),
        seed,
        tuple(standing(bot, results, rated[bot]) for bot in names),
        tuple(duels(results, names)),
        tuple(rate([share(result, seat) for result in results]) for seat in range(len(first.bots))),
        Length(statistics.mean(moves), min(moves), max(moves)),
        dict(Counter(result.ending for result in results).most_common()),
    )


def standing(bot: str, results: Sequence[Result], rating: Rating) -> Standing:
    """Return how a bot did."""
    held = [(result, seat) for result in results for seat, name in enumerate(result.fixture.bots) if name == bot]
    seats = range(len(results[0].fixture.bots))
    choices = sum(result.choices[seat] for result, seat in held)
    return Standing(
        bot,
        rate([share(result, seat) for result, seat in held]),
        tuple(rate([share(result, seat) for result, seat in held if seat == place]) for place in seats),
        statistics.mean(result.places[seat] for result, seat in held),
        rating,
        1000 * sum(result.seconds[seat] for result, seat in held) / max(choices, 1),
    )


def duels(results: Sequence[Result], names: Sequence[str]) -> Iterator[Duel]:
    """Give every pair of bots that met."""
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            ahead = [
                0.5 if mine == its else float(mine < its)
                for result in results
                for mine in places(result, one)
                for its in places(result, other)
            ]
            yield Duel(one, other, rate(ahead))


def places(result: Result, bot: str) -> list[int]:
    """Return the places that a bot came to, once for each seat it had."""
    return [place for place, name in zip(result.places, result.fixture.bots, strict=True) if name == bot]


def share(result: Result, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def rate(shares: Sequence[float]) -> Rate:
    """Return how often something went well, with Wilson's interval."""
    tries = len(shares)
    mean = sum(shares) / tries
    square = SURE * SURE / tries
    middle = (mean + square / 2) / (1 + square)
    reach = SURE * sqrt(mean * (1 - mean) / tries + square / tries / 4) / (1 + square)
    return Rate(tries, mean, max(0.0, middle - reach), min(1.0, middle + reach))


def csv_of(results: Sequence[Result]) -> str:
    """Return all games as a table, a line for each seat."""
    table = StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(COLUMNS)
    for result in results:
        fixture = result.fixture
        for seat, bot in enumerate(fixture.bots):
            writer.writerow(
                (
                    fixture.number,
                    fixture.seed,
                    seat,
                    bot,
                    fixture.bot_seeds[seat],
                    result.places[seat],
                    result.ending,
                    result.moves,
                    result.choices[seat],
                    f"{result.seconds[seat]:.6f}",
                )
            )
    return table.getvalue()
