"""How fast a search is: the moves that it imagines a second, with random playouts and with judgement."""

import platform
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final

import msgspec

from cavale.bench.contenders import is_compiled
from cavale.bench.measure import Contender, Spread, measure, ratio, spread
from cavale.bench.report import Ratio
from cavale.bench.run import check, pairs
from cavale.bots.search import JudgedSearch, PlayedSearch, Search
from cavale.engine.core.rng import Rng
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.text import Problem

ITERATIONS: Final = 1_000  # of each search
EXPLORATION: Final = 0.7
PEER: Final = "hearts"  # hidden hands, and a search of OpenSpiel's own that knows what to do with them
SLICE: Final = 0.5
KINDS: Final[dict[str, type[Search]]] = {"playouts": PlayedSearch, "judged": JudgedSearch}


@dataclass
class Thinker:
    """Something that searches, and how its last search went."""

    contender: Contender
    kind: str
    last: list[Search] = field(default_factory=list)


class Thoughts(msgspec.Struct, frozen=True):
    """How fast one of them searches."""

    name: str
    kind: str
    moves_per_second: Spread
    iterations_per_second: Spread
    moves_per_iteration: float
    nodes: int | None  # of the last search; a peer does not tell
    depth: int | None


class Report(msgspec.Struct, frozen=True):
    """A whole run."""

    compiled: bool
    python: str
    machine: str
    seconds: float
    repeat: int
    iterations: int
    rows: tuple[Thoughts, ...]
    ratios: tuple[Ratio, ...]  # of ours that play out to every peer, which does so too

    def json(self) -> str:
        """Return it all as JSON, for programs to read."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


@dataclass
class Run:
    """Everyone who takes part, and the conditions."""

    ours: list[Thinker]
    peers: list[Thinker]
    seconds: float
    repeat: int

    def contenders(self) -> list[Contender]:
        """Return everyone, in the order in which they take their turns."""
        return [each.contender for each in (*self.ours, *self.peers)]

    def go(self, progress: Callable[[Contender], None] = lambda contender: None) -> Report:
        """Measure, and report."""
        measure(self.contenders(), self.seconds, self.repeat, progress)
        played = [each.contender for each in self.ours if each.kind == "playouts"]
        pairs = [(one, other.contender) for one in played for other in self.peers]
        return Report(
            is_compiled(),
            platform.python_version(),
            platform.machine(),
            self.seconds,
            self.repeat,
            ITERATIONS,
            tuple(thoughts(each) for each in (*self.ours, *self.peers)),
            tuple(Ratio(one.name, other.name, ratio(one, other)) for one, other in pairs),
        )


def make_run(name: str | None, players: int | None, peers: bool, seconds: float | None, repeat: int) -> Run:
    """Return a run with one game or all; `Problem` if that is impossible."""
    check(seconds, repeat)
    found = [spiel()] if peers else []
    ours = [thinker(game, count, kind) for game, count in pairs(name, players) for kind in KINDS]
    return Run(ours, found, seconds or SLICE, repeat)


def thinker(game: Game, players: int, kind: str) -> Thinker:
    """Return what searches the first choice of a match, again and again."""
    match = Match(game, players, seed=1)
    match.settle()
    view = match.view(match.state.actor)
    rng = Rng(1)
    last: list[Search] = []

    def think() -> int:
        search = KINDS[kind](game, view, rng, EXPLORATION)
        for _ in range(ITERATIONS):
            search.iterate()
        last[:] = [search]
        return int(search.played)

    return Thinker(Contender(f"{game.name}-{players}-{kind}", think), kind, last)


def spiel() -> Thinker:
    """Return OpenSpiel's search in C++, with random playouts; `Problem` if it is not installed."""
    try:
        spiel = import_module("pyspiel")
    except ImportError:
        raise Problem("bench-no-peers") from None
    random = Random(1)
    state = spiel.load_game(PEER).new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    length = rest(state.clone(), random)
    bot = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), EXPLORATION, ITERATIONS)

    def think() -> int:
        bot.step(state)
        return ITERATIONS * length

    return Thinker(Contender(f"OpenSpiel ISMCTSBot, {PEER}", think), "playouts")


def rest(state: Any, random: Random) -> int:
    """Return how many moves are left to the end: as many whatever is played, in a game of tricks."""
    count = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        count += 1
    return count


def thoughts(each: Thinker) -> Thoughts:
    """Return the figures of one of them."""
    slices = each.contender.slices
    searches = sum(one.games for one in slices)
    return Thoughts(
        each.contender.name,
        each.kind,
        spread(each.contender.rates()),
        spread([ITERATIONS * one.games / one.seconds for one in slices]),
        sum(one.moves for one in slices) / searches / ITERATIONS,
        int(each.last[0].nodes) if each.last else None,
        int(each.last[0].deepest) if each.last else None,
    )
