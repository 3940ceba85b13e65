"""What touching leads to: a choice, or the reason why not."""

from itertools import permutations
from random import Random

import pytest

from cavale.engine.core.state import View
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Moves, Scene
from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.moments import CROWDED, MOMENTS, STUCK, Figures, mine, touched, views
from cavale.games.cartagena.tests.passages import ILLUSTRATED, MIDDLE, table

RUBBISH = [
    "",
    "space:",
    "piece:",
    "space:0",
    "space:37",
    "piece:blue-9",
    "9",
    "card:",
    "card:blue-key-99",
    "button:fly",
]


def things(view: View, scene: Scene) -> list[str]:
    """Return everything that can be touched, and some things that cannot."""
    spaces = [f"space:{space.id}" for space in GAME.scene.board(view).spaces]
    return [*spaces, *sorted(scene.touchables()), "button:stop", "button:draw", "space:33", *RUBBISH]


def meanings(scene: Scene) -> dict[str, str]:
    """Return what is touched with a pirate, its space; and with a card, the first of those alike in its hand."""
    found = {f"piece:{piece.id}": f"space:{piece.at}" for piece in scene.pieces}
    for zone in scene.zones:
        first = {card.face: card.id for card in reversed(zone.cards)}
        if zone.kind == "hand":
            found |= {f"card:{card.id}": f"card:{first[card.face]}" for card in zone.cards}
    return found


