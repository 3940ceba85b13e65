"""Checks of what callers hand over: each returns the value by its own type, or raises `Problem` in words.

The compiled form would raise `TypeError` for a wrong type before any line of a function runs; plain Python would not.
So public calls of the library are declared with types that the compiler does not check (`SupportsIndex` for a whole
number, `TextLike` for a text; a type checker still sees mistakes), and ask here.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Protocol, SupportsIndex

from cavale.engine.text import Problem, Text, shown_value

LARGEST_SEED = 2**63  # a bot's generator takes native integers


class TextLike(Protocol):
    """A `str`, for type checkers."""

    def casefold(self) -> str:
        """Return the text for comparisons, as only `str` can."""


def wrong(name: str, wanted: str, value: object) -> Problem:
    """Return the problem with an argument; `wanted` is the message `argument-WANTED`."""
    return Problem("argument-wrong", name=name, wanted=Text(f"argument-{wanted}"), value=shown_value(value))


def no_move(move: object) -> Problem:
    """Return the problem with a number that is no move of the game."""
    return Problem("move-unknown", text=shown_value(move))


def whole_number(value: object, name: str) -> int:
    """Return a whole number, of Python or NumPy; `Problem` for anything else, True and False included."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise wrong(name, "number", value)
    try:
        return index(value)
    except Exception:  # an array of several numbers has the method as well
        raise wrong(name, "number", value) from None


def plain_text(value: object, name: str) -> str:
    """Return a text; `Problem` for anything else."""
    if not isinstance(value, str):
        raise wrong(name, "text", value)
    return value


def one_line(value: object, name: str) -> str:
    """Return a text that can stand in a line of a record; `Problem` for anything else."""
    text = plain_text(value, name)
    if "\n" in text or "\r" in text or any("\ud800" <= char <= "\udfff" for char in text):
        raise wrong(name, "line", text)
    return text


def items_of(value: object, name: str, wanted: str) -> tuple[object, ...]:
    """Return what a sequence holds; `Problem` for anything else, texts included."""
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise wrong(name, wanted, value)
    return tuple(value)


def pairs_of(value: object, name: str) -> dict[object, object]:
    """Return the pairs of a mapping; `Problem` for anything else."""
    if not isinstance(value, Mapping):
        raise wrong(name, "mapping", value)
    return dict(value)


def bot_seed(value: object, name: str) -> int:
    """Return a seed for a bot's generator; `Problem` for what is none."""
    seed = whole_number(value, name)
    if not -LARGEST_SEED <= seed < LARGEST_SEED:
        raise wrong(name, "seed", value)
    return seed
