"""The boat and the alarm: AZ-14 to AZ-16, AZ-19."""

import pytest

from cavale.engine.core.state import CHANCE
from cavale.games.alcatraz.tests.yards import FAR, legal, names, play, refused, shown, state_of, yard

HATCHED = ["1:3", "1:4", "1:5", "1:6", "1:7", "2:4", "2:5", "2:6", "3:5"]
PLAIN = ["1:2", "1:8", "2:3", "2:7", "3:4", "3:6", "4:5", "9:5"]


@pytest.mark.parametrize("square", HATCHED)
def test_boards_from_hatched_squares(square: str) -> None:
    """AZ-14: a prisoner on a hatched square may board, if no guard is in the way."""
    assert f"{square}>boat" in legal(f"guards={FAR} blue={square}")


@pytest.mark.parametrize("square", PLAIN)
def test_boards_from_no_other_square(square: str) -> None:
    """AZ-14: from a square that is not hatched nobody boards."""
    assert f"{square}>boat" not in legal(f"guards={FAR} blue={square}")


def test_boards_not_from_the_cell() -> None:
    """AZ-14: the cell is no hatched square."""
    assert "cell>boat" not in legal(f"guards={FAR}")


@pytest.mark.parametrize(("guards", "row"), [("51111111", 1), ("15111111", 2)])
def test_a_guard_nearer_the_boat_blocks(guards: str, row: int) -> None:
    """AZ-14: a guard in the column, nearer the boat, forbids boarding."""
    assert "3:5>boat" not in legal(f"guards={guards} blue=3:5")
    assert refused(yard(f"guards={guards} blue=3:5"), "3:5>boat") == (
        "guard-between",
        "AZ-14",
        {"row": row, "column": 5},
    )


@pytest.mark.parametrize("guards", ["11155555", "14111111", "46111111"])
def test_other_guards_do_not_block(guards: str) -> None:
    """AZ-14: guards behind the prisoner or in other columns do not matter."""
    assert "3:5>boat" in legal(f"guards={guards} blue=3:5")


def test_prisoners_between_do_not_block() -> None:
    """AZ-14: prisoners between the square and the boat do not matter."""
    assert "3:5>boat" in legal(f"guards={FAR} blue=3:5,2:5 yellow=1:5")


