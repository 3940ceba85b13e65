"""What goes wrong with storage: one exception for a running server, one sentence and exit code for a command."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cavale.engine.text import Problem, Text

# Exit codes of commands, as in sysexits.h; docs/operating.md lists them
BAD_DATA: Final = 65  # the file is damaged, is no database, or was made by a newer version
NO_FILE: Final = 66  # there is no file to read
NO_ADDRESS: Final = 69  # nobody can listen at the address
NOT_MADE: Final = 73  # the folder cannot be made, or is none; the file that is to be made is there already
DISK: Final = 74  # the disk is full or does not answer
IN_USE: Final = 75  # another process holds the folder
NO_PERMISSION: Final = 77

DENIED: Final = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
NO_ACCESS: Final = (errno.EACCES, errno.EPERM, errno.EROFS)
BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
READING: Final = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)


class StorageFault(Exception):
    """Reading or writing failed because of the disk or the file, not because of what was asked for."""


class CommandProblem(Problem):
    """A problem that ends a command with an exit code of its own."""

    def __init__(self, exit_code: int, key: str, **args: int | str | Text) -> None:
        super().__init__(key, **args)
        self.exit_code = exit_code


class StorageProblem(CommandProblem):
    """Why the tables cannot be opened or copied."""


class CopyProblem(StorageProblem):
    """Why a copy of the tables cannot be written, which says nothing about the tables themselves."""


def cause_of(error: BaseException) -> BaseException:
    """Return the error that a `StorageFault` or SQLAlchemy has wrapped, else the error itself."""
    if isinstance(error, StorageFault) and error.__cause__ is not None:
        error = error.__cause__
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


def reason_of(cause: BaseException) -> str:
    """Return what the operating system or SQLite says, without anything that was stored."""
    return (cause.strerror if isinstance(cause, OSError) else "") or name_of(cause)


def is_denied(cause: BaseException) -> bool:
    """Tell whether an error is one of missing rights."""
    return cause.errno in NO_ACCESS if isinstance(cause, OSError) else code_of(cause) in DENIED


def opening_problem(error: BaseException, path: Path) -> StorageProblem:
    """Return why a database file cannot be opened, and what to do about it."""
    cause = cause_of(error)
    file, folder = str(path), str(path.parent)
    if isinstance(cause, FileExistsError | NotADirectoryError):
        return StorageProblem(NOT_MADE, "server-not-a-folder", folder=folder)
    if isinstance(cause, IsADirectoryError) or os.path.isdir(path):
        return StorageProblem(BAD_DATA, "server-not-a-database", file=file)
    if is_denied(cause):
        return StorageProblem(NO_PERMISSION, "server-no-permission", folder=folder)
    code = code_of(cause)
    if code == sqlite3.SQLITE_NOTADB:
        return StorageProblem(BAD_DATA, "server-not-a-database", file=file)
    if code == sqlite3.SQLITE_CORRUPT:
        return StorageProblem(BAD_DATA, "server-file-damaged", file=file)
    if code in BUSY:
        return StorageProblem(IN_USE, "server-file-busy", file=file)
    return StorageProblem(DISK, "server-disk", folder=folder, reason=reason_of(cause))


def copying_problem(error: BaseException, source: Path, folder: Path) -> StorageProblem:
    """Return why a database cannot be copied into a folder: it cannot be read, else the copy cannot be written."""
    cause = cause_of(error)
    if is_corrupt(cause) or code_of(cause) in BUSY or getattr(cause, "sqlite_errorcode", 0) in READING:
        return opening_problem(cause, source)
    if isinstance(cause, FileExistsError | NotADirectoryError):
        return CopyProblem(NOT_MADE, "server-copy-no-folder", folder=str(folder))
    if is_denied(cause):
        return CopyProblem(NO_PERMISSION, "server-copy-denied", folder=str(folder))
    return CopyProblem(DISK, "server-copy-failed", folder=str(folder), reason=reason_of(cause))


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """Say in words what goes wrong with a database file."""
    try:
        yield
    except (OSError, sqlite3.Error, StorageFault) as error:
        raise opening_problem(error, path) from None


@contextmanager
def copying(source: Path, folder: Path) -> Iterator[None]:
    """Say in words what goes wrong while a database is copied into a folder."""
    try:
        yield
    except (OSError, sqlite3.Error, StorageFault) as error:
        raise copying_problem(error, source, folder) from None
