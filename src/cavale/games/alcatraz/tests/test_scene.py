"""What the picture promises: each choice does what its effects say."""

from collections.abc import Iterator
from random import Random

import pytest

from cavale.engine.core.state import OVER, SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.scene import Catches, Changes, Choice, Effect, Moves, Says, Scene
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import FAR, MOMENTS, Figures, options, play, said, shown, yard


def moments() -> Iterator[View]:
    """Give views of those who are to choose: every kind of moment, and random matches."""
    own = {"own_captures": "on", "turn_limit": "50"}
    crowd = "blue=7:5,7:3,2:6,1:4 yellow=boat,7:7,2:2,5:5 turns=49"
    started = [yard(parts) for parts in MOMENTS.values()] + [yard(crowd, 2, **own)]
    started += [Match(GAME, players, options(players, **own), seed=players) for players in (2, 3, 4)]
    for match in started:
        rng = Random(len(match.entries))
        for _ in range(12):
            match.settle()
            if match.state.actor == OVER:
                break
            yield match.view(match.state.actor)
            match.play(rng.choice(match.legal_moves()))


def after(view: View, choice: Choice) -> View:
    """Return the view after a choice."""
    state = view.state.copy()
    state.play(choice.move)
    return View(view.seat, state)


def places(scene: Scene) -> dict[str, str]:
    """Return where every piece is."""
    return {piece.id: piece.at for piece in scene.pieces}


def find(choices: tuple[Choice, ...], notation: str) -> Choice:
    """Return the choice of a notation."""
    return next(choice for choice in choices if choice.notation == notation)


def foreseen(match: Match, notation: str) -> tuple[Effect, ...]:
    """Return what a choice of blue's will do."""
    view = match.view(0)
    return GAME.scene.preview(view, find(GAME.scene.scene(view).choices, notation).move).effects


def test_pieces_end_where_effects_say() -> None:
    """AZ-5, AZ-10, AZ-12, AZ-15: who walks, which guard follows and whom it catches."""
    for view in moments():
        scene = GAME.scene.scene(view)
        for choice in scene.choices:
            expected = places(scene)
            for effect in GAME.scene.preview(view, choice.move).effects:
                if isinstance(effect, Moves):
                    assert effect.path[0] == expected[effect.piece]
                    expected[effect.piece] = effect.path[-1]
                elif isinstance(effect, Catches):
                    expected[effect.piece] = effect.to
            assert places(GAME.scene.scene(after(view, choice))) == expected


def test_counters_change_as_effects_say() -> None:
    """AZ-16: prisoners aboard are counted; the turns are not an effect worth showing."""
    for view in moments():
        scene = GAME.scene.scene(view)
        for choice in scene.choices:
            expected = {counter.id: counter.value for counter in scene.counters if counter.id != "turns"}
            for effect in GAME.scene.preview(view, choice.move).effects:
                if isinstance(effect, Changes):
                    expected[effect.counter] += effect.by
            now = GAME.scene.scene(after(view, choice)).counters
            assert {counter.id: counter.value for counter in now if counter.id != "turns"} == expected


def test_alarm_is_announced() -> None:
    """AZ-15, AZ-16, AZ-18, AZ-19: a choice says that it raises the alarm exactly if it does."""
    for view in moments():
        for choice in GAME.scene.scene(view).choices:
            rolls = GAME.position.describe(after(view, choice).state).endswith("ask=roll")
            assert any(isinstance(effect, Says) for effect in GAME.scene.preview(view, choice.move).effects) is rolls


@pytest.mark.parametrize(
    ("parts", "written", "announced"),
    [
        ("blue=1:5", {}, True),
        ("blue=boat,boat,1:5", {}, False),  # the third wins
        ("blue=1:5 turns=399", {}, False),  # the last turn
        ("blue=1:5", {"alarm": "off"}, False),
    ],
)
def test_which_boarding_raises_the_alarm(parts: str, written: dict[str, str], announced: bool) -> None:
    """AZ-15, AZ-16, AZ-18, AZ-19: not the third, not in the last turn, not without the option."""
    match = yard(f"guards={FAR} {parts}", 2, **written)
    assert any(isinstance(effect, Says) for effect in foreseen(match, "1:5>boat")) is announced


def test_guard_walks_square_by_square() -> None:
    """AZ-10: a guard's way is shown with every square, along its row."""
    assert foreseen(yard("blue=9:3 yellow=5:6"), "9:3>5:3") == (
        Moves("blue-1", ("9:3", "5:3")),
        Moves("guard-5", ("5:8", "5:7", "5:6", "5:5", "5:4")),
        Catches("yellow-1", "cell"),
    )


def test_a_guard_that_stays_is_not_shown_walking() -> None:
    """AZ-15: a guard already at the chosen end does not move."""
    match = yard("guards=54718291 blue=4:5 yellow=boat turns=1 ask=alarm:4")
    assert foreseen(match, "left") == ()
    assert [type(effect) for effect in foreseen(match, "right")] == [Moves, Catches]


def test_alarm_is_answered_at_the_ends_of_the_row() -> None:
    """AZ-15: left is column 1, right column 9 of the rolled row."""
    choices = GAME.scene.scene(yard(MOMENTS["alarm"]).view(0)).choices
    assert [choice.path for choice in choices] == [("space:4:1",), ("space:4:9",)]


