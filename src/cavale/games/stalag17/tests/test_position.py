"""Positions as text: what is written is read back, what no match could come to is refused."""

import pytest

from cavale.engine.options import Options
from cavale.engine.text import LANGUAGES, Problem, Speaker
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.position import describe, place
from cavale.games.stalag17.tests.camps import agreed, line

SEATS = "1,4/2c1,cf/e3/ba/c1/- 0,6/m2/2t1/-/-/m2"
PLAN = {"plan": "cfft/4"}
OUT = "3,4 0,6"


def wrong(text: str, options: Options, players: int) -> str | None:
    """Return which part of a position is refused; None if it can be placed."""
    try:
        place(options, players, text)
    except Problem as found:
        return str(found.text.args["part"])
    return None


@pytest.mark.parametrize(
    "text",
    [
        line(SEATS, **PLAN, pile="e1,in,e1"),
        line(SEATS, **PLAN, ask="turn:tried", rounds="12"),
        line(SEATS, **PLAN, ask="draw:2", next="red"),
        line(SEATS, **PLAN, pile="c2,cd", ask="discard:1"),
        line(SEATS, rest="pile", **PLAN, deck="e1,e2"),
        line(SEATS, **PLAN, ask="roll:blue", was="0,11"),
        line(SEATS, rest="pile", **PLAN, ask="roll", was="16,20"),
        line(SEATS, **PLAN, ask="limit:blue", rounds="40", was="0,11"),
        line("0,6 0,6", rest="pile", plan="cff/4", ask="shared", rounds="40"),
        line("3,4/c1/e3 0,6", plan="cfft/4", out="blue", ask="escape:blue"),
        line("0,0 0,0", plan="-/-", ask="first", rounds="0"),
        line("0,0 1,0", plan="cf/-", ask="dice"),
        line("0,0 0,0", plan="cff/1", ask="deal"),
        line("0,0/cf 0,0", plan="cff/1", ask="deal"),
        line("0,0/cf,cd 0,0/2e1", plan="cff/1", ask="turn"),
        line("0,0/cf 0,0/2c1", plan="cff/1", ask="deal", first="red"),
        line("0,4/3?/e3 0,0/c1,?/2?/-/c1/m1", plan="cff/4"),
    ],
)
def test_round_trip(text: str) -> None:
    """ST-28: a position that a match can come to is read and written again as it was."""
    again = describe(place(agreed(), 2, text))
    assert describe(place(agreed(), 2, again)) == again
    parts = dict(part.split("=") for part in text.split())
    same = {key: value for key, value in parts.items() if key not in ("blue", "red", "deck")}
    assert same.items() <= dict(part.split("=") for part in again.split()).items()


