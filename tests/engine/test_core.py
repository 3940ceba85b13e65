"""The compiled heart: the same numbers compiled and uncompiled."""

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import cavale.engine.core.state as state_module
from cavale.engine.core.playout import drawn_move, perft, playout, random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.games import find_game

GAME = find_game("alcatraz")


def test_the_form_that_is_meant_is_tested() -> None:
    """The checks say which form they run on, and that is the one."""
    expected = os.environ.get("CAVALE_EXPECT")
    compiled = not str(state_module.__file__).endswith(".py")
    assert expected in (None, "compiled" if compiled else "pure")


def test_the_generator_gives_known_numbers() -> None:
    """The same seed gives the same numbers for ever, in every form."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [426, 324, 276, 341, 435, 543, 216, 908]
    assert [Rng(seed).below(6) for seed in range(12)] == [2, 2, 2, 1, 1, 0, 0, 0, 5, 5, 4, 5]


def test_the_generator_is_even() -> None:
    """Sixty thousand throws of a die fall about equally on each face."""
    rng = Rng(2)
    faces = [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in faces)


def test_weights_are_followed() -> None:
    """An index comes up as often as its weight says, and never with weight 0."""
    rng = Rng(3)
    counts = [0, 0, 0]
    for _ in range(4_000):
        counts[rng.choose([1, 0, 3])] += 1
    assert counts[1] == 0
    assert 2_850 < counts[2] < 3_150


@pytest.mark.parametrize(("players", "digest"), [(2, 927244430), (3, 465917490), (4, 423818233)])
def test_playouts_are_the_same_for_ever(players: int, digest: int) -> None:
    """Twenty random games play the very same moves, compiled or not."""
    total = 0
    for seed in range(20):
        played = playout(GAME.rules.start(GAME.choose(players), players), Rng(seed), 10_000)
        total = (total * 33 + played.digest + played.moves) % 2**31
    assert total == digest


def test_a_playout_stops_at_its_cap() -> None:
    """A playout plays so many moves and no more."""
    state = GAME.rules.start(GAME.choose(2), 2)
    assert playout(state, Rng(1), 10).moves == 10
    assert state.actor not in (OVER, CHANCE)


def test_a_random_move_is_legal() -> None:
    """Whoever acts, the move is one of the legal ones."""
    state = GAME.rules.start(GAME.choose(4, "random"), 4)
    rng = Rng(4)
    for _ in range(200):
        move = random_move(state, rng)
        assert move in state.legal_moves()
        state.play(move)


def test_a_number_draws_by_weight() -> None:
    """From 0 to below 1, each outcome has as much room as it weighs, in the order of the legal moves."""

    class Bag(Deck):
        """Some outcomes are more likely than others, one is not possible now."""

        def weights(self) -> vec[i64]:
            """Return 3, 0, 1."""
            return vec[i64]([3, 0, 1])

    numbers = (0.0, 0.74, 0.76, 1.0 - 2**-53)
    assert [drawn_move(Bag(3), number) for number in numbers] == [1, 1, 3, 3]
    assert [drawn_move(Deck(4), number) for number in numbers] == [1, 3, 4, 4]


def test_perft_counts_leaves() -> None:
    """Depth 0 is one sequence; chance does not count as depth; a finished game is one sequence."""
    state = GAME.rules.start(GAME.choose(2), 2)
    assert perft(state, 0) == 1
    assert perft(state, 1) == 42
    over = GAME.rules.start(GAME.choose(2, None, {"turn_limit": "1"}), 2)
    assert perft(over, 3) == 42


class Deck(State):
    """A deck of some cards: chance turns one up, and the player has as many moves as its number."""

    def __init__(self, cards: i64) -> None:
        super().__init__(1, CHANCE)
        self.cards = cards

    def legal_moves(self) -> vec[i64]:
        """Return the cards, then the moves."""
        return vec[i64](list(range(1, self.cards + 1)))

    def play(self, move: i64) -> None:
        """Turn up a card, or end."""
        self.actor = OVER if self.actor == 0 else 0
        self.cards = move

    def copy(self) -> "Deck":
        """Return an independent copy."""
        other = Deck(self.cards)
        other.actor = self.actor
        return other

    def places(self) -> vec[i64]:
        """Return that nobody has won yet."""
        return vec[i64]([0])

    def ending(self) -> i64:
        """Return that the game goes on."""
        return -1


@pytest.mark.parametrize(("cards", "found"), [(3, 1 + 2 + 3), (12, 78), (13, 1 + 13), (30, 1 + 30)])
def test_perft_does_not_drown_in_chance(cards: int, found: int) -> None:
    """All of twelve outcomes of chance are followed; of more the first and the last."""
    assert perft(Deck(cards), 1) == found
