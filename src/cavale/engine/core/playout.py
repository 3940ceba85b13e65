"""Loops over any game: random playouts and counts of move sequences."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State

DIGEST: Final[i64] = 0x7FFFFFFF
MANY: Final[i64] = 12  # outcomes of chance that are all counted


class Played:
    """What a playout did: how many moves, and a digest of all of them."""

    def __init__(self, moves: i64, digest: i64) -> None:
        self.moves: i64 = moves
        self.digest: i64 = digest


def random_move(state: State, rng: Rng) -> i64:
    """Return a legal move: chance as its weights say, a player's with equal likelihood."""
    moves = state.legal_moves()
    if state.actor != CHANCE:
        return moves[rng.below(i64(len(moves)))]
    weights = state.weights()
    return moves[holder(weights, rng.below(total(weights)))]


def drawn_move(state: State, number: float) -> i64:
    """Return the move of CHANCE that a number from 0 to below 1 falls on: for who brings random numbers of his own."""
    weights = state.weights()
    return state.legal_moves()[holder(weights, i64(number * float(total(weights))))]


def total(weights: vec[i64]) -> i64:
    """Return how many tickets are in the draw: as many for each outcome as it weighs."""
    tickets: i64 = 0
    for weight in weights:
        tickets += weight
    return tickets


def holder(weights: vec[i64], ticket: i64) -> i64:
    """Return the index of the outcome that holds a ticket, counted from 0."""
    index: i64 = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


def playout(state: State, rng: Rng, cap: i64) -> Played:
    """Play random moves on the state itself until the game is over or `cap` moves are played."""
    count: i64 = 0
    digest: i64 = 0
    while state.actor != OVER and count < cap:
        move = random_move(state, rng)
        state.play(move)
        digest = (digest * 31 + move) & DIGEST
        count += 1
    return Played(count, digest)


def perft(state: State, depth: i64) -> i64:
    """Count the sequences of `depth` players' moves; chance moves branch without counting as depth.

    Where chance has many outcomes, only the first and the last are followed: a deck of many cards would drown the rest.
    """
    if depth == 0 or state.actor == OVER:
        return 1
    moves = state.legal_moves()
    chance = state.actor == CHANCE
    if depth == 1 and not chance:
        return i64(len(moves))
    if chance and i64(len(moves)) > MANY:
        moves = vec[i64]([moves[0], moves[-1]])
    total: i64 = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        total += perft(after, depth if chance else depth - 1)
    return total
