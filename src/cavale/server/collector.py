"""When the garbage collector runs: everyone waits while it does, so it looks at little, unless much has left.

Objects are freed by their reference counts; the collector is needed for reference cycles only. A young collection looks
at the newest objects, and what survives it is frozen: later collections skip it. Without that a full collection of a
thousand tables stopped everyone for half a second again and again. What is frozen and becomes unreachable later would
stay for ever if it is part of a cycle. Connections and tables make no cycles (`line`, tests/server/test_cycles.py), but
a library or a new line of code may; so after many departures everything is collected once. How many depends on how many
tables live, for they are what a full collection takes time for.
"""

import gc
from typing import Final

YOUNG: Final = 2_000  # new objects after which they are looked at
FEWEST: Final = 2_000  # departures before a full collection
PER_TABLE: Final = 8  # and at least so many for each table that lives


class Departures:
    """Counts connections and tables that have left since the last full collection."""

    def __init__(self) -> None:
        self.count = 0


DEPARTURES: Final = Departures()


def spare_people() -> None:
    """Freeze what is there now, and whatever survives a young collection from now on."""
    gc.freeze()
    gc.set_threshold(YOUNG)
    if set_aside not in gc.callbacks:
        gc.callbacks.append(set_aside)


def set_aside(phase: str, info: dict[str, int]) -> None:
    """Freeze what has survived a collection."""
    if phase == "stop":
        gc.freeze()


def note_departure() -> None:
    """Count a connection that was lost or a table that left the memory."""
    DEPARTURES.count += 1


def collect_departed(live: int) -> bool:
    """Collect everything if enough has left, given how many tables live; tell whether that was done."""
    if set_aside not in gc.callbacks or DEPARTURES.count < max(FEWEST, PER_TABLE * live):
        return False
    DEPARTURES.count = 0
    gc.unfreeze()
    gc.collect()
    return True
