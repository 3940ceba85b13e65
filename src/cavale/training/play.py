"""One game of a bot against itself, in a process of its own, and what is remembered of it."""

import random
from collections.abc import Sequence
from math import inf
from typing import Final

import msgspec

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.searching import SearchBot
from cavale.engine.core.judging import share
from cavale.engine.core.state import OVER, State, View
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.weights import weighed
from cavale.games import find_game
from cavale.training.plan import Exercise

ASTRAY: Final = 6  # of a hundred choices are made blindly
RIVALS: Final = 70  # of a hundred tables where players search have one who is greedy: else they only learn each other
REMEMBERED: Final = 24  # moments of a game
LONGEST: Final = 1000  # moves; players who get nowhere share what they could not win


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A moment as one seat saw it: the figures of every seat, its own first, and what share of the win each got."""

    figures: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


class Player(msgspec.Struct, frozen=True, array_like=True):
    """Who sat somewhere: whose weights it had, by how many deviations it differed from them, what it won."""

    side: int
    whims: tuple[float, ...]
    share: float


class Lesson(msgspec.Struct, frozen=True):
    """A game that was played, as a line of the journal."""

    number: int
    players: tuple[Player, ...]
    samples: tuple[Sample, ...]


def earnest(game: Game, seed: int, ahead: int) -> Bot:
    """Return who plays as well as it can: looking so many iterations ahead, or not at all."""
    return SearchBot(game, seed, ahead, inf) if ahead else GreedyBot(game, seed)


class Wanderer(Bot):
    """Plays by weights of its own, and now and then anything, so that games do not resemble each other."""

    def __init__(self, game: Game, seed: int, ahead: int) -> None:
        super().__init__(game, seed)
        self.earnest = earnest(game, seed, ahead)

    def choose(self, view: View) -> int:
        """Return a good move, or any."""
        moves = view.legal_moves()
        if self.rng.below(100) < ASTRAY:
            return int(moves[self.rng.below(len(moves))])
        return self.earnest.choose(view)


def learn(exercise: Exercise) -> Lesson:
    """Play a game to its end and remember some moments of it."""
    game = find_game(exercise.game)
    chance = random.Random(exercise.seed)
    sides = [chance.randrange(len(exercise.sides)) for _ in range(exercise.players)]
    whims = [tuple(round(chance.gauss(0, 1), 3) for _ in exercise.whims) for _ in sides]
    rival = chance.randrange(len(sides)) if exercise.ahead and chance.randrange(100) < RIVALS else -1
    bots: list[Bot] = []
    for seat, (side, whim) in enumerate(zip(sides, whims, strict=True)):
        if seat == rival:
            bots.append(Wanderer(weighed(game, exercise.before), chance.getrandbits(31), 0))
            whims[seat] = (0.0,) * len(whim)
            continue
        weights = [w + by * size for w, by, size in zip(exercise.sides[side], whim, exercise.whims, strict=True)]
        bots.append(Wanderer(weighed(game, weights), chance.getrandbits(31), exercise.ahead))
    match = Match(game, exercise.players, seed=exercise.seed)
    moments = play(match, bots, chance)
    shares = shares_of(match.state)
    return Lesson(
        exercise.number,
        tuple(Player(*each) for each in zip(sides, whims, shares, strict=True)),
        tuple(Sample(figures, (*shares[seat:], *shares[:seat])) for seat, figures in moments),
    )


def play(match: Match, bots: Sequence[Bot], chance: random.Random) -> list[tuple[int, tuple[tuple[float, ...], ...]]]:
    """Play to the end; return what some seat saw at moments of which each is as likely to be kept as any other."""
    moments: list[tuple[int, tuple[tuple[float, ...], ...]]] = []
    seen = 0
    match.settle()
    while (actor := match.state.actor) != OVER and match.played < LONGEST:
        if not match.state.drafting:
            seen += 1
            at = len(moments) if len(moments) < REMEMBERED else chance.randrange(seen)
            if at < REMEMBERED:
                seat = chance.randrange(len(bots))
                moments[at : at + 1] = [(seat, look(match.game, match.view(seat), len(bots)))]
        match.play(bots[actor].choose(match.view(actor)))
        match.settle()
    return moments


def shares_of(state: State) -> list[float]:
    """Return each seat's share of the win."""
    seats = range(int(state.players))
    return [share(state, seat) if state.actor == OVER else 1 / len(seats) for seat in seats]


def look(game: Game, view: View, players: int) -> tuple[tuple[float, ...], ...]:
    """Return the figures of every seat as one of them sees it, its own first and then to the left."""
    return tuple(tuple(game.judge.measure(view, (view.seat + step) % players)) for step in range(players))
