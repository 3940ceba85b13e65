"""Components and set-up."""

import pytest

from cavale.engine.match import Match
from cavale.games.section_x import GAME, data
from cavale.games.section_x.chart import CELLS, COPIES, GREENS, distance, distinct
from cavale.games.section_x.tests.charts import HOME, legal, shown, state
from cavale.games.section_x.tests.moments import play


def begin(players: int = 2, preset: str = "standard") -> Match:
    """Return a match before anything has happened."""
    return Match(GAME, players, GAME.choose(players, preset), seed=0)


def test_components() -> None:
    """SX-1, SX-3: 54 tiles, eight prisoners and two doors of each colour."""
    assert sum(COPIES) == 54
    assert [distinct(kind) for kind in data.KINDS] == [3, 6, 6, 3, 6, 3, 6, 3, 1, 3, 3, 2, 6, 6, 6, 3, 6]
    table = state(begin(4))
    assert len(table.where) == 4 * 8
    assert len(table.doors) == 4 * 2


def test_the_board() -> None:
    """SX-2: of 91 cells seven are the island, 18 are green, 66 take tiles; the coast has twelve of these."""
    assert len(CELLS) == 66
    assert sum(len(area) for area in data.GREENS) == 18
    assert sum(distance(cell, (0, 0)) == 2 for cell in CELLS) == 12
    for area in data.GREENS:  # each touches a corner, and its cells touch each other
        assert distance(area[0], (0, 0)) == 5
        assert {distance(area[0], cell) for cell in area[1:]} == {1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_are_in_their_cells(players: int) -> None:
    """SX-4, SX-5: prisoners on the island, doors in supply, three equal piles; other colours stay out."""
    match = begin(players)
    assert legal(match) == {f"first={colour}" for colour in data.COLOURS[:players]}
    play(match, "first=purple")
    assert shown(match, "tiles") == "-"
    assert shown(match, "piles") == "18,18,18"
    assert [shown(match, colour) for colour in data.COLOURS[:players]] == [HOME] * players
    assert list(state(match).greens) == [-1] * GREENS
    assert match.state.actor == 1
    assert legal(match) == {"draw=1", "draw=2", "draw=3"}


def test_clockwise() -> None:
    """SX-4: turns go clockwise."""
    match = play(begin(3), "first=yellow")
    movers = []
    for _ in range(4):
        movers.append(state(match).mover)
        play(match, "draw=1", "tile=S1", "skip")
    assert movers == [2, 0, 1, 2]


def test_tops_are_turned_up() -> None:
    """SX-33: in the advanced game the piles lie face up from the beginning."""
    match = play(begin(2, "advanced"), "first=red", "top=S1", "top=H3", "top=T1")
    assert shown(match, "tops") == "S1,H3,T1"
    play(match, "draw=2", "top=D1")
    assert shown(match, "tops") == "S1,D1,T1"
    assert shown(match, "piles") == "18,17,18"
    assert shown(match, "red") == "island*8/-;-/H3"
    assert match.state.actor == 0
