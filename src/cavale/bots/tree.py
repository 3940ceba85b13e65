"""What a search remembers: for each thing a seat may come to know, what was tried there and how it went."""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.rng import Rng

NONE: Final[i64] = -1


class Node:
    """All that looks the same to the seat that thinks: the moves tried there, and what it may see next.

    States behind it differ, and so do their legal moves: each move also counts how often it could be chosen.
    """

    def __init__(self) -> None:
        self.times: i64 = 0  # that it was come to since it was opened
        self.actor: i64 = NONE  # whose choices these are; NONE until the node is opened
        self.moves: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.offers: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()  # for the actor, summed over the visits
        self.after: dict[int, Node] = {}  # by what the thinking seat sees of a move, and who acts then

    def add(self, move: i64) -> i64:
        """Add a move that nobody has tried; return its index."""
        self.moves = append(self.moves, move)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 0)
        self.worth = append(self.worth, 0.0)
        return i64(len(self.moves)) - 1

    def credit(self, index: i64, worth: float) -> None:
        """Count one more visit of a move, and what came of it."""
        self.visits[index] += 1
        self.worth[index] += worth

    def find(self, move: i64, near: i64) -> i64:
        """Return the index of a move, NONE if it is new; `near` is where it probably is."""
        count = i64(len(self.moves))
        for step in range(count):
            index = near + step
            if index >= count:
                index -= count
            if self.moves[index] == move:
                return index
        return NONE

    def select(self, offered: vec[i64], exploration: float, rng: Rng) -> i64:
        """Return which of the moves (by index) to try next: what did well, or was tried seldom though it could be."""
        self.times += 1
        best: i64 = NONE
        best_score = -1.0
        untried: i64 = 0
        for index in offered:
            self.offers[index] += 1
            visits = self.visits[index]
            if visits == 0:
                untried += 1
                if rng.below(untried) == 0:
                    best = index
            elif untried == 0:
                often = float(visits)
                score = self.worth[index] / often + exploration * sqrt(log(float(self.offers[index] + 1)) / often)
                if score > best_score:
                    best, best_score = index, score
        return best

    def favourite(self) -> i64:
        """Return the move that was visited most; of several, the one that did best."""
        best: i64 = 0
        for index in range(1, i64(len(self.moves))):
            more = self.visits[index] - self.visits[best]
            if more > 0 or (more == 0 and self.worth[index] > self.worth[best]):
                best = index
        return self.moves[best]

    def lead(self) -> i64:
        """Return by how many visits the favourite is ahead of any other move."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second