def test_what_may_be_left_out() -> None:
    """ST-6: without a word about it, it is the first round, somebody's turn, and nobody is out."""
    assert describe(place(agreed(), 2, line("0,0 0,0"))).endswith("out=- first=blue next=blue rounds=1 ask=turn")


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (line("0,0 0,0") + " deck=c1", "deck"),
        (line("0,0 0,0") + " rope=1", "rope"),
        (line("0,0 0,0").replace("next=blue", ""), "next"),
        (line("0,21 0,0"), "blue"),
        (line("4,0 0,0"), "blue"),
        (line("0,0/5c1 0,0"), "deck"),  # ST-3: there are four
        (line("0,0/2cf 0,0"), "deck"),
        (line("0,0/90? 0,0"), "blue"),
        (line("0,0/84? 0,0/c1,?"), "deck"),
        (line("0,0/c1/-/-/f1 0,0"), "blue"),  # ST-28: traced, but not there
        (line("0,0/c1/-/-/-/c1 0,0"), "blue"),
        (line("0,0/c1/e1/-/c1/c1 0,0"), "blue"),
        (line("0,0/?/?/-/-/3e1 0,0"), "blue"),
        (line("0,0 0,0/?/?/-/-/cf 0,0/cf"), "deck"),
        (line("0,0 0,0", plan="cffd/4"), "plan"),  # ST-6: three dice
        (line("0,0 0,0", plan="cff/-"), "plan"),
        (line("0,0 0,0", plan="cff/3", ask="dice"), "plan"),
        (line("0,0 0,0", plan="cffd/-", ask="dice"), "plan"),
        (line("0,0 0,0", plan="c/-", ask="first", rounds="0"), "plan"),
        (line("0,0 0,0", plan="cf/4", rest="pile", ask="roll"), "plan"),
        (line("0,0 0,0", rounds="41"), "rounds"),
        (line("0,0 0,0", rounds="0"), "rounds"),
        (line("0,0 0,0", plan="-/-", ask="first"), "rounds"),
        (line("0,0 0,0", was="0,2"), "was"),
        (line("0,0 0,0", rest="pile"), "deck"),  # ST-26
        (line("0,0 0,0", rest="pile", deck="c1", ask="draw:2"), "deck"),
        (line("0,0 0,0", ask="roll"), "deck"),
        (line("0,0 0,0", ask="roll:blue"), "ask"),
        (line("1,0 0,0", plan="cff/4", ask="roll:blue", next="red"), "next"),
        (line("1,0 0,0", plan="cff/4", ask="roll:blue", rounds="40"), "rounds"),
        (line("0,0 0,0", pile="c1", ask="discard:2"), "pile"),
        (line("0,0/f1 0,0", pile="c1,c2", ask="discard:2"), "ask"),  # ST-13: nothing can come of it
        (line("0,0 0,0", pile="c1", ask="deal"), "pile"),
        (line("0,0/c1,c1,c1 0,0", ask="deal"), "blue"),
        (line("0,0/cf,cd 0,0/2e1", plan="cff/1", ask="deal"), "ask"),
        (line("0,0/cf 0,0", ask="deal", next="red"), "next"),
        (line("0,0/cf,cd 0,0", plan="cf/-", ask="dice"), "next"),
        (line("0,0/-/c1 0,0", plan="cf/-", ask="dice"), "blue"),
        (line("0,0 0,0", plan="-/-", ask="first", rounds="0", next="red"), "next"),
        (line("0,2 0,0", plan="-/-", ask="first", rounds="0"), "first"),
        (line(OUT), "out"),
        (line(OUT, out="blue"), "ask"),
        (line(OUT, out="blue,blue", ask="escape:blue"), "out"),
        (line(OUT, out="blue", ask="ranking:blue"), "ask"),
        (line(OUT, out="blue", ask="escape:red"), "ask"),
        (line("0,0 0,0", rest="pile", ask="limit", rounds="40"), "ask"),  # ST-30: shared
        (line("0,0 0,1", rest="pile", ask="shared", rounds="40"), "ask"),
        (line("0,0 0,1", rest="pile", ask="limit", rounds="39"), "rounds"),
        (line("0,0 0,1", ask="limit", rounds="40"), "deck"),
    ],
)
def test_refused(text: str, part: str) -> None:
    """ST-28: what no match could come to is refused, and the part is named, in both languages."""
    with pytest.raises(Problem) as found:
        place(agreed(), 3 if " green=" in text else 2, text)
    assert found.value.text.args["part"] == part
    for language in LANGUAGES:
        assert part in Speaker(language, [GAME.folder / "texts"]).say(found.value.text)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        (line("3,4 0,6 1,0", out="blue", first="red", next="red", plan="cfft/4"), None),
        (line("3,4 0,6 1,0", out="blue", next="red", plan="cfft/4"), "first"),
        (line("3,4 0,6 1,0", out="blue", first="red", plan="cfft/4"), "next"),
        (line("3,4/c1 0,6 1,0", out="blue", first="red", next="red", plan="cfft/4"), "blue"),
        (line("3,4 3,6 1,0", out="blue,red", first="green", next="green", plan="cfft/4"), "ask"),
        (line("3,4/c1 0,6 1,0", out="blue", first="red", next="red", plan="cff/4", ask="roll:blue"), None),
        (line("3,4 3,6/c1 1,0", out="blue,red", plan="cff/4", ask="ranking:red", next="red"), None),
        (line("3,4 3,6/c1 1,0", out="red,blue", plan="cff/4", ask="ranking:red", next="red"), "ask"),
    ],
)
def test_with_ranking(text: str, part: str | None) -> None:
    """ST-23: who is out has no cards and no turn, and is in the list."""
    assert wrong(text, agreed(ranking=True), 3) == part