def leads_somewhere(view: View, scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether things are on the way to a choice, cards before or after, or name where just one choice lands."""
    meaning = meanings(scene)
    touched = [meaning.get(thing, thing) for thing in path]
    if any(
        tuple(touched) == way[: len(touched)]
        for choice in scene.choices
        for way in permutations(choice.path)
        if [step for step in way if step[:5] != "card:"] == [step for step in choice.path if step[:5] != "card:"]
    ):
        return True
    if len(touched) != 2 or not any(step.startswith("space:") for step in touched):
        return False
    return (
        sum(lands(choice.path, GAME.scene.preview(view, choice.move).effects, touched) for choice in scene.choices) == 1
    )


def lands(path: tuple[str, ...], effects: tuple[object, ...], touched: list[str]) -> bool:
    """Tell whether a card's choice is named by its pirate or its card, and where the pirate comes to stand."""
    if len(path) != 2 or not path[1].startswith("card:"):
        return False
    stop = next(f"space:{effect.path[-1]}" for effect in effects if isinstance(effect, Moves))
    return touched in ([path[0], stop], [path[1], stop], [stop, path[1]])


def is_right(view: View, scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether a path is refused exactly if it leads nowhere."""
    answer = GAME.refusal.touch(view, path)
    return answer is None if leads_somewhere(view, scene, path) else isinstance(answer, Refusal)


@pytest.mark.parametrize(
    ("words", "path", "code", "paragraph", "figures"),
    [
        (MIDDLE, ("button:stop",), "no-action", "CA-6", {}),
        (MIDDLE, ("button:draw",), "has-cards", "CA-10", {"count": 3}),
        (MIDDLE, ("space:33",), "nobody-there", "CA-6", {"space": "33"}),
        (MIDDLE, ("piece:red-4",), "not-yours", "CA-6", {"space": "14", "who": "colour-red"}),
        (MIDDLE, ("space:14", "card:blue-hat-1"), "card-elsewhere", "CA-7", {"space": "14"}),
        (STUCK, ("piece:blue-2",), "no-way", "CA-10", {"space": "start"}),
        (STUCK, ("space:boat",), "nobody-there", "CA-6", {"space": "boat"}),
        (MIDDLE, ("card:red-hidden-1",), "not-your-card", "CA-7", {}),
        (MIDDLE, ("zone:hand-red",), "not-your-card", "CA-7", {}),
        (MIDDLE, ("zone:deck",), "cards-are-drawn", "CA-8", {}),
        (MIDDLE, ("zone:discard",), "cards-are-drawn", "CA-8", {}),
        (MIDDLE, ("zone:hand-blue",), "nothing", "CA-6", {}),
        (MIDDLE, ("space:9", "space:9"), "stays", "CA-6", {"space": "9"}),
        (MIDDLE, ("space:9", "space:start"), "not-to-start", "CA-8", {}),
        (MIDDLE, ("space:20", "space:5"), "no-skipping", "CA-8", {"space": "5", "stop": "14"}),
        (MIDDLE, ("space:9", "space:4"), "nobody-on", "CA-8", {"space": "4", "stop": "5"}),
        (CROWDED, ("space:30", "space:12"), "three-there", "CA-9", {"space": "12", "stop": "25"}),
        (MIDDLE, ("space:3", "space:2"), "nobody-behind", "CA-8", {"space": "3"}),
        (MIDDLE, ("space:3", "space:14"), "no-card", "CA-7", {"sign": "ca-kind-key"}),
        (MIDDLE, ("space:3", "space:5"), "occupied", "CA-7", {"space": "5", "stop": "7"}),
        (MIDDLE, ("space:3", "space:24"), "not-first", "CA-7", {"space": "24", "stop": "7"}),
        (MIDDLE, ("space:3", "space:boat"), "not-aboard", "CA-7", {}),
        (STUCK.replace("start/", "5/"), ("space:5", "space:6"), "empty-hand", "CA-7", {}),
        (CROWDED.replace("/hb", "/hb2"), ("space:12", "card:blue-bottle-2", "rubbish"), "nothing", "CA-6", {}),
        (MIDDLE, ("card:blue-hat-1", "space:start", "space:3"), "nothing", "CA-6", {}),
        (MIDDLE, ("card:blue-hat-1", "space:11"), "which-pirate", "CA-7", {"card": "ca-card(sign=hat)"}),
        (MIDDLE, ("card:blue-hat-1", "space:boat"), "card-elsewhere", "CA-7", {"space": "boat"}),
        (MIDDLE, ("rubbish",), "nothing", "CA-6", {}),
    ],
)
def test_refused_touches(words: str, path: tuple[str, ...], code: str, paragraph: str, figures: Figures) -> None:
    """CA-6, CA-7, CA-8, CA-9, CA-10: what touching in vain teaches."""
    found = touched(table(words), *path)
    assert found[:2] == (code, paragraph)
    assert {name: found[2][name] for name in figures} == figures


def test_several_cards_lead_aboard() -> None:
    """CA-7: who touches the boat and has two cards that lead there is asked for the card."""
    match = table("blue=36,start,start,start,start,boat/hb red=1,2,3,25,boat,boat/k")
    assert touched(match, "space:36", "space:boat") == ("which-card", "CA-7", {})
    assert GAME.refusal.touch(match.view(0), ("space:36", "card:blue-hat-1")) is None


def test_rows_and_open_hands_are_not_for_taking() -> None:
    """CA-5, CA-8: cards of the row and of other hands, though they lie open."""
    match = table(ILLUSTRATED, "tortuga")
    assert touched(match, "card:row-1")[:2] == ("cards-are-drawn", "CA-8")
    assert touched(match, "card:yellow-key-1")[:2] == ("not-your-card", "CA-7")


def test_a_card_may_come_first() -> None:
    """CA-7: the card, then its pirate; the pirate, then the card; any of several cards alike; or where it lands."""
    view = table(ILLUSTRATED, "tortuga").view(0)
    for path in [
        ("card:blue-dagger-3", "space:6"),
        ("space:6", "card:blue-dagger-3"),
        ("piece:blue-2", "card:blue-dagger-1"),
        ("space:18", "space:23"),
    ]:
        assert GAME.refusal.touch(view, path) is None


@pytest.mark.parametrize("path", [("rubbish",), ("space:9", "space:9"), ("card:red-hidden-1",), ()])
def test_whose_turn_comes_first(path: tuple[str, ...]) -> None:
    """CA-4: whatever others touch, they are told that it is not their turn."""
    assert touched(table(MIDDLE), *path, seat=1)[:2] == ("not-your-turn", "CA-4")


@pytest.mark.parametrize("name", MOMENTS)
def test_single_touches(name: str) -> None:
    """CA-6, CA-7, CA-8, CA-10: every single touch begins a choice or is refused."""
    for view in views(MOMENTS[name]()):
        scene = GAME.scene.scene(view)
        assert [thing for thing in things(view, scene) if not is_right(view, scene, (thing,))] == []


@pytest.mark.parametrize("name", MOMENTS)
def test_pairs_of_touches(name: str) -> None:
    """CA-6, CA-7, CA-8, CA-9: two touches are a choice or refused."""
    rng = Random(name)
    for view in views(MOMENTS[name]()):
        scene = GAME.scene.scene(view)
        pairs = rng.sample([(one, two) for one in things(view, scene) for two in things(view, scene)], 60)
        paths = [*pairs, *(choice.path for choice in scene.choices)]
        assert [path for path in paths if not is_right(view, scene, path)] == []


@pytest.mark.parametrize("first", ["space:9", "piece:blue-5", "card:blue-hat-1", "space:boat"])
def test_all_pairs_with_one_thing(first: str) -> None:
    """CA-7, CA-8: with a pirate in the passage, one aboard, or a card, every second touch is a choice or refused."""
    view = mine(table(MIDDLE))
    scene = GAME.scene.scene(view)
    assert [thing for thing in things(view, scene) if not is_right(view, scene, (first, thing))] == []


@pytest.mark.parametrize(
    "path",
    [(), ("",), ("9", "14"), ("space:١",), ("\ud800",), ("space:9",) * 500, ("card:blue-hat-1",) * 3, ("x" * 10_000,)],
    ids=lambda path: " ".join(path)[:20].encode("ascii", "backslashreplace").decode() or "nothing",
)
def test_rubbish_touches(path: tuple[str, ...]) -> None:
    """CA-6: also nothing, too much and nonsense are answered, answered right, and in short."""
    for name in MOMENTS:
        for view in views(MOMENTS[name]()):
            assert is_right(view, GAME.scene.scene(view), path)
            assert len(str(GAME.refusal.touch(view, path))) < 600
