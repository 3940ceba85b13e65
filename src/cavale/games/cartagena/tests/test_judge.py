"""How good a table looks."""

import pytest

from cavale.engine.match import Match
from cavale.games.cartagena import GAME
from cavale.games.cartagena.judge import longest_jump
from cavale.games.cartagena.tests.passages import MIDDLE, play, state, table

EVEN = "blue=3,9,9,20,30,boat/dhp red=4,10,11,18,31,boat/bk2"


def worth(match: Match, seat: int = 0) -> float:
    """Return how good a table looks for a seat."""
    return GAME.judge.judge(match.view(seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (EVEN.replace("blue=3", "blue=8"), EVEN),
        (EVEN.replace("9,20,30,boat", "9,20,boat,boat"), EVEN),
        (EVEN.replace("/dhp", "/dhps"), EVEN),
        (EVEN.replace("/bk2", "/b"), EVEN),
        (EVEN.replace("red=4", "red=start"), EVEN),
        (EVEN.replace("blue=3", "blue=5"), EVEN.replace("20,30", "20,32")),
        (EVEN.replace("/dhp", "/d2"), EVEN.replace("/dhp", "/d").replace("blue=3", "blue=5")),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """CA-7, CA-8, CA-13: spaces, cards and pirates aboard are good to have, for the rearmost most of all."""
    assert 0.0 < worth(table(worse)) < worth(table(better)) < 1.0


def test_others_see_it_the_other_way_round() -> None:
    """CA-13: what is good for one is bad for the others."""
    ahead = EVEN.replace("blue=3", "blue=8")
    assert worth(table(ahead), 1) < worth(table(EVEN), 1)


def test_a_paved_road() -> None:
    """CA-7: standing where the next player would land makes its cards go further, and is not liked."""
    free = state(table(EVEN))
    blocked = state(table(EVEN.replace("blue=3,9,9", "blue=6,8,8")))
    assert longest_jump(free, 1) != longest_jump(blocked, 1)
    row = "blue={},start,start,start,start,start/dhp red=start,start,start,start,start,boat/bk2"
    assert longest_jump(state(table(row.format(1))), 1) > longest_jump(state(table(row.format("start"))), 1)


def test_the_longest_jump() -> None:
    """CA-7: from the start of ABCDEF the signs lie 1 to 6 ahead; where nobody is left, there is none."""
    crew = "start,start,start,start,start,start"
    assert longest_jump(state(table(f"blue={crew}/b red={crew}/b")), 1) == pytest.approx(3.5)
    last = "blue=boat,boat,boat,boat,boat,36/b red=boat,boat,boat,boat,boat,36/b"
    assert longest_jump(state(table(last)), 1) == pytest.approx(1.0)


def test_the_end() -> None:
    """CA-13: a game won is worth 1, a game lost 0."""
    over = play(table("blue=boat,boat,boat,boat,boat,34/k red=boat,boat,boat,boat,boat,36/b"), "34>key")
    assert (worth(over, 0), worth(over, 1)) == (1.0, 0.0)


def test_nothing_but_the_view_counts() -> None:
    """CA-17: hidden cards make no difference but by their number."""
    assert worth(table(MIDDLE)) == worth(table(MIDDLE.replace("/bk2", "/s3")))
