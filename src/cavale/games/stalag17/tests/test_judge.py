"""How good a table looks, and how the greedy bot plays by it."""

import pytest

from cavale.bots import make_bot
from cavale.engine.core.state import SPECTATOR, View
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import notation
from cavale.games.stalag17.tests.camps import agreed, camp, play
from cavale.games.stalag17.view import view


def hope(seats: str, plan: str = "cfd/4", seat: int = 0) -> float:
    """Return how good a table looks to a seat."""
    return GAME.judge.judge(view(camp(seats, plan=plan), seat))


def choice(seats: str, seed: int = 1) -> str:
    """Return what the greedy bot does for blue."""
    return notation(make_bot("greedy", GAME, seed).choose(view(camp(seats), 0)))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("1,0 0,0", "0,0 1,0"),  # ST-23: a prisoner out
        ("0,0 0,5", "0,5 0,0"),  # ST-20: fewer points
        ("0,0/-/c1 0,0", "0,0/c1/- 0,0"),  # laid is nearer than held
        ("0,0/c1/- 0,0", "0,0/m1/- 0,0"),  # held is nearer than not there
        ("0,0/f1/- 0,0", "0,0/f2/- 0,0"),  # ST-25: a light hand
        ("0,0/ba/- 0,0", "0,0/in/- 0,0"),
        ("0,0/-/e4 0,0", "0,0/-/e1 0,0"),
        ("0,0/-/e4 0,0", "0,0/-/e4 0,0/-/4e1"),  # ST-28: what others have laid
        ("0,0/in/- 0,0", "0,0/in/- 0,0/-/6e3"),  # … makes a heavy hand worse
    ],
)
def test_what_is_better(better: str, worse: str) -> None:
    """ST-20, ST-25: what brings an escape nearer, and what a roll call would cost."""
    plan = "cfdm/4" if better.startswith("1") else "cfd/4"
    assert 0.0 < hope(worse, plan) < hope(better, plan) < 1.0


def test_the_end() -> None:
    """ST-23: won is 1, lost is 0; in a ranking a place between is between."""
    laid = "2,0/-/c1,f1,d1,t1,m1,e6"
    won = play(camp(f"{laid} 0,0", plan="cfdm/4"), "escape")
    assert [GAME.judge.judge(View(seat, won)) for seat in (0, 1)] == [1.0, 0.0]
    ranked = camp(f"{laid} 3,0 1,0", agreed(ranking=True), out="red", plan="cfdtm/4")
    assert GAME.judge.judge(View(1, ranked)) == 1.0
    assert max(GAME.judge.judge(View(seat, ranked)) for seat in (0, 2)) < 0.5
    play(ranked, "escape")
    assert [GAME.judge.judge(View(seat, ranked)) for seat in range(3)] == [0.5, 1.0, 0.0]


def test_who_looks_on_hopes_for_nothing() -> None:
    """ST-28: it is all the same to a spectator."""
    assert hope("0,0 0,0", seat=SPECTATOR) == 0.5


@pytest.mark.parametrize("seed", range(4))
def test_the_bot_goes_when_it_can(seed: int) -> None:
    """ST-20: with an escape on the table it dares it; with one card less, hidden from all, it does not bluff."""
    assert choice("0,0/in/cf,fd,ba,e4 0,0", seed) == "escape"
    assert choice("0,0/in/cf,fd,e4 0,0", seed) != "escape"
    assert choice("0,20/in/cf,fd,e4 0,0", seed) != "escape"  # ST-5: though it would cost no points


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        ("0,0/d1,m1/c1,f1,e4 0,0", "lay=document-1"),
        ("0,0/ba,m1/c1,f1,e4 0,0", "lay=barracks"),
        ("0,0/e4,m1/c1,f1,d1 0,0", "lay=escape-4"),
    ],
)
def test_the_bot_completes_a_plan(seats: str, chosen: str) -> None:
    """ST-11: it lays the card that is missing."""
    assert choice(seats) == chosen


def test_the_bot_keeps_its_hand_light() -> None:
    """ST-13, ST-25: with an escape near before another one it throws away many at once."""
    table = camp("0,0/3m2,tm,dm 0,0/-/c1,2f1,2d1,2e3", plan="cfd/4")
    bot = make_bot("greedy", GAME, 3)
    words = []
    while table.actor == 0:
        words.append(notation(bot.choose(view(table, 0))))
        play(table, words[-1])
    assert words[-1] == "done"
    assert len(words) == 6
