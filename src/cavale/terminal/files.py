"""Files of users: whatever is wrong with one is said, and a file is whole at every moment."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote

from cavale.engine.record import LONGEST, Record, read
from cavale.engine.text import Problem

TROUBLES = {
    errno.ENOENT: "terminal-file-missing",
    errno.ENOTDIR: "terminal-file-missing",
    errno.EISDIR: "terminal-file-is-folder",
    errno.EACCES: "terminal-file-forbidden",
    errno.EPERM: "terminal-file-forbidden",
    errno.EROFS: "terminal-file-forbidden",
    errno.ENOSPC: "terminal-file-no-room",
    errno.EDQUOT: "terminal-file-no-room",
}


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """Turn what the system says of a file into a problem in words."""
    try:
        yield
    except OSError as error:
        key = TROUBLES.get(error.errno or 0, "terminal-file-trouble")
        raise Problem(key, file=str(path), reason=error.strerror or "") from error


def read_record(path: Path) -> Record:
    """Return the record in a file."""
    with troubles(path), path.open("rb") as file:
        data = file.read(LONGEST + 1)  # no more: it may be endless
    return read(data)


def check_new(path: Path, taken: str = "terminal-file-exists") -> None:
    """Refuse to write over anything that somebody may want to keep."""
    with troubles(path):
        if path.is_dir():
            raise Problem("terminal-file-is-folder", file=str(path), reason="")
        if os.path.lexists(path) and not (path.is_file() and path.stat().st_size == 0):
            raise Problem(taken, file=quote(str(path)))


def check_new_match(path: Path) -> None:
    """Refuse to write a match over anything; if that is a match too, tell how to go on with it."""
    check_new(path, "terminal-match-exists")


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file in one go: whoever looks finds the old contents or the new, never a part."""
    with troubles(path):
        target = path.resolve()
        draft = target.with_name(f".{target.name}.{os.getpid()}.new")
        try:
            with draft.open("wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
                file.flush()
                os.fsync(file.fileno())
            if target.exists():
                draft.chmod(target.stat().st_mode & 0o777)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
