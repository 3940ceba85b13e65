"""How guards walk and whom they catch: AZ-10 to AZ-13."""

import pytest

from cavale.games.alcatraz.tests.yards import legal, play, refused, shown, yard


@pytest.mark.parametrize(
    ("walk", "guards"),
    [
        ("9:4>8:4", "54738292"),  # one square, to the right
        ("9:4>7:4", "54738271"),  # two squares, to the left
        ("9:4>9:1", "54738291"),  # row 9 has no guard
    ],
)
def test_guard_walks_as_far_towards_the_prisoner(walk: str, guards: str) -> None:
    """AZ-10: the guard of the arrival row walks as many squares, towards the prisoner; in row 9 nobody does."""
    assert shown(play(yard("blue=9:4"), walk))["guards"] == guards


@pytest.mark.parametrize(
    ("walk", "guards"),
    [("7:5>7:4", "54738281"), ("7:5>7:6", "54738281"), ("7:5>7:2", "54738261")],
)
def test_guard_follows_along_the_same_row(walk: str, guards: str) -> None:
    """AZ-10: also when the prisoner stays in its row, towards the guard or away from it."""
    assert shown(play(yard("blue=7:5"), walk))["guards"] == guards


def test_other_guards_stand_still() -> None:
    """AZ-10: guards of rows left or crossed do not move."""
    before = "guards=51111999 blue=9:4"
    assert shown(play(yard(before), "9:4>6:4"))["guards"] == "51111699"
    assert shown(play(yard("guards=51111999 blue=6:4"), "6:4>9:4"))["guards"] == "51111999"


@pytest.mark.parametrize(("stop", "allowed"), [("8:2", False), ("8:3", False), ("8:4", True), ("8:9", True)])
def test_distance_must_exceed_the_walk(stop: str, allowed: bool) -> None:
    """AZ-11: with two squares moved, the guard must be more than two columns away."""
    assert (f"cell>{stop}" in legal()) is allowed


@pytest.mark.parametrize("column", range(1, 10))
def test_distance_on_both_sides(column: int) -> None:
    """AZ-11: the distance counts alike to the left and to the right of the guard."""
    stops = {int(move[-1]) for move in legal(f"guards=5473829{column}") if move.startswith("cell>8:")}
    assert stops == {stop for stop in range(1, 10) if abs(stop - column) > 2}


def test_reached_is_refused_with_figures() -> None:
    """AZ-11: a guard that would reach the prisoner forbids the walk."""
    assert refused(yard(), "cell>8:3") == ("caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2})


def test_passed_is_refused_with_figures() -> None:
    """AZ-11: a guard that would pass the prisoner forbids the walk."""
    assert refused(yard("blue=9:8"), "9:8>7:8") == ("caught", "AZ-11", {"row": 7, "steps": 2, "distance": 1})


@pytest.mark.parametrize("column", [1, 9])
def test_guard_stays_in_the_yard(column: int) -> None:
    """AZ-11: a guard never runs off the yard, since it stops short of a prisoner within."""
    for stop in range(1, 10):
        walk = f"9:{stop}>8:{stop}"
        parts = f"guards=5473829{column} blue=9:{stop}"
        if walk in legal(parts):
            assert shown(play(yard(parts), walk))["guards"] == f"5473829{2 if column == 1 else 8}"


def test_guard_catches_whom_it_passes_and_reaches() -> None:
    """AZ-12: prisoners passed over and the one stopped on go to the cell, one beyond stays."""
    before = "guards=54738291 blue=cell yellow=7:8,7:7,7:6,7:5"
    after = shown(play(yard(before), "cell>7:2"))  # three squares: guard 7 from column 9 to 6
    assert after["guards"] == "54738261"
    assert after["yellow"] == "cell,cell,cell,7:5"


def test_guard_catches_several_colours() -> None:
    """AZ-12: every other player's prisoners are caught alike."""
    before = "yellow=7:8 red=7:7 green=7:6"
    after = shown(play(yard(before, players=4), "cell>7:2"))
    assert {after[colour] for colour in ("yellow", "red", "green")} == {"cell,cell,cell,cell"}


def test_guard_catches_only_in_its_row() -> None:
    """AZ-12: prisoners in the same columns of other rows are safe, as are those behind the guard."""
    before = "guards=54738261 yellow=6:4,8:4,9:4,7:7"
    after = shown(play(yard(before), "cell>7:2"))  # three squares: guard 7 from column 6 to 3
    assert after["guards"] == "54738231"
    assert after["yellow"] == "6:4,8:4,9:4,7:7"


def test_caught_prisoners_start_again() -> None:
    """AZ-12: from the cell a caught prisoner may start again."""
    match = play(yard("yellow=7:7 blue=9:4"), "9:4>7:4")
    assert shown(match)["yellow"] == "cell,cell,cell,cell"
    assert shown(play(match, "cell>9:9"))["yellow"] == "9:9,cell,cell,cell"


def test_walker_has_left_its_square() -> None:
    """AZ-12, AZ-13: the guard may pass over the square that the prisoner just left in the same row."""
    match = play(yard("guards=54738261 blue=7:5"), "7:5>7:1")  # guard 7 from column 6 to 2, over column 5
    assert shown(match)["blue"] == "7:1,cell,cell,cell"
    assert shown(match)["guards"] == "54738221"


@pytest.mark.parametrize(("own", "allowed"), [("7:8", False), ("7:7", False), ("7:6", True), ("8:8", True)])
def test_own_prisoners_are_not_sacrificed(own: str, allowed: bool) -> None:
    """AZ-13: a walk whose guard would pass over or stop on another prisoner of the mover is forbidden."""
    assert ("9:4>7:4" in legal(f"blue=9:4,{own}")) is allowed


def test_sacrifice_is_refused_with_figures() -> None:
    """AZ-13: the refusal names the row and the prisoner's square."""
    assert refused(yard("blue=9:4,7:7"), "9:4>7:4") == ("catches-own", "AZ-13", {"row": 7, "where": "7:7"})


def test_from_the_cell_own_prisoners_count_too() -> None:
    """AZ-13: also a walk out of the cell may not sacrifice a prisoner of the mover."""
    assert "cell>7:4" not in legal("blue=7:7")
    assert "cell>7:4" in legal("blue=7:5")


def test_own_captures_option() -> None:
    """AZ-13: with own_captures the walk is allowed, and all prisoners on the guard's way are caught."""
    before = "blue=9:4,7:7 yellow=7:8"
    assert "9:4>7:4" in legal(before, own_captures="on")
    after = shown(play(yard(before, own_captures="on"), "9:4>7:4"))
    assert (after["blue"], after["yellow"]) == ("7:4,cell,cell,cell", "cell,cell,cell,cell")


def test_own_captures_never_take_the_walker() -> None:
    """AZ-11, AZ-13: with own_captures the moved prisoner itself must still be out of reach."""
    assert refused(yard(own_captures="on"), "cell>8:3")[:2] == ("caught", "AZ-11")
