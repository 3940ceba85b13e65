"""The drawing: fits, shows everything, marks the last move."""

import re

import pytest

from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.scene import Board, Piece, Scene, Space
from cavale.engine.text import Text
from cavale.games import all_games
from cavale.terminal.board import Drawing, Trace, grid_names, trace
from cavale.terminal.marks import Marks
from cavale.terminal.picture import Picture
from cavale.terminal.screen import Screen
from cavale.terminal.seats import seated_bots

GAMES = all_games()
ALCATRAZ = GAMES["alcatraz"]
NAME = Text("colour-red")


def screen(language: str = "en") -> Screen:
    return Screen(language, [game.folder / "texts" for game in GAMES.values()])


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_line_is_wider_than_the_screen(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    game = GAMES[name]
    names = ("greedy", "a name of 20 letters", "random", "greedy")[: game.most]
    match = Match(game, len(names), seed=1, names=names)
    bots = seated_bots(game, ("random",) * len(names), 1)
    picture = Picture(screen(language), game, match.view(SPECTATOR), names)
    for _ in range(60):
        match.settle()
        if match.state.actor == OVER:
            break
        match.play(bots[match.state.actor].choose(match.view(match.state.actor)))
        drawn = picture.board_lines(match.view(SPECTATOR), Trace())
        assert all(line.cell_len <= columns for line in drawn)
        if not game.view.hides(game.choose(game.least)):
            assert all(line.cell_len <= columns for line in picture.lines(match.view(SPECTATOR), Trace()))


def test_every_piece_is_on_the_board() -> None:
    match = Match(ALCATRAZ, 4, seed=2)
    bots = seated_bots(ALCATRAZ, ("random",) * 4, 2)
    here = screen()
    picture = Picture(here, ALCATRAZ, match.view(SPECTATOR), match.names)
    for _ in range(100):
        match.settle()
        match.play(bots[match.state.actor].choose(match.view(match.state.actor)))
        drawn = "\n".join(line.plain for line in picture.board_lines(match.view(SPECTATOR), Trace()))
        drawn = re.sub("the (boat|cell)", "", drawn)
        assert [drawn.count(letter) for letter in "BYRG◆"] == [4, 4, 4, 4, 8]


def test_the_last_move_is_marked() -> None:
    match = Match(ALCATRAZ, 2, seed=1)
    match.settle()
    before = ALCATRAZ.scene.scene(match.view(0))
    move = ALCATRAZ.moves.parse("cell>8:4")
    assert move is not None
    match.play(move)
    view = match.view(0)
    last = trace(before, ALCATRAZ.scene.scene(view))
    assert len(last.pieces) == 2
    assert last.spaces == {"cell", "8:1"}
    board = ALCATRAZ.scene.board(view)
    drawing = Drawing(board, ALCATRAZ.scene.scene(view), Marks(screen(), ALCATRAZ, 2, board), last, 80)
    row = next(line.plain for line in drawing.lines() if line.plain.startswith(" 8"))
    assert row.split() == ["8", "(·)", "·", "[◆]", "[B]", "·", "·", "·", "·", "·"]


def test_rows_and_columns_have_names_where_squares_do() -> None:
    rows, columns = grid_names(ALCATRAZ.scene.board(Match(ALCATRAZ).view(0)))
    assert list(rows.values()) == list(columns.values()) == list("123456789")
    winding = Board(2, 1, (Space("1:1", 0.5, 0.5, NAME), Space("2:1", 1.5, 0.5, NAME)))
    assert grid_names(winding) == ({}, {})


def test_a_board_of_another_shape() -> None:
    """Squares without coordinates show their names; half rows, crowds and second kinds have their place."""
    spaces = (Space("17", 0.5, 0.5, NAME), Space("18", 1.5, 1.0, NAME), Space("19", 2.5, 1.5, NAME, "shop"))
    board = Board(3, 2, spaces)
    pieces = [Piece(f"p{n}", "pirate", "18", NAME, 0) for n in range(6)]
    pieces += [Piece("q", "pirate", "19", NAME, 1), Piece("r", "boss", "19", NAME, 1)]
    marks = Marks(screen(), ALCATRAZ, 2, board)
    lines = [line.plain for line in Drawing(board, Scene(0, 0, NAME, tuple(pieces)), marks, Trace(), 80).lines()]
    assert [line.strip() for line in lines] == ["17", "6B", "YY▲"]


def test_colour_is_never_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without colours the same characters are shown."""
    match = Match(ALCATRAZ, 4, seed=2)
    lines = Picture(screen(), ALCATRAZ, match.view(0), match.names).lines(match.view(0), Trace())
    shown = "\n".join(line.plain for line in lines)
    for letter, name in {"B": "Blue", "Y": "Yellow", "R": "Red", "G": "Green"}.items():
        assert f" {letter}  {name}" in shown
    assert "◆" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_many_kinds_of_squares_have_letters(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Where there are more kinds than signs, an empty square shows its number and its kind’s letter."""
    monkeypatch.setenv("COLUMNS", "100")
    game = GAMES["cartagena"]
    match = Match(game, 2, seed=3)
    picture = Picture(screen(language), game, match.view(SPECTATOR), match.names)  # the passage is not laid yet
    match.settle()
    drawn = "\n".join(line.plain for line in picture.board_lines(match.view(SPECTATOR), Trace()))
    letters = {picture.marks.kind_name(kind): picture.marks.ground(kind).sign for kind in picture.marks.grounds}
    assert len(set(letters.values())) == len(letters) == 6
    for space in game.scene.board(match.view(SPECTATOR)).spaces[1:-1]:
        assert f"{space.id}{letters[picture.marks.kind_name(space.kind)]}" in drawn.split()
    assert {mark.sign: word for mark, word in picture.marks.legend()} == {sign: name for name, sign in letters.items()}
