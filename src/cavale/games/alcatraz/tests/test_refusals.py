"""Why something cannot be done: every reason, with its paragraph and figures."""

import re
from pathlib import Path
from random import Random

import pytest

from cavale.engine.core.state import OVER, SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.refusal import Refusal, Refused
from cavale.engine.scene import Scene
from cavale.engine.text import LANGUAGES
from cavale.games.alcatraz import GAME, refusal
from cavale.games.alcatraz.moves import END, LEFT
from cavale.games.alcatraz.tests.yards import Figures, plain, play, refused, touched, yard

FAR = "11111111"
STUCK = "guards=21738298 blue=1:1,8:9,boat,boat yellow=9:9"
YARDS = {  # a few words, and what is asked of whom there
    "start": "",
    "first": "ask=first",
    "middle": "blue=9:3,7:5,2:6,boat yellow=5:6,9:1,1:4,boat turns=30",
    "yellow's turn": "next=yellow blue=9:3,7:5,2:6,boat yellow=5:6,9:1,1:4,boat turns=31",
    "roll": "blue=boat,9:3 yellow=boat,4:7 next=yellow ask=roll turns=9",
    "alarm": "blue=boat,9:3 yellow=boat,4:7 ask=alarm:4 turns=10",
    "stuck": f"{STUCK} turns=50",
    "stuck at the boat": "guards=43738298 blue=1:3,8:9,boat,boat yellow=9:9,1:1,1:2",
    "escape": "blue=boat,boat,boat yellow=boat,9:9 turns=80 ask=escape",
    "limit": "blue=boat,boat yellow=boat,9:9 turns=400 ask=limit",
}


def views(match: Match) -> list[View]:
    """Return what everybody sees."""
    return [match.view(seat) for seat in (*range(match.players), SPECTATOR)]


@pytest.mark.parametrize(
    ("parts", "move", "code", "paragraph", "figures"),
    [
        ("ask=alarm:4 yellow=boat", "9:1>9:2", "alarm-first", "AZ-15", {"row": 4}),
        ("ask=alarm:4 yellow=boat", "pass", "alarm-first", "AZ-15", {"row": 4}),
        ("", "left", "no-alarm", "AZ-15", {}),
        ("", "right", "no-alarm", "AZ-15", {}),
        ("", "die=3", "chance", "AZ-15", {}),
        ("", "pass", "can-walk", "AZ-17", {}),
        ("blue=boat", "boat>9:1", "aboard", "AZ-16", {}),
        ("blue=boat,9:1,9:2,9:3", "cell>8:5", "cell-empty", "AZ-8", {}),
        ("", "8:1>8:2", "guard-walks-alone", "AZ-10", {"where": "8:1"}),
        ("", "5:5>5:6", "nobody-there", "AZ-5", {"where": "5:5"}),
        ("yellow=5:5", "5:5>5:6", "not-yours", "AZ-5", {"where": "5:5", "who": "colour-yellow"}),
        ("blue=9:5", "9:5>cell", "into-cell", "AZ-9", {}),
        ("", "cell>boat", "not-hatched", "AZ-14", {"where": "az-cell"}),
        ("blue=4:5", "4:5>boat", "not-hatched", "AZ-14", {"where": "4:5"}),
        ("blue=3:5", "3:5>boat", "guard-between", "AZ-14", {"row": 1, "column": 5}),
        ("blue=9:5", "9:5>9:5", "stays", "AZ-5", {}),
        ("blue=9:5", "9:5>8:6", "not-straight", "AZ-6", {"start": "9:5", "stop": "8:6"}),
        ("blue=9:2", "9:2>5:2", "passes-guard", "AZ-7", {"row": 6, "column": 2}),
        ("", "cell>7:1", "passes-guard", "AZ-7", {"row": 8, "column": 1}),
        ("blue=9:1", "9:1>8:1", "guard-stands", "AZ-7", {"where": "8:1"}),
        ("blue=9:1,9:4", "9:1>9:4", "taken", "AZ-7", {"where": "9:4", "who": "colour-blue"}),
        ("yellow=9:4", "cell>9:4", "taken", "AZ-7", {"where": "9:4", "who": "colour-yellow"}),
        ("", "cell>8:3", "caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2}),
        ("blue=7:5", "7:5>7:8", "caught", "AZ-11", {"row": 7, "steps": 3, "distance": 1}),
        ("blue=9:3,5:6", "9:3>5:3", "catches-own", "AZ-13", {"row": 5, "where": "5:6"}),
    ],
)
def test_refused_moves(parts: str, move: str, code: str, paragraph: str, figures: Figures) -> None:
    """AZ-5, AZ-6, AZ-7, AZ-8, AZ-9, AZ-10, AZ-11, AZ-13, AZ-14, AZ-15, AZ-16, AZ-17: a wish on one's own turn."""
    assert refused(yard(parts), move) == (code, paragraph, figures)


@pytest.mark.parametrize(("move", "paragraph"), [("first=blue", "AZ-4"), ("die=3", "AZ-15"), ("guard=3", "AZ-20")])
def test_players_do_not_bring_chance(move: str, paragraph: str) -> None:
    """AZ-4, AZ-15, AZ-20: who starts, the die and random guards are chance's affair, each by its paragraph."""
    assert refused(yard(), move)[:2] == ("chance", paragraph)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_not_your_turn(seat: int) -> None:
    """AZ-4: others, and who only looks on, are told whose turn it is."""
    assert refused(yard(), "cell>9:1", seat) == ("not-your-turn", "AZ-4", {"who": "colour-blue"})


def test_nobody_is_told_that_it_is_his_own_turn() -> None:
    """AZ-15: while the die is to be rolled, the roller hears something else than that it is his turn."""
    code, _, figures = refused(yard("blue=boat next=yellow ask=roll turns=1"), "cell>9:1", 1)
    assert (code, figures.get("who")) != ("not-your-turn", "colour-yellow")


def test_nobody_is_named_before_the_first_player_is_drawn() -> None:
    """AZ-4: before chance has drawn who starts, it is not blue's turn."""
    code, _, figures = refused(yard("ask=first"), "cell>9:1", 1)
    assert (code, figures.get("who")) != ("not-your-turn", "colour-blue")


@pytest.mark.parametrize(
    ("parts", "winners"),
    [
        ("blue=boat,boat,boat ask=escape", "colour-blue"),
        ("ask=shared turns=400", "list-and(first=colour-blue, second=colour-yellow)"),
    ],
)
def test_over(parts: str, winners: str) -> None:
    """AZ-16, AZ-18: after the end everyone is told who won."""
    for seat in (0, 1, SPECTATOR):
        assert refused(yard(parts), "cell>9:1", seat) == ("over", "AZ-16", {"who": winners})


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
        ("yellow=boat ask=alarm:4", ("space:4:5",), "alarm-first", "AZ-15", {"row": 4}),
        ("", ("space:cell", "space:8:3"), "caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2}),
        ("blue=9:1", ("piece:blue-1", "piece:guard-8"), "guard-stands", "AZ-7", {"where": "8:1"}),
        ("blue=9:1", ("space:9:1", "space:cell"), "into-cell", "AZ-9", {}),
        ("blue=9:1", ("space:9:1", "space:boat"), "not-hatched", "AZ-14", {"where": "9:1"}),
    ],
)
def test_refused_touches(parts: str, path: tuple[str, ...], code: str, paragraph: str, figures: Figures) -> None:
    """AZ-5, AZ-7, AZ-8, AZ-9, AZ-10, AZ-11, AZ-14, AZ-15, AZ-16, AZ-17: what touching in vain teaches."""
    assert touched(yard(parts), *path) == (code, paragraph, figures)


