"""Moves as text."""

import pytest

from cavale.games.cartagena import GAME
from cavale.games.cartagena.moves import END, advance, fall_back, is_advance, is_fall_back, sign_of, start_of
from cavale.games.cartagena.tests.passages import move


def test_every_number_has_a_word_of_its_own() -> None:
    """CA-6: all moves, wishes and what is seen of them are written apart and read back."""
    words = [GAME.moves.notation(number) for number in range(END)]
    assert len(set(words)) == END
    assert [GAME.moves.parse(word) for word in words] == list(range(END))
    assert not any(" " in word for word in words)


@pytest.mark.parametrize(
    ("word", "number"),
    [
        ("stop", 0),
        ("draw", 1),
        ("start>dagger", 2),
        ("9>skull", 85),
        ("boat>telescope", 343),
        ("start<back", 344),
        ("boat<back", 381),
        ("first=purple", 386),
        ("segment=A", 387),
        ("segment=f", 398),
        ("card=dagger", 399),
        ("card=?", 408),
    ],
)
def test_numbers_stay(word: str, number: int) -> None:
    """CA-6: the numbers of moves are what bots and peers count on."""
    assert move(word) == number


@pytest.mark.parametrize(
    "word",
    [
        *("", "9", "9>", ">skull", "9>spade", "37>skull", "00>skull", "09>key", "٩>key", "9 >key", "9<", "<back"),
        *("38<back", "first=", "first=white", "segment=", "segment=AB", "segment=G", "card=", "card=spade", "card=??"),
        *("Stop", "=", "x=y"),
    ],
)
def test_no_move(word: str) -> None:
    """CA-6: other texts name no move."""
    assert GAME.moves.parse(word) is None


def test_parts_of_moves() -> None:
    """CA-7, CA-8: a move knows where it starts and which sign it plays."""
    forward, back = advance(9, 2), fall_back(37)
    assert (start_of(forward), sign_of(forward), start_of(back)) == (9, 2, 37)
    assert (is_advance(forward), is_advance(back), is_fall_back(forward), is_fall_back(back)) == (1, 0, 0, 1)
    assert sign_of(move("card=key")) == 4
