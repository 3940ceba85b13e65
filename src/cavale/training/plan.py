"""What is to be played: so many games, in generations of which each plays by what the last one has learnt."""

import random
from dataclasses import dataclass
from typing import Final

import msgspec

from cavale.engine.game import Game
from cavale.engine.text import Problem
from cavale.engine.weights import by_hand

GENERATIONS: Final = 8  # one to learn from who won, one to try what was learnt, the rest to follow those who win
LEAST_GAMES: Final = 40
MOST_GAMES: Final = 1_000_000
FARTHEST: Final = 1_000  # iterations; it is the number of games that teaches
KEPT: Final = 5  # every so many games one is kept out of the fit, to see what the fit is worth


class Course(msgspec.Struct, frozen=True):
    """A whole run, as its journal begins: the same course leads to the same weights."""

    game: str
    games: int
    seed: int
    players: tuple[int, ...]  # at a table, in turn
    features: tuple[str, ...]
    weights: tuple[float, ...]  # to begin with: those chosen by hand
    near: bool = False  # go on from these by small steps; do not fit others first
    ahead: int = 0  # iterations that players search; none: they are greedy


@dataclass(frozen=True)
class Exercise:
    """One game to be played, as plain figures: it goes to another process."""

    number: int
    game: str
    players: int
    seed: int
    sides: tuple[tuple[float, ...], ...]  # weights that are tried; each player takes one of them by lot
    whims: tuple[float, ...]  # by how much a player's own weights differ from them, one deviation
    ahead: int = 0  # iterations that each searches
    before: tuple[float, ...] = ()  # weights of who does not, at tables of those who do


def make_course(
    game: Game, games: int, seed: int, players: tuple[int, ...], near: bool = False, ahead: int = 0
) -> Course:
    """Return a run from the weights that were chosen by hand; `Problem` if that is impossible."""
    if not LEAST_GAMES <= games <= MOST_GAMES:
        raise Problem("train-games", games=games, least=LEAST_GAMES, most=MOST_GAMES)
    if not 0 <= ahead <= FARTHEST:
        raise Problem("train-ahead", ahead=ahead, most=FARTHEST)
    for number in players:
        game.check_players(number)
    counts = players or tuple(range(game.least, game.most + 1))
    start = tuple(by_hand(game).judge.weights)
    return Course(game.name, games, seed, counts, game.judge.features, start, near, ahead)


def exercises(
    course: Course, generation: int, sides: tuple[tuple[float, ...], ...], whims: tuple[float, ...]
) -> list[Exercise]:
    """Return the games of a generation."""
    first, end = (course.games * part // GENERATIONS for part in (generation, generation + 1))
    return [
        Exercise(
            number,
            course.game,
            course.players[number % len(course.players)],
            random.Random(f"{course.seed} {number}").getrandbits(31),
            sides,
            whims,
            course.ahead,
            course.weights,
        )
        for number in range(first, end)
    ]
