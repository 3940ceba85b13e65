"""The kit itself, tried on games with planted faults: each must be caught."""

import random
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.state import SPECTATOR, State, View
from cavale.engine.game import Game
from cavale.engine.options import Options
from cavale.engine.scene import Scene, Space
from cavale.engine.testing import golden, hiding, judging, numbers, play, records, rulebook, scenes
from cavale.engine.testing.case import Broken, Case
from cavale.engine.text import Text
from cavale.games import find_game
from cavale.games.pockets.moves import LAY
from cavale.games.pockets.rules import Pockets, pockets_of
from cavale.games.pockets.state import HAND

POCKETS = find_game("pockets")


def with_part(part: str, **functions: Callable[..., Any]) -> Game:
    """Return Pockets with some functions of one room replaced."""
    room = getattr(POCKETS, part)
    names = [name for name in dir(room) if not name.startswith("_")]
    parts: dict[str, Any] = {part: SimpleNamespace(**{name: getattr(room, name) for name in names} | functions)}
    return replace(POCKETS, **parts)


def with_state(kind: type[Pockets]) -> Game:
    """Return Pockets played with another kind of state."""

    def start(options: Options, players: int) -> State:
        return kind(players, options.number("turn_limit"), options.flag("open_hands"))

    return with_part("rules", start=start)


class SharesCards(Pockets):
    """A state whose copies share their cards with it."""

    def copy(self) -> Pockets:
        """Return a shallow copy."""
        other = super().copy()
        other.cards = self.cards
        return other


class PlaysDice(Pockets):
    """A state that gambles on its own."""

    def play(self, move: i64) -> None:
        """Carry out a move, and sometimes forget whose turn it is."""
        super().play(move)
        if self.actor >= 0 and random.random() < 0.2:
            self.turns += 1


class AllowsTooMuch(Pockets):
    """A state that lets players lay cards that they do not have."""

    def legal_moves(self) -> vec[i64]:
        """Return more than may be played."""
        moves = super().legal_moves()
        return append(moves, LAY + 2) if LAY + 2 not in moves and self.actor >= 0 and not self.drafting else moves


class NeverEnds(Pockets):
    """A state whose turn limit is forgotten and whose escapes fail."""

    def finish(self, how: i64) -> None:
        """Go on and on."""
        self.turns = 0
        self.ask(3, self.mover)


def seen_by_all(state: State, seat: int) -> View:
    """Return a view that shows everything."""
    return View(seat, state.copy())


def seen_by_all_in_the_end(state: State, seat: int) -> View:
    """Return a view that shows everything when most of a match has been played."""
    return (seen_by_all if pockets_of(state).turns > 15 else POCKETS.view.view)(state, seat)


def imagine_the_dealt(view: View, rng: object) -> State:
    """Return the view's state as if nothing in it were unknown."""
    return view.state.copy()


def scene_without_first(view: View) -> Scene:
    """Return a scene in which a choice is missing."""
    scene = POCKETS.scene.scene(view)
    return msgspec.structs.replace(scene, choices=scene.choices[1:])


def scene_touching_nothing(view: View) -> Scene:
    """Return a scene whose choices want things touched that are not there."""
    scene = POCKETS.scene.scene(view)
    choices = tuple(msgspec.structs.replace(choice, path=("piece:ghost", *choice.path)) for choice in scene.choices)
    return msgspec.structs.replace(scene, choices=choices)


def scene_turning_buttons(view: View) -> Scene:
    """Return a scene whose choices want to be turned, though none is a piece."""
    scene = POCKETS.scene.scene(view)
    choices = tuple(msgspec.structs.replace(choice, path=(*choice.path, "turn:1")) for choice in scene.choices)
    return msgspec.structs.replace(scene, choices=choices)


def scene_with_a_part_of_nothing(view: View) -> Scene:
    """Return a scene with a space within one that is not there."""
    part = Space("part", 0, 0, Text("pk-name"), within="whole")
    return msgspec.structs.replace(POCKETS.scene.scene(view), spaces=(part,))


def describe_without_turns(state: State) -> str:
    """Return a position as if no turn had been played."""
    return re.sub(r"turns=\d+", "turns=0", POCKETS.position.describe(state))


def judge_by_all_cards(view: View) -> float:
    """Return a hope that grows with the kinds in others' hands."""
    table = pockets_of(view.state)
    return sum(table.variety(HAND + seat) for seat in range(table.players)) / 9


def habit_of_peeping(state: State) -> int:
    """Return the first move, or the last one if the others hold many kinds."""
    moves = state.legal_moves()
    return int(moves[-1] if judge_by_all_cards(View(int(state.actor), state)) > 0.5 else moves[0])


def numbers_less(count: int) -> Callable[[View], vec[i64]]:
    """Return a way to write views as numbers that leaves the last ones out."""
    return lambda view: POCKETS.numbers.encode(view)[:-count]


def numbers_with(last: Callable[[], int]) -> Callable[[View], vec[i64]]:
    """Return a way to write views as numbers whose last one is not theirs."""
    return lambda view: append(numbers_less(1)(view), last())


