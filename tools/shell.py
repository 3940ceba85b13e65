"""Calling other programs during set-up: quietly, one set-up at a time, with a plain word when it goes wrong."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / ".build"
LOG = BUILD / os.environ.get("CAVALE_SETUP_LOG", "set-up.log")
LONGEST_LOG = 1 << 20  # bytes; then it begins anew
LOCKS = BUILD / "locks"
OFFLINE = "Packages are downloaded the first time: is there a network?"
SETTINGS = {"UV_PYTHON_DOWNLOADS": "never", "DEBIAN_FRONTEND": "noninteractive"}


class SetupError(Exception):
    """Set-up cannot go on; the message says why and what would help."""


def call(*command: str | Path) -> str:
    """Run a command; what it printed, which is also in the log."""
    result = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **SETTINGS},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,  # for the locks of our_turn
    )
    with LOG.open("a") as log:
        print("$", *command, f"\n{result.stdout}", file=log)
    if result.returncode:
        last = "".join(f"\n  {line[:160]}" for line in result.stdout.splitlines()[-4:])
        raise SetupError(f"{Path(command[0]).name} said{last}\n(more in {LOG.relative_to(ROOT)})")
    return result.stdout


@contextmanager
def told(what: str, advice: str = "") -> Iterator[None]:
    """Say what is being done and how long it took or, when it fails, what may help."""
    print(f"{what} … ", end="", file=sys.stderr, flush=True)
    began = time.monotonic()
    try:
        yield
    except SetupError as error:
        print("failed", file=sys.stderr)
        raise SetupError(f"{error}\n{advice}".rstrip()) from None
    print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)


@contextmanager
def our_turn(what: str = "set-up") -> Iterator[None]:
    """Keep others who set up the same of this tree waiting, and end with a plain word where this cannot go on."""
    try:
        LOCKS.mkdir(parents=True, exist_ok=True)
        with (LOCKS / what).open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("another set-up is at work here: waiting for it", file=sys.stderr)
                fcntl.flock(lock, fcntl.LOCK_EX)
            os.set_inheritable(lock.fileno(), True)  # a program that outlives us keeps the lock until it ends
            if LOG.is_file() and LOG.stat().st_size > LONGEST_LOG:
                LOG.write_text("")
            yield
    except KeyboardInterrupt:
        print("\ninterrupted: the next start takes the set-up up again", file=sys.stderr)
        raise SystemExit(130) from None
    except (SetupError, OSError) as error:
        raise SystemExit(f"the set-up failed: {error}") from None
