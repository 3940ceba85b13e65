"""Five levels of play, from newcomer to warden: how far each looks, what it overlooks, and how it misjudges."""

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.searching import SearchBot
from cavale.engine.core.judging import NO_HABIT
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.text import Problem
from cavale.engine.weights import weighed

NAME: Final = "levels.toml"  # in a game's folder, if its levels are not as elsewhere
FEWEST: Final[i64] = 2  # moves that anybody notices


@dataclass(frozen=True)
class Level:
    """How well somebody plays."""

    name: str
    iterations: int  # of its search; none: it looks no further than to the end of its own action
    notices: int  # of a hundred moves that it could play: it looks at no others
    fancy: float  # it takes things for so many times more or less than they are worth, each in its own way
    seconds: float = 1.0  # at most, for machines that are slow or busy
    habit: bool = False  # where the game knows a good habit, it follows that rather than a search


LEVELS: Final = (
    Level("newcomer", iterations=0, notices=15, fancy=5.0),
    Level("inmate", iterations=0, notices=50, fancy=3.0),
    Level("veteran", iterations=0, notices=100, fancy=1.3),
    Level("ringleader", iterations=60, notices=100, fancy=1.3),
    Level("warden", iterations=8000, notices=100, fancy=1.0, seconds=5.0, habit=True),
)


def level_in(game: Game, name: str) -> Level:
    """Return a level as a game has it."""
    (level,) = (level for level in LEVELS if level.name == name)
    return replace(level, notices=noticing(game.folder).get(name, level.notices))


@cache
def noticing(folder: Path) -> dict[str, int]:
    """Return how much levels notice where a game's folder says so; `Problem` if it says what cannot be."""
    file = folder / NAME
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    names = [level.name for level in LEVELS]
    for name, notices in found.items():
        if name not in names or type(notices) is not int or not 1 <= notices <= 100:
            raise Problem("levels-unfit", file=NAME, level=name, known=", ".join(names))
    return found


def fancied(game: Game, fancy: float, rng: Rng) -> Game:
    """Return a game as somebody judges it who takes things for more or less than they are worth."""
    return weighed(game, [weight * fancy ** (float(rng.below(2001)) / 1000.0 - 1.0) for weight in game.judge.weights])


class LevelBot(Bot):
    """Plays at a level; what it has a fancy for follows from its taste, the same all match long."""

    def __init__(self, game: Game, seed: int, level: Level, taste: int) -> None:
        super().__init__(fancied(game, level.fancy, Rng(taste)), seed)
        self.level = level
        self.greedy = GreedyBot(self.game, seed)
        self.search = SearchBot(self.game, seed, level.iterations, level.seconds)

    def choose(self, view: View) -> int:
        """Return what it always does here, or what looks best of what it has noticed."""
        if self.level.habit:
            move = self.game.judge.habit(view.state)
            if move != NO_HABIT:
                return move
        moves = self.noticed(view.legal_moves())
        if self.level.iterations == 0:
            return self.greedy.pick(view, moves)
        return self.search.pick(view, moves)

    def noticed(self, moves: vec[i64]) -> vec[i64]:
        """Return the moves that it does not overlook: any, in their order."""
        left = i64(len(moves))
        wanted = min(max((left * self.level.notices + 99) // 100, FEWEST), left)
        found = vec[i64](capacity=wanted)
        for move in moves:
            if self.rng.below(left) < wanted:
                found = append(found, move)
                wanted -= 1
            left -= 1
        return found
