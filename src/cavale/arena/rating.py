"""How strong bots are, on one scale, by Plackett and Luce's model as openskill reckons it."""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from cavale.arena.play import Result


class Rating(msgspec.Struct, frozen=True):
    """A strength, 25 for everyone at first, and how uncertain it is: two sigma to either side are all but sure."""

    mu: float
    sigma: float


def ratings(results: Sequence[Result]) -> dict[str, Rating]:
    """Return the rating of each bot; a program does not learn, so ratings only become surer (tau is 0)."""
    model = PlackettLuce(tau=0.0)
    new = Rating(model.mu, model.sigma)
    known = {bot: new for result in results for bot in result.fixture.bots}
    for result in results:
        bots = result.fixture.bots
        before = [known[bot] for bot in bots]
        teams = [[model.rating(each.mu, each.sigma)] for each in before]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for bot, was, (now,) in zip(bots, before, rated, strict=True):  # who has several seats is rated by each
            known[bot] = Rating(known[bot].mu + now.mu - was.mu, known[bot].sigma * now.sigma / was.sigma)
    return known
