"""Lines that tell a position, `key=value key=value …`: how they are taken apart, and what is said of a wrong one."""

import re
from collections.abc import Mapping

from cavale.engine.text import Problem, shown


def read_parts(line: str, forms: Mapping[str, str], left_out: Mapping[str, str]) -> dict[str, str]:
    """Return the parts of a line by name, each of the form (a pattern) it must have; some may be left out."""
    parts: dict[str, str] = {}
    for pair in line.split():
        key, _, value = pair.partition("=")
        if key in parts or key not in forms or not re.fullmatch(forms[key], value):
            raise bad(key, value)
        parts[key] = value
    parts = {**left_out, **parts}
    for key in forms:
        if key not in parts:
            raise bad(key, "")
    return parts


def bad(part: str, value: str) -> Problem:
    """Return the problem with one part of a line."""
    return Problem("position-part", part=shown(part), value=shown(value))
