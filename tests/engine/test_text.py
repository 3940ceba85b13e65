"""Texts: both languages say everything, and French is set as French."""

import re
from pathlib import Path

import pytest

import cavale
from cavale.engine.testing.rulebook import message_keys
from cavale.engine.text import LANGUAGES, Problem, Speaker, Text, listed

ROOT = Path(cavale.__file__).parent
FOLDERS = sorted({path.parent for path in ROOT.rglob("texts/*.ftl")})
FRENCH = sorted([*ROOT.rglob("texts/fr.ftl"), *ROOT.rglob("rulebook/fr.md")])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_language_has_every_message(folder: Path) -> None:
    """No message is missing in any language, or stands twice."""
    keys = [message_keys(folder / f"{language}.ftl") for language in LANGUAGES]
    assert all(sorted(found) == sorted(set(keys[0])) for found in keys)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_language_uses_the_same_figures(folder: Path) -> None:
    """A message has the same figures in every language."""
    figures = [figures_of((folder / f"{language}.ftl").read_text(encoding="utf-8")) for language in LANGUAGES]
    assert figures[0] == figures[1]


def figures_of(text: str) -> dict[str, set[str]]:
    """Return the figures that each message uses."""
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {message.split(" =")[0]: set(re.findall(r"\$\w+", message)) for message in messages}


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_french_spacing(path: Path) -> None:
    """French has no-break spaces before : ; ! ? and inside « », and curved apostrophes."""
    text = re.sub(r"^```.*?^```$|`[^`]*`", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert not re.findall(r".{20} [:;!?»]|« .{20}", text)
    assert not re.findall(r"\w'\w.{20}", text)


def test_lists() -> None:
    """Several texts become one."""
    colours = [Text("colour-blue"), Text("colour-red"), Text("colour-green")]
    english, french = (Speaker(language, []) for language in LANGUAGES)
    assert [english.say(listed(colours[:count])) for count in range(4)] == [
        "nobody",
        "Blue",
        "Blue and Red",
        "Blue, Red and Green",
    ]
    assert french.say(listed(colours)) == "Bleu, Rouge et Vert"


def test_a_missing_message_is_an_error() -> None:
    """A text that nobody has written does not pass silently, nor one whose figures are missing."""
    with pytest.raises(KeyError):
        Speaker("en", []).say(Text("nobody-wrote-this"))
    with pytest.raises(KeyError):
        Speaker("en", []).say(Text("list-and", {"first": "a"}))


def test_unknown_language() -> None:
    """A language that is not there is answered with those that are."""
    with pytest.raises(Problem) as raised:
        Speaker("de", [])
    assert raised.value.text == Text("unknown-language", {"language": "de", "known": "en, fr"})
