"""Before the first turn: signs, segments, first player, cards."""

from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

from cavale.engine.core.state import CHANCE
from cavale.games.cartagena import GAME
from cavale.games.cartagena.data import SEGMENTS, SIGNS
from cavale.games.cartagena.tests.passages import begin, hand, legal, play, shown, state

PRINTED = "bphsdk dbkphs pkdhsb hkpbsd phdsbk spbkdh"  # CA-2, by first letters


def signs(match_words: str, preset: str) -> str:
    """Return the passage that segments make, by the signs' first letters."""
    match = play(begin(preset), *match_words.split())
    path = state(match).path
    return "".join(SIGNS[path[space]][0] for space in range(1, len(path)) if path[space] >= 0)


def test_players() -> None:
    """CA-1: two to five play."""
    assert (GAME.least, GAME.most) == (2, 5)


@pytest.mark.parametrize(("preset", "edition"), [("jamaica", "2000"), ("basic", "2014")])
def test_signs(preset: str, edition: str) -> None:
    """CA-1: each edition has its six signs, and a card with each."""
    names = {"2000": "bottle dagger hat key pistol skull", "2014": "bottle key pistol hook lantern telescope"}
    words = " ".join(f"segment={letter}" for letter in "ABCDEF"[: 6 if preset == "jamaica" else 5])
    match = play(begin(preset), *words.split(), "first=blue")
    assert legal(match) == {f"card={name}" for name in names[edition].split()}
    assert set(state(match).weights()) == {17 if edition == "2000" else 15}


def test_segments() -> None:
    """CA-2: the six segments as printed, each sign once in each."""
    words = " ".join(f"segment={letter}" for letter in "ABCDEF")
    assert signs(words, "jamaica") == PRINTED.replace(" ", "")
    assert all(len(set(printed)) == 6 for printed in SEGMENTS.values())


def test_a_segment_turned_round() -> None:
    """CA-3: turned round, a segment's signs are walked in reverse."""
    assert signs("segment=b segment=F", "jamaica") == PRINTED.split()[1][::-1] + PRINTED.split()[5]


def test_every_passage_is_as_likely() -> None:
    """CA-3: there are 6! × 2⁶ passages, all as likely: at each step all that is left, either way round."""
    match = begin()
    passages = 1
    for left, letter in zip(range(6, 0, -1), "DaBfeC", strict=True):
        assert set(state(match).weights()) == {1}
        assert len(legal(match)) == 2 * left
        passages *= len(legal(match))
        play(match, f"segment={letter}")
    assert passages == factorial(6) * 2**6
    assert shown(match)["passage"] == "DaBfeC"


def test_no_segment_twice() -> None:
    """CA-3: a segment that is laid cannot be laid again, either way round."""
    assert not {"segment=A", "segment=a"} & legal(play(begin(), "segment=a"))


def test_new_signs_on_old_segments() -> None:
    """CA-3: in 2014 dagger, hat and skull are read as hook, lantern and telescope."""
    assert signs("segment=A", "advanced") == "bplthk"


def test_basic_leaves_one_out() -> None:
    """CA-3: the basic game has five segments, whichever; 30 spaces."""
    match = play(begin("basic"), *(f"segment={letter}" for letter in "CAFeD"))
    assert (shown(match)["ask"], state(match).terms.last) == ("first", 30)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anyone_may_be_first(players: int) -> None:
    """CA-4: chance picks who is first, each as likely."""
    match = play(begin(players=players), *(f"segment={letter}" for letter in "ABCDEF"))
    assert legal(match) == {f"first={colour}" for colour in GAME.seats[:players]}
    assert set(state(match).weights()) == {1}


@pytest.mark.parametrize(("preset", "pirates"), [("jamaica", 6), ("tortuga", 6), ("basic", 4), ("advanced", 5)])
def test_all_at_the_start(preset: str, pirates: int) -> None:
    """CA-4: every crew waits at the start, which holds them all."""
    match = begin(preset, 5)
    match.settle()
    assert [shown(match)[colour].split("/")[0] for colour in GAME.seats] == [",".join(["start"] * pirates)] * 5
    assert state(match).crowd[0] == 5 * pirates


def test_clockwise() -> None:
    """CA-4: the turn goes round to the left."""
    match = begin(players=3)
    match.settle()
    order: list[int] = []
    while len(order) < 7:
        order.append(state(match).mover)
        space_and_sign = next(word for word in sorted(legal(match)) if word.startswith("start>"))
        play(match, space_and_sign, "stop")
    assert all((one + 1) % 3 == other for one, other in pairwise(order))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("preset", "each", "more"), [("jamaica", 6, 0), ("tortuga", 6, 0), ("basic", 5, 1)])
def test_starting_hands(preset: str, each: int, more: int, players: int) -> None:
    """CA-5: six cards each in 2000, in 2014 five and the first player six; the rest is the deck, less a row of 12."""
    match = begin(preset, players)
    match.settle()
    table = state(match)
    sizes = [table.hand_size((table.mover + place) % players) for place in range(players)]
    assert sizes == [each + more] + [each] * (players - 1)
    row = 12 if preset == "tortuga" else 0
    assert (len(table.row), table.left) == (row, 6 * table.terms.copies - sum(sizes) - row)
    assert (table.actor, table.used, table.turns) == (table.mover, 0, 0)


def test_cards_come_as_often_as_they_are_there() -> None:
    """CA-5: the deck is shuffled: a sign is as likely as its cards are many."""
    match = play(begin(), *(f"segment={letter}" for letter in "ABCDEF"), "first=red", "card=key", "card=key")
    weights = dict(zip(sorted(legal(match)), state(match).weights(), strict=False))
    assert state(match).actor == CHANCE
    assert Counter(weights.values()) == {17: 5, 15: 1}
    assert (hand(match, "red"), hand(match, "blue")) == ("k", "k")


def test_the_row_lies_in_order() -> None:
    """CA-5: the row keeps the order in which its cards were laid, the front first."""
    match = begin("tortuga")
    while shown(match)["ask"] != "row":
        match.play(match.legal_moves()[0])
    play(match, "card=skull", "card=key", "card=skull", "card=bottle")
    assert shown(match)["row"] == "sksb"
