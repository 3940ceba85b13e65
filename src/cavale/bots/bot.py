"""What a bot is."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that answers a view with a move; its only chance is its own seeded generator."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, view: View) -> int:
        """Return one of the view's legal moves."""
