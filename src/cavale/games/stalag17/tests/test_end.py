"""How games end: the third prisoner, the ranking, the round limit."""

import pytest

from cavale.engine.core.state import OVER
from cavale.engine.options import Options
from cavale.games.stalag17.state import ENDINGS
from cavale.games.stalag17.tests.camps import agreed, camp, legal, play, shown

LAID = "c1,f1,d1,t1,m1,2e6"


def outcome(seats: str, options: Options | None = None, words: str = "escape", **parts: str) -> tuple[str, list[int]]:
    """Return how a game ends and the places, after some moves."""
    table = play(camp(seats, options, **parts), *words.split())
    assert table.actor == OVER
    assert legal(table) == set()
    return ENDINGS[table.ending()], list(table.places())


def test_the_third_prisoner_wins() -> None:
    """ST-23: at once, without a roll call."""
    table = play(camp(f"2,0/in/{LAID} 0,0/in 1,5", plan="cfdt/4"), "escape")
    assert (shown(table, "ask"), list(table.points)) == ("escape:blue", [0, 0, 5])
    assert (list(table.places()), table.is_open()) == ([1, 2, 2], False)


def test_the_others_play_on() -> None:
    """ST-23: with `ranking` a roll call as usual, then the others go on; those out get no cards."""
    table = play(camp(f"2,0/in/{LAID} 0,3/in 1,9", agreed(ranking=True), plan="cfdt/4"), "escape")
    assert (shown(table, "ask"), list(table.points), shown(table, "out")) == ("roll:blue", [4, 0, 3], "blue")
    assert table.is_open()
    play(table, "roll")
    assert table.dice() == 4  # two players, one prisoner of theirs escaped
    play(table, *["die=map"] * 4, "escape-die=1", *["card=escape-1"] * 4)
    assert (table.actor, table.hand_size(0)) == (1, 0)
    play(table, "drop=escape-1", "done")
    assert table.actor == 2
    play(table, "drop=escape-1", "done")
    assert table.actor == 1


def test_until_one_is_left() -> None:
    """ST-23: the last but one ends the game at once; who is left is last."""
    ended = outcome(
        f"0,0/-/- 2,0/-/{LAID} 3,0", agreed(ranking=True), next="red", first="red", plan="cfdt/4", out="green"
    )
    assert ended == ("ranking", [3, 2, 1])


def test_two_with_ranking() -> None:
    """ST-23: of two players the first one out leaves one."""
    assert outcome(f"2,0/-/{LAID} 2,0", agreed(ranking=True), plan="cfdtm/1") == ("ranking", [1, 2])


@pytest.mark.parametrize(
    ("seats", "ended"),
    [
        ("1,0 0,0 0,0", ("limit", [1, 2, 2])),
        ("0,13 0,12 0,10", ("shared", [1, 1, 1])),
        ("1,12 1,11 0,0", ("shared", [1, 1, 2])),
        ("1,13 1,14 0,0", ("limit", [1, 2, 2])),
        ("0,20 0,19 0,18", ("limit", [2, 2, 1])),
    ],
)
def test_the_round_limit(seats: str, ended: tuple[str, list[int]]) -> None:
    """ST-30: most prisoners out wins, then fewest points, else shared."""
    dice = "cfdt" if seats.count("1,1") == 2 else "cfd"  # ST-6
    rounds = {"deck": "m1", "rest": "pile", "rounds": "7", "plan": f"{dice}/4"}
    assert outcome(seats, agreed(round_limit=7), "take card=map-1", **rounds) == ended


def test_the_limit_with_ranking() -> None:
    """ST-23, ST-30: who is out stays before the others, who have places of their own, shared if they are equal."""
    rounds = {"deck": "m1", "rest": "pile", "rounds": "7", "plan": "cfd/4", "out": "red", "first": "blue"}
    ended = outcome("1,20 3,20 0,3 0,3", agreed(round_limit=7, ranking=True), "take card=map-1", **rounds)
    assert ended == ("limit", [2, 1, 3, 3])


def test_a_roll_call_at_the_limit() -> None:
    """ST-24, ST-29, ST-30: an escape in the last round is counted, and shown, before the game ends."""
    table = play(camp(f"0,0/in/{LAID} 0,9", agreed(round_limit=3), rounds="3"), "escape")
    assert (shown(table, "ask"), list(table.points), table.is_open()) == ("limit:blue", [4, 0], True)


def test_no_limit() -> None:
    """ST-30: 0 is no limit."""
    table = camp("0,0/c1 0,0", agreed(round_limit=0), deck="m1", rest="pile", rounds="999")
    assert shown(play(table, "take", "card=map-1"), "ask") == "roll"
