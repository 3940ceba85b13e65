"""Words for people: a message by name, said in the reader's language."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr")


class Text(msgspec.Struct, frozen=True, gc=False):
    """A message of the `.ftl` files with its figures; who shows it says it in the reader's language."""

    key: str
    args: Mapping[str, "int | str | Text"] = {}

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({args})" if args else self.key


def listed(texts: Sequence[Text]) -> Text:
    """Return several texts as one: a, b and c."""
    if len(texts) < 2:
        return texts[0] if texts else Text("list-none")
    said = Text("list-and", {"first": texts[-2], "second": texts[-1]})
    for text in texts[-3::-1]:
        said = Text("list-comma", {"first": text, "second": said})
    return said


def shown(text: str) -> str:
    """Return somebody's input, safe and short enough to be shown back."""
    safe = "".join("�" if unicodedata.category(char).startswith("C") else char for char in text)
    return safe if len(safe) <= 40 else f"{safe[:39]}…"


def shown_value(value: object) -> str:
    """Return any value as text that is safe and short enough to be shown back; this never fails."""
    if isinstance(value, str):
        return shown(value)
    try:
        return shown(repr(value))
    except Exception:  # whole numbers of many thousand digits refuse to be written, others' objects may do anything
        return f"<{type(value).__name__}>"


def figure(number: int) -> int | str:
    """Return a whole number for a message: as it is, or as text where browsers could not tell it from others."""
    return number if abs(number) < 2**53 else shown_value(number)


class Problem(Exception):
    """A user's mistake, in words that can be said in any language; `str` says them in English."""

    def __init__(self, key: str, **args: int | str | Text) -> None:
        super().__init__(key)
        self.text = Text(key, args)

    def __str__(self) -> str:
        return in_english(self.text)

    def __repr__(self) -> str:
        figures = "".join(f", {name}={value!r}" for name, value in self.text.args.items())
        return f"{type(self).__name__}({self.text.key!r}{figures})"

    def __reduce__(self) -> tuple[object, ...]:
        # The usual way calls the class with `args`, which fails for subclasses whose constructors take something else.
        return unpickled, (type(self), self.args), self.__dict__


def unpickled(kind: type[Problem], args: tuple[object, ...]) -> Problem:
    """Return a problem without calling its constructor; pickle sets its attributes afterwards."""
    return kind.__new__(kind, *args)


class Speaker:
    """Says texts in one language, from the message files of some folders."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise Problem("unknown-language", language=shown_value(language), known=", ".join(LANGUAGES))
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in (Path(__file__).parent / "texts", *folders):
            self.bundle.add_resource(resource(folder / f"{language}.ftl"))

    def say(self, text: Text) -> str:
        """Return the text in this speaker's language; a message that is missing or broken is a programming error."""
        if not self.bundle.has_message(text.key):
            raise KeyError(f"no message {text.key!r} in {self.language}")
        pattern = self.bundle.get_message(text.key).value
        if pattern is None:
            raise KeyError(f"message {text.key!r} in {self.language} says nothing")
        args = {name: self.say(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {text.key!r} in {self.language}: {errors}")
        return str(said)


@cache
def resource(path: Path) -> Resource:
    """Return a message file, read once."""
    return FluentResource(path.read_text(encoding="utf-8"))


# What `str(problem)` says. Layers above the engine, and games, name their folders of messages here, so that the engine
# needs to know none of them; the files are read when the first problem is written out, and only then.
NEW_FOLDERS: Final[list[Path]] = []  # not read yet
KNOWN_FOLDERS: Final[set[Path]] = set()
READING: Final = RLock()


def register_messages(folder: Path) -> Path:
    """Let `str(problem)` use the messages of a folder with `en.ftl`; return the folder."""
    with READING:
        if folder not in KNOWN_FOLDERS:
            KNOWN_FOLDERS.add(folder)
            NEW_FOLDERS.append(folder)
    return folder


@cache
def english() -> Speaker:
    """Return who says the problems of all layers in English."""
    return Speaker("en", [])


def in_english(text: Text) -> str:
    """Return a text in English, or its key and figures if no registered folder has its message; this never fails."""
    try:
        with READING:
            speaker = english()
            while NEW_FOLDERS:
                add_messages(speaker, NEW_FOLDERS.pop())
            return speaker.say(text)
    except Exception:  # a message that is missing or broken must not hide the problem that it should tell
        return str(text)


def add_messages(speaker: Speaker, folder: Path) -> None:
    """Let a speaker use the messages of a folder, if they can be read."""
    try:
        speaker.bundle.add_resource(resource(folder / f"{speaker.language}.ftl"))
    except OSError:  # a game that somebody made and removed again
        return
