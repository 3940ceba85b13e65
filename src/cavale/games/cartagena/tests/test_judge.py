"""How good a table looks."""

import pytest

from cavale.engine.match import Match
from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.passages import MIDDLE, play, table

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
        (EVEN.replace("/dhp", "/d2"), EVEN.replace("/dhp", "/d").replace("blue=3", "blue=5")),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    """CA-7, CA-8, CA-13: spaces, cards and pirates aboard are good to have."""
    assert 0.0 < worth(table(worse)) < worth(table(better)) < 1.0


def test_others_see_it_the_other_way_round() -> None:
    """CA-13: what is good for one is bad for the others."""
    ahead = EVEN.replace("blue=3", "blue=8")
    assert worth(table(ahead), 1) < worth(table(EVEN), 1)


def longest_jump(seats: str) -> float:
    """Return how far red's best pirate would come with a card, on average over all signs."""
    return measured(seats, 1)["road"]


def measured(seats: str, seat: int, whose: int = 0) -> dict[str, float]:
    """Return what is measured of a seat, by feature."""
    return dict(zip(GAME.judge.features, GAME.judge.measure(table(seats).view(whose), seat), strict=True))


def test_a_paved_road() -> None:
    """CA-7: standing where the next player would land makes its cards go further."""
    assert longest_jump(EVEN) != longest_jump(EVEN.replace("blue=3,9,9", "blue=6,8,8"))
    row = "blue={},start,start,start,start,start/dhp red=start,start,start,start,start,boat/bk2"
    assert longest_jump(row.format(1)) > longest_jump(row.format("start"))


def test_the_longest_jump() -> None:
    """CA-7: from the start of ABCDEF the signs lie 1 to 6 ahead; where nobody is left, there is none."""
    crew = "start,start,start,start,start,start"
    assert longest_jump(f"blue={crew}/b red={crew}/b") == pytest.approx(3.5)
    assert longest_jump("blue=boat,boat,boat,boat,boat,36/b red=boat,boat,boat,boat,boat,36/b") == pytest.approx(1.0)


def test_the_rearmost_count_most() -> None:
    """CA-13: all must come aboard, so two spaces are worth more to who is far behind."""
    behind, ahead = EVEN.replace("blue=3", "blue=5"), EVEN.replace("20,30", "20,32")
    assert measured(behind, 0)["spaces"] == measured(ahead, 0)["spaces"]
    assert measured(behind, 0)["rear"] > measured(ahead, 0)["rear"]


def test_what_is_measured() -> None:
    """CA-5, CA-7, CA-13: spaces with the boat as the next after the last, signs in hand; others' signs are guessed."""
    seats = "blue=start,start,start,start,start,boat/d2h red=start,1,2,3,4,5/bk2"
    mine = measured(seats, 0)
    assert (mine["aboard"], mine["spaces"], mine["signs"]) == (1.0, 37.0, 2.0)
    assert mine["jumps"] < mine["road"]
    assert measured(seats, 1, whose=1)["signs"] == 2.0
    assert measured(seats, 1)["signs"] == pytest.approx(6 * (1 - (5 / 6) ** 3))


def test_the_end() -> None:
    """CA-13: a game won is worth 1, a game lost 0."""
    over = play(table("blue=boat,boat,boat,boat,boat,34/k red=boat,boat,boat,boat,boat,36/b"), "34>key")
    assert (worth(over, 0), worth(over, 1)) == (1.0, 0.0)


def test_nothing_but_the_view_counts() -> None:
    """CA-17: hidden cards make no difference but by their number."""
    assert worth(table(MIDDLE)) == worth(table(MIDDLE.replace("/bk2", "/s3")))
