"""Positions as text: what is written is read back, what no match could come to is refused."""

from typing import Any

import pytest

from cavale.engine.text import LANGUAGES, Problem
from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.passages import ILLUSTRATED, MIDDLE, line, problem

GOOD = line(MIDDLE)
START = "blue=start,start,start,start,start,start/{} red=start,start,start,start,start,start/{}"
OVER = line(MIDDLE.replace("start,3,9,9,20", "boat,boat,boat,boat,boat"), used=1, ask="escape")
LIMIT = line(MIDDLE, turns=300, ask="limit")


def set_up(blue: str, red: str, **values: Any) -> str:
    """Return a table before the first turn."""
    return line(START.format(blue, red), **{"turns": 0, **values})


@pytest.mark.parametrize(
    ("text", "preset"),
    [
        (GOOD, "jamaica"),
        (OVER, "jamaica"),
        (LIMIT, "jamaica"),
        (line(MIDDLE, used=2, ask="draw:2"), "jamaica"),
        (line(MIDDLE, used=3, ask="draw:1"), "jamaica"),
        (line(f"{MIDDLE} row=bdd", "tortuga"), "tortuga"),
        (line(f"{MIDDLE} row=bdd", "tortuga", used=1, ask="row:1"), "tortuga"),
        (line(f"{MIDDLE} row=-", "tortuga", rest="pile"), "tortuga"),
        (set_up("-", "-", passage="-", ask="passage"), "jamaica"),
        (set_up("-", "-", passage="Bcd", ask="passage"), "jamaica"),
        (set_up("-", "-", ask="first"), "jamaica"),
        (set_up("-", "-", ask="deal", next="red"), "jamaica"),
        (set_up("d2", "dk", ask="deal"), "jamaica"),
        (set_up("d2", "k", ask="deal", next="red"), "jamaica"),
    ],
)
def test_round_trip(text: str, preset: str) -> None:
    """CA-4: a position that a match can come to is read and written again as it was."""
    found = GAME.position.place(GAME.choose(2, preset), 2, text)
    again = GAME.position.describe(found)
    assert GAME.position.describe(GAME.position.place(GAME.choose(2, preset), 2, again)) == again
    parts = dict(part.split("=") for part in text.split())
    same = {key: value for key, value in parts.items() if key not in ("blue", "red", "deck", "pile")}
    assert same.items() <= dict(part.split("=") for part in again.split()).items()


def test_the_illustrated_position_for_four() -> None:
    """CA-5: the illustrated position is read as it is told."""
    text = line(ILLUSTRATED, "tortuga")
    assert problem(text, "tortuga", 4) is None


