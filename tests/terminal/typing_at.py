"""Running the command: in this process with something to read, or in a terminal of its own."""

import codecs
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

from cavale.terminal.main import run

PATIENCE = 120  # seconds after which something will never come
ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[()][A-Z0-9]|[=>])")
# Takes the terminal as its own and hears the signals of its keys, as after a login: whoever starts the tests in the
# background has them ignored, and children inherit that. Then becomes the command.
SHIM = """
import fcntl, os, signal, sys, termios
for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
    signal.signal(number, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, sys.argv[1:])
"""


class Said(NamedTuple):
    """What a command said, and how it left."""

    code: int
    out: str
    err: str


class Cavale:
    """Runs command lines in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, line: str, typed: str = "", *more: str) -> Said:
        """Run a command line, words as its input; more words may hold spaces."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([*line.split(), *more])
        return Said(code, *self.capsys.readouterr())


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, *words: str, rows: int = 24, columns: int = 80, **env: str) -> None:
        self.screen, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        rest = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SHIM, sys.executable, "-m", "cavale", *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**rest, **env},
            start_new_session=True,
        )
        os.close(inner)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # readline writes letters byte by byte
        self.raw = ""
        self.read_to = 0

    @property
    def text(self) -> str:
        """Everything shown so far, without what only steers the terminal."""
        return ESCAPE.sub("", self.raw).replace("\r\n", "\n").replace("\r", "")

    def send(self, keys: str | bytes) -> None:
        """Send keys as they are."""
        os.write(self.screen, keys.encode() if isinstance(keys, str) else keys)

    def type(self, words: str) -> None:
        """Type a line."""
        self.send(f"{words}\r")

    def press(self, letter: str) -> None:
        """Press Ctrl with a letter at a prompt that was shown."""
        self.wait_until_it_reads()
        self.send(bytes([ord(letter) & 0x1F]))

    def wait_until_it_reads(self) -> None:
        """Wait until the command, which has shown a prompt, sleeps until a key comes.

        A signal between readline's prompt and its waiting would be noticed at the next key only.
        """
        last = time.monotonic() + PATIENCE
        while state_of(self.process.pid) != "S":
            assert time.monotonic() < last, f"it does not wait for a key: {self.text[self.read_to :]!r}"
            time.sleep(0.005)

    def until(self, words: str) -> str:
        """Wait for words that were not waited for before; return what was shown up to them."""
        return self.until_one(words)

    def until_one(self, *words: str) -> str:
        """Wait for one of some words; return what was shown up to the first of them."""
        pattern = re.compile("|".join(map(re.escape, words)))
        last = time.monotonic() + PATIENCE
        while not (found := pattern.search(self.text, self.read_to)):
            alive = time.monotonic() < last and self.read()
            assert alive, f"{words!r} does not come: {self.text[self.read_to :]!r}"
        shown = self.text[self.read_to : found.end()]
        self.read_to = found.end()
        return shown

    def read(self) -> bool:
        """Read what there is; False at the end."""
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        try:
            data = os.read(self.screen, 65536) if ready else b""
        except OSError:  # Linux's way to say that nobody is left inside
            return False
        self.raw += self.decoder.decode(data)
        return bool(data)

    def close(self) -> None:
        """End what is left of it."""
        if self.process.poll() is None:
            self.process.kill()
            self.leave()

    def leave(self) -> int:
        """Wait for the end; return the exit code."""
        while self.read():
            pass
        os.close(self.screen)
        return self.process.wait(PATIENCE)


def state_of(process: int) -> str:
    """What a process does, in the kernel's letters: S sleeps, R runs, Z has ended."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


class Open(Protocol):
    """Opens terminals, which are closed when the test is over."""

    def __call__(self, *words: str, rows: int = 24, columns: int = 80, **env: str) -> Terminal: ...
