"""What a seasoned prisoner does without much thought."""

import pytest

from cavale.engine.core.judging import NO_HABIT
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import notation
from cavale.games.stalag17.tests.camps import begin, camp
from cavale.games.stalag17.view import view


def habit(seats: str, plan: str = "cfd/4", rest: str = "deck", **parts: str) -> str:
    """Return what blue does, by what blue sees."""
    return notation(GAME.judge.habit(view(camp(seats, None, rest, plan=plan, **parts), 0).state))


@pytest.mark.parametrize(
    ("hand", "laid", "chosen"),
    [
        ("c1,c2,e6", "-", "lay=clothing-2"),  # objects first, the heaviest of them
        ("c1,m2,e6", "c1,f1", "lay=escape-6"),  # one that is there already is not wanted
        ("cf,in", "c1,d1", "lay=clothing-food"),  # ST-18: a double for what is missing
        ("e2,e5,m1", "c1,f1,d1", "lay=escape-5"),
        ("e2,ba", "c1,f1", "lay=escape-2"),  # ST-25: a Barracks last, it costs points on the table
        ("m1,ba", "c1,f1,e4", "lay=barracks"),
        ("m1,in", "c1,f1,e4", "lay=information"),  # ST-2: what nobody wants weighs nothing on the table
        ("-", "c1,f1,e4", "draw"),
    ],
)
def test_what_is_laid(hand: str, laid: str, chosen: str) -> None:
    """ST-11, ST-20: what the plan wants, and if there is nothing of that, what weighs most."""
    assert habit(f"0,0/{hand}/{laid} 0,0") == chosen


@pytest.mark.parametrize(
    ("hand", "top", "chosen"),
    [("m1", "d1", "take"), ("m1", "m2", "lay=map-1"), ("m2", "d1", "lay=map-2"), ("d2", "d1", "lay=document-2")],
)
def test_what_is_taken(hand: str, top: str, chosen: str) -> None:
    """ST-15: the top discard, if the plan wants it and nothing wanted or heavy is in hand."""
    assert habit(f"0,0/{hand}/c1,f1,e4 0,0", pile=top) == chosen


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        ("0,0/-/c1,f1,d1,e4 0,0", "escape"),
        ("0,0/m2/c1,f1,d1,e4 0,0", "drop=map-2"),  # ST-24: there is time to get rid of it
        ("0,0/m2/c1,f1,d1,e4 0,0/-/3t1", "drop=map-2"),  # as many cards as dice
        ("0,0/m2/c1,f1,d1,e4 0,0/-/4t1", "escape"),
        ("2,0/m2/c1,f1,d1,t1,e4 0,0", "escape"),  # ST-23: it wins
    ],
)
def test_when_it_is_time(seats: str, chosen: str) -> None:
    """ST-24: who could escape throws heavy cards away first, until others have laid too many cards."""
    assert habit(seats, plan="cfdt/4" if seats.startswith("2") else "cfd/4") == chosen


def test_nobody_waits_in_a_showdown() -> None:
    """ST-23: when the next escape wins, weight is no matter, and two cards are better than one."""
    assert habit("2,0/m2/c1,f1,d1,e4 1,0", plan="cfdtt/4") == "lay=map-2"
    assert habit("2,0/m2/c1,f1,d1,e4 2,0", plan="cfdtt/4") == "draw"


def test_the_last_card_of_the_deck() -> None:
    """ST-19, ST-26: without a draw it still finds something to do, and no hopeless attempt."""
    assert habit("0,0/m2/c1,f1,e4 0,0", rest="pile", deck="t1") == "lay=map-2"
    assert habit("0,0/ba/c1,f1,d1 0,0", rest="red", deck="t1") == "drop=barracks"


def test_a_discard_that_is_begun_is_completed() -> None:
    """ST-17: one card is a discard."""
    table = camp("0,0/m2/c1,f1,d1,e4 0,0")
    table.play(GAME.judge.habit(table))
    assert notation(GAME.judge.habit(table)) == "done"


def test_between_rounds_there_is_none() -> None:
    """ST-9: chance acts, or there is but one thing to do."""
    assert GAME.judge.habit(begin()) == NO_HABIT
