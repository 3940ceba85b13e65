"""Measuring side by side: every contender in turn, again and again, so that a busy machine is busy for all."""

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

Play = Callable[[], int]  # plays one game, or makes some copies; returns how many moves or copies that was


class Slice(NamedTuple):
    """What one contender did in its share of one repetition."""

    moves: int
    games: int
    seconds: float  # of processor time: what other programs took meanwhile does not count


@dataclass
class Contender:
    """Something that plays, and what it has done so far."""

    name: str
    play: Play
    slices: list[Slice] = field(default_factory=list)

    def rates(self) -> list[float]:
        """Return the moves a second in each repetition."""
        return [each.moves / each.seconds for each in self.slices]


class Spread(msgspec.Struct, frozen=True):
    """A figure measured several times."""

    median: float
    low: float
    high: float


def spread(figures: Sequence[float]) -> Spread:
    """Return the middle and the ends of some figures."""
    return Spread(statistics.median(figures), min(figures), max(figures))


def ratio(one: Contender, other: Contender) -> Spread:
    """Return how many times as fast as another a contender is, each repetition compared with itself."""
    return spread([mine / its for mine, its in zip(one.rates(), other.rates(), strict=True)])


def slice_of(play: Play, seconds: float) -> Slice:
    """Play whole games until the time is up: the last one is played to its end, and at least one is played."""
    gc.collect()  # what others left behind is not this contender's affair
    moves = games = 0
    start = now = time.process_time()
    while not games or now - start < seconds:
        moves += play()
        games += 1
        now = time.process_time()
    return Slice(moves, games, max(now - start, 1e-9))


def measure(
    contenders: Sequence[Contender], seconds: float, repeat: int, progress: Callable[[Contender], None]
) -> None:
    """Give every contender one game to warm up, then `repeat` times a slice each, in turn: A B C, A B C, …"""
    for contender in contenders:
        contender.play()
    for _ in range(repeat):
        for contender in contenders:
            progress(contender)
            contender.slices.append(slice_of(contender.play, seconds))
