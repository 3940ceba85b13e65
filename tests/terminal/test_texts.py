"""The terminal's words: the same messages in every language, each of them used."""

import re
from pathlib import Path

import pytest

import cavale.terminal
from cavale.engine.text import LANGUAGES

FOLDER = Path(cavale.terminal.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))


def messages(language: str) -> dict[str, str]:
    """Return the messages of a language by name."""
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ((?:.*\n)(?:[ }].*\n)*)", text, re.MULTILINE))


def used(key: str) -> bool:
    """Tell whether the code names a message, itself or by a name that is put together."""
    if f'"{key}"' in SOURCE:
        return True
    made = re.findall(r'f["\'](terminal-[\w-]*)\{', SOURCE)
    return any(key.startswith(beginning) and key != beginning for beginning in made)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_in_every_language_with_the_same_figures(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    assert sorted(first) == sorted(other)
    for key in first:
        assert set(re.findall(r"\$\w+", first[key])) == set(re.findall(r"\$\w+", other[key])), key


def test_every_message_is_used() -> None:
    assert [key for key in messages("en") if not used(key) and key != "unknown-bot"] == []


def test_every_message_that_the_code_names_exists() -> None:
    named = set(re.findall(r'"(terminal-[\w-]+\w)"', SOURCE))
    assert sorted(named - set(messages("en"))) == []


def test_help_messages_name_what_there_is() -> None:
    from cavale.terminal.app import COMMANDS, find_command

    for command in map(find_command, COMMANDS):
        options = [
            name.strip("_").replace("_", "-") for name in command.__annotations__ if name not in ("screen", "return")
        ]
        found = [key for key in messages("en") if key.startswith(f"terminal-help-{command.__name__}-")]
        if found:
            assert sorted(found) == sorted(f"terminal-help-{command.__name__}-{option}" for option in options)


def test_french_spaces_are_unbreakable() -> None:
    for key, text in messages("fr").items():
        assert not re.search(r" [:;?!»](?=\s|$)|« ", text), key


def test_no_game_is_named() -> None:
    words = SOURCE + "".join("".join(messages(language).values()) for language in LANGUAGES)
    assert not re.search(r"alcatraz|prisoner|guard|\bAZ\b", words.replace("Prison-escape", ""), re.IGNORECASE)
