"""Debian's packages, for what cannot come from a package registry of Python or Node."""

from __future__ import annotations

import fcntl
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.shell import OFFLINE, SetupError, call, told

# Other programs that install packages are waited for: by apt-get itself where packages are unpacked. Fetching the lists
# has a lock that apt-get does not wait for, so that set-ups of ours wait for each other by a lock file.
WAIT = ("-o", "DPkg::Lock::Timeout=600")
LOCK = "cavale-system-packages.lock"


def need(package: str, why: str) -> None:
    """Install one of Debian's packages, or tell who may how to."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetupError(f"{why}; on Debian: sudo apt-get install {package}")
    with our_turn_in_all_trees(), told(f"installing {package}", OFFLINE):
        call("apt-get", *WAIT, "update", "-qq")
        call("apt-get", *WAIT, "install", "-qq", "-y", "--no-install-recommends", package)


@contextmanager
def our_turn_in_all_trees() -> Iterator[None]:
    """Keep whoever sets up another tree on this machine from installing packages meanwhile."""
    lock = os.open(Path(tempfile.gettempdir(), LOCK), os.O_RDONLY | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another set-up installs packages of the system: waiting for it", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)
