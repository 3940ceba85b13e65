"""The nine worked examples."""

import pytest

from cavale.games.stalag17.sets import assignment
from cavale.games.stalag17.tests.camps import begin, camp, legal, play, shown


@pytest.mark.parametrize(("escaped", "dice"), [((2, 2, 0, 0, 0), 4), ((1, 1, 1, 0, 0), 3), ((0, 0, 0, 0, 0), 3)])
def test_example_1_the_dice(escaped: tuple[int, ...], dice: int) -> None:
    """ST-6: example 1, five players: 4 escaped, 4 object dice; 3 or fewer, 3 dice."""
    table = camp(" ".join(f"{free},0" for free in escaped), plan="-/-", ask="dice")
    assert table.dice() == dice
    play(table, *["die=map"] * dice)
    assert "escape-die=1" in legal(table)


@pytest.mark.parametrize(
    ("words", "objects", "points"),
    [("clothing tool food 4", [1, 1, 0, 1, 0], 4), ("map three document 2", [0, 0, 1, 0, 1], 5)],
)
def test_example_2_the_plan(words: str, objects: list[int], points: int) -> None:
    """ST-7: example 2, one object for each face and 3 points for each "3"."""
    *faces, pips = words.split()
    table = play(begin(5), "first=red", *(f"die={face}" for face in faces), f"escape-die={pips}")
    assert (list(table.plan)[:5], table.need(0)) == (objects, points)


def test_example_3_success() -> None:
    """ST-20: example 3, Food, Map, Document and Escape cards of 3 and 6 against 5 points."""
    table = play(camp("0,0/-/f1,m2,d1,e3,e6 0,0/c1", plan="fdm/5"), "escape")
    assert (table.free[0], table.escaper, shown(table, "ask")) == (1, 0, "roll:blue")


@pytest.mark.parametrize(("points", "need"), [(6, 11), (2, 7)])
@pytest.mark.parametrize("short", [0, 1])
def test_example_4_own_points(points: int, need: int, short: int) -> None:
    """ST-20: example 4, plan of 5 points: a player with 6 of his own needs 11, one with 2 needs 7; one less fails."""
    escapes = {11: "e6,e5", 10: "e6,e4", 7: "e4,e3", 6: "e6"}[need - short]
    table = camp(f"1,{points}/-/f1,d1,2m1,{escapes} 0,0/c1", plan="fdmm/5")
    assert table.need(0) == need
    assert play(table, "escape").free[0] == (1 if short else 2)


@pytest.mark.parametrize(("free", "toll"), [(0, 1), (1, 4), (2, 7)])
def test_example_5_the_roll_call(free: int, toll: int) -> None:
    """ST-25: example 5, a hand of 1, 1, 1, a double of 3 and an Information is 10, less 3 for each prisoner left."""
    dice = {0: "fdm", 1: "fdmm", 2: "fdmm"}[free]
    table = camp(f"0,0/-/f1,d1,2m1,e5 {free},5/e1,e2,e3,cf,in", plan=f"{dice}/5")
    assert table.hand_weight(1) == 10
    play(table, "escape")
    assert (table.toll(1), table.was[1], table.points[1]) == (toll, 5, 5 + toll)


def test_example_6_points_go_away() -> None:
    """ST-25: example 6, 6 points before, a hand of 1 and 3, three prisoners left: 4 − 9 = −5, so 1."""
    table = play(camp("0,0/-/f1,d1,m1,e5 0,6/e1,cf", plan="fdm/5"), "escape")
    assert (table.toll(1), table.points[1]) == (-5, 1)


def test_example_7_the_deck_runs_out() -> None:
    """ST-26: example 7, 13 points and two prisoners left: 13 − 12 = 1."""
    table = camp("1,13/c1 0,20/f1", deck="m1", rest="pile", plan="cfdt/4")
    play(table, "take", "card=map-1")
    assert (list(table.points), shown(table, "ask")) == ([1, 2], "roll")


def test_example_8_who_starts() -> None:
    """ST-9: example 8, A having escaped, B and D have 0 points, C 3, E 2: C starts."""
    table = camp("0,0/-/f1,d1,m1,e6 0,9 0,12 0,9 0,11", plan="fdm/5", first="red")
    play(table, "escape")
    assert list(table.points) == [0, 0, 3, 0, 2]
    assert (table.first, table.actor) == (2, 2)


@pytest.mark.parametrize(
    "names",
    [
        "map-1 food-2 document-1 clothing-1 tool-2 escape-3 barracks information",
        "food-1 information information tool-1 escape-4",
    ],
)
def test_example_9_different_types(names: str) -> None:
    """ST-14: example 9, eight types at once; Food, Information, Information as Clothing, Tool, Escape."""
    codes = {"escape": "e", "barracks": "ba", "information": "in"}
    hand = []
    for name in names.split():
        first, _, number = name.partition("-")
        hand.append(codes.get(first, first[0]) + number)
    table = camp(f"0,0/{','.join(hand)},2e1 0,0/c2")
    play(table, *(f"drop={name}" for name in names.split()), "done")
    assert shown(table, "pile").split(",") == hand
    assert (shown(table, "blue"), table.mover) == ("0,0/2e1/-/-/-/-", 1)


def test_example_9_refused() -> None:
    """ST-14: example 9, Food, Tool, Tool, Escape, Map, Map cannot be discarded together."""
    table = camp("0,0/f1,2t1,e3,2m1 0,0/c2")
    play(table, "drop=food-1")
    assert legal(table) == {"done"}


def test_the_assignment_is_found() -> None:
    """ST-20: any use of doubles and Barracks that works, works, and is found."""
    table = camp("2,0/-/cf,cd,fd,ba,e4 2,0/c1", plan="ccffd/4")
    assert assignment(table.before(0), table.plan) is None
    table = camp("2,0/-/cf,cd,fd,f2,ba,e4 2,0/c1", plan="ccffd/4")
    found = assignment(table.before(0), table.plan)
    assert found is not None
    assert sorted(thing for thing, _ in found) == [0, 0, 1, 1, 2]
    assert play(table, "escape").free[0] == 3
