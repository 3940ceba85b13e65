"""What a server wrote to its error output, and which lines of that should not be there."""

import json
from collections.abc import Iterable, Sequence

QUIET_LEVELS = ("debug", "info", "warning")
LONGEST_SHOWN = 400
# Python's resource tracker outlives a killed server and cleans up after it; that is how a kill is meant to end.
AFTER_KILL = ("resource_tracker", "warnings.warn(")


def unexpected_lines(lines: Iterable[str], expected: Sequence[str] = ()) -> list[str]:
    """Return the lines that are neither quiet log events nor hold one of the expected texts."""
    found = []
    for line in lines:
        text = line.strip()
        if not text or is_quiet(text) or ("Traceback" not in text and any(part in text for part in expected)):
            continue
        found.append(text[:LONGEST_SHOWN])
    return found


def is_quiet(text: str) -> bool:
    """Tell whether a line is a log event below the level of an error, without a traceback in it."""
    try:
        event = json.loads(text)
    except ValueError:
        return False
    return isinstance(event, dict) and event.get("level") in QUIET_LEVELS and "Traceback" not in text
