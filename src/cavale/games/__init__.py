"""The games. The tree is the registry: a folder here with a `GAME` is a game."""

import os
import pkgutil
from functools import cache
from importlib import import_module

from cavale.engine.game import Game
from cavale.engine.text import Problem, shown_value

# Folders of games that live elsewhere, for those who write their own.
__path__.extend(filter(None, os.environ.get("CAVALE_GAMES", "").split(os.pathsep)))


@cache
def all_games() -> dict[str, Game]:
    """Return every game by its name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").GAME for name in names}


def find_game(name: str) -> Game:
    """Return the game of a name, or raise `Problem` with the names there are."""
    games = all_games()
    if not isinstance(name, str) or name not in games:
        raise Problem("unknown-game", game=shown_value(name), known=", ".join(games))
    return games[name]
