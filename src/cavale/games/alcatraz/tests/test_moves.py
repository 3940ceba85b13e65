"""Moves and wishes as words: the whole space of them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.moves import DIE_SHOWS, END, GUARD_AT

NAMELESS = {int(DIE_SHOWS), int(GUARD_AT)}  # the die and the columns count from 1
PLACES = ["cell", "boat", *(f"{row}:{column}" for row in range(1, 10) for column in range(1, 10))]


def test_every_wish_has_a_name_of_its_own() -> None:
    """AZ-5: each number of the move space is read back from its notation, a word without spaces."""
    wishes = [wish for wish in range(END) if wish not in NAMELESS]
    words = [GAME.moves.notation(wish) for wish in wishes]
    assert [GAME.moves.parse(word) for word in words] == wishes
    assert all(len(word.split()) == 1 for word in words)


def test_every_pair_of_places_is_a_wish() -> None:
    """AZ-6, AZ-9, AZ-16: from anywhere to anywhere, the cell and the boat included, can be asked for and refused."""
    wishes = [GAME.moves.parse(f"{start}>{stop}") for start in PLACES for stop in PLACES]
    assert all(wish is not None and 0 <= wish < END for wish in wishes)
    from_the_boat = GAME.moves.parse("boat>cell")
    assert len(set(wishes)) == 82 * 83 + 1
    assert wishes.count(from_the_boat) == 83


@pytest.mark.parametrize(
    ("word", "wish"),
    [("pass", 6724), ("left", 6725), ("right", 6726), ("first=green", 6730), ("die=1", 6732), ("guard=9", 6749)],
)
def test_words(word: str, wish: int) -> None:
    """AZ-4, AZ-15, AZ-17, AZ-20: moves that are no walks; numbers stay, for goldens and records rest on them."""
    assert GAME.moves.parse(word) == wish
    assert GAME.moves.notation(wish) == word


@pytest.mark.parametrize(
    "text",
    [
        "",
        ">",
        "=",
        "Pass",
        " pass",
        "9:1",
        "9:1>",
        ">9:1",
        "9:1>9:2>9:3",
        "9:1->9:2",
        "9:1 > 9:2",
        "0:1>1:1",
        "9:10>9:1",
        "die=0",
        "die=9",
        "die=",
        "die=+1",
        "die=١",
        "guard=0",
        "guard=10",
        "first=pink",
        "first=",
        "١:١>١:٢",
        "yard>boat",
    ],
)
def test_no_moves(text: str) -> None:
    """AZ-2, AZ-6: what names no move is None, not a guess."""
    assert GAME.moves.parse(text) is None


@settings(derandomize=True, max_examples=200, deadline=None, database=None)
@given(
    st.lists(st.sampled_from([*"0123456789:>= ", "cell", "boat", "die", "guard", "first", "blue", "é"])).map("".join)
)
def test_any_text(text: str) -> None:
    """AZ-2: any text is a wish of the move space, in other words perhaps, or None."""
    wish = GAME.moves.parse(text)
    assert wish is None or wish in range(END)
    assert wish is None or GAME.moves.parse(GAME.moves.notation(wish)) == wish
