"""Copies of the database file: making one beside a running server, and putting one in its place."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cavale.server.faults import BAD_DATA, NO_FILE, StorageProblem, copying, is_corrupt, opening, opening_problem
from cavale.server.files import BESIDE, discard, flush, keep_aside
from cavale.server.lock import FolderLock
from cavale.server.schema import bring_up_to_date
from cavale.server.settings import Settings

DAMAGED = ("server-file-damaged", "server-not-a-database")  # what `StorageProblem` says of a file of no use


def copy(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it, into a file that appears whole or not at all."""
    half = target.with_name(f".{target.name}.part")
    with copying(source, target.parent):
        try:
            copy_checked(source, half)
            os.replace(half, target)
        finally:
            discard(half)


def copy_checked(source: Path, target: Path) -> None:
    """Copy a database into a file, and check that the copy is whole and ours.

    Raises `StorageProblem` if the source is at fault, `OSError` or `sqlite3.Error` if the copy cannot be written.
    """
    check_readable(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    target.touch(0o600)
    with closing(connect_to_read(source)) as old, closing(sqlite3.connect(target)) as new:
        try:
            old.backup(new)
        except sqlite3.Error as error:
            if is_corrupt(error):
                raise opening_problem(error, source) from None
            raise
    check_whole(target, source)


def copy_current(source: Path, target: Path) -> None:
    """Copy a database into a file, checked, and bring the copy up to date; raises what `copy_checked` does."""
    copy_checked(source, target)
    bring_up_to_date(target, source)


def check_readable(path: Path) -> None:
    """Raise `StorageProblem` if a database is not there or cannot be read."""
    with opening(path):
        if not path.is_file():
            raise StorageProblem(NO_FILE, "server-no-file", file=str(path))
        with closing(connect_to_read(path)) as database:
            database.execute("select count(*) from sqlite_master").fetchone()


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Return a database, to read it only."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def check_whole(path: Path, known_as: Path) -> None:
    """Raise `StorageProblem` about the file that a user knows it by if a database is damaged, or none of ours."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("pragma integrity_check").fetchone() != ("ok",):
            raise StorageProblem(BAD_DATA, "server-file-damaged", file=str(known_as))
        if not database.execute("select 1 from sqlite_master where name = 'entries'").fetchone():
            raise StorageProblem(BAD_DATA, "server-not-a-database", file=str(known_as))


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of the database; return where the old file is, which may be broken.

    The new file is complete under its waiting name before anything is taken away, so that whoever comes next can finish
    what a crash has interrupted.
    """
    target = settings.database
    half = target.with_name(f".{target.name}.part")
    with FolderLock(settings.data), copying(source, settings.data):
        finish_restore(target)
        try:
            copy_current(source, half)
            flush(half)
            aside = keep_aside(target, "before-restore")
            os.replace(half, waiting(target))
            finish_restore(target)
        except StorageProblem as problem:
            if problem.text.key in DAMAGED:  # whose words are about the database, which one would restore
                raise StorageProblem(BAD_DATA, "server-source-damaged", file=str(source)) from None
            raise
        finally:
            discard(half)
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
