"""Phase 3: steps, doors, green areas."""

import pytest

from cavale.games.section_x.tests.charts import HOME, doors, legal, people, shown, state
from cavale.games.section_x.tests.moments import ROAD, chart, play

LONG = "F8:S1;F9:S1;F10:S1;F4:S1;F3:S1;F2:S1"  # roads to the east and to the west


def test_five_steps_two_each() -> None:
    """SX-15: up to five steps in all, two for each prisoner, in any order; the turn ends with the fifth."""
    match = play(chart(LONG), "step=island>F8a", "step=island>F4a", "step=F8a>F9a", "step=F4a>F3a")
    assert legal(match) == {"done", "step=island>F8a", "step=island>F4a"}  # the first two have walked enough
    play(match, "step=island>F8a")
    assert shown(match, "next") == "purple"
    assert people(match, "red") == "F9a;F3a;F8a;island*5"


def test_the_freshest_goes() -> None:
    """SX-15: of several in one place the one with the fewest steps goes."""
    match = chart("F8:H2;F9:S1;F10:S1", "F8a+1;F8a;island*6/-;-/-")
    play(match, "step=F8a>F9a")
    assert people(match, "red") == "F8a+1;F9a+1;island*6"


def test_steps_or_a_door() -> None:
    """SX-15: either steps or one door."""
    match = chart(ROAD)
    assert legal(match, "door") == {"door=F8a", "door=F9a", "door=F10a"}
    play(match, "step=island>F8a")
    assert legal(match, "door") == set()
    locked = play(chart(ROAD), "door=F9a")
    assert shown(locked, "next") == "purple"


def test_where_steps_lead() -> None:
    """SX-16: onto the island, along the tunnel, forwards and backwards; crossing sections do not connect."""
    match = chart("F8:D1;F9:S1", "F8a;island*7/-;-/-")
    assert legal(match, "step") == {"step=F8a>F9a", "step=F8a>island"}
    play(match, "step=F8a>island")
    assert people(match, "red") == "island+1;island*7"


def test_full_sections() -> None:
    """SX-17: one prisoner a section, two in a hiding place, of any colours; nobody passes."""
    match = chart("F8:S1;F9:S1;F4:H2;F3:S1", "F8a;F4a;island*6/-;-/-", "F4a;island*7/-;-/-")
    assert legal(match, "step", "pass") == {"step=F8a>F9a", "step=F8a>island", "step=F4a>F3a", "step=F4a>island"}
    room = chart("F4:H2", "F4a;island*7/-;-/-")
    assert "step=island>F4a" in legal(room)


def test_passing() -> None:
    """SX-17: with the option a prisoner with two steps left goes through a full section to a place with room."""
    match = chart("F8:S1;F9:S1;F10:S1", "F8a;island*7/-;-/-", passing="on")
    assert legal(match, "pass") == {"pass=island>F9a"}
    play(match, "pass=island>F9a")
    assert people(match, "red") == "F8a;F9a+2;island*6"
    tired = chart("F8:S1;F9:S1;F10:S1", "F8a;F9a+1;F10a+1;island*5/-;-/-", passing="on")
    assert legal(tired, "pass") == set()
    late = chart(LONG, "F3a+2;F2a+2;F8a;island*5/-;-/-", passing="on")
    assert legal(late, "pass") == set()  # one step is left
    barred = chart("F8:S1;F9:S1;I3:S1", "island*8/-;-/-", "F8a;island*7/F8a;-/-", passing="on")
    assert legal(barred, "pass") == set()


def test_where_doors_stand() -> None:
    """SX-18: on sections with two openings, no hiding places; one each; not under others, not in others' tunnels."""
    tiles = "F8:J1;F4:H2;D5:S1;B4:S1;I3:D1;H9:S2"
    match = chart(tiles, "I3a;island*7/I3b;-/-", "D5a;island*7/B4a;-/-")
    assert legal(match, "door") == {"door=I3a", "door=H9a"}
    assert legal(match, "shift") == {"shift=I3b>I3a", "shift=I3b>H9a"}
    play(match, "shift=I3b>H9a")
    assert doors(match, "red") == "H9a;-"


def test_doors_keep_others_out() -> None:
    """SX-19: others may not enter the section of a door, from either side; who is inside moves freely."""
    match = chart(ROAD, "F8a;F10a;island*6/-;-/-", "island*8/F9a;-/-")
    assert legal(match, "step") == {"step=F8a>island", "step=F10a>green0"}
    inside = chart(ROAD, "F9a;island*7/-;-/-", "island*8/F9a;-/-")
    assert {"step=F9a>F8a", "step=F9a>F10a"} <= legal(inside)
    own = chart(ROAD, "F8a;island*7/F9a;-/-")
    assert "step=F8a>F9a" in legal(own)


def test_tunnels() -> None:
    """SX-20: all connected sections, not through island or green, belong to the owner of a door in them."""
    match = chart("F8:S1;F9:S1;F4:S1;F3:S1;I3:D1", "island*8/F9a;I3b/-")
    names = {at: owner for at, owner in enumerate(state(match).owners) if owner >= 0}
    assert len(names) == 3
    assert set(names.values()) == {0}


@pytest.mark.parametrize(("players", "most"), [(2, 5), (3, 4), (4, 3)])
def test_enough_areas_remain(players: int, most: int) -> None:
    """SX-22: who reaches an area owns it; as many must be left as others have none."""
    others = [HOME] * (players - 1)
    for owned in (most - 1, most):
        green = ";".join(f"green{area}:red" for area in range(1, owned + 1))
        red = f"F10a{';free' * owned}{';island' * (7 - owned)}/-;-/-"
        match = chart(ROAD, red, *others, green=green, preset="advanced", round="2", tops="S2,S2,S2")
        assert ("step=F10a>green0" in legal(match)) == (owned < most)


def test_only_the_owner_enters_green() -> None:
    """SX-22: nobody else may enter; an own area takes any number, who then stay."""
    match = chart(ROAD, "F10a;island*7/-;-/-", "free;island*7/-;-/-", green="green0:purple", round="2")
    assert "step=F10a>green0" not in legal(match)
    mine = chart(ROAD, "F10a;green0;island*6/-;-/-", HOME, HOME, green="green0:red")
    play(mine, "step=F10a>green0")
    assert people(mine, "red") == "green0+1;green0;island*6"
    assert not any(word.startswith("step=green0") for word in legal(mine))


def test_nothing_left_to_do() -> None:
    """SX-15: the turn ends by itself when neither a step nor a door is possible."""
    match = chart("-", "island*8/-;-/S1", did="drew", ask="act")
    play(match, "skip")
    assert shown(match, "next") == "purple"
