"""Players that are programs: they get a view, never a state. Know no game."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.levels import LEVELS, LevelBot, level_in
from cavale.bots.random import RandomBot
from cavale.bots.searching import SearchBot
from cavale.engine.game import Game
from cavale.engine.text import Problem, shown
from cavale.engine.weights import by_hand

TEXTS: Final = Path(__file__).parent / "texts"

OPPONENTS: Final = {level.name: level for level in LEVELS}  # to play against, the weakest first
USUAL: Final = LEVELS[len(LEVELS) // 2].name  # who plays unless somebody else is asked for
PLAIN: Final[dict[str, Callable[[Game, int], Bot]]] = {  # to compare with and to study
    "random": RandomBot,
    "greedy": lambda game, seed: GreedyBot(by_hand(game), seed),  # a yardstick: training does not move it
    "trained": GreedyBot,
    "search": SearchBot,
}
BOTS: Final = (*OPPONENTS, *PLAIN)


def make_bot(name: str, game: Game, seed: int = 0, taste: int | None = None) -> Bot:
    """Return a bot for a game: the same seed makes the same choices, the same taste the same style."""
    if name in OPPONENTS:
        return LevelBot(game, seed, level_in(game, name), seed if taste is None else taste)
    if name in PLAIN:
        return PLAIN[name](game, seed)
    raise Problem("unknown-bot", bot=shown(name), known=", ".join(BOTS))
