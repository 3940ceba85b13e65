"""How a game ends: the last pirate aboard, or the turn limit."""

import pytest

from cavale.engine.core.state import OVER
from cavale.games.cartagena.tests.passages import hand, legal, play, shown, state, table

LAST = "blue=boat,boat,boat,boat,boat,34/k red=boat,boat,boat,boat,boat,36/b"
FIVE = "blue=boat,boat,boat,boat,35,34/k2 red=boat,boat,boat,boat,boat,36/b"


def test_the_last_pirate_aboard_wins() -> None:
    """CA-13: at once, whatever actions are left."""
    match = play(table(LAST), "34>key")
    assert (match.end(), match.state.actor, legal(match)) == ("escape blue", OVER, set())
    assert (list(match.state.places()), shown(match)["turns"]) == ([1, 2], "7")


def test_not_before_the_last() -> None:
    """CA-13: with one still in the passage the turn goes on."""
    match = play(table(FIVE), "34>key")
    assert shown(match)["ask"] == "turn"
    assert play(match, "35>key").end() == "escape blue"


@pytest.mark.parametrize(("preset", "others", "space"), [("basic", 3, 30), ("advanced", 4, 36), ("tortuga", 5, 36)])
def test_all_of_a_crew(preset: str, others: int, space: int) -> None:
    """CA-13: as many as the crew has."""
    crew = "boat," * others + str(space)
    row = " row=b" if preset == "tortuga" else ""
    assert play(table(f"blue={crew}/k red={crew}/b{row}", preset), f"{space}>key").end() == "escape blue"


def test_the_limit_counts_turns_of_all() -> None:
    """CA-15: after so many turns of all players together the game is over."""
    match = table(LAST.replace("34/k", "20/h2"), turns=8, turn_limit=10)
    play(match, "20>hat", "stop")
    assert shown(match)["ask"] == "turn"
    play(match, "boat<back", "card=hat", "stop")
    assert (match.end(), shown(match)["turns"]) == ("limit blue", "10")


def test_the_limit_waits_for_the_draws() -> None:
    """CA-15: the last turn's cards are drawn before the game is over."""
    words = "blue=9,3,start,start,start,start/b red=3,start,start,start,start,start/b"
    match = play(table(words, turns=9, used=2, turn_limit=10), "9<back", "card=hat")
    assert match.state.actor != OVER
    assert play(match, "card=key").end() == "limit blue"
    assert hand(match, "blue") == "hbk"


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("blue=boat,1,1,1,2,2/b red=36,36,36,35,35,35/b", "limit blue"),
        ("blue=boat,1,1,1,2,2/b red=boat,5,2,start,start,start/b", "shared blue red"),
        ("blue=boat,1,1,1,2,2/b red=boat,5,3,start,start,start/b", "limit red"),
        ("blue=boat,1,1,1,2,2/b red=boat,5,2,3,3,3/b green=boat,16,start,start,start,start/b", "shared red green"),
        ("blue=36,1,1,1,2,2/b red=boat,5,3,start,start,start/b green=boat,4,3,start,start,start/b", "limit red"),
    ],
)
def test_who_wins_at_the_limit(words: str, end: str) -> None:
    """CA-15: most pirates aboard, then the greatest sum of positions, else shared."""
    match = play(table(words, turns=99, used=1, turn_limit=100), "stop")
    assert match.end() == end
    winners = end.split()[1:]
    assert list(match.state.places()) == [1 if colour in winners else 2 for colour in list(shown(match))[1:-6]]


def test_no_limit() -> None:
    """CA-15: 0 is for none."""
    match = play(table(LAST.replace("34/k", "20/k2"), turns=99_999, turn_limit=0, used=1), "stop")
    assert shown(match)["turns"] == "100000"


def test_the_default_limit() -> None:
    """CA-15: 300 turns, if nothing else is agreed on."""
    assert state(table(LAST)).terms.turn_limit == 300
