"""The games for programs that learn: PettingZoo, Gymnasium, many matches at once, OpenSpiel. Knows no game.

What these need is installed by `pip install 'cavale[research]'`, and asked for only when it is used.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cavale.engine.text import Problem, register_messages

if TYPE_CHECKING:
    from cavale.research.solo import Solo
    from cavale.research.vector import Matches
    from cavale.research.zoo import Zoo

TEXTS = register_messages(Path(__file__).parent / "texts")
INSTALL = "pip install 'cavale[research]'"


def need(module: str) -> Any:
    """Return a module of this package, or tell what is missing for it."""
    try:
        return import_module(f"{__name__}.{module}")
    except ModuleNotFoundError as error:
        raise Problem("research-missing", package=error.name or module, install=INSTALL) from None


def aec(game: str, preset: str | None = None, players: int | None = None, **settings: Any) -> "Zoo":
    """Return a game as an environment of PettingZoo, where agents take turns."""
    return need("zoo").Zoo(game, preset, players, **settings)  # type: ignore[no-any-return]


def solo(game: str, preset: str | None = None, players: int | None = None, **settings: Any) -> "Solo":
    """Return a game as an environment of Gymnasium: one seat learns, bots have the others."""
    return need("solo").Solo(game, preset, players, **settings)  # type: ignore[no-any-return]


def matches(game: str, preset: str | None = None, players: int | None = None, **settings: Any) -> "Matches":
    """Return many matches of a game that go on side by side."""
    return need("vector").Matches(game, preset, players, **settings)  # type: ignore[no-any-return]


def register() -> None:
    """Make the games known to Gymnasium (`cavale/Alcatraz-v0`) and to OpenSpiel (`cavale_alcatraz`)."""
    need("solo").register()
    need("spiel").register()
