"""What a server wrote to its error output, and which lines of that should not be there."""

import json
from collections.abc import Iterable, Sequence

QUIET_LEVELS = ("debug", "info", "warning")
LONGEST_SHOWN = 400
# Python's resource tracker outlives a killed server and cleans up after it; that is how a kill is meant to end.
AFTER_KILL = ("resource_tracker", "warnings.warn(")


def unexpected_lines(lines: Iterable[str], expected: Sequence[str] = ()) -> list[str]:
    """Return the lines that are neither quiet log events nor hold one of the expected texts.

    Of a traceback that was printed, the indented lines are left out.
    """
    found = []
    for line in lines:
        if not line.strip() or line[0].isspace():
            continue
        event = event_of(line)
        if event is not None and event.get("level") in QUIET_LEVELS and "Traceback" not in line:
            continue
        if "Traceback" in line or not any(part in line for part in expected):
            found.append(shown(line, event))
    return found


def event_of(line: str) -> dict[str, str] | None:
    """Return a line as a log event, if it is one."""
    try:
        event = json.loads(line)
    except ValueError:
        return None
    return event if isinstance(event, dict) else None


def shown(line: str, event: dict[str, str] | None) -> str:
    """Return what is reported of a line: of an event with a traceback, its last line, so that equals look equal."""
    if event is None:
        return line[:LONGEST_SHOWN]
    cause = event.get("exception", "").strip().splitlines()[-1:] or [str(event.get("error", ""))]
    return f"{event.get('level')}: {event.get('event')} {'(traceback) ' if 'Traceback' in line else ''}{cause[0]}"[
        :LONGEST_SHOWN
    ]
