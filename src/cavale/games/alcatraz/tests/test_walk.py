"""How prisoners walk: AZ-5 to AZ-9."""

import pytest

from cavale.games.alcatraz.tests.yards import legal, play, refused, shown, yard


def walks_from(start: str, moves: set[str]) -> set[str]:
    """Return where the walks from a place lead."""
    return {move.removeprefix(f"{start}>") for move in moves if move.startswith(f"{start}>") and move[-4:] != "boat"}


ROW_9 = {f"9:{column}" for column in range(1, 10)}


def test_a_turn_moves_one_prisoner_and_one_guard() -> None:
    """AZ-5: one prisoner moves, then the guard of the row where it stopped, then the next player acts."""
    match = play(yard("blue=7:5,9:9 yellow=9:1"), "7:5>8:5")
    assert shown(match) == {
        "guards": "54738292",
        "blue": "8:5,9:9,cell,cell",
        "yellow": "9:1,cell,cell,cell",
        "next": "yellow",
        "turns": "1",
        "ask": "turn",
    }


def test_a_move_is_compulsory() -> None:
    """AZ-5: who can walk may not pass, nor stay where it is."""
    match = yard("blue=9:5")
    assert "pass" not in legal("blue=9:5")
    assert refused(match, "9:5>9:5")[:2] == ("stays", "AZ-5")


def test_only_ones_own_prisoners_move() -> None:
    """AZ-5: every move starts where a prisoner of the mover is."""
    assert {move.split(">")[0] for move in legal("blue=9:5,7:5 yellow=9:1,7:3")} == {"cell", "9:5", "7:5"}


def test_along_row_and_column() -> None:
    """AZ-6: any number of squares along row or column, either way."""
    found = walks_from("9:5", legal("blue=9:5"))
    assert found == (ROW_9 - {"9:5"}) | {"8:5", "7:5"}


def test_back_towards_the_cell() -> None:
    """AZ-6: a prisoner may walk back down its column."""
    assert {"7:5>8:5", "7:5>9:5"} <= legal("blue=7:5")


@pytest.mark.parametrize("stop", ["8:4", "8:6", "6:4", "5:7", "9:9", "1:1"])
def test_never_diagonally(stop: str) -> None:
    """AZ-6: no diagonals, and no turn within a move."""
    assert f"7:5>{stop}" not in legal("blue=7:5")
    assert refused(yard("blue=7:5"), f"7:5>{stop}")[1] == "AZ-6"


@pytest.mark.parametrize("crew", ["blue=9:5,9:6", "blue=9:5 yellow=9:6"])
def test_stops_on_no_prisoner(crew: str) -> None:
    """AZ-7: a square with a prisoner of any colour, the own included, is no place to stop."""
    assert walks_from("9:5", legal(crew)) & ROW_9 == ROW_9 - {"9:5", "9:6"}


def test_stops_on_no_guard() -> None:
    """AZ-7: a square with a guard is no place to stop."""
    assert "9:1>8:1" not in legal("blue=9:1")
    assert refused(yard("blue=9:1"), "9:1>8:1")[1] == "AZ-7"


@pytest.mark.parametrize("crew", ["blue=9:5,8:5", "blue=9:5 yellow=8:5"])
def test_passes_over_prisoners(crew: str) -> None:
    """AZ-7: a prisoner passes over prisoners of any colour, and their squares count."""
    match = play(yard(crew), "9:5>7:5")
    assert shown(match)["blue"].startswith("7:5,")
    assert shown(match)["guards"] == "54738271"  # two squares: guard 7 from column 9 to 7


def test_passes_over_a_crowd() -> None:
    """AZ-7: any number of prisoners may be passed over at once."""
    assert "9:1>9:9" in legal("blue=9:1,9:2,9:3 yellow=9:4,9:5,9:6,9:7 red=9:8", players=3)


def test_never_passes_a_guard_in_a_crossed_row() -> None:
    """AZ-7: a guard in a row that is only crossed stops the walk as well."""
    # Nothing else forbids this stop: row 7's guard at column 9 is 7 columns away, the walk has 2 squares.
    assert "9:2>7:2" in legal("guards=54738291 blue=9:2")
    assert "9:2>7:2" not in legal("guards=54738292 blue=9:2")
    assert refused(yard("guards=54738292 blue=9:2"), "9:2>7:2")[:2] == ("passes-guard", "AZ-7")


def test_never_passes_a_guard_in_its_own_row() -> None:
    """AZ-7: no prisoner walks past the guard of its own row."""
    assert walks_from("8:3", legal("guards=54738295 blue=8:3")) == {"8:2", "8:1", "9:3", "7:3", "5:3"}
    assert refused(yard("guards=54738295 blue=8:3"), "8:3>8:9")[:2] == ("passes-guard", "AZ-7")


def test_a_guard_behind_does_not_matter() -> None:
    """AZ-7: only guards on the way stop a walk."""
    assert "8:2>9:2" in legal("guards=54738221 blue=8:2")


def test_leaves_the_cell_by_any_column() -> None:
    """AZ-8: straight up any of the nine columns."""
    assert walks_from("cell", legal()) >= ROW_9


@pytest.mark.parametrize(("stop", "guards"), [("9:5", "54738291"), ("8:5", "54738293"), ("7:5", "54738261")])
def test_distance_from_the_cell(stop: str, guards: str) -> None:
    """AZ-8: from the cell row 9 is one square, row 8 two, row 7 three; the guard walks as many."""
    assert shown(play(yard(), f"cell>{stop}"))["guards"] == guards


def test_nine_squares_from_the_cell_to_row_1() -> None:
    """AZ-8: row 1 is nine squares away, farther than any guard can be; row 2 is eight, in a corner's reach."""
    guards = "59999999"
    assert {move for move in legal(f"guards={guards}") if move[5] in "12"} == set()
    assert "cell>3:1" in legal(f"guards={guards}")  # seven squares, guard eight columns away
    assert "cell>2:1" not in legal(f"guards={guards}")  # eight squares, guard eight columns away
    assert shown(play(yard(f"guards={guards}"), "cell>3:1"))["guards"] == "59299999"


def test_prisoners_in_the_cell_are_alike() -> None:
    """AZ-8: how many wait in the cell makes no difference to the ways out."""
    assert legal("blue=boat,boat") == legal()


@pytest.mark.parametrize("start", ["9:5", "8:5", "7:5"])
def test_nobody_walks_into_the_cell(start: str) -> None:
    """AZ-9: row 9 is the end of the yard."""
    match = yard(f"blue={start}")
    assert f"{start}>cell" not in legal(f"blue={start}")
    assert refused(match, f"{start}>cell") == ("into-cell", "AZ-9", {})
