"""What touching leads to: a choice, or the reason why not."""

from random import Random

import pytest

from cavale.games.section_x import GAME
from cavale.games.section_x.tests.moments import CELLS, GAP, ROAD, chart, mine, path, play, scene, touched

ACT = {"did": "drew", "ask": "act"}
RUBBISH = ["", "space:", "piece:", "space:Z9", "9", "card:", "button:fly", "turn:9", "zone:nowhere", "piece:tile-F8x"]


def test_paths() -> None:
    """SX-6, SX-8, SX-10, SX-15, SX-18: a pile; a tile, a space, a rotation; a place and the next; a door."""
    assert path(chart("-", did="-", ask="draw"), "draw=2") == ("zone:pile-2",)
    match = chart("F8:S1;F9:S1;C3:S1", "island*8/-;-/S3", **ACT)
    assert path(match, "place=S3") == ("card:stock-red-S3-1",)
    assert path(match, "move=F9") == ("piece:tile-F9", "button:move")
    assert path(match, "turn=C3") == ("piece:tile-C3", "button:rotate")
    play(match, "place=S3")
    assert path(match, "to=F10") == ("space:F10",)
    play(match, "to=F10")
    assert path(match, "rot=2") == ("piece:draft", "turn:2")
    match = chart(ROAD, "island*8/F9a;-/-")
    assert path(match, "step=island>F8a") == ("space:cells-red", "space:F8a")
    assert path(match, "door=F8a") == ("piece:door-red-2", "space:F8a")
    assert path(match, "shift=F9a>F8a") == ("piece:door-red-1", "space:F8a")


def test_passing_goes_over_the_full_section() -> None:
    """SX-17: touched on the way, so that it cannot be mistaken for a step."""
    match = chart(ROAD, "island*7;F8a/-;-/-", passing="on")
    assert path(match, "pass=island>F9a") == ("space:cells-red", "space:F8a", "space:F9a")


def test_a_prisoner_stands_for_his_place() -> None:
    """SX-15: touching somebody is touching where he stands."""
    match = chart(ROAD, "island*7;F8a/-;-/-")
    assert GAME.refusal.touch(mine(match), ("piece:red-8", "space:F9a")) is None
    assert GAME.refusal.touch(mine(match), ("piece:red-1",)) is not None  # F8 is full


@pytest.mark.parametrize(
    ("things", "code"),
    [
        (("zone:pile-1",), "drawn"),
        (("card:stock-red-S2-1",), "not-in-stock"),
        (("card:stock-purple-hidden-1",), "not-your-stock"),
        (("zone:stock-purple",), "not-your-stock"),
        (("button:done",), "action-first"),
        (("space:cells-red",), "action-first"),
        (("space:F9a",), "foreign"),
        (("piece:tile-F9",), "foreign"),
        (("piece:tile-F9", "button:move"), "foreign"),
        (("space:A3",), "no-tile"),
        (("space:free-red",), "nothing"),
        (("space:green0",), "action-first"),
        (("piece:door-purple-2",), "nothing"),
    ],
)
def test_touches_in_phase_two(things: tuple[str, ...], code: str) -> None:
    """SX-8, SX-12: what leads nowhere is answered."""
    match = chart(ROAD, "island*8/-;-/S1", "island*8/F9a;-/S1", **ACT)
    assert touched(match, *things)[0] == code


@pytest.mark.parametrize(
    ("things", "code"),
    [
        (("space:F9a",), "nobody-there"),
        (("space:F10a",), "tired"),
        (("space:cells-red", "space:F9a"), "not-connected"),
        (("piece:door-red-1", "space:F8a"), "steps-made"),
        (("card:stock-red-S1-1",), "acted"),
        (("zone:pile-1",), "drawn"),
        (("space:cells-red", "space:green0"), "not-connected"),
        (("space:cells-purple",), "nothing"),
    ],
)
def test_touches_in_phase_three(things: tuple[str, ...], code: str) -> None:
    """SX-15, SX-16, SX-18: steps and doors that cannot be."""
    match = chart(ROAD, "island*7;F10a+2/-;-/S1", "island*8/-;-/S1")
    assert touched(match, *things)[0] == code


def test_touches_on_the_way() -> None:
    """SX-7, SX-8: a space that is taken, a rotation that does not fit."""
    match = play(chart("F8:S1;F9:S1", "island*8/-;-/S3", **ACT), "place=S3")
    assert touched(match, "space:F8")[0] == "space-taken"
    assert touched(match, "space:cells-red")[0] == "finish-first"
    play(match, "to=F10")
    assert touched(match, "piece:draft", "turn:5")[0] == "no-fit-so"
    assert touched(match, "space:F8")[0] == "finish-first"


def test_others_are_told_whose_turn_it_is() -> None:
    """SX-4: whatever they touch."""
    for thing in ("space:cells-purple", "zone:pile-1", *RUBBISH):
        assert touched(chart(ROAD), thing, seat=1)[:2] == ("not-your-turn", "SX-4")


def test_every_touch_is_answered() -> None:
    """SX-16: whatever is touched, in any order, leads on or is refused with words; nothing breaks."""
    rng = Random(1)
    matches = [
        chart("-", did="-", ask="draw"),
        chart(GAP, "island*8/I3a;-/S1", CELLS, **ACT),
        play(chart("F8:S1;F9:S1", "island*8/-;-/S3", **ACT), "exchange=F8"),
        chart(ROAD, "island*6;F8a;F10a+1/-;-/-", passing="on"),
    ]
    for match in matches:
        view, seen = mine(match), scene(match)
        spaces = [f"space:{space.id}" for space in GAME.scene.board(view).spaces]
        things = [*sorted(seen.touchables()), *spaces, *RUBBISH]
        paths = [choice.path for choice in seen.choices]
        for _ in range(300):
            touch = tuple(rng.choices(things, k=rng.choice((1, 2, 2, 3))))
            if not any(one[: len(touch)] == touch for one in paths) and touch[0][:9] != "piece:red":
                assert touched(match, *touch)[0]
