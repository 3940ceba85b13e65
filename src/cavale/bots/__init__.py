"""Players that are programs: they get a view, never a state. Know no game."""

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.random import RandomBot
from cavale.bots.searching import SearchBot
from cavale.engine.game import Game
from cavale.engine.text import Problem, shown

BOTS = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """Return a bot of some kind for a game; the same seed makes the same choices."""
    if name not in BOTS:
        raise Problem("unknown-bot", bot=shown(name), known=", ".join(BOTS))
    return BOTS[name](game, seed)
