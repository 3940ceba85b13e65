"""The bot that thinks ahead, for a while."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from cavale.bots.bot import Bot
from cavale.bots.search import JudgedSearch, Search
from cavale.engine.core.state import View
from cavale.engine.game import Game

ITERATIONS: Final = 10_000
SECONDS: Final = 1.0  # at most, for machines that are slow or busy
EXPLORATION: Final = 0.5


def think(search: Search, iterations: int, seconds: float, stop: Callable[[], bool] | None = None) -> int:
    """Search until one of three says enough, yet at least once; return the best move."""
    until = perf_counter() + seconds
    for _ in range(max(iterations, 1)):
        search.iterate()
        if perf_counter() >= until or (stop is not None and stop()):
            break
    return search.best()


class SearchBot(Bot):
    """Searches a number of iterations: the same view and seed make the same choice, unless time runs out before."""

    def __init__(
        self,
        game: Game,
        seed: int,
        iterations: int = ITERATIONS,
        seconds: float = SECONDS,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.iterations = iterations
        self.seconds = seconds
        self.stop = stop

    def choose(self, view: View) -> int:
        """Return what a search likes best; what is without alternative, at once."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        return think(JudgedSearch(self.game, view, self.rng, EXPLORATION), self.iterations, self.seconds, self.stop)