def test_from_the_cell_into_the_cell() -> None:
    """AZ-9: touching the cell twice is no question of straight lines."""
    assert touched(yard(), "space:cell", "space:cell")[1] in ("AZ-5", "AZ-9")


@pytest.mark.parametrize("path", [("rubbish",), ("space:cell", "space:cell"), ("space:1:1", "rubbish"), ()])
def test_whose_turn_comes_first(path: tuple[str, ...]) -> None:
    """AZ-4: whatever others touch, they are told that it is not their turn."""
    assert touched(yard(), *path, seat=1)[:2] == ("not-your-turn", "AZ-4")


def test_match_refuses_with_the_same_reason() -> None:
    """AZ-11: what `Match.play` raises is the refusal."""
    match = yard()
    wish = GAME.moves.parse("cell>8:3")
    assert wish is not None
    with pytest.raises(Refused) as raised:
        match.play(wish)
    assert plain(raised.value.refusal)[:2] == ("caught", "AZ-11")


@pytest.mark.parametrize("name", YARDS)
def test_refused_exactly_if_not_legal(name: str) -> None:
    """AZ-5, AZ-14, AZ-15, AZ-17: over the whole space of moves, everyone's wish is legal or refused, never both."""
    for view in views(yard(YARDS[name])):
        legal_moves = set(view.legal_moves())
        step = 1 if view.seat == view.state.actor else 11  # the same for all others: whose turn it is
        for wish in range(0, END, step):
            answer = GAME.refusal.refuse(view, wish)
            assert (answer is None) is (wish in legal_moves)
            assert answer is None or isinstance(answer, Refusal)


