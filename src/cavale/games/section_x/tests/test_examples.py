"""The worked examples of the specification."""

import pytest

from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import OVER
from cavale.games.section_x import GAME
from cavale.games.section_x.chart import ISLAND, TO_GREEN
from cavale.games.section_x.moves import CELL_NAMES, PLACE_NAMES
from cavale.games.section_x.rules import section_x_of
from cavale.games.section_x.state import GIVE, KEEP
from cavale.games.section_x.tests.charts import ACT, doors, expect_owners, expect_sound, legal, state
from cavale.games.section_x.tests.moments import GAP, ROAD, chart, play


def test_a_road_to_green() -> None:
    """SX-2, SX-16: three straights lead from the island to the eastern shore, in four steps."""
    match = chart(ROAD)
    assert [PLACE_NAMES[place] for place in state(match).ways(ISLAND)] == ["F8a"]
    play(match, "step=island>F8a", "step=F8a>F9a")
    later = chart(ROAD, "F9a;island*7/-;-/-")
    play(later, "step=F9a>F10a", "step=F10a>green0")
    assert state(later).out(0) == 1


@pytest.mark.parametrize(("kind", "rotations"), [("S1", "0"), ("S2", "13"), ("S3", "23")])
def test_next_to_a_straight(kind: str, rotations: str) -> None:
    """SX-7: what fits next to the open end of a straight."""
    match = play(chart("F8:S1", f"island*8/-;-/{kind}", **ACT), f"place={kind}", "to=F9")
    assert legal(match) == {f"rot={rotation}" for rotation in rotations}


def test_three_tiles_against_one() -> None:
    """SX-21: the longer tunnel keeps its door, the other one's returns to supply."""
    match = chart(GAP, "island*8/I3a;-/S1", "island*8/I6a;-/-", **ACT)
    play(match, "place=S1", "to=I5", "rot=0")
    assert doors(match, "red") == "I3a;-"
    assert doors(match, "purple") == "-;-"
    assert {PLACE_NAMES[at] for at, seat in enumerate(state(match).owners) if seat == 0} == {
        "I2a",
        "I3a",
        "I4a",
        "I5a",
        "I6a",
    }


def test_distances_to_green() -> None:
    """SX-13: an occupied hiding place may go where it is no nearer to green."""
    far = dict(zip(CELL_NAMES, TO_GREEN, strict=True))
    assert (far["F8"], far["F9"], far["F4"]) == (3, 2, 3)
    match = play(chart("F8:H1", "F8a;island*7/-;-/-", **ACT), "move=F8")
    assert "to=F4" in legal(match)
    assert "to=F9" not in legal(match)


@pytest.mark.parametrize(("kind", "ways"), [("S1", 198), ("S2", 396), ("J1", 132), ("T1", 66)])
def test_placements_on_an_empty_board(kind: str, ways: int) -> None:
    """SX-3, SX-8, SX-11: in how many ways a tile can be placed, by its distinct rotations."""
    match = play(chart("-", f"island*8/-;-/{kind}", **ACT), f"place={kind}")
    found = 0
    for target in sorted(legal(match)):
        play(match, target)
        found += len(legal(match))
        match.undo(0)
    assert found == ways


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", GAME.presets)
def test_nothing_is_lost_on_the_way(preset: str, players: int) -> None:
    """SX-1, SX-20: tiles, prisoners and doors add up in every state, and no tunnel has doors of two owners."""
    table = section_x_of(GAME.rules.start(GAME.choose(players, preset), players))
    rng = Rng(players)
    for _ in range(600):
        if table.stage not in (KEEP, GIVE):
            expect_sound(table)
            expect_owners(table)
        if table.actor == OVER:
            break
        table.play(random_move(table, rng))
