"""The commands of whoever runs a server, as processes of their own."""

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

PATIENCE = 60.0  # seconds after which a test that waits for something fails

# Root may write everywhere by a capability, and Python may be where only root can read: a child of root gives up all
# capabilities and stays the owner of its files, so that permissions count for it as for anybody
OBEDIENT = """
import ctypes, os, runpy, struct
if os.geteuid() == 0:
    header, none = struct.pack("Ii", 0x20080522, 0), struct.pack("6I", 0, 0, 0, 0, 0, 0)
    assert ctypes.CDLL(None).capset(header, none) == 0
runpy.run_module("cavale", run_name="__main__")
"""


class Said(NamedTuple):
    """What a command said, and how it ended."""

    code: int
    out: str
    err: str


def command(*words: str) -> list[str]:
    """Return how to run a command of Cavale."""
    return [sys.executable, "-m", "cavale", *words]


def cavale(*words: str) -> Said:
    """Run a command to its end, as a user for whom permissions count."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    script = [sys.executable, "-c", OBEDIENT, *words]
    done = subprocess.run(script, capture_output=True, text=True, timeout=PATIENCE, env=env)
    return Said(done.returncode, done.stdout, done.stderr)


@contextmanager
def serving(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `cavale serve`; give the process and its address, once it has told it."""
    words = command("serve", "--data", str(data), "--port", "0", "--workers", "1")
    data.parent.mkdir(parents=True, exist_ok=True)
    with log_of(data).open("a") as log:
        process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        assert process.stdout is not None
        yield process, address_in(process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


def address_in(said: str) -> str:
    """Return the address that a server has told."""
    told = re.search(r"http://127\.0\.0\.1:[1-9]\d*", said)
    assert told, said
    return told[0]


def log_of(data: Path) -> Path:
    """Return where the servers of a folder log."""
    return data.with_name(f"{data.name}.log")


def change(database: Path, statement: str, *values: object) -> None:
    """Change a database behind Cavale's back."""
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(statement, values).rowcount


def lines(database: Path, table: str) -> list[str]:
    """Return the stored lines of a table."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select line from entries where table_id = ? order by seq"
        return [line for (line,) in connection.execute(query, (table,))]