def test_refused_exactly_if_not_legal_in_matches() -> None:
    """AZ-5, AZ-14, AZ-15, AZ-17: the same for a part of the wishes at each position of random matches."""
    rng = Random(7)
    for players in (2, 3, 4):
        match = Match(GAME, players, seed=players)
        while match.played < 60:
            match.settle()
            view = match.view(match.state.actor)
            legal_moves = set(view.legal_moves())
            for wish in {*legal_moves, *(rng.randrange(END) for _ in range(40))}:
                assert (GAME.refusal.refuse(view, wish) is None) is (wish in legal_moves)
            match.play(rng.choice(match.legal_moves()))


def things(scene: Scene) -> list[str]:
    """Return everything that can be touched, and some things that cannot."""
    spaces = ["cell", "boat", *(f"{row}:{column}" for row in range(1, 10) for column in range(1, 10))]
    rubbish = ["", "space:", "piece:", "space:0:1", "space:10:1", "piece:blue-5", "9:1", "cell", "button:fly", "left", ">"]
    return [f"space:{space}" for space in spaces] + [f"piece:{piece.id}" for piece in scene.pieces] + ["button:pass", *rubbish]


def leads_somewhere(scene: Scene, path: tuple[str, ...]) -> bool:
    """Tell whether a path begins some choice's path, a piece standing for the space it is on."""
    at = {f"piece:{piece.id}": f"space:{piece.at}" for piece in scene.pieces}
    spaces = tuple(at.get(thing, thing) for thing in path)
    return any(choice.path[: len(spaces)] == spaces for choice in scene.choices)


def check_touch(view: View, scene: Scene, path: tuple[str, ...]) -> None:
    """Expect no refusal exactly for what leads somewhere."""
    answer = GAME.refusal.touch(view, path)
    assert (answer is None) is leads_somewhere(scene, path), path
    assert answer is None or isinstance(answer, Refusal)


@pytest.mark.parametrize("name", YARDS)
def test_single_touches(name: str) -> None:
    """AZ-5, AZ-7, AZ-10, AZ-15: every single touch begins a choice or is refused."""
    for view in views(yard(YARDS[name])):
        scene = GAME.scene.scene(view)
        assert len(things(scene)) > 100
        for thing in things(scene):
            check_touch(view, scene, (thing,))


@pytest.mark.parametrize("name", YARDS)
def test_pairs_of_touches(name: str) -> None:
    """AZ-5, AZ-6, AZ-7, AZ-11, AZ-14: every two touches are a choice or refused."""
    rng = Random(name)
    for view in views(yard(YARDS[name])):
        scene = GAME.scene.scene(view)
        pairs = [(one, two) for one in things(scene) for two in things(scene)]
        assert len(pairs) > 10_000
        for path in [*rng.sample(pairs, 250), *(choice.path for choice in scene.choices)]:
            check_touch(view, scene, path)


@pytest.mark.parametrize("name", YARDS)
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
        ("x" * 10_000,),
    ],
)
def test_rubbish_touches(name: str, path: tuple[str, ...]) -> None:
    """AZ-5: also nothing, too much and nonsense are answered, and answered right."""
    for view in views(yard(YARDS[name])):
        check_touch(view, GAME.scene.scene(view), path)
        assert len(str(GAME.refusal.touch(view, path))) < 1000


def met() -> dict[str, Refusal]:
    """Return a refusal for every code that random wishes and touches meet."""
    found: dict[str, Refusal] = {}
    for parts in [*YARDS.values(), "blue=9:3,5:6,3:5,9:1 yellow=boat", "blue=boat,9:1,9:2,9:3"]:
        for view in views(yard(parts)):
            moves = range(0, END, 7) if view.seat == 0 else range(0, END, 997)
            answers = [GAME.refusal.refuse(view, wish) for wish in [*moves, *range(int(LEFT) - 90, END)]]
            answers += [GAME.refusal.touch(view, (thing,)) for thing in things(GAME.scene.scene(view))]
            found |= {answer.code: answer for answer in answers if answer is not None}
    for guards in ("", "50000000", "14738291"):
        with pytest.raises(Refused) as raised:
            GAME.choose(2, None, {"guards": guards})
        found[raised.value.refusal.code] = raised.value.refusal
    return found


def test_every_code_is_met() -> None:
    """AZ-5, AZ-20: no reason in the code is one that never comes up."""
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    assert set(met()) == set(re.findall(r'\bno\(\s*"([a-z-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    """AZ-5, AZ-20: every refusal has its words, and its figures fit them."""
    speaker = GAME.speaker(language)
    for answer in met().values():
        assert speaker.say(answer.text)
        assert answer.paragraph in speaker.say(Refused(answer).text)


def test_the_end_is_over_for_chance_too() -> None:
    """AZ-16: nothing is left to play once a game is over."""
    match = play(yard(f"guards={FAR} blue=boat,boat,1:5"), "1:5>boat")
    assert match.state.actor == OVER
    assert refused(match, "die=1", 0)[0] == "over"
