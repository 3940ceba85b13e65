"""Passing and the turn limit: AZ-17, AZ-18."""

import pytest

from cavale.engine.core.state import OVER
from cavale.games.alcatraz.tests.yards import (
    FAR,
    STUCK,
    STUCK_AT_THE_BOAT,
    legal,
    names,
    play,
    refused,
    shown,
    state_of,
    yard,
)

# Two crews behind guards 1:3 and 5:3, with guards above and below in columns 1 and 2.
ALL_STUCK = "guards=31213129 blue=1:1,1:2,boat,boat yellow=5:1,5:2,boat,boat"


def test_who_cannot_walk_passes() -> None:
    """AZ-17: with no walk and no boarding there is only the pass."""
    assert legal(STUCK) == {"pass"}


def test_a_pass_is_a_turn() -> None:
    """AZ-17: a pass counts as a turn and changes nothing else."""
    before = shown(yard(STUCK))
    after = shown(play(yard(STUCK), "pass"))
    assert after == {**before, "next": "yellow", "turns": "1"}


def test_who_cannot_walk_may_board_or_pass() -> None:
    """AZ-17: boarding is open to who cannot walk, and still not compulsory."""
    assert legal(STUCK_AT_THE_BOAT) == {"1:3>boat", "pass"}


def test_who_can_walk_may_not_pass() -> None:
    """AZ-17: the pass is for who cannot walk, boarding or not."""
    assert "pass" not in legal(f"guards={FAR} blue=1:5")
    assert refused(yard(), "pass") == ("can-walk", "AZ-17", {})


def test_a_single_walk_leaves_no_pass() -> None:
    """AZ-17: without yellow below, blue's one walk is compulsory."""
    assert legal(STUCK.replace(" yellow=9:9", "")) == {"8:9>9:9"}


def test_the_cell_is_left_over_a_full_row_9() -> None:
    """AZ-7, AZ-17: a full row 9 shuts nobody in: a prisoner walks over it, and may not pass."""
    crews = "guards=21738298 blue=1:1,8:9,boat,cell red=9:1,9:2,9:3,9:4 green=9:5,9:6,9:7,9:8 yellow=9:9"
    moves = legal(crews, players=4)
    assert "cell>8:1" in moves
    assert not moves & {"pass", "cell>9:1", "cell>9:9"}


def test_a_table_where_nobody_can_walk_ends_by_the_limit() -> None:
    """AZ-17, AZ-18: passes count, so that also such a match ends, here by nearness to the boat."""
    match = yard(ALL_STUCK, turn_limit="5")
    for _ in range(5):
        assert names(match.state) == ["pass"]
        play(match, "pass")
    assert match.end() == "limit blue"


def test_a_guard_frees_the_stuck() -> None:
    """AZ-17: after another player's walk the stuck prisoner may walk again."""
    match = play(yard(STUCK), "pass", "9:9>9:8")
    assert names(match.state) == ["8:9>9:9"]


def test_default_limit() -> None:
    """AZ-18: by default the game ends after 400 turns of all players together."""
    match = play(yard("blue=9:5 turns=398"), "9:5>8:5")
    assert match.end() == "unfinished"
    play(match, "cell>9:9")
    assert (match.state.actor, state_of(match).turns, names(match.state)) == (OVER, 400, [])


@pytest.mark.parametrize(
    ("crews", "end"),
    [
        ("blue=boat,boat yellow=boat,1:4,1:6,1:7", "limit blue"),  # most aboard, however near the others
        ("blue=9:1 yellow=boat", "limit yellow"),
        ("blue=boat yellow=boat,8:5", "limit yellow"),  # 29 + 1 after blue's step out of the cell, against 28
        ("blue=boat yellow=boat,9:9", "shared blue yellow"),  # both 10 + 10 + 9
        ("yellow=9:9", "shared blue yellow"),
        ("", "limit blue"),
        ("yellow=8:5", "limit yellow"),
    ],
)
def test_who_wins_at_the_limit(crews: str, end: str) -> None:
    """AZ-18: most aboard, then the smallest sum of rows with 10 for the cell, else a shared win."""
    assert play(yard(crews, turn_limit="1"), "cell>9:4").end() == end


@pytest.mark.parametrize(
    ("crews", "end", "places"),
    [
        ("yellow=9:9 red=9:8", "shared blue yellow red", [1, 1, 1]),
        ("yellow=8:9 red=8:8", "shared yellow red", [2, 1, 1]),
        ("yellow=boat red=7:8", "limit yellow", [2, 1, 2]),
    ],
)
def test_three_at_the_limit(crews: str, end: str, places: list[int]) -> None:
    """AZ-18: several may share the win, and the others lose."""
    match = play(yard(crews, players=3, turn_limit="1"), "cell>9:4")
    assert match.end() == end
    assert list(match.state.places()) == places


def test_distance_leaves_out_those_aboard() -> None:
    """AZ-18: only the rest of a crew counts for the distance."""
    crews = "blue=boat,1:9,cell,cell yellow=boat,9:9,9:8,1:8"  # 1 + 10 + 9 against 9 + 9 + 1
    assert play(yard(f"guards={FAR} {crews}", turn_limit="1"), "cell>9:4").end() == "limit yellow"


def test_last_catch_counts() -> None:
    """AZ-18: whom the guard catches in the last turn is in the cell when distances are measured."""
    assert play(yard("blue=9:4 yellow=7:8,7:7", turn_limit="1"), "9:4>7:4").end() == "limit blue"


def test_last_boarding_raises_no_alarm() -> None:
    """AZ-18: boarding in the last turn ends the game at once."""
    match = play(yard(f"guards={FAR} blue=1:5", turn_limit="1"), "1:5>boat")
    assert (match.state.actor, match.end()) == (OVER, "limit blue")


def test_third_aboard_in_the_last_turn_is_an_escape() -> None:
    """AZ-16, AZ-18: the win by the third prisoner goes before the limit."""
    match = play(yard(f"guards={FAR} blue=boat,boat,1:5 yellow=boat,boat,1:6", turn_limit="1"), "1:5>boat")
    assert match.end() == "escape blue"


def test_alarm_before_the_last_turn() -> None:
    """AZ-15, AZ-18: the last player still rolls and runs the guard, as part of the last turn."""
    match = play(yard(f"guards={FAR} blue=1:5 yellow=9:1", turn_limit="2"), "1:5>boat", "die=3", "right")
    assert match.end() == "unfinished"
    assert play(match, "9:1>9:2").end() == "limit blue"


@pytest.mark.parametrize("turns", [400, 999_998])
def test_no_limit(turns: int) -> None:
    """AZ-18: with 0 there is no limit."""
    assert play(yard(f"turns={turns}", turn_limit="0"), "cell>9:4", "cell>9:5").end() == "unfinished"
