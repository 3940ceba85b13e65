"""Phase 1 and phase 2: the draw, and the tile actions."""

import pytest

from cavale.games.section_x.tests.charts import ACT, DRAW, doors, legal, people, shown
from cavale.games.section_x.tests.moments import ROAD, chart, play

MINE = "island*8/-;-/S1"


def ends(words: set[str]) -> set[str]:
    """Return what moves name, without their verb."""
    return {word.partition("=")[2] for word in words}


def test_draw_up_to_three() -> None:
    """SX-6: with fewer than three tiles one is drawn, from a pile that has one; with three none."""
    match = chart("-", "island*8/-;-/S1S2", piles="0,40,12", **DRAW)
    assert legal(match) == {"draw=2", "draw=3"}
    play(match, "draw=3", "tile=S1")
    assert shown(match, "red") == "island*8/-;-/S1S1S2"
    assert shown(match, "piles") == "0,40,11"
    full = chart("-", "island*8/-;-/S1", "island*8/-;-/S1S1S2", **ACT)
    assert shown(play(full, "skip"), "ask") == "act"


def test_open_to_open_and_closed_to_closed() -> None:
    """SX-7: sides of tiles that touch are both open or both closed; sides to anything else are free."""
    match = play(chart("F8:S1", "island*8/-;-/S1", **ACT), "place=S1", "to=E8")  # next to the closed upper side
    assert legal(match) == {"rot=0", "rot=2"}
    alone = play(chart("F8:S1", "island*8/-;-/S1", **ACT), "place=S1", "to=I3")
    assert legal(alone) == {"rot=0", "rot=1", "rot=2"}
    shore = play(chart("-", "island*8/-;-/S1", **ACT), "place=S1", "to=F10")
    assert len(legal(shore)) == 3


def test_place_on_a_free_space() -> None:
    """SX-8: from stock onto any free space, never island or green; also at another player's tunnel; once a turn."""
    match = chart("F8:S1", MINE, "island*8/F8a;-/-", **ACT)
    assert legal(match, "place") == {"place=S1"}
    play(match, "place=S1")
    assert len(legal(match)) == 65
    assert "to=F8" not in legal(match)
    play(match, "to=F9", "rot=0")
    assert shown(match, "tiles") == "F8:S1;F9:S1"
    assert shown(match, "next") == "purple"  # red has nothing left to do: the tunnel is purple's


def test_exchange_two_tiles() -> None:
    """SX-9: two tiles change places, each in any rotation that fits."""
    match = play(chart("F8:S1;I3:S2", **ACT), "exchange=F8")
    assert legal(match) == {"with=I3"}
    play(match, "with=I3")
    assert legal(match) == {"rot=0", "rot=1", "rot=2"}
    play(match, "rot=2")
    assert legal(match) == {f"rot={rotation}" for rotation in range(6)}
    play(match, "rot=5")
    assert shown(match, "tiles") == "I3:S1+2;F8:S2+5"


def test_exchange_of_neighbours() -> None:
    """SX-9: two tiles that touch must fit each other in their new places."""
    match = play(chart("F8:S1;F9:S3+2", **ACT), "exchange=F8", "with=F9")
    play(match, "rot=0")  # the straight on F9 opens towards F8
    assert legal(match) == {"rot=0", "rot=5"}


def test_move_to_another_space() -> None:
    """SX-10: a tile goes to another free space, as if it were no longer where it was."""
    match = play(chart("F8:S1;I3:H1", **ACT), "move=F8")
    assert len(legal(match)) == 64
    play(match, "to=F9")  # next to the space that it has left
    assert legal(match) == {"rot=0", "rot=1", "rot=2"}
    assert shown(play(match, "rot=1"), "tiles") == "I3:H1;F9:S1+1"


def test_turn_in_place() -> None:
    """SX-11: to another rotation that fits; those that look the same are one."""
    match = play(chart("F8:S1;I3:T1", **ACT), "turn=F8")
    assert legal(match) == {"rot=1", "rot=2"}
    assert legal(chart("I3:T1", **ACT), "turn") == set()
    assert legal(chart(ROAD, **ACT), "turn") == set()


def test_something_must_change() -> None:
    """SX-11: exchanging two tiles that look the same is no action, unless doors or prisoners differ."""
    same = "F8:S1;I3:S1"
    match = play(chart(same, **ACT), "exchange=F8", "with=I3", "rot=0")
    assert legal(match) == {"rot=1", "rot=2"}
    locked = play(chart(same, "island*8/F8a;-/-", **ACT), "exchange=F8", "with=I3", "rot=0", "rot=0")
    assert doors(locked, "red") == "I3a;-"
    hidden = play(chart("F8:H1;F4:H1", "F8a;F4a;island*6/-;-/-", **ACT), "exchange=F8", "with=F4", "rot=0")
    assert "rot=0" not in legal(hidden)
    two = play(chart("F8:H1;F4:H1", "F8a*2;F4a;island*5/-;-/-", **ACT), "exchange=F8", "with=F4", "rot=0")
    assert "rot=0" in legal(two)


def test_other_players_tunnels() -> None:
    """SX-12: a tile of which any section is in another player's tunnel stays as it is; one's own may go."""
    match = chart("F8:D1;I3:S1", "island*8/I3a;-/-", "island*8/F8b;-/-", **ACT)
    assert ends(legal(match, "move", "turn", "exchange")) == {"I3"}


def test_tiles_with_prisoners() -> None:
    """SX-12: tiles with prisoners stay, but for hiding places with one's own; these are not turned."""
    red, purple = "F8a;I3a;D5a;island*5/-;-/-", "D5a;B4a;island*6/-;-/-"
    match = chart("F8:S1;I3:H1;D5:H2;B4:H2", red, purple, **ACT)
    assert legal(match, "move") == {"move=I3"}
    assert legal(match, "turn", "exchange") == set()


def test_distance_in_an_exchange() -> None:
    """SX-13: an occupied hiding place comes no nearer to green by an exchange either; an empty one may."""
    match = chart("F8:H1;F9:S3+2;F4:S1", "F8a;island*7/-;-/-", **ACT)
    assert legal(play(match, "exchange=F8")) == {"with=F4"}
    empty = chart("F8:H1;F9:S3+2;F4:S1", **ACT)
    assert legal(play(empty, "exchange=F8")) == {"with=F4", "with=F9"}


def test_what_lies_on_a_tile_travels() -> None:
    """SX-14: doors and own prisoners go with the tile."""
    hideout = "F8:D1;I3:H2", "I3a*2;island*6/F8b;-/-"
    match = play(chart(*hideout, **ACT), "move=I3", "to=F4", "rot=1")
    assert people(match, "red") == "F4a*2;island*6"
    again = play(chart(*hideout, **ACT), "move=F8", "to=D2", "rot=2")
    assert doors(again, "red") == "D2b;-"


@pytest.mark.parametrize("begin", ["place=S1", "move=F8", "exchange=F8", "turn=F8"])
def test_others_see_an_action_when_it_is_complete(begin: str) -> None:
    """SX-8 to SX-11: until its last choice an action is its player's own affair."""
    match = chart("F8:S1;I3:S2", MINE, **ACT)
    before = shown(match, "ask", 1)
    play(match, begin)
    assert shown(match, "ask", 0) in ("aim", "spin")
    assert shown(match, "ask", 1) == before
