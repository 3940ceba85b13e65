"""What a seat may not know: pairs of tables that differ only in that look the same to it."""

import pytest

from cavale.engine.core.state import SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.testing.hiding import all_sent
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import END
from cavale.games.stalag17.tests.camps import line

BLUE, RED = 0, 1
SEATS = "0,0/{}/{} 1,3/{}/{}"


def match(blue: str, blue_laid: str, red: str, red_laid: str, moves: str = "", **parts: str) -> Match:
    """Return a match for two from its hands and laid cards, after some moves."""
    seats = SEATS.format(blue, blue_laid, red, red_laid)
    found = Match(GAME, 2, GAME.choose(2), position=line(seats, **{"plan": "cfdm/4", **parts}))
    for word in moves.split():
        move = GAME.moves.parse(word)
        assert move is not None
        if found.state.actor < 0:
            found.bring([move])
        else:
            found.play(move)
    return found


def sent(match: Match, seat: int) -> tuple[bytes, ...]:
    """Return everything that reaches a seat."""
    return all_sent(match, seat, range(END))


HANDS = ("c1,f1", "e3", "t1,m2", "d1,e6")


@pytest.mark.parametrize(
    ("seat", "other", "moves"),
    [
        (BLUE, ("c1,f1", "e3", "in,ba", "d1,e6"), ""),
        (BLUE, ("c1,f1", "e3", "t1,m2", "ba,in"), ""),
        (BLUE, ("c1,f1", "e3", "d1,e6", "t1,m2"), "draw card=food-2 card=food-2"),
        (BLUE, ("c1,f1", "e3", "in,m2", "e1,e2"), "drop=food-1 done drop=map-2 done"),
        (BLUE, ("c1,f1", "e3", "in,m2", "e1,e2"), "drop=food-1 done take card=food-2"),
        (BLUE, ("c1,f1", "e3", "in,ba", "ba,in"), "escape lay=food-1 card=food-2"),
        (RED, ("in,in", "ba", "t1,m2", "d1,e6"), ""),
        (RED, ("in,f1", "ba", "t1,m2", "d1,e6"), "lay=food-1 card=food-2"),
        (RED, ("in,f1", "e3", "t1,m2", "d1,e6"), "escape drop=food-1 done"),
        (SPECTATOR, ("in,in", "ba", "e1,e2", "ba,ba"), ""),
        (SPECTATOR, ("in,f1", "e3", "e1,e2", "ba,ba"), "escape drop=food-1 done"),
        (SPECTATOR, ("in,in", "e3", "e1,e2", "ba,ba"), "escape draw card=food-2 card=food-2"),
    ],
)
def test_looks_the_same(seat: int, other: tuple[str, str, str, str], moves: str) -> None:
    """ST-11, ST-28: hands and laid cards are their owner's, before and after others' actions and its own."""
    assert other != HANDS
    assert sent(match(*HANDS, moves), seat) == sent(match(*other, moves), seat)


@pytest.mark.parametrize("seat", [RED, SPECTATOR])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("lay=food-1 card=map-1", "lay=clothing-1 card=map-1"),
        ("lay=food-1 card=map-1", "lay=food-1 card=barracks"),
        ("draw card=map-1 card=tool-1", "draw card=information card=escape-6"),
        ("draw card=map-1 card=tool-1", "draw card=tool-1 card=map-1"),
    ],
)
def test_moves_look_the_same(seat: int, one: str, other: str) -> None:
    """ST-10, ST-11: of what is drawn or laid face down the others see nothing, not by order, number or word."""
    first, second = match(*HANDS, one), match(*HANDS, other)
    assert sent(first, seat) == sent(second, seat)
    assert sent(first, BLUE) != sent(second, BLUE)


@pytest.mark.parametrize("seat", [RED, SPECTATOR])
def test_the_order_of_laying_does_not_show(seat: int) -> None:
    """ST-22, ST-28: which of the cards seen at an attempt was laid first is nobody's business."""
    pause = "drop=tool-1 done"
    one, other = (
        match("c1,f1", "-", "4t1", "-", f"lay={first} card=map-1 {pause} lay={second} card=map-1 {pause} escape")
        for first, second in (("food-1", "clothing-1"), ("clothing-1", "food-1"))
    )
    assert sent(one, seat)[:3] == sent(other, seat)[:3]


@pytest.mark.parametrize("seat", [RED, SPECTATOR])
@pytest.mark.parametrize("moves", ["escape", "escape draw card=food-2 card=food-2", "escape lay=food-1 card=food-2"])
def test_a_failed_attempt_is_seen(seat: int, moves: str) -> None:
    """ST-22, ST-28: all have seen the cards, and no view forgets them."""
    one, other = match(*HANDS, moves), match("c1,f1", "e2", *HANDS[2:], moves)
    assert sent(one, seat) != sent(other, seat)
    assert "/e3/" in GAME.position.describe(one.view(seat).state)


@pytest.mark.parametrize("seat", [BLUE, RED, SPECTATOR])
def test_a_roll_call_shows_all(seat: int) -> None:
    """ST-29: after an escape all hands and laid cards are shown, until the next round begins."""
    found = match("c1", "cf,f1,d1,m1,e4", "in,ba", "c2", "escape")
    assert GAME.position.describe(found.view(seat).state) == GAME.position.describe(found.state)
    found.play(0)
    assert "?" not in GAME.position.describe(found.view(seat).state)
    assert "in" not in GAME.position.describe(found.view(seat).state).split("red=")[1].split(" ")[0]


@pytest.mark.parametrize("seat", [RED, SPECTATOR])
def test_an_empty_deck_shows_none(seat: int) -> None:
    """ST-29: when the deck runs out no card is shown."""
    hands, last = ("c1,f1", "e3", "t1,m2", "d1,e6"), "take card=map-1"
    one, other = (
        match(*cards, last, deck="m1", rest="pile", pile="e1") for cards in (hands, ("f1,e3", "c1", "t1,m2", "d1,e6"))
    )
    assert sent(one, seat) == sent(other, seat)
    assert "?" in GAME.position.describe(one.view(seat).state)


def test_no_roll_call_after_the_last_escape() -> None:
    """ST-23, ST-29: the third prisoner out ends the game without a roll call: hands stay hidden."""
    seats = "2,0/in/c1,f1,d1,m1,e4 0,3/{}/{}"
    one, other = (
        Match(GAME, 2, GAME.choose(2), position=line(seats.format(*cards), plan="cfdm/4"))
        for cards in (("t1", "t2"), ("ba", "in"))
    )
    for found in (one, other):
        found.play(3)
    assert sent(one, BLUE) == sent(other, BLUE)


@pytest.mark.parametrize("seat", [RED, SPECTATOR])
def test_picking_is_its_players_own_affair(seat: int) -> None:
    """ST-17: until a discard is done the others see nothing of it."""
    before, during = match(*HANDS), match(*HANDS, "drop=food-1")
    assert sent(before, seat) == sent(during, seat)
    assert sent(before, BLUE) != sent(during, BLUE)


def test_only_the_view_is_judged() -> None:
    """ST-28: how good it looks does not depend on what others hide."""
    one, other = match(*HANDS), match("c1,f1", "e3", "in,ba", "ba,in")
    assert GAME.judge.judge(View(BLUE, one.state)) == GAME.judge.judge(View(BLUE, other.state))
    assert GAME.judge.judge(View(RED, one.state)) != GAME.judge.judge(View(RED, other.state))
