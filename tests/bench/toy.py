"""A game of tosses and steps, to see what a contender does with a state; and contenders that have done as told."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cavale.bench.contenders import Set
from cavale.bench.measure import Contender, Slice
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.game import Game
from cavale.games import all_games

GAME = next(iter(all_games().values()))
NEVER = 3  # the toss that has no weight


class Steps(State):
    """Chance tosses, the player steps, in turn, until enough was played."""

    def __init__(self, length: int) -> None:
        super().__init__(2, CHANCE)
        self.length = length
        self.played: list[int] = []

    def legal_moves(self) -> vec[i64]:
        return vec[i64]([1, 2, NEVER] if self.actor == CHANCE else [10, 11])

    def weights(self) -> vec[i64]:
        return vec[i64]([1, 9, 0])

    def play(self, move: i64) -> None:
        assert move in self.legal_moves()
        self.played.append(int(move))
        self.actor = OVER if len(self.played) == self.length else 0 if self.actor == CHANCE else CHANCE

    def copy(self) -> "Steps":
        other = Steps(self.length)
        other.actor, other.played = self.actor, self.played[:]
        return other

    def places(self) -> vec[i64]:
        return vec[i64]([1, 1])

    def ending(self) -> i64:
        return 0 if self.actor == OVER else -1


def steps(length: int) -> tuple[Game, list[Steps]]:
    """Return a game of steps, and the list of the states that it will have started."""
    started: list[Steps] = []

    def start(options: Any, players: int) -> Steps:
        started.append(Steps(length))
        return started[-1]

    return replace(GAME, rules=SimpleNamespace(start=start)), started


def done(name: str, *slices: tuple[int, int, float]) -> Contender:
    """Return a contender that has done this."""
    return Contender(name, lambda: 1, [Slice(*each) for each in slices])


def done_set(compiled: bool = True) -> Set:
    """Return one of our games with two repetitions done, the second on a machine half as fast."""
    return Set(
        GAME,
        2,
        compiled,
        done("ours-driven", (1000, 10, 1.0), (1000, 10, 2.0)),
        done("ours-loop", (4000, 40, 1.0), (3000, 30, 2.0)),
        done("ours-copy", (1000, 1, 1e-4), (1000, 1, 3e-4)),
        None,
    )


def done_peer() -> Contender:
    """Return a peer that has done two repetitions as well."""
    return done("Peer of peers", (500, 4, 1.0), (200, 1, 2.0))
