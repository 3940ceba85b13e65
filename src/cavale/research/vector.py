"""Many matches of a game side by side, as arrays."""

from typing import NamedTuple

import numpy as np

from cavale.engine.options import Value
from cavale.research.batch import CUT, ENDED, Batch
from cavale.research.setup import LONGEST, Array, Setup


class Step(NamedTuple):
    """What every match asks for now, and what its last choice brought; one row a match."""

    actors: Array  # the seat whose choice it is
    observations: Array  # … and what it sees
    masks: Array  # … and may do
    rewards: Array  # of each seat, by the choice just made: its share of the win where that ended the match
    terminations: Array  # whether it did; then all the above is of a match just begun
    truncations: Array  # whether the match was cut for being too long


class Matches:
    """Matches that are stepped together; one that ends begins anew in the same step."""

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        players: int | None = None,
        *,
        count: int = 64,
        seed: int = 0,
        one_hot: bool = False,
        longest: int = LONGEST,
        copy: bool = True,
        **options: Value,
    ) -> None:
        self.setup = Setup(game, preset, players, one_hot, options)
        self.count = count
        self.longest = longest
        self.copy = copy  # without, arrays are what the next step writes into
        self.reset(seed)

    def reset(self, seed: int) -> Step:
        """Begin all matches anew."""
        setup = self.setup
        self.batch = Batch(setup.game, setup.options, setup.players, self.count, seed, self.longest)
        return self.now()

    def step(self, actions: Array) -> Step:
        """Play one action in every match."""
        if len(actions) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} matches")
        self.batch.step(actions.tolist())
        return self.now()

    def now(self) -> Step:
        """Return what every match asks for now."""
        batch, rows = self.batch, (self.count, -1)
        ends = np.frombuffer(memoryview(batch.ends), np.uint8)
        actors = np.frombuffer(memoryview(batch.actors), np.int64)
        numbers = np.frombuffer(memoryview(batch.numbers), np.int16).reshape(rows)
        masks = np.frombuffer(memoryview(batch.masks), np.int8).reshape(rows)
        rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(rows)
        if self.copy:
            actors, numbers, masks, rewards = actors.copy(), numbers.copy(), masks.copy(), rewards.copy()
        return Step(actors, self.setup.shaped(numbers), masks, rewards, ends == ENDED, ends == CUT)
