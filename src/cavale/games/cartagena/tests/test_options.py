"""Options beyond the rulebooks."""

import pytest

from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.passages import begin, hand, play, shown, state, table

PRESETS = {
    "jamaica": (6, 6, 3, 17, 6, False, False),
    "tortuga": (6, 6, 3, 17, 6, True, True),
    "basic": (4, 5, 2, 15, 5, False, False),
    "advanced": (5, 6, 3, 15, 5, False, False),
}


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """CA-1, CA-5, CA-6: what the table of presets says."""
    terms = state(begin(preset, 3)).terms
    dealt = terms.dealt // 3
    found = (terms.pirates, terms.segments, terms.actions, terms.copies, dealt, terms.open_row, terms.open_hands)
    assert found == PRESETS[preset]
    assert list(GAME.presets) == list(PRESETS)


@pytest.mark.parametrize("pirates", [4, 5, 6, 7, 8])
def test_pirates(pirates: int) -> None:
    """CA-16: crews of four to eight, all of whom must come aboard."""
    crew = ",".join(["boat"] * (pirates - 1) + ["36"])
    match = table(f"blue={crew}/k red={crew}/b", pirates=pirates)
    assert play(match, "36>key").end() == "escape blue"


@pytest.mark.parametrize("segments", [4, 5, 6])
def test_segments(segments: int) -> None:
    """CA-16: four to six segments, whichever; the boat lies past the last."""
    match = begin(segments=str(segments))
    match.settle()
    assert len(shown(match)["passage"]) == segments
    last = 6 * segments
    assert state(match).terms.last == last
    letters = "ABCDEF"[:segments]
    crew = "start,start,start,start,start"
    match = table(f"passage={letters} blue={crew},{last}/k red={crew},{last - 1}/b", segments=segments)
    assert shown(play(match, f"{last}>key"))["blue"].startswith(f"{crew},boat/")
    back = table(f"passage={letters} blue={crew},boat/k red={crew},{last}/b", segments=segments)
    assert shown(play(back, "boat<back"))["blue"].startswith(f"{crew},{last}/")


def test_the_boat_counts_as_one_past_the_last() -> None:
    """CA-15, CA-16: for the turn limit the boat is the last space and one more, however long the passage."""
    words = "passage=ABCD blue=boat,1,1,1,start,start/b red=boat,3,start,start,start,start/b"
    match = play(table(words, segments=4, turns=9, used=1, turn_limit=10), "stop")
    assert (match.end(), state(match).standing(0) % 1000) == ("shared blue red", 25 + 3)


@pytest.mark.parametrize("preset", ["jamaica", "basic", "advanced"])
def test_hispaniola(preset: str) -> None:
    """CA-16: an open row of twelve, and hands that stay hidden."""
    match = begin(preset, hispaniola="on")
    match.settle()
    assert len(shown(match)["row"]) == 12
    other = "red" if match.state.actor == 0 else "blue"
    held = hand(match, other, match.state.actor)
    assert held in ("?6", "?5")


def test_hispaniola_draws_from_the_row() -> None:
    """CA-12, CA-16: cards come from the front of the row, without chance."""
    words = "blue=9,3,start,start,start,start/k red=3,start,start,start,start,start/b row=bddh"
    match = play(table(words, hispaniola="on"), "9<back")
    assert (hand(match, "blue"), shown(match)["row"], shown(match)["ask"]) == ("DBk", "dh", "turn")
