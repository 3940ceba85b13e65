"""How strong bots are, on one scale, by Plackett and Luce's model as openskill reckons it."""

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from cavale.arena.play import Result

SURE: Final = 1.959964  # standard deviations to either side that 95 of 100 lie within


class Rating(msgspec.Struct, frozen=True):
    """A strength, 25 for everyone at first, how uncertain it is, and between which ends it lies (95 %)."""

    mu: float
    sigma: float
    low: float
    high: float


def rating(mu: float, sigma: float) -> Rating:
    """Return a rating with its ends."""
    return Rating(mu, sigma, mu - SURE * sigma, mu + SURE * sigma)


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """Return the rating of each bot; a program does not learn, so ratings only become surer (tau is 0)."""
    model = PlackettLuce(tau=0.0)
    new = rating(model.mu, model.sigma)
    known = {bot: new for result in results for bot in result.fixture.bots}
    for result in results:
        bots = result.fixture.bots
        before = [known[bot] for bot in bots]
        teams = [[model.rating(each.mu, each.sigma)] for each in before]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot, was, (now,) in zip(bots, before, rated, strict=True):  # who has several seats is rated by each
            known[bot] = rating(known[bot].mu + now.mu - was.mu, known[bot].sigma * now.sigma / was.sigma)
    return known
