"""Table options: what can be set, which values are allowed, how they are written."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from cavale.engine.text import Problem, shown

Value: TypeAlias = bool | int | str


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """An option that is on or off."""

    key: str
    default: bool
    paragraph: str

    def read(self, text: str) -> bool:
        """Return the value that a text gives."""
        if text not in ("on", "off"):
            raise Problem("option-not-a-flag", option=self.key, value=shown(text))
        return text == "on"


class Number(msgspec.Struct, frozen=True, tag="number"):
    """An option that is a whole number within limits."""

    key: str
    default: int
    low: int
    high: int
    paragraph: str

    def read(self, text: str) -> int:
        """Return the value that a text gives."""
        digits = text.isascii() and text.isdigit() and len(text) <= 9
        if not digits or not self.low <= int(text) <= self.high:
            raise Problem("option-not-a-number", option=self.key, value=shown(text), low=self.low, high=self.high)
        return int(text)


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """An option that is one of some words, or free text in a form the game checks itself."""

    key: str
    default: str
    values: tuple[str, ...]
    paragraph: str
    custom: bool = False

    def read(self, text: str) -> str:
        """Return the value that a text gives."""
        if text not in self.values and not self.custom:
            raise Problem("option-not-a-choice", option=self.key, value=shown(text), known=", ".join(self.values))
        return text


Option: TypeAlias = Flag | Number | Pick


class Options:
    """The values of all options of a game, each asked for by its kind."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values = dict(values)

    def flag(self, key: str) -> bool:
        """Return the value of an option that is on or off."""
        return bool(self.values[key])

    def number(self, key: str) -> int:
        """Return the value of an option that is a number."""
        return int(self.values[key])

    def word(self, key: str) -> str:
        """Return the value of an option that is a word."""
        return str(self.values[key])

    def texts(self) -> dict[str, str]:
        """Return all values as text, as `read` takes them."""
        return {key: write(value) for key, value in sorted(self.values.items())}


def write(value: Value) -> str:
    """Return an option's value as text, as `read` takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
