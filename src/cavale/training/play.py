"""One game of a bot against itself, in a process of its own, and what is remembered of it."""

import random
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

import msgspec
from librt.vecs import vec

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.engine.core.judging import share
from cavale.engine.core.state import OVER, View
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.games import find_game
from cavale.training.plan import Exercise

ASTRAY: Final = 6  # of a hundred choices are made blindly
WHIM: Final = 0.4  # how much each player's weights differ from those that are tried, as a share: one deviation
REMEMBERED: Final = 24  # moments of a game


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A moment as one seat saw it: the figures of every seat, its own first, and its share of the win in the end."""

    figures: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A game that was played, as a line of the journal."""

    number: int
    samples: tuple[Sample, ...]


class Wanderer(Bot):
    """Plays as `greedy` by weights of its own, and now and then anything, so that games do not resemble each other."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.greedy = GreedyBot(game, seed)

    def choose(self, view: View) -> int:
        """Return a good move, or any."""
        moves = view.legal_moves()
        if self.rng.below(100) < ASTRAY:
            return int(moves[self.rng.below(len(moves))])
        return self.greedy.choose(view)


def weighed(game: Game, weights: Sequence[float]) -> Game:
    """Return a game that is judged by other weights."""
    kind = type(game.judge)
    return replace(game, judge=kind(vec[float](list(weights))))  # type: ignore[call-arg, arg-type]


def learn(exercise: Exercise) -> Lesson:
    """Play a game to its end and remember some moments of it."""
    game = find_game(exercise.game)
    chance = random.Random(exercise.seed)
    whims = [[weight * exp(chance.gauss(0, WHIM)) for weight in exercise.weights] for _ in range(exercise.players)]
    bots = [Wanderer(weighed(game, whim), chance.getrandbits(31)) for whim in whims]
    match = Match(game, exercise.players, seed=exercise.seed)
    moments: list[tuple[int, tuple[tuple[float, ...], ...]]] = []
    seen = 0
    match.settle()
    while (actor := match.state.actor) != OVER:
        if not match.state.drafting:
            seen += 1
            at = len(moments) if len(moments) < REMEMBERED else chance.randrange(seen)
            if at < REMEMBERED:  # each moment is as likely to be kept as any other
                seat = chance.randrange(exercise.players)
                moments[at : at + 1] = [(seat, look(game, match.view(seat), exercise.players))]
        match.play(bots[actor].choose(match.view(actor)))
        match.settle()
    won = [share(match.state, seat) for seat in range(exercise.players)]
    return Lesson(exercise.number, tuple(Sample(figures, (*won[seat:], *won[:seat])) for seat, figures in moments))


def look(game: Game, view: View, players: int) -> tuple[tuple[float, ...], ...]:
    """Return the figures of every seat as one of them sees it, its own first and then to the left."""
    return tuple(tuple(game.judge.measure(view, (view.seat + step) % players)) for step in range(players))
