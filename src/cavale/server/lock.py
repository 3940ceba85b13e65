"""One process a data folder: a lock of the operating system, which is free again when its holder is killed."""

import errno
import os
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple, Self

from cavale.engine.text import Text
from cavale.server.faults import DISK, IN_USE, StorageProblem, opening_problem

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

NAME: Final = "cavale.lock"
LONGEST: Final = 2_000  # bytes of what a holder says about itself
LOCKED_BYTE: Final = 1 << 30  # Windows locks bytes, and nobody else can read them: one far behind the text
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Holder(NamedTuple):
    """Who holds a folder, as it stands in the lock file: a line each."""

    process: int
    since: float  # seconds since 1970
    address: str = ""  # at which a server answers, if that is known

    def text(self) -> Text:
        """Return who it is, in words."""
        since = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(self.since))
        if self.address:
            return Text("server-holder-server", {"process": self.process, "since": since, "address": self.address})
        return Text("server-holder-process", {"process": self.process, "since": since})


class FolderLock:
    """Holds a data folder from when it is made until it is released or the process ends."""

    def __init__(self, folder: Path, address: str = "") -> None:
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # Python lets no other program inherit it
        except OSError as error:
            raise opening_problem(error, path) from None
        try:
            lock(self.file)
        except OSError as error:
            text = holder_text(self.file)
            os.close(self.file)
            if error.errno in TAKEN:
                raise StorageProblem(IN_USE, "server-folder-held", folder=str(folder), holder=text) from None
            reason = error.strerror or str(error)  # some network drives cannot lock, and SQLite is not safe there
            raise StorageProblem(DISK, "server-cannot-lock", folder=str(folder), reason=reason) from None
        self.write(Holder(os.getpid(), time.time(), address))

    def write(self, holder: Holder) -> None:
        """Say in the file who holds the lock; on a full disk it stays unsaid, the lock holds all the same."""
        try:
            os.ftruncate(self.file, 0)
            os.lseek(self.file, 0, os.SEEK_SET)
            os.write(self.file, "".join(f"{value}\n" for value in holder).encode())
        except OSError:
            return

    def release(self) -> None:
        """Free the folder; the file stays, as taking it away could free a lock that another has just taken."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.release()


def check_free(folder: Path) -> None:
    """Raise `StorageProblem` if another process holds a folder."""
    if os.path.exists(folder / NAME):  # not so for a folder that may not be read, of which opening tells more
        FolderLock(folder).release()


def holder_text(file: int) -> Text:
    """Return in words who holds a locked file."""
    try:
        os.lseek(file, 0, os.SEEK_SET)
        process, since, address = os.read(file, LONGEST).decode().splitlines()
        return Holder(int(process), float(since), address).text()
    except (OSError, ValueError, OverflowError):
        return Text("server-holder-unknown")


def lock(file: int) -> None:
    """Lock an open file or raise `OSError` at once."""
    if sys.platform == "win32":
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
