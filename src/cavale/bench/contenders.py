"""Our games as contenders: what a program that uses them does."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Any, Final

from cavale.bench.measure import Contender, Play
from cavale.engine.core import state as core
from cavale.engine.core.playout import drawn_move, playout
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.options import Options

LONGEST: Final = 10_000  # moves after which a game is left as it is: some can go on for ever
COPIES: Final = 1_000  # between two looks at the clock


@dataclass(frozen=True)
class Set:
    """One game with some number of players, with the contenders that play it."""

    game: Game
    players: int
    compiled: bool
    driven: Contender
    loop: Contender
    copying: Contender
    checked: Contender | None  # only if asked for
    native: Contender | None = None  # the same rules in C, if asked for and there

    def all(self) -> list[Contender]:
        """Return all contenders."""
        return [each for each in (self.driven, self.loop, self.native, self.checked, self.copying) if each]


def make_set(game: Game, players: int, checked: bool) -> Set:
    """Return the contenders for a game as its first preset has it."""
    options = game.choose(players)
    start = game.rules.start(options, players)

    def contender(how: str, play: Play) -> Contender:
        return Contender(f"{game.name}-{players}-{how}", play)

    return Set(
        game,
        players,
        is_compiled(type(start).__module__),
        contender("driven", driven(game, options, players, Random(1).random)),
        contender("loop", looped(game, options, players, Rng(1))),
        contender("copy", copied(half_way(game, options, players))),
        contender("match", matched(game, options, players, Random(1).random)) if checked else None,
    )


def is_compiled(module: str = core.__name__) -> bool:
    """Tell whether a module, by default the engine's heart, runs compiled rather than as plain Python."""
    return str(sys.modules[module].__file__).endswith(tuple(EXTENSION_SUFFIXES))


def driven(game: Game, options: Options, players: int, random: Callable[[], float]) -> Play:
    """Return what plays move by move from Python, as the writer of a bot would: all random numbers are drawn here."""

    def play() -> int:
        state: Any = game.rules.start(options, players)  # types would ask for conversions that take time
        count = 0
        while (actor := state.actor) != OVER and count < LONGEST:
            if actor == CHANCE:
                state.play(drawn_move(state, random()))
            else:
                moves = state.legal_moves()
                state.play(moves[int(random() * len(moves))])
            count += 1
        return count

    return play


def looped(game: Game, options: Options, players: int, rng: Rng) -> Play:
    """Return what plays in the engine's own loop: Python starts a game and gets it back when it is over."""
    return lambda: int(playout(game.rules.start(options, players), rng, LONGEST).moves)


def matched(game: Game, options: Options, players: int, random: Callable[[], float]) -> Play:
    """Return what plays through `Match`, which checks every move and writes it down, as a server does."""

    def play() -> int:
        match = Match(game, players, options, seed=int(random() * 1_000_000))
        match.settle()
        while match.state.actor != OVER and match.played < LONGEST:
            moves = match.legal_moves()
            match.play(moves[int(random() * len(moves))])
            match.settle()
        return match.played

    return play


def half_way(game: Game, options: Options, players: int) -> State:
    """Return a state from the middle of a random game."""
    length = playout(game.rules.start(options, players), Rng(1), LONGEST).moves
    state = game.rules.start(options, players)
    playout(state, Rng(1), length // 2)
    return state


def copied(state: State) -> Play:
    """Return what copies a state, many times."""

    def play() -> int:
        copy = state.copy
        for _ in range(COPIES):
            copy()
        return COPIES

    return play
