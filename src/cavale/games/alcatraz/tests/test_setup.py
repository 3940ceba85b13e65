"""Components and the beginning: AZ-1 to AZ-4."""

import pytest

from cavale.engine.core.state import CHANCE, SPECTATOR
from cavale.engine.match import Match
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import names, play, shown, yard


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_prisoners_each(players: int) -> None:
    """AZ-1: four prisoners of each colour and eight guards, whatever the number of players."""
    pieces = GAME.scene.scene(Match(GAME, players).view(SPECTATOR)).pieces
    owners = [piece.owner for piece in pieces if piece.kind == "prisoner"]
    assert owners == [seat for seat in range(players) for _ in range(4)]
    assert [piece.at[0] for piece in pieces if piece.kind == "guard"] == list("12345678")


def test_die_has_a_face_for_each_guarded_row() -> None:
    """AZ-1, AZ-2: the die has eight faces, equally likely, numbered like the rows that have a guard."""
    match = yard("yellow=boat ask=roll")
    assert names(match.state) == [f"die={row}" for row in range(1, 9)]
    assert set(match.state.weights()) == {1}


def test_yard_has_81_squares() -> None:
    """AZ-2: nine rows and nine columns; row 1 lies along the boat, row 9 along the cell."""
    board = GAME.scene.board(Match(GAME).view(SPECTATOR))
    height = {space.id: space.y for space in board.spaces}
    squares = [f"{row}:{column}" for row in range(1, 10) for column in range(1, 10)]
    assert sorted(height) == sorted([*squares, "boat", "cell"])
    assert sorted(height, key=lambda space: height[space])[0] == "boat"
    assert sorted(height, key=lambda space: height[space])[-1] == "cell"
    assert height["boat"] < height["1:5"] < height["2:5"] < height["9:5"] < height["cell"]


def test_row_9_has_no_guard() -> None:
    """AZ-2: rows 1 to 8 hold one guard each, row 9 none."""
    pieces = GAME.scene.scene(Match(GAME).view(SPECTATOR)).pieces
    rows = [int(piece.at[0]) for piece in pieces if piece.kind == "guard"]
    assert sorted(rows) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_guards_start() -> None:
    """AZ-3: the guards' starting squares."""
    pieces = GAME.scene.scene(Match(GAME).view(SPECTATOR)).pieces
    guards = [piece.at for piece in pieces if piece.kind == "guard"]
    assert guards == ["1:5", "2:4", "3:7", "4:3", "5:8", "6:2", "7:9", "8:1"]


def test_hatched_squares() -> None:
    """AZ-3: nine hatched squares give access to the boat."""
    spaces = GAME.scene.board(Match(GAME).view(SPECTATOR)).spaces
    hatched = {space.id for space in spaces if space.kind == "hatched"}
    assert hatched == {"1:3", "1:4", "1:5", "1:6", "1:7", "2:4", "2:5", "2:6", "3:5"}


def test_all_start_in_the_cell() -> None:
    """AZ-4: all prisoners start in the cell."""
    assert shown(Match(GAME, 3)) == {
        "guards": "54738291",
        "blue": "cell,cell,cell,cell",
        "yellow": "cell,cell,cell,cell",
        "red": "cell,cell,cell,cell",
        "next": "blue",
        "turns": "0",
        "ask": "first",
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts(players: int) -> None:
    """AZ-4: chance picks who starts, each player being equally likely."""
    match = Match(GAME, players)
    assert match.state.actor == CHANCE
    assert names(match.state) == [f"first={colour}" for colour in GAME.seats[:players]]
    assert list(match.state.weights()) == [1] * players


def test_play_goes_clockwise() -> None:
    """AZ-4: after red comes green, and after the last seat the first again."""
    match = play(Match(GAME, 4), "first=red")
    order = []
    for column in (1, 2, 3, 4, 5):
        order.append(GAME.seats[match.state.actor])
        play(match, f"cell>9:{column}")
    assert order == ["red", "green", "blue", "yellow", "red"]
