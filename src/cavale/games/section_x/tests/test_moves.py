"""Moves as text."""

import pytest

from cavale.games.section_x import GAME
from cavale.games.section_x.moves import CELL_NAMES, END, passing, shift, start_of, step, target_of
from cavale.games.section_x.tests.moments import move


def test_every_number_has_a_word_of_its_own() -> None:
    """SX-6 to SX-22: all moves, wishes and what is seen of them are written apart and read back."""
    words = [GAME.moves.notation(number) for number in range(END)]
    assert len(set(words)) == END
    assert [GAME.moves.parse(word) for word in words] == list(range(END))
    assert not any(" " in word for word in words)


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("skip", 0),
        ("done", 1),
        ("draw=1", 2),
        ("place=S1", 5),
        ("move=H1", 22),
        ("exchange=H1", 88),
        ("turn=H1", 154),
        ("to=H1", 220),
        ("with=H1", 286),
        ("rot=0", 352),
        ("keep=red", 358),
        ("give=H1a", 362),
        ("door=H1a", 560),
        ("first=red", 758),
        ("tile=S1", 762),
        ("tile=?", 779),
        ("top=S1", 780),
        ("shift=H1a>H1a", 797),
        ("step=H1a>H1a", 40001),
        ("pass=H1a>H1a", 82026),
        ("pass=green5>green5", 124050),
    ],
)
def test_numbers_stay(word: str, number: int) -> None:
    """SX-6: the numbers of moves are what bots and peers count on."""
    assert move(word) == number


@pytest.mark.parametrize(
    "word",
    [
        *("", "place", "place=", "place=S4", "draw=0", "draw=4", "to=F7", "to=f8", "to=A3 ", "rot=6", "keep=green"),
        *("door=F8", "door=F8d", "door=island", "give=green0", "step=F8a", "step=F8a>", "step=F8a>F9a>F10a"),
        *("step=free>F8a", "shift=F8a>island", "run=F8a>F9a", "tile=??", "top=?", "Skip", "=", "x=y"),
    ],
)
def test_no_move(word: str) -> None:
    """SX-6: other texts name no move."""
    assert GAME.moves.parse(word) is None


def test_parts_of_moves() -> None:
    """SX-16 to SX-18: a move from a place to another knows both."""
    for made in (step(198, 12), passing(198, 12), shift(197, 12)):
        assert target_of(made) == 12
    assert [start_of(made) for made in (step(198, 12), passing(198, 12), shift(197, 12))] == [198, 198, 197]


def test_names_of_cells() -> None:
    """SX-2: cells are called by row and number, as the chart prints them."""
    assert len(set(CELL_NAMES)) == 66
    assert {"F8", "F10", "F2", "A3", "K4"} <= set(CELL_NAMES)
    assert not {"F1", "F5", "F6", "F7", "F11", "A1", "K1"} & set(CELL_NAMES)
