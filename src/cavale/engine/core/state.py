"""A position of any game, and what one seat may see of it."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

CHANCE: Final = -1  # dice, draws and shuffles act in this seat
OVER: Final = -2  # nobody acts any more
SPECTATOR: Final = -3  # sees what is public; never acts


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: who acts, what may be played, what a move does."""

    def __init__(self, players: i64, actor: i64) -> None:
        self.players: i64 = players
        self.actor: i64 = actor  # a seat from 0, CHANCE or OVER
        self.drafting: bool = False  # inside an action made of several choices

    @abstractmethod
    def legal_moves(self) -> vec[i64]:
        """Return what the actor may play now, each move once, in a fixed order; nothing when the game is over."""

    @abstractmethod
    def play(self, move: i64) -> None:
        """Carry out a legal move. Whether it is legal is the caller's business: `Match` checks, search knows."""

    @abstractmethod
    def copy(self) -> "State":
        """Return an independent copy."""

    @abstractmethod
    def places(self) -> vec[i64]:
        """Return each seat's place, 1 for winners, equal for ties; 0 while the game goes on. Every view can tell."""

    @abstractmethod
    def ending(self) -> i64:
        """Return how the game ended, as an index into `Game.endings`; -1 while it goes on."""

    def weights(self) -> vec[i64]:
        """Return how likely each legal move of CHANCE is, as whole numbers; equally likely unless overridden."""
        ones = vec[i64]()
        for _ in self.legal_moves():
            ones = append(ones, 1)
        return ones


class View:
    """What one seat may know: a state from which everything else has been taken out."""

    def __init__(self, seat: i64, state: State) -> None:
        self.seat: i64 = seat
        self.state: State = state

    def legal_moves(self) -> vec[i64]:
        """Return what this seat may play now; nothing when others act."""
        if self.state.actor != self.seat:
            return vec[i64]()
        return self.state.legal_moves()
