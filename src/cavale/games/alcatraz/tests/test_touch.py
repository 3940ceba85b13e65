"""What touching leads to: a choice, or the reason why not."""

from random import Random

import pytest

from cavale.engine.core.state import View
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Scene
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import MOMENTS, STUCK, Figures, touched, views, yard

SPACES = ["cell", "boat", *(f"{row}:{column}" for row in range(1, 10) for column in range(1, 10))]
RUBBISH = ["", "space:", "piece:", "space:0:1", "space:10:1", "piece:blue-5", "9:1", "cell", "button:fly", "left", ">"]


def things(scene: Scene) -> list[str]:
    """Return everything that can be touched, and some things that cannot."""
    pieces = [f"piece:{piece.id}" for piece in scene.pieces]
    return [*(f"space:{space}" for space in SPACES), *pieces, "button:pass", *RUBBISH]


def leads_somewhere(scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether a path begins some choice's path, a piece standing for the space it is on."""
    at = {f"piece:{piece.id}": f"space:{piece.at}" for piece in scene.pieces}
    spaces = tuple(at.get(thing, thing) for thing in path)
    return any(choice.path[: len(spaces)] == spaces for choice in scene.choices)


def is_right(view: View, scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether a path is refused exactly if it leads nowhere."""
    answer = GAME.refusal.touch(view, path)
    return answer is None if leads_somewhere(scene, path) else isinstance(answer, Refusal)


@pytest.mark.parametrize(
    ("parts", "path", "code", "paragraph", "figures"),
    [
        (STUCK, ("space:1:1",), "stuck", "AZ-7", {"where": "1:1"}),
        (STUCK, ("piece:blue-1",), "stuck", "AZ-7", {"where": "1:1"}),
        ("", ("button:pass",), "can-walk", "AZ-17", {}),
        ("", ("piece:guard-8",), "guard-walks-alone", "AZ-10", {"where": "8:1"}),
        ("", ("space:5:5",), "nobody-there", "AZ-5", {"where": "5:5"}),
        ("yellow=5:5", ("piece:yellow-1",), "not-yours", "AZ-5", {"where": "5:5", "who": "colour-yellow"}),
        ("blue=boat", ("space:boat",), "aboard", "AZ-16", {}),
        ("blue=9:1,9:2,9:3,9:4", ("space:cell",), "cell-empty", "AZ-8", {}),
        ("yellow=boat turns=1 ask=alarm:4", ("space:4:5",), "alarm-first", "AZ-15", {"row": 4}),
        ("", ("space:cell", "space:8:3"), "caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2}),
        ("blue=9:1", ("piece:blue-1", "piece:guard-8"), "guard-stands", "AZ-7", {"where": "8:1"}),
        ("blue=9:1", ("space:9:1", "space:cell"), "into-cell", "AZ-9", {}),
        ("blue=9:1", ("space:9:1", "space:boat"), "not-hatched", "AZ-14", {"where": "9:1"}),
        ("", ("space:cell", "space:cell"), "into-cell", "AZ-9", {}),
        ("", ("rubbish",), "nothing", "AZ-6", {}),
        ("blue=9:1", ("space:9:1", "space:9:2", "space:9:3"), "nothing", "AZ-6", {}),
    ],
)
def test_refused_touches(parts: str, path: tuple[str, ...], code: str, paragraph: str, figures: Figures) -> None:
    """AZ-5, AZ-6, AZ-7, AZ-8, AZ-9, AZ-10, AZ-11, AZ-14, AZ-15, AZ-16, AZ-17: what touching in vain teaches."""
    assert touched(yard(parts), *path) == (code, paragraph, figures)


@pytest.mark.parametrize("path", [("rubbish",), ("space:cell", "space:cell"), ("space:1:1", "rubbish"), ()])
def test_whose_turn_comes_first(path: tuple[str, ...]) -> None:
    """AZ-4: whatever others touch, they are told that it is not their turn."""
    assert touched(yard(), *path, seat=1)[:2] == ("not-your-turn", "AZ-4")


@pytest.mark.parametrize("name", MOMENTS)
def test_single_touches(name: str) -> None:
    """AZ-5, AZ-7, AZ-10, AZ-15: every single touch begins a choice or is refused."""
    for view in views(yard(MOMENTS[name])):
        scene = GAME.scene.scene(view)
        assert [thing for thing in things(scene) if not is_right(view, scene, (thing,))] == []


@pytest.mark.parametrize("name", MOMENTS)
def test_pairs_of_touches(name: str) -> None:
    """AZ-5, AZ-6, AZ-7, AZ-11, AZ-14: two touches are a choice or refused."""
    rng = Random(name)
    for view in views(yard(MOMENTS[name])):
        scene = GAME.scene.scene(view)
        pairs = rng.sample([(one, two) for one in things(scene) for two in things(scene)], 250)
        paths = [*pairs, *(choice.path for choice in scene.choices)]
        assert [path for path in paths if not is_right(view, scene, path)] == []


def test_all_pairs_from_one_prisoner() -> None:
    """AZ-6, AZ-7, AZ-11, AZ-13: from a prisoner in mid-yard, every second touch is a choice or refused."""
    match = yard(MOMENTS["middle"])
    scene = GAME.scene.scene(match.view(0))
    assert [thing for thing in things(scene) if not is_right(match.view(0), scene, ("space:7:5", thing))] == []


@pytest.mark.parametrize(
    "path",
    [
        (),
        ("",),
        ("cell", "9:1"),
        ("8:9", "9:9"),
        ("space:button:pass",),
        ("space:cell", "9:1"),
        ("space:9:1>9:2",),
        ("space:9:1>", ""),
        ("first=blue",),
        ("boat", "yard"),
        ("space:cell", "space:9:1", "space:9:2"),
        ("space:4:1", "space:4:1"),
        ("button:pass", "button:pass"),
        ("space:١:١",),
        ("\ud800",),
        ("space:cell",) * 500,
    ],
    ids=lambda path: " ".join(path)[:20].encode("ascii", "backslashreplace").decode() or "nothing",
)
def test_rubbish_touches(path: tuple[str, ...]) -> None:
    """AZ-5: also nothing, too much and nonsense are answered, and answered right."""
    for parts in MOMENTS.values():
        for view in views(yard(parts)):
            assert is_right(view, GAME.scene.scene(view), path)


@pytest.mark.parametrize("path", [("x" * 10_000,), ("x" * 10_000, "space:9:1"), ("space:9:1", "x" * 10_000)])
def test_answers_are_short(path: tuple[str, ...]) -> None:
    """AZ-5: a refusal does not repeat whatever length of rubbish it was sent."""
    assert len(str(touched(yard("blue=9:1"), *path))) < 500