def test_pass_has_a_button_only_when_it_is_a_choice() -> None:
    """AZ-17: the button for passing is there for who cannot walk, and for nobody else."""
    for name, parts in MOMENTS.items():
        match = yard(parts)
        buttons = [GAME.scene.scene(match.view(seat)).buttons for seat in (0, 1)]
        assert [len(found) for found in buttons] == ([1, 0] if name.startswith("stuck") else [0, 0])


def test_pieces_keep_their_ids() -> None:
    """AZ-5: through a match every piece keeps its id, and ids are different from each other."""
    match = yard(MOMENTS["middle"])
    before = [piece.id for piece in GAME.scene.scene(match.view(0)).pieces]
    match.play(match.legal_moves()[0])
    assert [piece.id for piece in GAME.scene.scene(match.view(0)).pieces] == before
    assert len(set(before)) == len(before) == 16


def test_counters_of_the_table() -> None:
    """AZ-16, AZ-18: three aboard is the goal, and the turns run to the limit."""
    match = yard("blue=boat,boat yellow=boat,9:9 turns=7", 2, turn_limit="90")
    found = [(counter.id, counter.value, counter.limit) for counter in GAME.scene.scene(match.view(0)).counters]
    assert found == [("aboard-blue", 2, 3), ("aboard-yellow", 1, 3), ("turns", 7, 90)]
    assert shown(match)["turns"] == "7"


@pytest.mark.parametrize(
    ("name", "notation", "path"),
    [
        ("start", "cell>9:1", ("space:cell", "space:9:1")),
        ("middle", "7:5>7:4", ("space:7:5", "space:7:4")),
        ("stuck at the boat", "1:3>boat", ("space:1:3", "space:boat")),
        ("stuck", "pass", ("button:pass",)),
    ],
)
def test_what_to_touch(name: str, notation: str, path: tuple[str, ...]) -> None:
    """AZ-5, AZ-14, AZ-17: a walk or a boarding is touched where it starts and stops, a pass by its button."""
    assert find(GAME.scene.scene(yard(MOMENTS[name]).view(0)).choices, notation).path == path


@pytest.mark.parametrize(
    ("name", "key", "figures"),
    [
        ("first", "az-prompt-first", {}),
        ("start", "az-prompt-turn", {"who": "colour-blue", "you": "yes", "boat": "no"}),
        ("middle", "az-prompt-turn", {"who": "colour-blue", "you": "yes", "boat": "yes"}),
        ("yellow's turn", "az-prompt-turn", {"who": "colour-yellow", "you": "no", "boat": "yes"}),
        ("roll", "az-prompt-roll", {"who": "colour-yellow"}),
        ("alarm", "az-prompt-alarm", {"who": "colour-blue", "you": "yes", "row": 4}),
        ("stuck", "az-prompt-stuck", {"who": "colour-blue", "you": "yes", "boat": "no"}),
        ("stuck at the boat", "az-prompt-stuck", {"who": "colour-blue", "you": "yes", "boat": "yes"}),
        ("escape", "az-prompt-over", {"who": "colour-blue", "count": 1}),
        ("limit", "az-prompt-over", {"who": "colour-blue", "count": 1}),
        ("shared", "az-prompt-over", {"who": "list-and(first=colour-blue, second=colour-yellow)", "count": 2}),
    ],
)
def test_prompts(name: str, key: str, figures: Figures) -> None:
    """AZ-4, AZ-5, AZ-14, AZ-15, AZ-17, AZ-18: what blue reads at each kind of moment."""
    found_key, found = said(GAME.scene.scene(yard(MOMENTS[name]).view(0)).prompt)
    assert found_key == key
    assert {name: found[name] for name in figures} == figures


@pytest.mark.parametrize(
    ("name", "move", "key", "figures"),
    [
        ("first", "first=yellow", "az-did-first", {"who": "colour-yellow"}),
        ("roll", "die=3", "az-did-die", {"row": 3}),
        ("alarm", "left", "az-did-alarm", {"who": "colour-blue", "row": 4, "column": 1, "caught": 0}),
        ("alarm", "right", "az-did-alarm", {"who": "colour-blue", "row": 4, "column": 9, "caught": 1}),
        ("stuck", "pass", "az-did-pass", {"who": "colour-blue"}),
        ("stuck at the boat", "1:3>boat", "az-did-board", {"who": "colour-blue", "start": "1:3"}),
        ("start", "cell>9:1", "az-did-walk", {"start": "az-cell", "stop": "9:1", "row": 0, "caught": 0}),
        ("start", "cell>8:4", "az-did-walk", {"start": "az-cell", "stop": "8:4", "row": 8, "column": 3}),
        ("middle", "9:3>5:3", "az-did-walk", {"start": "9:3", "row": 5, "column": 4, "caught": 1}),
    ],
)
def test_the_log_tells_every_kind_of_move(name: str, move: str, key: str, figures: Figures) -> None:
    """AZ-4, AZ-5, AZ-10, AZ-12, AZ-14, AZ-15, AZ-17: who did what, which guard walked where, how many it caught."""
    found_key, found = said(play(yard(MOMENTS[name]), move).log(SPECTATOR)[-1])
    assert found_key == key
    assert {name: found[name] for name in figures} == figures


@pytest.mark.parametrize("column", [1, 5, 9])
def test_the_log_tells_where_chance_puts_guards(column: int) -> None:
    """AZ-20: the row and the column of a guard placed by chance."""
    match = play(yard("guards=50000000 ask=guards:2", guards="random"), f"guard={column}")
    assert said(match.log(SPECTATOR)[-1]) == ("az-did-guard", {"row": 2, "column": column})
