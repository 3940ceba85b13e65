"""The five worked examples of the rules."""

from cavale.engine.match import Match
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import legal, names, play, refused, shown, yard


def test_example_1_first_moves() -> None:
    """AZ-7, AZ-8, AZ-11: example 1, the 21 first moves."""
    assert sorted(legal()) == [
        "cell>6:7",
        "cell>6:8",
        "cell>7:2",
        "cell>7:3",
        "cell>7:4",
        "cell>7:5",
        "cell>8:4",
        "cell>8:5",
        "cell>8:6",
        "cell>8:7",
        "cell>8:8",
        "cell>8:9",
        "cell>9:1",
        "cell>9:2",
        "cell>9:3",
        "cell>9:4",
        "cell>9:5",
        "cell>9:6",
        "cell>9:7",
        "cell>9:8",
        "cell>9:9",
    ]


def test_example_1_for_any_player() -> None:
    """AZ-4: example 1, whoever starts has the same first moves."""
    for players in (2, 3, 4):
        for colour in GAME.seats[:players]:
            match = play(Match(GAME, players), f"first={colour}")
            assert set(names(match.state)) == legal()


def test_example_2_guard_walks() -> None:
    """AZ-10: example 2, cell to 8:4 brings guard 8 from column 1 to 3."""
    assert shown(play(yard(), "cell>8:4"))["guards"] == "54738293"


def test_example_2_refused() -> None:
    """AZ-11: example 2, cell to 8:3 is refused: distance 2, moved 2."""
    assert refused(yard(), "cell>8:3") == ("caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2})


def test_example_3_guard_follows() -> None:
    """AZ-10: example 3, 7:5 to 7:4 brings guard 7 from column 9 to 8."""
    assert shown(play(yard("blue=7:5"), "7:5>7:4"))["guards"] == "54738281"


def test_example_3_refused() -> None:
    """AZ-11: example 3, 7:5 to 7:8 is refused: three squares, one column away."""
    assert refused(yard("blue=7:5"), "7:5>7:8") == ("caught", "AZ-11", {"row": 7, "steps": 3, "distance": 1})


def test_example_4_yellow_is_caught() -> None:
    """AZ-12: example 4, guard 5 walks from column 8 to 4, catches yellow and stops short of blue."""
    after = shown(play(yard("blue=9:3 yellow=5:6"), "9:3>5:3"))
    assert after["guards"] == "54734291"
    assert after["blue"] == "5:3,cell,cell,cell"
    assert after["yellow"] == "cell,cell,cell,cell"


def test_example_4_own_prisoner() -> None:
    """AZ-13: example 4, were the prisoner on 5:6 blue's own, the walk is refused."""
    assert refused(yard("blue=9:3,5:6"), "9:3>5:3") == ("catches-own", "AZ-13", {"row": 5, "where": "5:6"})


def test_example_5_guard_in_the_way() -> None:
    """AZ-7: example 5, from 9:2 row 5 is out of reach since guard 6 stands in column 2."""
    assert refused(yard("blue=9:2"), "9:2>5:2") == ("passes-guard", "AZ-7", {"row": 6, "column": 2})
