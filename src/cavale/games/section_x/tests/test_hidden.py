"""What a seat may not know: pairs of tables that differ only in that look the same to it."""

from collections import Counter

import pytest

from cavale.engine.core.rng import Rng
from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import Match
from cavale.engine.testing.hiding import all_sent
from cavale.games.section_x import GAME
from cavale.games.section_x.moves import SHIFT
from cavale.games.section_x.rules import section_x_of
from cavale.games.section_x.tests.charts import ACT, DRAW, KINDS, legal, shown
from cavale.games.section_x.tests.moments import ROAD, chart, move, play

RED, PURPLE = 0, 1


def sent(match: Match, seat: int) -> tuple[bytes, ...]:
    """Return everything that reaches a seat."""
    return all_sent(match, seat, range(SHIFT))


def stocked(red: str, purple: str, **values: str) -> Match:
    """Return a table by the stocks of two players."""
    return chart(ROAD, f"island*8/-;-/{red}", f"island*8/-;-/{purple}", **values)


@pytest.mark.parametrize(
    ("seat", "one", "other", "moves"),
    [
        (RED, ("S1S2", "S1S2"), ("S1S2", "J1H1"), ""),
        (RED, ("S1S2", "S1S2"), ("S1S2", "J1H1"), "skip done"),
        (RED, ("S1S2", "S1S2"), ("S1S2", "J1H1"), "place=S1 to=I3 rot=0 done draw=1 tile=T1"),
        (RED, ("S1S2", "S1S2"), ("S1S2", "S1H1"), "skip done draw=2 tile=T2 place=S1 to=I3 rot=1 done"),
        (RED, ("S1S2", "S1S2"), ("S1S2", "S1H1"), "skip done draw=2 tile=T2 skip step=island>F8a done"),
        (RED, ("S1S2", "S1S2S3"), ("S1S2", "J1H1D2"), "skip done"),
        (PURPLE, ("S1S2", "S1S2"), ("T3H3", "S1S2"), ""),
        (PURPLE, ("S1S2", "S1"), ("S1H3", "S1"), "place=S1 to=I3"),
        (PURPLE, ("S1S2", "S1"), ("T3H3", "S1"), "skip step=island>F8a"),
        (SPECTATOR, ("S1S2", "S1S2"), ("T3H3", "D5D5"), ""),
        (SPECTATOR, ("S1S2", "S1S2"), ("S1H3", "D5D5"), "place=S1 to=I3 rot=2 done draw=1"),
    ],
)
def test_looks_the_same(seat: int, one: tuple[str, str], other: tuple[str, str], moves: str) -> None:
    """SX-6: a stock is its owner's, before and after actions of others and of its owner."""
    first, second = (play(stocked(*stocks, **ACT), *moves.split()) for stocks in (one, other))
    assert GAME.position.describe(first.state) != GAME.position.describe(second.state)
    assert sent(first, seat) == sent(second, seat)


def test_a_draw() -> None:
    """SX-6: who draws sees the tile, the others see that one was drawn."""
    one, other = (play(stocked("S1", "S2", **DRAW), "draw=1", tile) for tile in ("tile=H1", "tile=T1"))
    assert sent(one, PURPLE) == sent(other, PURPLE)
    assert sent(one, RED) != sent(other, RED)
    before = stocked("S1", "S2", ask="tile:1", did="-").state
    assert GAME.moves.notation(GAME.view.seen(before, move("tile=H1"), PURPLE)) == "tile=?"
    assert GAME.moves.notation(GAME.view.seen(before, move("tile=H1"), RED)) == "tile=H1"


def test_unknown_tiles() -> None:
    """SX-6: a view counts what others have in stock, and names only one's own."""
    match = stocked("S1S2", "J1H1D2", **ACT)
    assert shown(match, "purple", RED) == "island*8/-;-/???"
    assert shown(match, "red", RED) == "island*8/-;-/S1S2"
    assert [shown(match, colour, SPECTATOR)[-2:] for colour in ("red", "purple")] == ["??", "??"]
    pool = section_x_of(match.view(RED).state).pool
    assert pool[KINDS.index("J1")] == 4  # as many as are printed


def test_a_placed_tile_is_shown() -> None:
    """SX-8: placing shows a tile: only then, and it cannot be taken back freely; moves on the board can."""
    match = play(stocked("S1S2", "S1", **ACT), "place=S1", "to=I3")
    assert not GAME.view.reveals(stocked("S1S2", "S1", **ACT).state, move("place=S1"))
    assert GAME.view.reveals(match.state, move("rot=0"))
    assert "I3" not in shown(match, "tiles", PURPLE)
    assert "I3" in shown(play(match, "rot=0"), "tiles", PURPLE)
    assert match.undo_obstacle(RED) == "undo-shown"
    moved = play(stocked("S1S2", "S1", **ACT), "move=F10", "to=I3", "rot=0")
    assert moved.undo_obstacle(RED) is None


def test_imagined_stocks() -> None:
    """SX-6: whatever is imagined behind a view has the right numbers, and tiles that can be."""
    match = stocked("S1S2", "J1H1D2", **ACT)
    found: Counter[str] = Counter()
    for seed in range(40):
        table = section_x_of(GAME.view.imagine(match.view(RED), Rng(seed)))
        assert list(table.unknown) == [0, 0]
        assert table.stock_size(PURPLE) == 3
        laid = sum(face >= 0 for face in table.tiles)
        assert laid + sum(table.stocks) + sum(table.pool) == 54
        assert min(table.pool) >= 0
        found.update(KINDS[at - 17] for at in range(17, 34) if table.stocks[at])
    assert len(found) > 10


def test_all_is_open_in_the_advanced_game() -> None:
    """SX-33: the tops of the piles and the stocks are known to all; what lies deeper to nobody."""
    match = chart(ROAD, "island*8/-;-/S1", "island*8/-;-/S2", preset="advanced", tops="H1,H1,T1", **ACT)
    assert not GAME.view.hides(match.options)
    texts = {GAME.position.describe(match.view(seat).state) for seat in (RED, PURPLE, SPECTATOR)}
    assert texts == {GAME.position.describe(match.state)}
    assert "?" not in texts.pop()
    assert not GAME.view.reveals(play(match, "place=S1", "to=I3").state, move("rot=0"))


def test_only_the_mover_has_moves() -> None:
    """SX-6: others' legal moves are nobody's business."""
    match = stocked("S1S2", "J1H1D2", **ACT)
    assert legal(match, "place") == {"place=S1", "place=S2"}
    assert len(match.view(PURPLE).legal_moves()) == 0
    assert len(match.view(SPECTATOR).legal_moves()) == 0
