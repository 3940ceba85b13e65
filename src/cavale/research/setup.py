"""A game with its options as spaces and arrays: what all adapters share."""

from functools import cached_property
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cavale.engine.core.state import View
from cavale.engine.options import Value, write
from cavale.games import find_game

Array: TypeAlias = NDArray[Any]
LONGEST: Final = 10_000  # moves after which a match is cut: some can go on for ever


class Setup:
    """A game with a preset, options and a number of players, and its moves and views as arrays."""

    def __init__(
        self, game: str, preset: str | None, players: int | None, one_hot: bool, options: dict[str, Value]
    ) -> None:
        self.game = find_game(game)
        self.players = self.game.least if players is None else players
        written = {key: write(value) for key, value in options.items()}
        self.options = self.game.choose(self.players, preset, written)
        self.one_hot = one_hot
        self.choices = self.game.numbers.choices(self.options, self.players)  # the move of each action
        self.actions = {move: action for action, move in enumerate(self.choices)}  # the action of each move
        self.chances = self.game.numbers.chances(self.options, self.players)  # what chance may bring
        self.fields = self.game.numbers.fields(self.options, self.players)

    @property
    def agents(self) -> list[str]:
        """The seats by name and number, `blue_0`."""
        return [f"{colour}_{seat}" for seat, colour in enumerate(self.game.seats[: self.players])]

    @cached_property
    def low(self) -> Array:
        """The lowest number of each entry."""
        return np.repeat([field.low for field in self.fields], [field.size for field in self.fields])

    @cached_property
    def high(self) -> Array:
        """The highest number of each entry."""
        return np.repeat([field.high for field in self.fields], [field.size for field in self.fields])

    @cached_property
    def spans(self) -> Array:
        """How many entries each number becomes where classes are spread out: one for a count."""
        spread = np.repeat([field.classes for field in self.fields], [field.size for field in self.fields])
        return np.where(spread, self.high - self.low + 1, 1)

    @property
    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest that an observation can be."""
        if not self.one_hot:
            return self.low.astype(np.int16), self.high.astype(np.int16)
        high = np.repeat(np.where(self.spans > 1, 1, self.high), self.spans)
        return np.zeros(len(high), np.float32), high.astype(np.float32)

    def observation(self, view: View) -> Array:
        """Return a view as an observation."""
        return self.shaped(np.frombuffer(memoryview(self.game.numbers.encode(view)), np.int64).astype(np.int16))

    def shaped(self, numbers: Array) -> Array:
        """Return numbers, one row a view, as they are or with classes spread out."""
        if not self.one_hot:
            return numbers
        rows = np.atleast_2d(numbers)
        starts = np.cumsum(self.spans) - self.spans
        spread = self.spans > 1
        found = np.zeros((len(rows), int(self.spans.sum())), np.float32)
        found[:, starts[~spread]] = rows[:, ~spread]
        np.put_along_axis(found, (starts - self.low + rows)[:, spread], 1, axis=1)
        return found.reshape(*numbers.shape[:-1], -1)

    def move(self, action: Any) -> int:
        """Return the move of an action, whatever kind of number it is."""
        if not 0 <= action < len(self.choices):
            raise ValueError(f"action {action} is not from 0 to {len(self.choices) - 1}")
        return self.choices[int(action)]

    def mask(self, view: View) -> Array:
        """Return which actions the view's seat may take now: none if others act."""
        found = np.zeros(len(self.choices), np.int8)
        found[[self.actions[move] for move in view.legal_moves()]] = 1
        return found


def zero_sum(shares: list[float]) -> list[float]:
    """Return shares of the win so that they add up to nothing: 1 for the only winner, 0 for all if all win."""
    others = len(shares) - 1
    return [(share * len(shares) - 1) / others for share in shares]
