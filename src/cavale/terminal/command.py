"""What the commands have in common: the screen they are given, and options that several of them take."""

from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from cavale.engine.text import Problem, shown
from cavale.terminal.screen import Screen

ScreenHere: TypeAlias = Annotated[Screen, Parameter(parse=False)]
Name: TypeAlias = Annotated[str | None, Parameter(metavar="NAME")]
Count: TypeAlias = Annotated[int | None, Parameter(metavar="N")]
File: TypeAlias = Annotated[Path | None, Parameter(metavar="FILE")]
Pairs: TypeAlias = Annotated[list[str] | None, Parameter(metavar="KEY=VALUE", negative_iterable=())]


class Leave(Exception):
    """Somebody gets up from the table."""


def written_options(pairs: list[str] | None) -> dict[str, str]:
    """Return options as they were written, by their keys."""
    options = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or key in options:
            raise Problem("terminal-option-pair", text=shown(pair))
        options[key] = value
    return options
