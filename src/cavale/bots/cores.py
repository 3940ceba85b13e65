"""One search on several cores: each searches by itself, and what all of them tried is added up."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, wait
from ctypes import c_bool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from cavale.bots.bot import Bot
from cavale.bots.search import JudgedSearch
from cavale.bots.searching import EXPLORATION, ITERATIONS, SECONDS, think
from cavale.engine.child import obey_parent
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.options import Options
from cavale.engine.weights import weighed

SEEDS: Final = 2**31
GLANCE: Final = 0.01  # seconds between two looks at whether it shall stop
Find = Callable[[str], Game]  # a game by its name; a function of some module, for it goes to other processes

HERE: Final[list[tuple[Game, Options, Any]]] = []  # in a process of a crew: what is played, and whether to stop


class Question(NamedTuple):
    """What a core searches: what a seat sees, never more."""

    weights: tuple[float, ...]  # of the game's judgement
    players: int
    seat: int
    position: str
    seed: int
    iterations: int
    seconds: float


class Tried(NamedTuple):
    """How often a move was tried, and what that came to."""

    visits: int
    worth: float


class Crew:
    """Processes that search a match together, one a core; they are there as long as it is, and end with it."""

    def __init__(self, cores: int, find: Find, game: str, options: Options) -> None:
        self.cores = cores
        spawn = get_context("spawn")
        self.enough: Any = spawn.RawValue(c_bool, False)
        self.pool = ProcessPoolExecutor(cores, spawn, begin, (find, game, options, self.enough))
        wait([self.pool.submit(os.getpid) for _ in range(cores)])  # all are there before anybody waits for an answer

    def __enter__(self) -> "Crew":
        return self

    def __exit__(self, *_: object) -> None:
        self.enough.value = True
        self.pool.shutdown()

    def ask(self, questions: Sequence[Question], stop: Callable[[], bool] | None = None) -> dict[int, Tried]:
        """Return what all of them tried, by move; when `stop` says so, what they have tried by then."""
        self.enough.value = False
        running = [self.pool.submit(answer, each) for each in questions]
        while stop is not None and wait(running, GLANCE).not_done:
            if stop():
                self.enough.value = True
                break
        total: dict[int, Tried] = {}
        for each in running:
            for move, tried in each.result().items():
                before = total.get(move, Tried(0, 0.0))
                total[move] = Tried(before.visits + tried.visits, before.worth + tried.worth)
        return total


class CrewBot(Bot):
    """Searches with a crew: the same view, seed and number of cores make the same choice, unless time runs out."""

    def __init__(
        self,
        game: Game,
        seed: int,
        crew: Crew,
        iterations: int = ITERATIONS,
        seconds: float = SECONDS,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.crew = crew
        self.iterations = iterations  # of all together
        self.seconds = seconds
        self.stop = stop

    def choose(self, view: View) -> int:
        """Return what was tried most, by all together; of several, what did best."""
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        tried = self.crew.ask([self.question(view, core) for core in range(self.crew.cores)], self.stop)
        return max(tried, key=lambda move: tried[move])

    def question(self, view: View, core: int) -> Question:
        """Return what one core searches: its part of the iterations, by a seed of its own."""
        game, cores = self.game, self.crew.cores
        part = (self.iterations + cores - 1 - core) // cores
        place = (int(view.state.players), int(view.seat), game.position.describe(view.state))
        seed = int(self.rng.below(SEEDS))
        return Question(tuple(game.judge.weights), *place, seed, part, self.seconds)


def begin(find: Find, game: str, options: Options, enough: Any) -> None:
    """Know what is played."""
    HERE.append((find(game), options, enough))
    obey_parent()


def answer(asked: Question) -> dict[int, Tried]:
    """Search; this runs in a process of a crew."""
    game, options, enough = HERE[0]
    game = weighed(game, asked.weights)
    state = game.position.place(options, asked.players, asked.position)
    search = JudgedSearch(game, View(asked.seat, state), Rng(asked.seed), EXPLORATION)
    think(search, asked.iterations, asked.seconds, lambda: bool(enough.value))
    root = search.root
    return {int(move): Tried(int(root.visits[at]), root.worth[at]) for at, move in enumerate(root.moves)}
