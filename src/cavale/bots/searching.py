"""The bot that thinks ahead, for a while."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.bots.bot import Bot
from cavale.bots.search import JudgedSearch, Search
from cavale.engine.core.state import View
from cavale.engine.game import Game

ITERATIONS: Final = 10_000
SECONDS: Final = 1.0  # at most, for machines that are slow or busy
EXPLORATION: Final = 0.5
PAUSE: Final = 16  # iterations after which it sees whether the rest can change anything


def think(search: Search, iterations: int, seconds: float, stop: Callable[[], bool] | None = None) -> int:
    """Search until one of three says enough, yet at least once; return the best move."""
    until = perf_counter() + seconds
    for left in range(max(iterations - int(search.root.times), 1) - 1, -1, -1):
        search.iterate()
        if perf_counter() >= until or (stop is not None and stop()) or (left % PAUSE == 0 and search.lead() > left):
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
        self.last: Search | None = None
        self.due = ""  # the position where the last search can go on

    def choose(self, view: View) -> int:
        """Return what a search likes best."""
        return self.pick(view, view.legal_moves())

    def pick(self, view: View, moves: vec[i64]) -> int:
        """Return what a search likes best of some moves; what is without alternative, at once."""
        if len(moves) == 1:
            return moves[0]
        search = self.last
        fewer = len(moves) < len(view.legal_moves())
        if search is None or fewer or self.game.position.describe(view.state) != self.due:
            search = JudgedSearch(self.game, view, self.rng, EXPLORATION)
            search.choices = moves
        move = think(search, self.iterations, self.seconds, self.stop)
        self.remember(search, move)
        return move

    def remember(self, search: Search, move: i64) -> None:
        """Keep a search if its seat chooses again right after a move: much is known about that already."""
        seat = search.view.seat
        after = self.game.view.imagine(search.view, self.rng)
        after.play(move)
        self.last = None
        if after.actor == seat:
            view = self.game.view.view(after, seat)
            search.advance(move, view)
            if search.held < search.room:  # else it may never have looked there, and could not now
                self.last = search
                self.due = self.game.position.describe(view.state)
