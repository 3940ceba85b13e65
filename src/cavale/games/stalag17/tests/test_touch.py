"""Touching things: what leads to a choice, and what is answered where nothing comes of it."""

import pytest

from cavale.engine.text import LANGUAGES
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.refusal import touch
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.tests.camps import camp, play
from cavale.games.stalag17.view import view

TABLE = camp("0,0/2c1,f1,m2,e3/ba 0,4/t1,in/d1", pile="e1,e2")


def answer(table: Stalag, *path: str, seat: int = 0) -> tuple[str, str] | None:
    """Return code and paragraph of what is answered to a touch; None where it leads to a choice."""
    refusal = touch(view(table, seat), path)
    if refusal is None:
        return None
    assert all(GAME.speaker(language).say(refusal.text) for language in LANGUAGES)
    return refusal.code, refusal.paragraph


@pytest.mark.parametrize(
    "path",
    [
        ("zone:deck",),
        ("zone:discard",),
        ("button:escape",),
        ("card:hand-blue-clothing-1-1",),
        ("card:hand-blue-clothing-1-2",),
        ("card:hand-blue-clothing-1-2", "zone:laid-blue"),
        ("zone:discard", "card:hand-blue-map-2-1"),
        ("card:discard-2",),
        ("zone:laid-blue",),
    ],
)
def test_touches_that_lead_somewhere(path: tuple[str, ...]) -> None:
    """ST-10, ST-11, ST-12, ST-15, ST-16: any of the cards alike, before the place where it goes or after."""
    assert answer(TABLE, *path) is None


@pytest.mark.parametrize(
    ("thing", "code", "paragraph"),
    [
        ("card:laid-blue-barracks-1", "stays-laid", "ST-11"),
        ("card:hand-red-hidden-1", "not-your-card", "ST-11"),
        ("card:laid-red-hidden-1", "not-your-card", "ST-11"),
        ("card:die-1", "plan", "ST-7"),
        ("zone:plan", "plan", "ST-7"),
        ("piece:blue-1", "prisoners", "ST-20"),
        ("space:free-red-2", "prisoners", "ST-20"),
        ("piece:red-watch", "points", "ST-5"),
        ("space:watch-blue-7", "points", "ST-5"),
        ("button:roll", "rolled", "ST-6"),
        ("button:done", "nothing-picked", "ST-17"),
        ("zone:hand-blue", "nothing", "ST-10"),
        ("space:nowhere", "nothing", "ST-10"),
    ],
)
def test_touches_that_lead_nowhere(thing: str, code: str, paragraph: str) -> None:
    """ST-5, ST-6, ST-7, ST-10, ST-11, ST-15, ST-17, ST-20: each thing says what it is for."""
    assert answer(TABLE, thing) == (code, paragraph)


def test_two_cards_at_once() -> None:
    """ST-11: one card is laid or discarded at a time."""
    assert answer(TABLE, "card:hand-blue-food-1-1", "card:hand-blue-map-2-1") == ("one-card", "ST-11")
    assert answer(TABLE, "card:hand-blue-food-1-1", "zone:deck") == ("nothing", "ST-10")


def test_in_a_discard() -> None:
    """ST-13, ST-14, ST-17: cards that fit lead on, the others say why not; taking and drawing wait."""
    table = play(camp("0,0/2c1,cf,f1,e3,e4 0,0", pile="e1"), "drop=clothing-1")
    assert answer(table, "card:hand-blue-clothing-1-1") is None
    assert answer(table, "button:done") is None
    assert answer(table, "card:hand-blue-escape-3-1") == ("no-set", "ST-14")
    assert answer(table, "zone:discard") == ("picking", "ST-17")
    assert answer(table, "zone:deck") == ("picking", "ST-17")


def test_an_empty_pile() -> None:
    """ST-15: there is nothing to take."""
    assert answer(camp("0,0 0,0"), "zone:discard") == ("no-discard", "ST-15")
    assert answer(camp("0,0/c1 0,0"), "zone:discard") is None  # but a card may go there


def test_out_of_turn() -> None:
    """ST-6, ST-10: whoever does not act is told who does; before the dice nothing else is to be touched."""
    assert answer(TABLE, "zone:deck", seat=1) == ("not-your-turn", "ST-10")
    rolling = camp("1,3/c1 0,4/t1", ask="roll:blue", was="0,4", next="red", first="red", rounds="2")
    assert answer(rolling, "zone:deck", seat=1) == ("roll-first", "ST-6")
    assert answer(rolling, "button:roll", seat=1) is None
