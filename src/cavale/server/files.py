"""Names of a database and of SQLite's files beside it: kept aside, taken away, and on disk for good."""

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

BESIDE = ("-wal", "-shm")  # SQLite's files beside a database


def keep_aside(database: Path, why: str) -> Path | None:
    """Give a database and its files beside it a second name, without reading them; return it, None if there is none."""
    if not os.path.lexists(database):
        return None
    aside = unused(database.with_name(f"{database.name}.{why}-{stamp()}"))
    for more in ("", *BESIDE):
        old = database.with_name(database.name + more)
        if os.path.lexists(old):
            second_name(old, aside.with_name(aside.name + more))
    flush(database.parent)
    return aside


def second_name(old: Path, new: Path) -> None:
    """Link a file to another name; where there are no links, copy it."""
    try:
        os.link(old, new)
    except OSError:
        shutil.copy2(old, new)
        flush(new)


def stamp() -> str:
    """Return the time as part of a file's name."""
    return time.strftime("%Y%m%d-%H%M%S")


def unused(path: Path) -> Path:
    """Return a path that nothing has, with a number if need be."""
    found, number = path, 1
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def flush(path: Path) -> None:
    """Have a file, or the names in a folder, on disk."""
    with suppress(PermissionError):  # Windows opens no folders
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def discard(half: Path) -> None:
    """Take away a copy that was not completed, with SQLite's files beside it, as far as that is possible."""
    for more in ("", *BESIDE, "-journal"):
        with suppress(OSError):
            half.with_name(half.name + more).unlink(missing_ok=True)