CASE_FAULTS: dict[str, tuple[Game, Callable[[Case], None]]] = {
    "a leaking view": (with_part("view", view=seen_by_all), hiding.moves_tell_what_they_may),
    "a view that shows all": (with_part("view", view=seen_by_all), hiding.imagined_states_look_the_same),
    "a view that leaks late": (with_part("view", view=seen_by_all_in_the_end), hiding.moves_tell_what_they_may),
    "a leaking log": (with_part("view", seen=lambda state, move, seat: move), hiding.moves_tell_what_they_may),
    "an imagination without cards": (
        with_part("view", imagine=imagine_the_dealt),
        hiding.imagined_states_look_the_same,
    ),
    "a secret game called open": (with_part("view", hides=lambda options: False), hiding.imagined_states_look_the_same),
    "a view that is the state": (
        with_part("view", view=lambda state, seat: View(seat, state)),
        hiding.views_are_copies,
    ),
    "randomness outside chance": (with_state(PlaysDice), play.only_chance_is_random),
    "a shallow copy": (with_state(SharesCards), play.copies_are_independent),
    "a game without end": (with_state(NeverEnds), play.matches_end),
    "a forgetful position": (with_part("position", describe=describe_without_turns), play.positions_are_complete),
    "a move missing from the scene": (with_part("scene", scene=scene_without_first), scenes.choices_are_touchable),
    "a path over nothing": (with_part("scene", scene=scene_touching_nothing), scenes.choices_are_touchable),
    "a rotation of no piece": (with_part("scene", scene=scene_turning_buttons), scenes.choices_are_touchable),
    "a part of nothing": (with_part("scene", scene=scene_with_a_part_of_nothing), scenes.choices_are_touchable),
    "an effect that is not told": (
        with_part("scene", effects=lambda before, move, after: ()),
        scenes.effects_tell_everything,
    ),
    "a refusal without reason": (with_part("refusal", refuse=lambda view, move: None), scenes.refusals_teach),
    "a wrong notation": (with_part("moves", notation=lambda move: "draw"), records.moves_have_notation),
    "a notation read wrongly": (with_part("moves", parse=lambda word: 1), records.moves_have_notation),
    "a notation of two words": (with_part("moves", notation=lambda move: f"move {move}"), records.moves_have_notation),
    "a reveal that is denied": (with_part("view", reveals=lambda state, move: False), hiding.reveals_are_told),
    "a judgement that peeps": (with_part("judge", judge=judge_by_all_cards), judging.judgement_is_sound),
    "a hope beyond winning": (with_part("judge", judge=lambda view: 1.5), judging.judgement_is_sound),
    "a feature without a figure": (
        with_part("judge", measure=lambda view, seat: vec[float]([1.0])),
        judging.judgement_is_sound,
    ),
    "a habit of cheating": (with_part("judge", habit=lambda state: LAY + 2), judging.habits_are_fair),
    "a habit that peeps": (with_part("judge", habit=habit_of_peeping), judging.habits_are_fair),
    "a move that is not listed": (
        with_part("numbers", choices=lambda options, players: POCKETS.numbers.choices(options, players)[1:]),
        numbers.moves_are_listed,
    ),
    "a chance that is not listed": (
        with_part("numbers", chances=lambda options, players: POCKETS.numbers.chances(options, players)[:-1]),
        numbers.moves_are_listed,
    ),
    "moves listed out of order": (
        with_part("numbers", choices=lambda options, players: POCKETS.numbers.choices(options, players)[::-1]),
        numbers.moves_are_listed,
    ),
    "fewer numbers than fields": (with_part("numbers", encode=numbers_less(1)), numbers.numbers_tell_the_view),
    "a number beyond its field": (
        with_part("numbers", encode=numbers_with(lambda: 31)),
        numbers.numbers_tell_the_view,
    ),
    "a number from elsewhere": (
        with_part("numbers", encode=numbers_with(lambda: random.randrange(30))),
        numbers.numbers_tell_the_view,
    ),
    "numbers that tell nothing": (
        with_part("numbers", encode=lambda view: vec[i64]([0] * len(POCKETS.numbers.encode(view)))),
        numbers.numbers_tell_the_view,
    ),
    "an undo past a reveal": (with_part("view", reveals=lambda state, move: True), records.undo_restores),
}


@pytest.mark.parametrize("fault", CASE_FAULTS)
def test_fault_is_caught(fault: str) -> None:
    """A fault planted in a sound game is caught by the check that is there for it."""
    game, check = CASE_FAULTS[fault]
    check(Case(POCKETS, "pockets", 3))
    with pytest.raises((Broken, AssertionError)):
        check(Case(game, "pockets", 3))


