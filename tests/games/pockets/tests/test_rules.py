"""The rules, paragraph by paragraph."""

import pytest

from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.games.pockets import GAME
from cavale.games.pockets.tests.tables import legal, line, play, table, text


def test_cards() -> None:
    """PK-1: twelve cards, four of each kind, all in the deck."""
    assert text(Match(GAME, 2)) == "deck=ffffrrrrbbbb pile=- blue=-/-/- yellow=-/-/- next=blue turns=0 ask=first"


def test_deal() -> None:
    """PK-2: chance names the first player, then deals two cards to each, one by one from there."""
    match = play(Match(GAME, 3), "first=red", "card=file", "card=rope", "card=bread", "card=file", "card=rope")
    assert match.state.actor == CHANCE
    assert play(match, "card=bread").state.actor == GAME.seats.index("red")
    assert text(match) == "deck=ffrrbb pile=- blue=rr/-/- yellow=bb/-/- red=ff/-/- next=red turns=0 ask=turn"


def test_chance_follows_the_deck() -> None:
    """PK-2: a card is as likely as there are cards of its kind in the deck; one that is gone cannot come."""
    match = play(table(line("frrr/-/-", "bbb/-/-", "r")), "draw")
    assert (legal(match), list(match.state.weights())) == ({"card=file", "card=bread"}, [3, 1])
    assert list(Match(GAME, 3).state.weights()) == [1, 1, 1]


def test_turns() -> None:
    """PK-3: one action of four, then the player to the left."""
    match = table()
    assert legal(match) == {"draw", "show", "trade", "lay=file", "lay=rope", "lay=bread"}
    assert play(match, "lay=rope").state.actor == 1
    assert play(match, "show").state.actor == 0


def test_draw() -> None:
    """PK-4: a card from the deck."""
    match = play(table(), "draw", "card=rope")
    assert text(match) == "deck=ffb pile=- blue=frrb/f/b yellow=rb/r/- next=yellow turns=6 ask=turn"


def test_draw_from_discards() -> None:
    """PK-4: when the deck is empty the discards become the deck; without either there is nothing to draw."""
    match = play(table(line("ffff/-/-", "rrrbbb/-/-", "rb")), "draw")
    assert text(match) == "deck=rb pile=- blue=ffff/-/- yellow=rrrbbb/-/- next=blue turns=5 ask=draw"
    assert "draw" not in legal(table(line("ffff/-/-", "rrrrbbbb/-/-")))


def test_lay() -> None:
    """PK-5: a card from the hand face down on the table."""
    match = play(table(), "lay=rope")
    assert text(match) == "deck=ffrb pile=- blue=fb/fr/b yellow=rb/r/- next=yellow turns=6 ask=turn"


def test_trade() -> None:
    """PK-6: two cards to the discards, then one from the deck."""
    match = play(table(), "trade", "drop=file", "drop=bread")
    assert text(match) == "deck=ffrb pile=fb blue=r/f/b yellow=rb/r/- next=blue turns=5 ask=draw"
    assert text(play(match, "card=bread")).startswith("deck=ffr pile=fb blue=rb/f/b")


@pytest.mark.parametrize(
    ("hand", "first", "second"),
    [
        ("frb", {"drop=file", "drop=rope", "drop=bread"}, {"drop=bread"}),
        ("ffr", {"drop=file"}, {"drop=file"}),
        ("ffb", {"drop=file", "drop=bread"}, {"drop=file", "drop=bread"}),
        ("fr", set(), set()),
        ("b", set(), set()),
    ],
)
def test_trade_can_be_completed(hand: str, first: set[str], second: set[str]) -> None:
    """PK-6: two of a kind or any card with bread; only cards that have a partner are offered."""
    match = table(line(f"{hand}/-/-"))
    assert ("trade" in legal(match)) == bool(first)
    if first:
        assert legal(play(match, "trade")) == first
        assert match.state.drafting
        assert legal(play(match, "drop=file")) == second


def test_trade_is_one_action() -> None:
    """PK-6: a trade is taken back choice by choice until it is complete, and written down when it is."""
    match = play(table(), "trade", "drop=file")
    match.undo(0)
    assert legal(match) == {"drop=file", "drop=rope", "drop=bread"}
    assert match.record().lines == ()
    play(match, "drop=rope", "drop=bread")
    assert [line.words for line in match.record().lines] == [("trade", "drop=rope", "drop=bread")]
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "undo-shown"):
        match.undo(0)


def test_show() -> None:
    """PK-7: laid cards are turned up for good; this is always allowed, and cannot be taken back."""
    match = play(table(), "show")
    assert text(match) == "deck=ffrb pile=- blue=frb/-/fb yellow=rb/r/- next=yellow turns=6 ask=turn"
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "undo-shown"):
        match.undo(0)
    assert legal(table(line("-/-/f", "fffrrrrbbbb/-/-"))) == {"show"}


def test_escape() -> None:
    """PK-8: three kinds shown, now or earlier, win at once."""
    match = play(table(line("f/r/fb")), "show")
    assert (match.end(), list(match.state.places()), match.state.actor) == ("escape blue", [1, 2], OVER)


@pytest.mark.parametrize("word", ["lay=rope", "lay=file", "show"])
def test_turn_limit(word: str) -> None:
    """PK-9: after the last turn all laid cards are turned up, and most kinds win; everyone can tell who."""
    match = play(table(turn_limit="6"), word)
    assert match.end() == "limit blue"
    assert "yellow=rb/-/r" in text(match)
    assert list(match.view(1).state.places()) == [1, 2]


def test_shared() -> None:
    """PK-9: equally many kinds share the win; with limit 0 nothing ends by itself."""
    assert play(table(line(yellow="b/rr/f"), turn_limit="6"), "lay=bread").end() == "shared blue yellow"
    assert play(table(turn_limit="0"), "lay=bread").end() == "unfinished"


def test_last_turn_reveals() -> None:
    """PK-9: a card laid in the last turn is turned up with all others, and cannot be taken back."""
    match = play(table(turn_limit="6"), "lay=rope")
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "undo-shown"):
        match.undo(0)


@pytest.mark.parametrize(
    "position",
    [
        "",
        "rubbish",
        line() + " more=1",
        line().replace("turns=5", "turns=٥"),
        line().replace("next=blue", "next=red"),
        line(ask="over"),
        line(ask="turn:f"),
        line("frb/f"),
        line("fffff/-/-"),
        line().replace("deck=ffrb", "deck=ffrbb"),
        line(yellow="?????????/r/-"),
        line("ffff/-/-", "rrrrbbbb/-/-", ask="draw"),
        line("fr/-/-", ask="trade"),
    ],
)
def test_impossible_tables(position: str) -> None:
    """A line that describes no table is refused."""
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "position-part"):
        GAME.position.place(GAME.choose(2), 2, position)
