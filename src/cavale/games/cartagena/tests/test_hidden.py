"""What a seat may not know: pairs of tables that differ only in that look the same to it."""

from collections import Counter
from typing import Any

import pytest

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.testing.hiding import all_sent
from cavale.games.cartagena import GAME
from cavale.games.cartagena.moves import END
from cavale.games.cartagena.rules import cartagena_of
from cavale.games.cartagena.tests.passages import begin, hand, move, play, shown, state, table

BLUE, RED = 0, 1


def sent(match: Match, seat: int) -> tuple[bytes, ...]:
    """Return everything that reaches a seat."""
    return all_sent(match, seat, range(END))


def tables(blue: str, red: str, row: str = "", rest: str = "deck", **values: Any) -> Match:
    """Return a table for two by its hands; blue can fall back from 9 to two on 3, red from 14 to one on 9."""
    words = f"blue=9,3,20,start,start,start/{blue} red=3,14,start,start,start,start/{red}"
    return table(f"{words} row={row}" if row else words, rest=rest, **values)


@pytest.mark.parametrize(
    ("seat", "one", "other", "moves"),
    [
        (BLUE, ("dhp", "bk2"), ("dhp", "ds2"), ""),
        (BLUE, ("dhp", "bk2"), ("dhp", "h3"), "start>dagger"),
        (BLUE, ("dhp", "bk2"), ("dhp", "h3"), "9<back card=key card=skull stop"),
        (BLUE, ("dhp", "bk2"), ("dhp", "bks"), "9<back card=key card=skull stop 14>key"),
        (BLUE, ("dhp", "bk2"), ("dhp", "bks"), "start>hat stop 14<back card=key"),
        (RED, ("dhp", "bk2"), ("ksp", "bk2"), ""),
        (RED, ("dhp", "bk2"), ("dsp", "bk2"), "start>dagger 9<back"),
        (RED, ("dhp", "bk2"), ("dsp", "bk2"), "start>dagger 9<back card=key"),
        (SPECTATOR, ("dhp", "bk2"), ("ksp", "hhh"), ""),
        (SPECTATOR, ("dhp", "bk2"), ("dsp", "hhh"), "start>dagger stop"),
    ],
)
def test_looks_the_same(seat: int, one: tuple[str, str], other: tuple[str, str], moves: str) -> None:
    """CA-17: a hand is its owner's, before and after others' actions and its own."""
    assert one != other
    first, second = (play(tables(*hands), *moves.split()) for hands in (one, other))
    assert sent(first, seat) == sent(second, seat)


@pytest.mark.parametrize("drawn", ["dagger", "hat", "skull", "bottle", "pistol"])
@pytest.mark.parametrize("seat", [RED, SPECTATOR])
def test_a_drawn_card_does_not_show(seat: int, drawn: str) -> None:
    """CA-17: the same public events tell others the same, whatever is drawn: nothing in ids, order, counts or words."""
    key, other = (
        play(tables("dhp", "bk2"), "9<back", f"card={card}", f"card={drawn}", "stop") for card in ("key", drawn)
    )
    assert sent(key, seat) == sent(other, seat)
    assert sent(key, BLUE) != sent(other, BLUE)


@pytest.mark.parametrize("drawn", ["hat", "skull"])
def test_a_dealt_card_does_not_show(drawn: str) -> None:
    """CA-17: nor does a card that is dealt."""
    segments = [f"segment={letter}" for letter in "ABCDEF"]
    key, other = (play(begin(), *segments, "first=blue", f"card={card}") for card in ("key", drawn))
    assert sent(key, RED) == sent(other, RED)
    assert sent(key, SPECTATOR) == sent(other, SPECTATOR)
    assert sent(key, BLUE) != sent(other, BLUE)


@pytest.mark.parametrize(
    ("seat", "one", "other"),
    [
        (BLUE, tables("dhp", "bk2"), tables("dhs", "bk2")),
        (BLUE, tables("dhp", "bk2"), tables("dhp", "bk3")),
        (RED, tables("dhp", "bk2 pile=s"), tables("dhp", "bk2 pile=h")),
        (SPECTATOR, tables("dhp", "bk2 deck=s9", rest="pile"), tables("dhp", "bk2 deck=s8", rest="pile")),
        (RED, tables("dhp", "bk2", "kkh", hispaniola="on"), tables("dhp", "bk2", "khk", hispaniola="on")),
        (RED, tables("Dhp", "bk2", "kkh", hispaniola="on"), tables("dhp", "bk2", "kkh", hispaniola="on")),
    ],
)
def test_looks_different(seat: int, one: Match, other: Match) -> None:
    """CA-17: the own hand, numbers of cards, discards, the deck's size, the row and what came from it are known."""
    assert sent(one, seat) != sent(other, seat)


