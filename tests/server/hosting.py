"""The commands of whoever runs a server, as processes of their own."""

import os
import re
import resource
import select
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

# Seconds after which something that a test waits for counts as never: it keeps a test from hanging, and is so long that
# a machine that is busy with other work does not come near it. No test passes or fails by how long something takes.
PATIENCE = 60.0

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


def client(address: str, **more: Any) -> httpx.Client:
    """Return somebody who asks a server over HTTP."""
    return httpx.Client(base_url=address, timeout=PATIENCE, **more)


def async_client(address: str, **more: Any) -> httpx.AsyncClient:
    """Return somebody who asks a server over HTTP, in a coroutine."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, **more)


def command(*words: str) -> list[str]:
    """Return how to run a command of Cavale."""
    return [sys.executable, "-m", "cavale", *words]


def cavale(*words: str, largest_file: int = resource.RLIM_INFINITY) -> Said:
    """Run a command to its end, as a user for whom permissions count; its files can be limited to some bytes."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    limit = f"import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, ({largest_file}, {largest_file}))\n"
    script = [sys.executable, "-c", limit + OBEDIENT, *words]
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
        told, _, _ = select.select([process.stdout], [], [], PATIENCE)
        assert told, f"the server has not told its address, see {log_of(data)}"
        yield process, address_in(process.stdout.readline())
    finally:
        process.kill()
        process.communicate()


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for a condition, and fail if it never comes true."""
    last = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < last, "what was waited for does not come"
        time.sleep(0.01)


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
