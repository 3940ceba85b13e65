"""What the new weights are worth: how well they foresee winners, and how they play against the old ones."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final

import msgspec

from cavale.arena.report import Rate, rate
from cavale.engine.core.state import OVER
from cavale.engine.match import Match
from cavale.engine.weights import weighed
from cavale.games import find_game
from cavale.training.fit import chances, loss
from cavale.training.plan import Course
from cavale.training.play import LONGEST, Sample, earnest, shares_of

BINS: Final = 10
MATCH: Final = 200  # games of new against old weights, or fewer after a short course


class Bin(msgspec.Struct, frozen=True):
    """Moments in which a seat's chance was reckoned about the same: how it was reckoned, and how it turned out."""

    moments: int
    reckoned: float
    won: float


class Report(msgspec.Struct, frozen=True):
    """What came of a course; of games that were kept out of the fit."""

    course: Course
    weights: tuple[float, ...]
    moments: int
    blind: float  # loss of who thinks all seats alike
    before: float
    after: float
    bins: tuple[Bin, ...]
    match: Rate  # wins of the new weights


@dataclass(frozen=True)
class Duel:
    """A game of a player with the old weights against the same with the new ones."""

    game: str
    players: int
    seed: int  # of chance, the same for all who take this seat
    seat: int  # of the new weights
    old: tuple[float, ...]
    new: tuple[float, ...]
    ahead: int  # iterations that both search


def duels(course: Course, weights: tuple[float, ...]) -> list[Duel]:
    """Return games in which the new weights take every seat in turn, with the same chance."""
    players = course.players[0]
    rounds = -(-min(MATCH, course.games) // players)
    seeds = [random.Random(f"{course.seed} duel {number}").getrandbits(31) for number in range(rounds)]
    return [
        Duel(course.game, players, seed, seat, course.weights, weights, course.ahead)
        for seed in seeds
        for seat in range(players)
    ]


def fight(duel: Duel) -> float:
    """Return the new weights' share of a win."""
    game = find_game(duel.game)
    sides = [weighed(game, duel.new if seat == duel.seat else duel.old) for seat in range(duel.players)]
    bots = [earnest(side, duel.seed % 1000 + seat, duel.ahead) for seat, side in enumerate(sides)]
    match = Match(game, duel.players, seed=duel.seed)
    match.settle()
    while (seat := match.state.actor) != OVER and match.played < LONGEST:
        match.play(bots[seat].choose(match.view(seat)))
        match.settle()
    return shares_of(match.state)[duel.seat]


def make_report(course: Course, weights: tuple[float, ...], kept: Sequence[Sample], wins: Sequence[float]) -> Report:
    """Return the figures."""
    blind = sum(log(len(sample.shares)) for sample in kept) / len(kept)
    return Report(
        course,
        weights,
        len(kept),
        blind,
        loss(kept, course.weights),
        loss(kept, weights),
        tuple(bins(kept, weights)),
        rate(wins),
    )


def bins(kept: Sequence[Sample], weights: Sequence[float]) -> list[Bin]:
    """Return how reckoned chances turned out, from the smallest to the greatest."""
    sorted_in: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for sample in kept:
        chance = chances(sample, weights)[0]
        sorted_in[min(int(chance * BINS), BINS - 1)].append((chance, sample.shares[0]))
    return [
        Bin(len(each), sum(chance for chance, _ in each) / len(each), sum(won for _, won in each) / len(each))
        for each in sorted_in
        if each
    ]
