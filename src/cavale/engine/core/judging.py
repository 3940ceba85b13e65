"""How good a view looks: figures of every seat's standing, and weights that say what each is worth."""

from abc import ABC, abstractmethod
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cavale.engine.core.state import OVER, State, View

NOBODY: Final = vec[i64]()
NO_HABIT: Final[i64] = -1
SURE: Final = 30.0  # being so far ahead leaves no doubt: further would only strain the figures


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Tells a seat's chance to win from features of the game, which a subclass gauges, and their weights."""

    def __init__(self, features: tuple[str, ...], weights: vec[float]) -> None:
        self.features: tuple[str, ...] = features
        self.weights: vec[float] = weights  # in log-odds, one a feature

    @abstractmethod
    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        """Write how a seat stands as far as a view knows, one figure a feature: the bigger, the better for it."""

    def measure(self, view: View, seat: i64) -> vec[float]:
        """Return how a seat stands as far as a view knows, one figure a feature: the bigger, the better for it."""
        figures = vec[float]([0.0] * len(self.features))
        self.gauge(view, seat, figures)
        return figures

    def judge(self, view: View) -> float:
        """Return the chance that the view's seat wins, from 0 (lost) to 1 (won); for a spectator, anyone's."""
        state = view.state
        if view.seat < 0:
            return 1.0 / float(state.players)
        return share(state, view.seat) if state.actor == OVER else self.chance(view, NOBODY)

    def chance(self, view: View, gone: vec[i64]) -> float:
        """Return the seat's chance among all but those who are gone: to be 1 ahead makes it e times another's."""
        figures = vec[float]([0.0] * len(self.features))
        self.gauge(view, view.seat, figures)
        mine = self.total(figures)
        odds = 1.0
        for seat in range(view.state.players):
            if seat != view.seat and seat not in gone:
                self.gauge(view, seat, figures)
                odds += exp(max(-SURE, min(SURE, self.total(figures) - mine)))
        return 1.0 / odds

    def habit(self, state: State) -> i64:
        """Return what a good player in the actor's place does without reckoning, if the game knows; or NO_HABIT.

        Like all of judgement it may use what the actor may know, and nothing else.
        """
        return NO_HABIT

    def total(self, figures: vec[float]) -> float:
        """Return figures weighed and summed."""
        weights = self.weights
        total = 0.0
        for index in range(i64(len(weights))):
            total += weights[index] * figures[index]
        return total


def share(state: State, seat: i64) -> float:
    """Return a seat's share of the win when a game is over."""
    winners = 0.0
    places = state.places()
    for place in places:
        if place == 1:
            winners += 1.0
    return 1.0 / winners if places[seat] == 1 else 0.0