@pytest.mark.parametrize("column", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("guard", [1, 2, 8, 9])
def test_from_row_1_always(column: int, guard: int) -> None:
    """AZ-14: from row 1 boarding is always possible, wherever its guard stands."""
    assert f"1:{column}>boat" in legal(f"guards={guard}{str(column) * 7} blue=1:{column}")


def test_boarding_is_the_whole_turn_and_moves_no_guard() -> None:
    """AZ-14: boarding moves one prisoner and nothing else, and ends the turn."""
    before = yard(f"guards={FAR} blue=1:5,9:9 yellow=1:4")
    assert shown(play(before, "1:5>boat")) == {
        "guards": FAR,
        "blue": "boat,9:9,cell,cell",
        "yellow": "1:4,cell,cell,cell",
        "next": "yellow",
        "turns": "1",
        "ask": "roll",
    }


def test_boarding_is_never_compulsory() -> None:
    """AZ-14: who may board may walk instead."""
    moves = legal(f"guards={FAR} blue=1:5")
    assert "1:5>boat" in moves
    assert {"1:5>1:6", "cell>9:9"} <= moves


def test_arriving_is_not_boarding() -> None:
    """AZ-14: a prisoner boards only in a turn that begins with it on a hatched square."""
    match = play(yard(f"guards={FAR} blue=1:8"), "1:8>1:7")
    assert match.state.actor == 1
    assert "1:7>boat" in names(play(match, "cell>9:9").state)


@pytest.mark.parametrize(("way", "boards"), [("left", True), ("right", False)])
def test_boarding_is_judged_after_the_alarm(way: str, boards: bool) -> None:
    """AZ-14, AZ-15: a guard that the alarm sends away no longer blocks; one that catches the prisoner ends its hope."""
    match = play(yard("guards=14111111 blue=2:5 yellow=boat ask=alarm:2"), way)
    assert ("2:5>boat" in names(match.state)) is boards


def test_boarding_is_freed_by_the_alarm() -> None:
    """AZ-14, AZ-15: a guard in the way that the alarm sends off lets the prisoner board in the same turn."""
    assert "3:5>boat" not in legal("guards=51111111 blue=3:5 yellow=boat")
    assert "3:5>boat" in names(play(yard("guards=51111111 blue=3:5 yellow=boat ask=alarm:1"), "left").state)


def test_boarding_raises_the_alarm() -> None:
    """AZ-15: chance rolls the die, and the next player picks the direction, then takes a normal turn."""
    match = play(yard(f"guards={FAR} blue=1:5 yellow=9:3"), "1:5>boat")
    assert (match.state.actor, shown(match)["next"]) == (CHANCE, "yellow")
    play(match, "die=4")
    assert (match.state.actor, shown(match)["ask"]) == (1, "alarm:4")
    play(match, "right")
    assert (match.state.actor, shown(match)["ask"], shown(match)["guards"]) == (1, "turn", "11191111")
    assert "9:3>9:4" in names(match.state)


def test_alarm_is_part_of_the_rollers_turn() -> None:
    """AZ-15: boarding, alarm and the roller's move are two turns in all."""
    match = play(yard(f"guards={FAR} blue=1:5 yellow=9:3"), "1:5>boat", "die=4", "right")
    assert state_of(match).turns == 1
    assert state_of(play(match, "9:3>9:4")).turns == 2


def test_walking_raises_no_alarm() -> None:
    """AZ-15: only boarding raises it."""
    assert shown(play(yard(f"guards={FAR} blue=1:5"), "1:5>1:6"))["ask"] == "turn"


@pytest.mark.parametrize(("way", "column"), [("left", 1), ("right", 9)])
@pytest.mark.parametrize("row", range(1, 9))
def test_guard_runs_to_the_end_of_the_rolled_row(row: int, way: str, column: int) -> None:
    """AZ-15: left is column 1, right column 9; only the guard of the rolled row runs."""
    after = shown(play(yard(f"yellow=boat ask=alarm:{row}"), way))["guards"]
    assert after == "54738291"[: row - 1] + str(column) + "54738291"[row:]


@pytest.mark.parametrize(
    ("way", "blue", "yellow", "red"),
    [
        ("left", "cell,4:8,cell,cell", "cell,4:9,cell,cell", "cell,3:2,cell,cell"),
        ("right", "4:4,cell,cell,cell", "4:1,cell,cell,cell", "4:2,3:2,cell,cell"),
    ],
)
def test_alarm_catches_every_colour(way: str, blue: str, yellow: str, red: str) -> None:
    """AZ-15: all prisoners on its way return to the cell, the roller's own included, up to the last column."""
    before = "guards=54758291 blue=4:4,4:8 yellow=4:1,4:9 red=4:2,3:2 green=boat ask=alarm:4"
    after = shown(play(yard(before, players=4), way))
    assert (after["blue"], after["yellow"], after["red"]) == (blue, yellow, red)


@pytest.mark.parametrize(("way", "column"), [("left", 1), ("right", 9)])
def test_guard_already_there_stays(way: str, column: int) -> None:
    """AZ-15: both directions are offered also to a guard at an end, who then stays and catches nobody."""
    match = yard(f"guards=547{column}8291 blue=4:5 yellow=boat ask=alarm:4")
    assert names(match.state) == ["left", "right"]
    after = shown(play(match, way))
    assert (after["guards"], after["blue"]) == (f"547{column}8291", "4:5,cell,cell,cell")


def test_alarm_leaves_other_rows_alone() -> None:
    """AZ-15: prisoners in the same columns of other rows are safe."""
    after = shown(play(yard("blue=3:2,5:2,9:2,1:2 yellow=boat ask=alarm:4"), "left"))
    assert after["blue"] == "3:2,5:2,9:2,1:2"


def test_two_alarms_in_a_row() -> None:
    """AZ-15: who boards right after an alarm raises the next one."""
    before = yard(f"guards={FAR} blue=1:5 yellow=1:6")
    match = play(before, "1:5>boat", "die=8", "left", "1:6>boat")
    assert (match.state.actor, shown(match)["next"], shown(match)["ask"]) == (CHANCE, "blue", "roll")


def test_aboard_is_out_of_play() -> None:
    """AZ-16: prisoners aboard neither move nor are caught nor stand in the way."""
    before = yard(f"guards={FAR} blue=boat,boat,9:9,9:8 yellow=boat")
    assert {move.split(">")[0] for move in names(before.state)} == {"9:9", "9:8"}
    assert refused(before, "boat>9:1")[:2] == ("aboard", "AZ-16")


def test_third_aboard_wins_at_once() -> None:
    """AZ-16: the third prisoner of one player aboard wins, without alarm."""
    match = play(yard(f"guards={FAR} blue=boat,boat,1:5 yellow=boat,boat,1:6"), "1:5>boat")
    assert match.end() == "escape blue"
    assert list(match.state.places()) == [1, 2]
    assert names(match.state) == []


def test_third_of_all_players_together_wins_nothing() -> None:
    """AZ-16: three aboard of several colours do not end the game."""
    match = play(yard(f"guards={FAR} blue=boat,1:5 yellow=boat"), "1:5>boat")
    assert match.end() == "unfinished"


def test_four_players_one_winner() -> None:
    """AZ-16: the others have lost, however far they are."""
    before = f"guards={FAR} next=red blue=boat,boat,1:4 yellow=boat,boat,1:5 red=boat,boat,2:6 green=boat,boat"
    match = play(yard(before, players=4), "2:6>boat")
    assert match.end() == "escape red"
    assert list(match.state.places()) == [2, 2, 1, 2]


def test_without_alarm() -> None:
    """AZ-19: with the alarm off, boarding has no consequence and the next player moves."""
    match = play(yard(f"guards={FAR} blue=1:5", alarm="off"), "1:5>boat")
    assert (match.state.actor, shown(match)["ask"], shown(match)["guards"]) == (1, "turn", FAR)


def test_without_alarm_the_third_still_wins() -> None:
    """AZ-16, AZ-19: the end of the game is the same without alarm."""
    assert play(yard(f"guards={FAR} blue=boat,boat,1:5", alarm="off"), "1:5>boat").end() == "escape blue"
