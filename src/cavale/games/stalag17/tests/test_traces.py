"""ST-28: cards once shown stay known as long as they can be traced."""

import pytest

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import SPECTATOR
from cavale.games.stalag17.data import CODES
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.tests.camps import camp, play, shown
from cavale.games.stalag17.view import imagine, view

PASS = ("drop=escape-1", "done")  # what red does meanwhile


def traces(table: Stalag, colour: str = "blue") -> list[str]:
    """Return what lies before a seat and all have seen, is known in its hand, is known in its hand or laid."""
    return shown(table, colour).split("/")[3:]


def taken(hand: str = "c1,c2", top: str = "f1") -> Stalag:
    """Return a table on which blue has taken a card from the pile, and acts again."""
    table = camp(f"0,0/{hand} 0,0/4e1", pile=top)
    return play(table, "take", "card=map-1", *PASS)


def test_a_card_from_the_pile() -> None:
    """ST-28: it is known in the hand; the card of the deck is not."""
    assert traces(taken()) == ["-", "f1", "-"]


@pytest.mark.parametrize("card", ["food-1", "clothing-1", "map-1"])
def test_after_laying_any_card(card: str) -> None:
    """ST-28: whatever its owner lays, it is known in hand or on the table."""
    table = play(taken(), f"lay={card}", "card=map-1")
    assert traces(table) == ["-", "-", "f1"]


def test_another_card_of_the_same_name() -> None:
    """ST-28: one taken after that is known in the hand again, and counted apart."""
    table = camp("0,0/c1,c2 0,0/2f1,3e1", pile="f1")
    play(table, "take", "card=map-1", "drop=food-1", "done", "lay=map-1", "card=map-1", *PASS)
    assert traces(table) == ["-", "-", "f1"]
    play(table, "draw", "card=map-2", "card=map-2", "drop=food-1", "done", "take", "card=tool-1")
    assert traces(table) == ["-", "f1", "f1"]


@pytest.mark.parametrize("laid", ["", "lay=clothing-1", "lay=food-1"])
def test_a_discard_removes_a_mark(laid: str) -> None:
    """ST-28: a discard of that name takes the mark with it, whichever card of that name it is."""
    table = taken("c1,f1")
    if laid:
        play(table, laid, "card=map-1", *PASS)
    assert traces(play(table, "drop=food-1", "done")) == ["-", "-", "-"]


def test_a_discard_of_another_surveillance() -> None:
    """ST-28: Food of another value is another card."""
    table = taken("c1,f2")
    assert traces(play(table, "drop=food-2", "done")) == ["-", "f1", "-"]


@pytest.mark.parametrize(
    ("laid", "then"),
    [("food-1", ["f1", "-", "-"]), ("clothing-1", ["c1", "f1", "-"])],
)
def test_an_attempt_resolves_the_rest(laid: str, then: list[str]) -> None:
    """ST-28: what is not among the cards shown is in hand."""
    table = play(taken(), f"lay={laid}", "card=map-1", *PASS, "escape")
    assert traces(table) == then


def test_seen_for_good() -> None:
    """ST-22, ST-28: cards seen at an attempt stay known, those laid later are not."""
    table = play(camp("0,0/c1/f1,ba 0,0/4e1"), "escape", "lay=clothing-1", "card=map-1")
    for seat in (1, SPECTATOR):
        seen = stalag_of(view(table, seat).state)
        assert shown(seen, "blue") == "0,2/?/?/f1,ba/-/-"
    assert shown(stalag_of(view(table, 0).state), "blue") == "0,2/m1/c1/f1,ba/-/-"


def test_a_new_round_forgets() -> None:
    """ST-27, ST-28: shuffled cards cannot be traced."""
    table = camp("0,0/c1/c1,f1,d1,e4 0,0/f1,m1/-/ba/f1/- 0,0/c1/m1/-/-/m1")
    play(table, "escape", "roll")
    assert [traces(table, colour) for colour in ("blue", "red", "green")] == [["-", "-", "-"]] * 3


def test_imagined_worlds_keep_to_the_traces() -> None:
    """ST-28: a card that is in hand or laid is imagined in either place, and nowhere else."""
    table = camp("0,0/3e1 0,0/f1,cd/c1,in/ba/-/f1,cd")
    places = set()
    for seed in range(60):
        world = stalag_of(imagine(view(table, 0), Rng(seed)))
        hand, laid = (part.split(",") for part in shown(world, "red").split("/")[1:3])
        for code in ("f1", "cd"):
            assert any(code in card for card in hand + laid)
        places.add(("cd" in hand, "cd" in laid))
        assert (world.hand_size(1), world.table_size(1)) == (2, 3)
    assert places == {(True, False), (False, True)}


def test_a_double_is_where_it_is_traced() -> None:
    """ST-3, ST-28: a card that is printed once is not imagined elsewhere."""
    table = camp("0,0/3e1 0,0/cd,f1/c1/-/-/cd 0,0/2m1/2t1")
    at = 2 * 28 + CODES.index("cd")
    for seed in range(30):
        world = stalag_of(imagine(view(table, 0), Rng(seed)))
        assert world.hands[at] + world.laid[at] == 0
