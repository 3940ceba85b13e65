"""ST-19 and ST-26: the last cards of the deck, in all combinations."""

from itertools import product

import pytest

from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.tests.camps import agreed, camp, legal, play, shown


def low(left: int, hand: bool, pile: bool, tried: bool = False) -> Stalag:
    """Return a table with so many cards left, for blue with or without a card in hand and on the pile."""
    return camp(
        f"1,13/{'e1' if hand else '-'} 2,20",
        deck=",".join(["m1", "f1", "t1"][:left]),
        pile="c1" if pile else "-",
        rest="red",
        plan="cfdmm/4",
        ask="turn:tried" if tried else "turn",
    )


@pytest.mark.parametrize(("left", "hand", "pile", "tried"), [*product([1, 2, 3], *[[False, True]] * 3)])
def test_what_may_be_chosen(left: int, hand: bool, pile: bool, tried: bool) -> None:
    """ST-19: with one card left no Draw, unless neither Lay, Discard nor Take is possible."""
    expected = {"lay=escape-1", "drop=escape-1"} if hand else set()
    expected |= {"take"} if pile else set()
    expected |= {"draw"} if left > 1 or not expected else set()
    expected |= set() if tried else {"escape"}
    assert legal(low(left, hand, pile, tried)) == expected


@pytest.mark.parametrize(
    ("left", "hand", "pile", "words"),
    [
        (2, True, True, "draw card=map-1 card=food-1"),
        (1, True, True, "take card=map-1"),
        (1, True, False, "lay=escape-1 card=map-1"),
        (1, False, False, "draw card=map-1"),
        (1, False, False, "escape draw card=map-1"),
        (1, False, True, "escape take card=map-1"),
    ],
)
def test_the_last_card(left: int, hand: bool, pile: bool, words: str) -> None:
    """ST-26: with the last card the round ends at once: 6 points less for each prisoner, no card is counted."""
    table = play(low(left, hand, pile), *words.split())
    before = 15 if "escape " in words else 13
    assert (list(table.points), list(table.was)) == ([before - 12, 14], [before, 20])
    assert (table.left, shown(table, "ask"), table.actor) == (0, "roll", 0)
    assert not table.is_open()


@pytest.mark.parametrize("words", ["take card=map-1", "lay=escape-1 card=map-1", "drop=escape-1 done"])
def test_the_last_but_one(words: str) -> None:
    """ST-26: while a card is left the round goes on."""
    table = play(low(2, True, True), *words.split())
    assert (shown(table, "ask"), table.actor) == ("turn", 1)
    assert list(table.points) == [13, 20]


def test_both_in_the_middle_of_a_draw() -> None:
    """ST-26: the first of the last two cards ends nothing."""
    table = play(low(2, False, False), "draw", "card=map-1")
    assert (table.left, shown(table, "ask")) == (1, "draw:1")


def test_an_escape_with_the_last_card_in_the_deck() -> None:
    """ST-24, ST-26: an escape before the last card is drawn is a roll call like any other."""
    table = camp("0,0/in/c1,f1,d1,e4 0,6/e1", deck="m1", rest="pile")
    assert list(play(table, "escape").points) == [4, 0]
    assert table.is_open()


def test_points_do_not_fall_below_none() -> None:
    """ST-5, ST-26: never fewer than 0; with `ranking` who is out loses nothing."""
    table = camp(
        "3,7 0,5/c1 1,20",
        agreed(ranking=True),
        deck="m1",
        rest="pile",
        plan="cffd/4",
        out="blue",
        first="red",
        next="red",
    )
    assert list(play(table, "take", "card=map-1").points) == [7, 0, 8]
