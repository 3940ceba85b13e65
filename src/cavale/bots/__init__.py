"""Players that are programs: they get a view, never a state. Know no game."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.levels import LEVELS, LevelBot, level_in
from cavale.bots.random import RandomBot
from cavale.bots.searching import SearchBot
from cavale.engine.arguments import bot_seed, wrong
from cavale.engine.game import Game
from cavale.engine.text import Problem, register_messages, shown_value
from cavale.engine.weights import by_hand

TEXTS: Final = register_messages(Path(__file__).parent / "texts")

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
    """Return a bot for a game: the same seed makes the same choices, the same taste the same style.

    Raises `Problem` for a name that no bot has, with those there are, and for what is no game or no seed.
    """
    if not isinstance(name, str) or name not in BOTS:
        raise Problem("unknown-bot", bot=shown_value(name), known=", ".join(BOTS))
    if not isinstance(game, Game):
        raise wrong("game", "game", game)
    seed = bot_seed(seed, "seed")
    taste = seed if taste is None else bot_seed(taste, "taste")
    if name in OPPONENTS:
        return LevelBot(game, seed, level_in(game, name), taste)
    return PLAIN[name](game, seed)