def test_what_may_be_left_out() -> None:
    """CA-6: without a word about it, a turn begins."""
    short = GOOD.partition(" turns=")[0]
    assert GAME.position.describe(GAME.position.place(GAME.choose(2), 2, short)).endswith("turns=0 used=0 ask=turn")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "passage"),
        ("nonsense", "nonsense"),
        (f"{GOOD} next=blue", "next"),
        (f"{GOOD} row=b", "row"),
        (GOOD.replace("ABCDEF", "ABCDEG"), "passage"),
        (GOOD.replace("ABCDEF", "ABCDEa"), "passage"),
        (GOOD.replace("ABCDEF", "ABCDE"), "passage"),
        (GOOD.replace("start,3", "start,37"), "place"),
        (GOOD.replace("start,3", "9,3"), "place"),
        (GOOD.replace("start,3", "cellar,3"), "blue"),
        (GOOD.replace("start,3", "3"), "blue"),
        (GOOD.replace("/dhp", "/dhx"), "blue"),
        (GOOD.replace("/dhp", "/d1h"), "blue"),
        (GOOD.replace("/dhp", "/Dhp"), "blue"),
        (GOOD.replace("/dhp", ""), "blue"),
        (GOOD.replace("/dhp", "/dhp2"), "deck"),
        (GOOD.replace("pile=-", "pile=b"), "deck"),
        (GOOD.replace("/dhp", "/dhp?999"), "deck"),
        (GOOD.replace("next=blue", "next=green"), "next"),
        (GOOD.replace("turns=7", "turns=-1"), "turns"),
        (GOOD.replace("turns=7", "turns=300"), "turns"),
        (GOOD.replace("used=0", "used=3"), "used"),
        (GOOD.replace("used=0", "used=4"), "used"),
        (GOOD.replace("ask=turn", "ask=turn:1"), "ask"),
        (GOOD.replace("ask=turn", "ask=draw"), "ask"),
        (GOOD.replace("ask=turn", "ask=draw:1"), "used"),
        (GOOD.replace("ask=turn", "ask=row"), "blue"),
        (line(MIDDLE, used=1, ask="row"), "ask"),
        (line(MIDDLE, rest="pile", used=1, ask="draw:1"), "ask"),
        (line(MIDDLE.replace("start,3,9,9,20", "boat,boat,boat,boat,boat")), "blue"),
        (GOOD.replace("ask=turn", "ask=escape"), "ask"),
        (OVER.replace("next=blue", "next=red"), "ask"),
        (OVER.replace("used=1", "used=0"), "used"),
        (OVER.replace("turns=7", "turns=300"), "turns"),
        (LIMIT.replace("turns=300", "turns=299"), "turns"),
        (LIMIT.replace("ask=limit", "ask=shared"), "ask"),
        (LIMIT.replace("used=0", "used=1"), "used"),
        (line(MIDDLE.replace("start,3,9,9,20", "boat,boat,boat,boat,boat"), turns=300, ask="limit"), "ask"),
        (set_up("-", "-", ask="first", next="red"), "next"),
        (set_up("-", "-", ask="first", turns=1), "turns"),
        (set_up("-", "-", ask="first", used=1), "used"),
        (set_up("-", "- pile=b", ask="first"), "pile"),
        (set_up("-", "b", ask="first"), "red"),
        (set_up("d2", "-", ask="deal"), "blue"),
        (set_up("d", "k3", ask="deal"), "blue"),
        (set_up("d6", "k6", ask="deal"), "ask"),
        (line(MIDDLE, turns=0, ask="deal"), "blue"),
        (set_up("-", "-", passage="ABCDEF", ask="passage"), "passage"),
    ],
)
def test_no_match_comes_to_it(text: str, part: str) -> None:
    """CA-3 to CA-15: what no match could come to is refused, with the part that is wrong."""
    found = problem(text)
    assert found is not None
    assert found[0] == part


@pytest.mark.parametrize(
    ("text", "preset", "part"),
    [
        (line(f"{MIDDLE} row=-", "tortuga"), "tortuga", "row"),
        (line(f"{MIDDLE} row={'d' * 12}", "tortuga", used=1, ask="row"), "tortuga", "row"),
        (line(f"{MIDDLE} row={'d' * 13}", "tortuga"), "tortuga", "row"),
        (line(f"{MIDDLE} row=b", "tortuga", used=1, ask="draw:1"), "tortuga", "ask"),
        (line(f"{MIDDLE} row=b", "tortuga").replace("dhp", "dhp?"), "tortuga", "blue"),
        (line(START.format("b6", "k6") + " row=-", "tortuga", turns=1, ask="row"), "tortuga", "turns"),
        (line(START.format("b5", "k5") + " row=-", "tortuga", turns=0, ask="row"), "tortuga", "ask"),
        (line(START.format("b5", "k5") + " row=b", "tortuga", turns=0, ask="deal"), "tortuga", "row"),
        (GOOD, "basic", "deck"),
        (GOOD, "tortuga", "row"),
    ],
)
def test_no_match_of_a_preset_comes_to_it(text: str, preset: str, part: str) -> None:
    """CA-5, CA-12: nor to a row or a hand that the preset does not have."""
    found = problem(text, preset)
    assert found is not None
    assert found[0] == part


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reason_is_said(language: str) -> None:
    """CA-3: what is wrong with a position is said in every language."""
    with pytest.raises(Problem) as caught:
        GAME.position.place(GAME.choose(2), 2, GOOD.replace("ABCDEF", "ABCDEa"))
    assert "ABCDEa" in GAME.speaker(language).say(caught.value.text)
