"""Words for people: a message by name, said in the reader's language."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
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


class Problem(Exception):
    """A user's mistake, in words that can be said in any language."""

    def __init__(self, key: str, **args: int | str | Text) -> None:
        super().__init__(key)
        self.text = Text(key, args)

    def __str__(self) -> str:
        return str(self.text)


class Speaker:
    """Says texts in one language, from the message files of some folders."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise Problem("unknown-language", language=shown(language), known=", ".join(LANGUAGES))
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
