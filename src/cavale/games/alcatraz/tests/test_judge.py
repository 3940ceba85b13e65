"""How good a yard looks: between lost and won, and better with every step to the boat."""

from random import Random

import pytest

from cavale.engine.match import Match
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import FAR, play, yard


def worth(parts: str, seat: int = 0, players: int = 2) -> float:
    """Return how good a yard looks for a seat."""
    return GAME.judge.judge(yard(parts, players).view(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_between_lost_and_won(players: int) -> None:
    """AZ-16: while a game goes on, nobody's hope is 0 or 1."""
    rng = Random(players)
    match = Match(GAME, players, seed=players)
    for _ in range(60):
        match.settle()
        assert all(0.0 < GAME.judge.judge(match.view(seat)) < 1.0 for seat in range(players))
        match.play(rng.choice(match.legal_moves()))


def test_winner_and_losers() -> None:
    """AZ-16: the winner's hope is 1, the others' 0."""
    match = play(yard(f"guards={FAR} blue=boat,boat,1:5", players=3), "1:5>boat")
    assert [GAME.judge.judge(match.view(seat)) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_sharers() -> None:
    """AZ-18: who shares the win has half of it."""
    match = play(yard("yellow=9:9", players=3, turn_limit="1"), "cell>9:1")
    assert match.end() == "shared blue yellow"
    assert [GAME.judge.judge(match.view(seat)) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_equal_crews_hope_alike() -> None:
    """AZ-4: at the start all are equal but for who begins, which is worth a little."""
    first, *others = (worth("", seat, 4) for seat in range(4))
    assert set(others) == {others[0]}
    assert 0.25 <= first < 0.3
    assert first + sum(others) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("blue=boat", "blue=1:5"),  # aboard, rather than about to board
        ("blue=boat,boat", "blue=boat,1:5"),
        ("blue=boat", ""),
        ("blue=1:5", "blue=1:2"),  # hatched, rather than beside it
        ("blue=4:5", "blue=8:5"),  # nearer the boat
        ("blue=9:5", ""),  # in the yard, rather than in the cell
        ("blue=9:5,9:6", "blue=9:5"),
        ("", "yellow=9:5"),  # what is good for another is bad for blue
        ("yellow=9:5", "yellow=boat"),
        ("blue=boat yellow=boat", "blue=boat yellow=boat,boat"),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """AZ-14, AZ-16, AZ-18: more aboard is better, then nearer the boat."""
    assert worth(f"guards={FAR} {better}") > worth(f"guards={FAR} {worse}")


def test_a_free_way_is_better() -> None:
    """AZ-14: a hatched square with a free way to the boat is worth more than one behind a guard."""
    assert worth("guards=11111111 blue=3:5") > worth("guards=51111111 blue=3:5")


def test_guards_and_colours_are_fair() -> None:
    """AZ-4: yellow in blue's place hopes as much as blue did."""
    assert worth("blue=boat,1:4 yellow=9:9", 0) == worth("yellow=boat,1:4 blue=9:9 next=yellow", 1)
