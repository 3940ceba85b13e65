"""Copies of the database file: making one beside a running server, and putting one in its place."""

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from cavale.engine.text import Problem
from cavale.server.faults import opening_problem
from cavale.server.lock import FolderLock
from cavale.server.schema import check_ours, upgrade
from cavale.server.settings import Settings

BESIDE = ("-wal", "-shm")  # SQLite's files beside a database


def copy(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it, into a file that appears whole or not at all."""
    half = target.with_name(f".{target.name}.part")
    try:
        copy_checked(source, half)
        os.replace(half, target)
    except OSError as error:
        raise Problem("server-copy-failed", reason=error.strerror or str(error)) from None
    finally:
        half.unlink(missing_ok=True)


def copy_checked(source: Path, target: Path) -> None:
    """Copy a database into a file, and check that the copy is whole and ours."""
    check_there(source)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)
        target.touch(0o600)
        address = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
        check_whole(target)
    except OSError as error:
        raise Problem("server-copy-failed", reason=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise Problem("server-source-damaged", file=str(source), reason=str(error)) from None


def check_there(path: Path) -> None:
    """Raise `Problem` if a file is not there or may not be looked at."""
    try:
        if path.is_file():
            return
    except PermissionError as error:
        raise opening_problem(error, path) from None
    raise Problem("server-no-file", file=str(path))


def check_whole(path: Path) -> None:
    """Refuse a file that is damaged or no database of ours."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("pragma integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        database.execute("select count(*) from entries").fetchone()


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of the database; return where the old file is, which may be broken.

    The new file is complete under its waiting name before anything is taken away, so that whoever comes next can finish
    what a crash has interrupted.
    """
    target = settings.database
    with FolderLock(settings.data):
        finish_restore(target)
        half = target.with_name(f".{target.name}.part")
        try:
            copy_checked(source, half)
            check_ours(half)
            upgrade(half)
            flush(half)
            aside = keep_aside(target, "before-restore")
            os.replace(half, waiting(target))
            finish_restore(target)
        except OSError as error:
            raise Problem("server-copy-failed", reason=error.strerror or str(error)) from None
        finally:
            for more in ("", *BESIDE, "-journal"):
                half.with_name(half.name + more).unlink(missing_ok=True)
        return aside


def waiting(database: Path) -> Path:
    """Return where a restored file stands that has still to take the place of the old one."""
    return database.with_name(f"{database.name}.restored")


def finish_restore(database: Path) -> None:
    """Put a restored file in its place, if one waits for that; what it replaces is kept aside already."""
    new = waiting(database)
    if new.exists():
        for more in BESIDE:  # they belong to the old file, and would spoil the new one
            database.with_name(database.name + more).unlink(missing_ok=True)
        flush(database.parent)
        os.replace(new, database)
        flush(database.parent)


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
