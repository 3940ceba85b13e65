"""What goes wrong with storage: one exception for a running server, one sentence and exit code for a command."""

import errno
import os
import sqlite3
from pathlib import Path
from typing import Final

from cavale.engine.text import Problem, Text

# Exit codes of commands, as in sysexits.h
BAD_DATA: Final = 65  # the file is damaged, is no database, or was made by a newer version
NO_FOLDER: Final = 73  # the folder cannot be made, or is none
DISK: Final = 74  # the disk is full or does not answer
IN_USE: Final = 75  # another process holds the folder
NO_PERMISSION: Final = 77

DENIED: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
NO_ACCESS: Final = (errno.EACCES, errno.EPERM, errno.EROFS)


class StorageFault(Exception):
    """Reading or writing failed because of the disk or the file, not because of what was asked for."""


class StorageProblem(Problem):
    """Why the tables cannot be opened, in words, with the exit code of a command that ends by it."""

    def __init__(self, exit_code: int, key: str, **args: int | str | Text) -> None:
        super().__init__(key, **args)
        self.exit_code = exit_code


def cause_of(error: BaseException) -> BaseException:
    """Return the error of sqlite3 that SQLAlchemy has wrapped, else the error itself."""
    original = getattr(error, "orig", None)
    return original if isinstance(original, BaseException) else error


def is_fault(error: BaseException) -> bool:
    """Tell whether an error is the disk's or the file's, and not that of a statement or its values."""
    cause = cause_of(error)
    if isinstance(cause, StorageFault | OSError):
        return True
    wrong_use = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.NotSupportedError)
    return isinstance(cause, sqlite3.DatabaseError) and not isinstance(cause, wrong_use)


def is_corrupt(error: BaseException) -> bool:
    """Tell whether SQLite read something that is not as it wrote it."""
    return code_of(cause_of(error)) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def code_of(error: BaseException) -> int:
    """Return SQLite's primary code of an error; 0 if it has none."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


def name_of(error: BaseException) -> str:
    """Return a short name of an error for the log; the message may hold what was stored, and is left out."""
    cause = cause_of(error)
    if name := getattr(cause, "sqlite_errorname", ""):
        return str(name)
    if isinstance(cause, OSError) and cause.errno is not None:
        return errno.errorcode.get(cause.errno, type(cause).__name__)
    return type(cause).__name__


def opening_problem(error: BaseException, path: Path) -> StorageProblem:
    """Return why a database file cannot be opened, and what to do about it."""
    cause = cause_of(error)
    file, folder = str(path), str(path.parent)
    if isinstance(cause, FileExistsError | NotADirectoryError):
        return StorageProblem(NO_FOLDER, "server-not-a-folder", folder=folder)
    if isinstance(cause, IsADirectoryError) or os.path.isdir(path):
        return StorageProblem(BAD_DATA, "server-not-a-database", file=file)
    if isinstance(cause, OSError):
        if cause.errno in NO_ACCESS:
            return StorageProblem(NO_PERMISSION, "server-no-permission", folder=folder)
        return StorageProblem(DISK, "server-disk", folder=folder, reason=cause.strerror or name_of(cause))
    code = code_of(cause)
    if code == sqlite3.SQLITE_NOTADB:
        return StorageProblem(BAD_DATA, "server-not-a-database", file=file)
    if code == sqlite3.SQLITE_CORRUPT:
        return StorageProblem(BAD_DATA, "server-file-damaged", file=file)
    if code in DENIED:
        return StorageProblem(NO_PERMISSION, "server-no-permission", folder=folder)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageProblem(IN_USE, "server-file-busy", file=file)
    return StorageProblem(DISK, "server-disk", folder=folder, reason=name_of(cause))