def test_an_open_table_with_two_pictures_is_caught() -> None:
    """Where nothing is hidden, a picture that differs from seat to seat is caught."""
    alcatraz = find_game("alcatraz")
    hiding.open_tables_look_alike(Case(alcatraz, "classic", 3))

    def greeting(view: View) -> Scene:
        prompt = Text("az-name", {"seat": int(view.seat)})
        return msgspec.structs.replace(alcatraz.scene.scene(view), prompt=prompt)

    staging = alcatraz.scene
    room: Any = SimpleNamespace(
        board=staging.board, scene=greeting, preview=staging.preview, words=staging.words, effects=staging.effects
    )
    with pytest.raises(Broken):
        hiding.open_tables_look_alike(Case(replace(alcatraz, scene=room), "classic", 3))


def test_an_illegal_move_allowed_is_caught() -> None:
    """A state that allows too much has other perft counts and cannot follow the golden playthroughs."""
    golden.perft_holds(POCKETS)
    with pytest.raises(Broken, match="sequences"):
        golden.perft_holds(with_state(AllowsTooMuch))


def without(tmp_path: Path, *names: str) -> Game:
    """Return Pockets with a copy of its folder from which some files are gone."""
    folder = tmp_path / "pockets"
    shutil.copytree(POCKETS.folder, folder)
    for name in names:
        for path in folder.glob(name):
            path.unlink()
    return replace(POCKETS, folder=folder)


@pytest.mark.parametrize(
    ("files", "check"),
    [
        ("tests/golden/*", golden.goldens_hold),
        ("tests/golden/open-3.record", golden.goldens_cover),
        ("tests/golden/open-3.golden", golden.goldens_hold),
        ("tests/perft.txt", golden.perft_holds),
        ("tests/test_rules.py", rulebook.paragraphs_are_cited),
        ("tests/test_refusals.py", rulebook.refusals_are_tested),
    ],
)
def test_a_missing_file_is_caught(tmp_path: Path, files: str, check: Callable[[Game], None]) -> None:
    """A game without goldens, counts or tests for its paragraphs and refusals does not pass."""
    check(without(tmp_path / "sound"))
    with pytest.raises(Broken):
        check(without(tmp_path / "broken", files))


def test_an_ending_without_a_golden_is_caught() -> None:
    """Every way to end wants a playthrough."""
    golden.goldens_cover(POCKETS)
    with pytest.raises(Broken, match="revolt"):
        golden.goldens_cover(replace(POCKETS, endings=(*POCKETS.endings, "revolt")))


def test_a_changed_golden_is_caught(tmp_path: Path) -> None:
    """A playthrough that differs by one letter does not pass."""
    game = without(tmp_path)
    path = next((game.folder / "tests" / "golden").glob("*.golden"))
    path.write_text(path.read_text(encoding="utf-8").replace("draw", "drew", 1), encoding="utf-8")
    with pytest.raises(Broken, match="has changed"):
        golden.goldens_hold(game)


def test_a_leak_changes_goldens() -> None:
    """A playthrough shows what every seat sees: one that sees more, or less, has another."""
    golden.goldens_hold(POCKETS)
    for view in (seen_by_all, seen_by_all_in_the_end, lambda state, seat: POCKETS.view.view(state, SPECTATOR)):
        with pytest.raises(Broken, match="has changed"):
            golden.goldens_hold(with_part("view", view=view))


def test_a_message_in_one_language_only_is_caught(tmp_path: Path) -> None:
    """Messages must exist in every language."""
    game = without(tmp_path)
    with (game.folder / "texts" / "fr.ftl").open("a", encoding="utf-8") as file:
        file.write("\npk-only-here = seulement ici\n")
    with pytest.raises(Broken, match="pk-only-here"):
        rulebook.texts_are_whole(game)


def test_a_feature_without_words_is_caught(tmp_path: Path) -> None:
    """Every feature of a judgement must be said in every language."""
    game = without(tmp_path)
    judging.features_have_words(game)
    french = game.folder / "texts" / "fr.ftl"
    french.write_text(french.read_text(encoding="utf-8").replace("pk-feature-held", "pk-feature-had"), encoding="utf-8")
    with pytest.raises(Broken, match="in fr for the features held"):
        judging.features_have_words(game)


def test_a_paragraph_without_a_test_is_caught(tmp_path: Path) -> None:
    """A new paragraph in the rulebook wants a test."""
    game = without(tmp_path)
    new = len(rulebook.paragraphs(game, "en")) + 1
    for language in ("en", "fr"):
        with (game.folder / "rulebook" / f"{language}.md").open("a", encoding="utf-8") as file:
            file.write(f"\n**PK-{new}** Nobody has tested this.\n")
    rulebook.rulebook_is_whole(game)
    with pytest.raises(Broken, match=f"PK-{new}"):
        rulebook.paragraphs_are_cited(game)


def test_a_test_that_asserts_nothing_is_caught(tmp_path: Path) -> None:
    """Citing a paragraph is not enough."""
    game = without(tmp_path)
    (game.folder / "tests" / "test_empty.py").write_text('def test_it() -> None:\n    """PK-1: is true."""\n')
    with pytest.raises(Broken, match="asserts nothing"):
        rulebook.paragraphs_are_cited(game)
