"""Every refusal, with its paragraph and its figures."""

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import Match
from cavale.engine.refusal import Refused
from cavale.engine.text import LANGUAGES
from cavale.games.pockets import GAME
from cavale.games.pockets.tests.tables import line, move, play, refusal, table

TABLE = line()
TWINS = line("ffr/f/b")
EMPTY = line("fr/-/-", "fffrrrbbbb/-/-")
OVER = line("b/-/frb", ask="escape")


@pytest.mark.parametrize(
    ("position", "before", "word", "seat", "code", "paragraph", "figures"),
    [
        (OVER, "", "draw", 1, "over", "PK-8", "who=colour-blue"),
        (TABLE, "", "card=file", 0, "chance", "PK-2", ""),
        (TABLE, "", "first=blue", 0, "chance", "PK-2", ""),
        (TABLE, "draw", "lay=file", 0, "chance", "PK-2", ""),
        (TABLE, "", "draw", 1, "not-your-turn", "PK-3", "who=colour-blue"),
        (TABLE, "trade", "draw", 1, "not-your-turn", "PK-3", "who=colour-blue"),
        (TABLE, "", "draw", SPECTATOR, "not-your-turn", "PK-3", "who=colour-blue"),
        (TABLE, "", "lay=?", 0, "nowhere", "PK-3", ""),
        (EMPTY, "", "draw", 0, "no-cards", "PK-4", ""),
        (EMPTY, "", "lay=bread", 0, "not-in-hand", "PK-5", "card=pk-card(kind=bread)"),
        (EMPTY, "", "trade", 0, "no-pair", "PK-6", "held=2"),
        (TABLE, "", "drop=file", 0, "no-trade", "PK-6", ""),
        (TABLE, "trade", "draw", 0, "trade-first", "PK-6", ""),
        (TABLE, "trade drop=file", "drop=file", 0, "not-in-hand", "PK-6", "card=pk-card(kind=file)"),
        (TABLE, "trade drop=file", "drop=rope", 0, "not-a-pair", "PK-6", "second=pk-card(kind=rope)"),
        (
            TWINS,
            "trade",
            "drop=rope",
            0,
            "no-match",
            "PK-6",
            "kind=rope",
        ),
    ],
)
def test_refused(position: str, before: str, word: str, seat: int, code: str, paragraph: str, figures: str) -> None:
    """A move is refused with a reason that can be said in every language, and a match gives the same one."""
    match = play(table(position), *before.split())
    found = refusal(match, word, seat)
    assert (found.code, found.paragraph) == (code, paragraph)
    assert figures in str(found.text)
    assert all(GAME.speaker(language).say(found.text) for language in LANGUAGES)
    with pytest.raises(Refused) as caught:
        match.play(move(word), seat)
    assert caught.value.refusal == found


@pytest.mark.parametrize(
    ("position", "before", "path", "code"),
    [
        (TABLE, "", "", None),
        (TABLE, "", "card:hand-blue-file-1", None),
        (TABLE, "", "card:hand-blue-file-1 button:lay", None),
        (TABLE, "", "card:hand-blue-file-1 button:draw", "nowhere"),
        (TABLE, "", "card:hand-yellow-1", "nowhere"),
        (TABLE, "", "button:lay", "nowhere"),
        (TABLE, "", "rubbish", "nowhere"),
        (EMPTY, "", "button:trade", "no-pair"),
        (EMPTY, "", "button:draw", "no-cards"),
        (TABLE, "trade", "card:hand-blue-rope-1", None),
        (TABLE, "trade drop=file", "card:hand-blue-rope-1", "not-a-pair"),
        (TABLE, "trade", "card:laid-blue-file-1", "trade-first"),
        (TWINS, "trade", "card:hand-blue-file-2", None),
        (TABLE, "draw", "card:hand-blue-file-1", "chance"),
        (OVER, "", "button:draw", "over"),
    ],
)
def test_touched(position: str, before: str, path: str, code: str | None) -> None:
    """What is touched leads to a choice or to a reason."""
    found = GAME.refusal.touch(play(table(position), *before.split()).view(0), tuple(path.split()))
    assert (found.code if found else None) == code


def test_options() -> None:
    """All options can be played together."""
    assert GAME.refusal.check(GAME.choose(2, "open", {"turn_limit": "0"}), 2) is None


def test_match_starts_with_chance() -> None:
    """Before the deal there is nothing for a player to do."""
    assert refusal(Match(GAME, 2), "draw").code == "chance"
