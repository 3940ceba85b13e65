"""Table options: what can be set, which values are allowed, how they are written."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from cavale.engine.arguments import pairs_of, plain_text, wrong
from cavale.engine.text import Problem, shown_value

Value: TypeAlias = bool | int | str


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    """An option that is on or off."""

    key: str
    default: bool
    paragraph: str

    def read(self, given: Value) -> bool:
        """Return the value that True, False, `on` or `off` gives; `Problem` for anything else."""
        if isinstance(given, bool):
            return given
        if not isinstance(given, str) or given not in ("on", "off"):
            raise Problem("option-not-a-flag", option=self.key, value=shown_value(given))
        return given == "on"


class Number(msgspec.Struct, frozen=True, tag="number"):
    """An option that is a whole number within limits."""

    key: str
    default: int
    low: int
    high: int
    paragraph: str

    def read(self, given: Value) -> int:
        """Return the value that a whole number or its digits give; `Problem` for anything else, True included."""
        number = None
        if isinstance(given, str):
            if given.isascii() and given.isdigit() and len(given) <= 9:
                number = int(given)
        elif isinstance(given, int) and not isinstance(given, bool):
            number = int(given)
        if number is None or not self.low <= number <= self.high:
            value = shown_value(given)
            raise Problem("option-not-a-number", option=self.key, value=value, low=self.low, high=self.high)
        return number


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """An option that is one of some words, or free text in a form the game checks itself."""

    key: str
    default: str
    values: tuple[str, ...]
    paragraph: str
    custom: bool = False

    def read(self, given: Value) -> str:
        """Return the value that a word gives; `Problem` for anything else."""
        if not isinstance(given, str) or (given not in self.values and not self.custom):
            known = ", ".join(self.values)
            raise Problem("option-not-a-choice", option=self.key, value=shown_value(given), known=known)
        return given


Option: TypeAlias = Flag | Number | Pick


class Options:
    """The values of all options of a game, each asked for by its kind; `Game.choose` makes and checks them."""

    def __init__(self, values: Mapping[str, Value]) -> None:
        self.values: dict[str, Value] = {}
        for key, value in pairs_of(values, "values").items():
            if not isinstance(value, bool | int | str):
                raise wrong("values", "option-values", value)
            self.values[plain_text(key, "values")] = value

    def flag(self, key: str) -> bool:
        """Return the value of an option that is on or off; `Problem` if there is none of that name and kind."""
        value = self.value(key)
        if not isinstance(value, bool):
            raise Problem("option-other-kind", option=key, value=shown_value(value))
        return value

    def number(self, key: str) -> int:
        """Return the value of an option that is a number; `Problem` if there is none of that name and kind."""
        value = self.value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise Problem("option-other-kind", option=key, value=shown_value(value))
        return value

    def word(self, key: str) -> str:
        """Return the value of an option that is a word; `Problem` if there is none of that name and kind."""
        value = self.value(key)
        if not isinstance(value, str):
            raise Problem("option-other-kind", option=key, value=shown_value(value))
        return value

    def value(self, key: str) -> Value:
        """Return the value of an option; `Problem` if there is none of that name."""
        if not isinstance(key, str) or key not in self.values:
            raise Problem("option-missing", option=shown_value(key), known=", ".join(self.values))
        return self.values[key]

    def texts(self) -> dict[str, str]:
        """Return all values as text, as `read` takes them."""
        return {key: write(value) for key, value in sorted(self.values.items())}


def write(value: Value) -> str:
    """Return an option's value as text, as `read` takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
