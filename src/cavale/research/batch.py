"""Many matches at once, in memory that others can look into: the compiled part of `vector.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.game import Game
from cavale.engine.options import Options

ENDED: Final[u8] = 1
CUT: Final[u8] = 2  # for being too long


def shares(state: State) -> list[float]:
    """Return each seat's share of the win: 1 in all at the end, nothing before it."""
    places = list(state.places())
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


class Batch:
    """Matches that go on side by side; each is asked for one player's choice at a time, and begins anew when it ends.

    The vectors stay the same objects as long as the batch lives: what is read from them is of the last step.
    """

    def __init__(self, game: Game, options: Options, players: int, count: int, seed: int, longest: int) -> None:
        self.game = game
        self.options = options
        self.rng = Rng(seed)
        self.players: i64 = players
        self.longest: i64 = longest
        self.choices: list[int] = game.numbers.choices(options, players)
        self.actions: vec[i64] = vec[i64]([-1] * (self.choices[-1] + 1))  # by move
        for action, move in enumerate(self.choices):
            self.actions[move] = action
        self.width: i64 = sum(field.size for field in game.numbers.fields(options, players))
        self.states: list[State] = []
        self.offered: list[vec[i64]] = []  # legal moves of each match
        self.played: vec[i64] = vec[i64]([0] * count)
        self.numbers: vec[i16] = vec[i16]([0] * (count * int(self.width)))
        self.masks: vec[u8] = vec[u8]([0] * (count * len(self.choices)))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.ends: vec[u8] = vec[u8]([0] * count)
        for index in range(count):
            self.states.append(self.fresh())
            self.offered.append(vec[i64]())
            self.ask(index)

    def fresh(self) -> State:
        """Return a match up to its first choice."""
        state = self.game.rules.start(self.options, int(self.players))
        self.settle(state)
        return state

    def settle(self, state: State) -> None:
        """Let chance act until a player must, or the game is over."""
        while state.actor == CHANCE:
            state.play(random_move(state, self.rng))

    def step(self, actions: list[int]) -> None:
        """Play one action in every match."""
        for index in range(i64(len(self.states))):
            self.play(index, actions[index])

    def play(self, index: i64, action: i64) -> None:
        """Play an action in one match, and see whether that ends it."""
        size = i64(len(self.choices))
        if not 0 <= action < size or self.masks[index * size + action] == 0:
            raise ValueError(f"action {action} is not legal in match {index}")
        state = self.states[index]
        state.play(self.choices[action])
        self.settle(state)
        self.played[index] += 1
        rewards = self.rewards
        for seat in range(self.players):
            rewards[index * self.players + seat] = 0.0
        self.ends[index] = 0
        if state.actor == OVER:
            self.ends[index] = ENDED
            for seat, share in enumerate(shares(state)):
                rewards[index * self.players + seat] = share
        elif self.played[index] >= self.longest:
            self.ends[index] = CUT
        if self.ends[index] != 0:
            self.states[index] = self.fresh()
            self.played[index] = 0
        self.ask(index)

    def ask(self, index: i64) -> None:
        """Write down whose choice it is, what that seat sees, and what it may play."""
        state = self.states[index]
        view = self.game.view.view(state, state.actor)
        self.actors[index] = state.actor
        at = index * self.width
        numbers = self.numbers
        for number in self.game.numbers.encode(view):
            numbers[at] = i16(number)
            at += 1
        masks = self.masks
        actions = self.actions
        first = index * i64(len(self.choices))
        for move in self.offered[index]:
            masks[first + actions[move]] = 0
        self.offered[index] = state.legal_moves()
        for move in self.offered[index]:
            masks[first + actions[move]] = 1
