"""How games end, and who has won."""

import pytest

from cavale.engine.match import Match
from cavale.games.section_x import GAME
from cavale.games.section_x.tests.charts import legal, shown, state
from cavale.games.section_x.tests.moments import ROAD, chart, play

GREENS = {"green": "green0:red;green1:purple"}


def ended(match: Match) -> tuple[str, list[int]]:
    """Return how a match ended, and the places."""
    return GAME.endings[match.state.ending()], list(match.state.places())


def test_five_win_at_once() -> None:
    """SX-29: five prisoners in green or free zones win at once, without an explosion."""
    match = chart(ROAD, "F10a;F9a;free*4;island*2/-;-/-", round="2", green="green0:red")
    play(match, "step=F10a>green0")
    assert ended(match) == ("freedom", [1, 2])
    assert shown(match, "tiles") == "F8:S1;F9:S1;F10:S1"
    assert legal(match) == set()


def test_seven_in_the_advanced_game() -> None:
    """SX-33: seven instead of five."""
    advanced = {"preset": "advanced", "tops": "S2,S2,S2", "round": "2", "green": "green0:red"}
    match = chart(ROAD, "F10a;free*4;island*3/-;-/-", **advanced)
    assert match.state.ending() == state(play(match, "step=F10a>green0")).ended == -1
    win = chart(ROAD, "F10a;free*6;island/-;-/-", **advanced)
    assert ended(play(win, "step=F10a>green0")) == ("freedom", [1, 2])


def test_the_next_round_is_the_last() -> None:
    """SX-30: when some, but not all, have fewer than five left after an explosion."""
    match = chart(ROAD, "F10a;green0;F9a;lost*3;island*2/-;-/-", round="2", green="green0:red")
    play(match, "step=F10a>green0")
    assert shown(match, "round") == "3:last"


def caught(red: str, purple: str, **values: str) -> Match:
    """Return a match in which red has just ended a round; each `x` was a prisoner in a tunnel."""
    spots = iter([f"{cell}{letter}" for cell in ("I3", "B4", "H9", "D2") for letter in "abc"])
    tiles = f"{ROAD};F4:H2;F3:H2;I3:T2;B4:T1;H9:T2;D2:T3"
    players = ["".join(next(spots) if sign == "x" else sign for sign in player) for player in (red, purple)]
    match = chart(tiles, *(f"{player}/-;-/-" for player in players), **GREENS, **values)
    return play(match, "step=F10a>green0")


@pytest.mark.parametrize(
    ("red", "purple", "places"),
    [
        ("F10a;green0;x;x;x;x;island*2", "free;x;x;x;x;island*3", [1, 2]),  # most free
        ("F10a;green0;x;x;x;x;F4a;island", "free*2;x;x;x;x;island*2", [1, 2]),  # then with hidden
        ("F10a;green0;x;x;x;x;x;F4a", "free*2;x;x;x;x;F3a;island", [2, 1]),  # then all left
        ("F10a;green0;x;x;x;x;island*2", "free*2;x;x;x;x;island*2", [1, 1]),
    ],
)
def test_for_want_of_prisoners(red: str, purple: str, places: list[int]) -> None:
    """SX-30, SX-31: nobody has five left: most free, then free and hidden, then all left, else shared."""
    match = caught(red, purple, round="2")
    assert ended(match) == ("shared" if places == [1, 1] else "spent", places)


@pytest.mark.parametrize(
    ("red", "purple", "places"),
    [
        ("F10a;green0;lost*4;island*2", "free;x;x;island*5", [2, 1]),  # most left
        ("F10a;green0;lost*4;island*2", "free;x;x;x;x;island*3", [1, 2]),  # then free
        ("F10a;green0;lost*4;F4a;island", "free*2;x;x;x;x;island*2", [1, 2]),  # then hidden
        ("F10a;green0;lost*4;F4a;island", "free*2;x;x;x;x;F3a;island", [1, 1]),
    ],
)
def test_after_the_last_round(red: str, purple: str, places: list[int]) -> None:
    """SX-31: a compulsory last round is ranked by prisoners left, then free, then hidden, else shared."""
    match = caught(red, purple, round="3:last")
    assert ended(match) == ("shared" if places == [1, 1] else "last", places)


def test_five_in_the_last_round() -> None:
    """SX-29, SX-31: who brings his fifth in a last round wins all the same."""
    match = chart(ROAD, "F10a;free*4;lost*3/-;-/-", "lost*4;island*4/-;-/-", round="3:last", green="green0:red")
    assert ended(play(match, "step=F10a>green0")) == ("freedom", [1, 2])


def test_the_limit() -> None:
    """SX-34: after so many rounds the game is ranked as after a last one."""
    match = chart(ROAD, "F10a;green0;F9a;island*5/-;-/-", rounds="1", green="green0:red")
    assert ended(play(match, "step=F10a>green0")) == ("limit", [2, 1])
    on = chart(ROAD, "F10a;green0;F9a;island*5/-;-/-", rounds="0", green="green0:red")
    assert shown(play(on, "step=F10a>green0"), "round") == "2"
