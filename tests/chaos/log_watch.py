"""What a server wrote to its error output, and which lines of that should not be there."""

import json
from collections.abc import Iterable, Iterator, Sequence

QUIET_LEVELS = ("debug", "info", "warning")
LONGEST_SHOWN = 400
TRACEBACK = "Traceback (most recent call last):"
# Python's resource tracker outlives a killed server and cleans up after it, and a process that it had only begun to
# start finds nothing to read: that is how a kill is meant to end.
AFTER_KILL = ("resource_tracker", "warnings.warn(", f"{TRACEBACK} EOFError: Ran out of input")


def unexpected_lines(lines: Iterable[str], expected: Sequence[str] = ()) -> list[str]:
    """Return the lines that are neither quiet log events nor hold one of the expected texts.

    A traceback is one line, and must be expected as such.
    """
    found = []
    for line in joined(lines):
        event = event_of(line)
        if event is not None and event.get("level") in QUIET_LEVELS and "Traceback" not in line:
            continue
        meant = [part for part in expected if "Traceback" not in line or part.startswith(TRACEBACK)]
        if not any(part in line for part in meant):
            found.append(shown(line, event))
    return found


def joined(lines: Iterable[str]) -> Iterator[str]:
    """Return lines that hold anything, a traceback as one: without what is indented, but with its cause."""
    begun = False
    for line in lines:
        if not line.strip() or line[0].isspace():
            continue
        if begun:
            yield f"{TRACEBACK} {line}"
        elif line != TRACEBACK:
            yield line
        begun = line == TRACEBACK and not begun
    if begun:
        yield TRACEBACK


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