def test_open_hands_lie_open() -> None:
    """CA-5, CA-17: in Tortuga nothing is hidden from anyone."""
    words = "blue=9,3,20,start,start,start/dhp red=3,14,start,start,start,start/bk2 row=ssh"
    match = table(words, "tortuga")
    assert all(shown(match, seat) == shown(match) for seat in (BLUE, RED, SPECTATOR))
    assert not GAME.view.hides(match.options)
    assert not GAME.view.reveals(match.state, move("9>hat"))


def test_what_a_view_shows() -> None:
    """CA-17: the own hand by sign, others' by number, unseen cards in one heap."""
    match = tables("dhp", "bk2 pile=s3")
    assert (hand(match, "blue", BLUE), hand(match, "red", BLUE)) == ("dhp", "?3")
    assert (hand(match, "blue", SPECTATOR), hand(match, "red", SPECTATOR)) == ("?3", "?3")
    seen = shown(match, BLUE)
    assert (seen["pile"], seen["deck"]) == ("s3", "d16h16s14b17k17p16")
    assert cartagena_of(match.view(BLUE).state).left == state(match).left


def test_cards_from_the_row_are_remembered() -> None:
    """CA-17: what is drawn from the open row is known to all, the rest of a hand is not."""
    match = play(tables("dhp", "bk2", "khs", hispaniola="on"), "9<back")
    assert hand(match, "blue", RED) == hand(match, "blue", SPECTATOR) == "HK?3"
    assert hand(match, "blue", BLUE) == "dHhKp"


@pytest.mark.parametrize(("word", "left"), [("start>hat", "K?3"), ("start>key", "H?3"), ("start>pistol", "HK?2")])
def test_a_card_played_removes_one_that_is_known(word: str, left: str) -> None:
    """CA-17: a card of a sign that is known takes the known one away, any other one of the unknown."""
    match = play(tables("dhp", "bk2", "khs", hispaniola="on"), "9<back", word)
    assert hand(match, "blue", RED) == left


def test_playing_shows_what_was_hidden() -> None:
    """CA-17: a card out of a hidden hand cannot be taken back freely; one that all know of can."""
    match = play(tables("dhp", "bk2", "khs", hispaniola="on"), "9<back")
    assert match.undo_obstacle(BLUE) is None
    reveals = [GAME.view.reveals(match.state, move(word)) for word in ("start>hat", "start>dagger", "20<back", "stop")]
    assert reveals == [False, True, False, False]
    assert play(match, "start>hat").undo_obstacle(BLUE) is None
    assert play(match, "start>dagger").undo_obstacle(BLUE) == "undo-shown"


def test_cards_are_seen_by_who_gets_them() -> None:
    """CA-17: others see that a card is drawn; a card of the row all see."""
    drawing = play(tables("dhp", "bk2"), "9<back")
    laying = play(tables("dhp", "bk2", "k", hispaniola="on"), "9<back")
    for match, veiled in ((drawing, "card=?"), (laying, "card=key")):
        for seat, word in ((BLUE, "card=key"), (RED, veiled), (SPECTATOR, veiled)):
            assert GAME.moves.notation(GAME.view.seen(match.state, move("card=key"), seat)) == word
    assert GAME.moves.notation(GAME.view.seen(tables("dhp", "bk2").state, move("9>hat"), RED)) == "9>hat"


@pytest.mark.parametrize("seat", [BLUE, RED, SPECTATOR])
def test_views_as_text(seat: int) -> None:
    """CA-17: a view is written with question marks, read back, and imagined as what it cannot tell apart."""
    match = play(tables("dhp", "bk2", "khs", hispaniola="on"), "9<back")
    known = GAME.position.describe(match.view(seat).state)
    again = View(seat, GAME.position.place(match.options, 2, known))
    assert GAME.position.describe(again.state) == known
    assert list(again.legal_moves()) == list(match.view(seat).legal_moves())
    worlds = {GAME.position.describe(GAME.view.imagine(again, Rng(seed))) for seed in range(20)}
    assert len(worlds) > 3
    for world in worlds:
        other = Match(GAME, 2, match.options, position=world)
        assert GAME.position.describe(other.view(seat).state) == known


def test_imagined_hands_are_dealt_evenly() -> None:
    """CA-17: a hand is imagined as likely as the cards that nobody has seen make it."""
    match = tables("dhp", "b deck=k2s", rest="pile")
    view = match.view(BLUE)
    rng = Rng(3)
    found = Counter(hand_of(GAME.position.describe(GAME.view.imagine(view, rng))) for _ in range(4000))
    assert set(found) == {"b", "k", "s"}
    assert 0.46 < found["k"] / 4000 < 0.54  # two of four unseen cards are keys
    assert 0.21 < found["s"] / 4000 < 0.29


def hand_of(text: str) -> str:
    """Return red's hand in a position."""
    return dict(part.split("=") for part in text.split())["red"].split("/")[1]


def test_the_actor_needs_no_secrets() -> None:
    """CA-17: what a seat may play follows from what it knows."""
    match = tables("dhp", "bk2")
    assert list(match.view(BLUE).legal_moves()) == match.legal_moves()
    assert not match.view(RED).legal_moves()
