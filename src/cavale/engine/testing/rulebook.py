"""Checks of the rulebook: both languages say the same, and every paragraph and refusal has a test."""

import ast
import re
from pathlib import Path

from cavale.engine.game import Game
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.engine.testing.case import expect
from cavale.engine.text import LANGUAGES


def paragraphs(game: Game, language: str) -> list[str]:
    """Return the numbers of the rulebook's paragraphs, in their order."""
    text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    return re.findall(rf"^\*\*({game.code}-\d+)\*\*", text, re.MULTILINE)


def rulebook_is_whole(game: Game) -> None:
    """The rulebook numbers its paragraphs from 1 without a gap, alike in every language."""
    wanted = [f"{game.code}-{number}" for number in range(1, len(paragraphs(game, "en")) + 1)]
    expect(len(wanted) > 0, f"{game.name} has no rulebook")
    for language in LANGUAGES:
        found = sorted(paragraphs(game, language), key=lambda name: int(name.split("-")[1]))
        expect(found == wanted, f"the rulebook in {language} has the paragraphs {found}")


def test_functions(game: Game) -> list[ast.FunctionDef]:
    """Return the game's own test functions."""
    files = sorted((game.folder / "tests").glob("test_*.py"))
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    return [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def asserts(node: ast.FunctionDef) -> bool:
    """Tell whether a test can fail: it asserts, expects an error or a refusal, or calls what does."""
    return any(
        isinstance(inner, ast.Assert)
        or (isinstance(inner, ast.Call) and re.match(r"(pytest\.raises|expect|assert)", ast.unparse(inner.func)))
        for inner in ast.walk(node)
    )


def paragraphs_are_cited(game: Game) -> None:
    """Every paragraph is cited at the beginning of some test's docstring, and that test asserts something."""
    cited: set[str] = set()
    for node in test_functions(game):
        head = (ast.get_docstring(node) or "").split(":")[0]
        found = re.findall(rf"{game.code}-\d+", head)
        expect(not found or asserts(node), f"{node.name} cites {found} and asserts nothing")
        cited.update(found)
    missing = [name for name in paragraphs(game, "en") if name not in cited]
    expect(not missing, f"no test of {game.name} cites {', '.join(missing)}")


def refusals_are_tested(game: Game) -> None:
    """Every refusal code that the game's messages name occurs in some test."""
    prefix = f"{game.code.lower()}-no-"
    codes = [
        key.removeprefix(prefix) for key in message_keys(game.folder / "texts" / "en.ftl") if key.startswith(prefix)
    ]
    expect(len(codes) > 0, f"{game.name} refuses nothing")
    words = {
        inner.value
        for node in test_functions(game)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    }
    source = {*words, *parametrised(game)}
    missing = [code for code in codes if code not in source]
    expect(not missing, f"no test of {game.name} meets the refusals {', '.join(missing)}")


def parametrised(game: Game) -> set[str]:
    """Return the strings in the decorators of the game's tests."""
    return {
        inner.value
        for node in test_functions(game)
        for decorator in node.decorator_list
        for inner in ast.walk(decorator)
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    }


def message_keys(path: Path) -> list[str]:
    """Return the names of the messages in a file, in their order."""
    return re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def texts_are_whole(game: Game) -> None:
    """Messages exist alike in every language, and everything that a menu shows has its words."""
    first = message_keys(game.folder / "texts" / f"{LANGUAGES[0]}.ftl")
    for language in LANGUAGES[1:]:
        keys = message_keys(game.folder / "texts" / f"{language}.ftl")
        expect(sorted(keys) == sorted(first), f"in one language only: {sorted(set(keys) ^ set(first))}")
    expect(len(set(first)) == len(first), "a message stands twice")
    code = game.code.lower()
    wanted = [f"{code}-{word}" for word in ("name", "tagline", "about")]
    wanted += [f"{code}-option-{option.key}{more}" for option in game.options for more in ("", "-help")]
    wanted += [f"{code}-preset-{preset}{more}" for preset in game.presets for more in ("", "-help")]
    wanted += [f"{code}-ending-{ending}" for ending in game.endings]
    missing = [key for key in wanted if key not in first]
    expect(not missing, f"{game.name} has no words for {', '.join(missing)}")


def examples_replay(game: Game) -> None:
    """Every example of the rulebook is a record that replays, and is shown in every language."""
    folder = game.folder / "rulebook" / "examples"
    names = sorted(path.stem for path in folder.glob("*.record"))
    for name in names:
        replay(read((folder / f"{name}.record").read_bytes()), {game.name: game})
    for language in LANGUAGES:
        text = (game.folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
        shown = sorted(set(re.findall(r"^\[example ([\w-]+)\]$", text, re.MULTILINE)))
        expect(shown == names, f"the rulebook in {language} shows the examples {shown}, the files are {names}")
