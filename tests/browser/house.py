"""A server in a process of its own, which can be taken down and put up again."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import httpx

import cavale
from tests.server.hosting import PATIENCE, client

GAMES = Path(cavale.__file__).parent / "games"
COMMAND = [sys.executable, "-P", str(Path(__file__).with_name("serve.py"))]


class House:
    """A server on a free port of this machine, with its data in a folder, and games besides its own."""

    def __init__(self, data: Path, games: str = "", host: str = "127.0.0.1") -> None:
        self.data = data
        self.games = games
        self.host = host
        self.reserved = reserved_port()
        self.port = int(self.reserved.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.reserved.close()
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            finally:
                end_all(self.process)

    def start(self) -> None:
        """Put the server up, and wait until it answers."""
        command = [*COMMAND, self.host, str(self.port), str(self.data)]
        env = {**os.environ, "CAVALE_GAMES": self.games}
        with (self.data / "log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server did not start:\n{(self.data / 'log').read_text()[-2000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        """Tell whether the server is up."""
        try:
            return httpx.get(f"{self.url}/healthz", timeout=1).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Take the server down without a word to it."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
            end_all(self.process)
            self.process = None

    def post(self, path: str, body: Any) -> Any:
        """Ask something of the server as a program would."""
        return self.sent(path, json=body)

    def sent(self, path: str, **body: Any) -> Any:
        """Send a body to the server in the form that it has; return the answer."""
        with client(self.url, headers={"Origin": self.url}) as http:
            return http.post(path, **body).raise_for_status().json()

    def table(
        self,
        *seats: str,
        game: str = "alcatraz",
        preset: str = "",
        clock: Any = None,
        watching: str = "on",
        **options: str,
    ) -> Any:
        """Make a table: each seat is `open`, a person's name, or `bot:KIND`."""
        wish = {"game": game, "seats": wishes(seats), "preset": preset, "options": options, "clock": clock or {}}
        return self.post("/api/tables", wish | {"watching": watching})

    def shown(self, record: Path | bytes) -> Any:
        """Lay a match that was played on a table."""
        return self.sent("/api/records", content=record.read_bytes() if isinstance(record, Path) else record)

    def late_table(self, record: Path | bytes, entries: int, *seats: str) -> Any:
        """Make a table that begins as a match stood after so many entries."""
        return self.post(f"/api/tables/{self.shown(record)['table']}/fork", {"at": entries, "seats": wishes(seats)})

    def let_bots_play(self, table: Any, *seats: int) -> None:
        """Let bots play for the people on these seats, as the host may."""
        for seat in seats:
            wish = {"host": table["host"], "what": "bot", "seat": seat, "bot": "greedy"}
            self.post(f"/api/tables/{table['table']}/host", wish)

    def seat_link(self, table: Any, *seats: int) -> str:
        """Return the address that lets somebody sit on these seats of a table."""
        keys = {seat["seat"]: seat["key"] for seat in table["seats"]}
        return f"{self.url}/t/{table['table']}#" + "&".join(f"k={keys[seat]}" for seat in seats)


def golden(game: str, name: str) -> Path:
    """The record of a match that is kept with its game."""
    return GAMES / game / "tests" / "golden" / f"{name}.record"


def wishes(seats: Sequence[str]) -> list[dict[str, str]]:
    """Who shall sit where, as the server is asked."""
    asked = []
    for seat in seats:
        kind, _, name = seat.rpartition(":")
        asked.append({"kind": "open"} if seat == "open" else {"kind": kind or "person", "name": name})
    return asked


def end_all(process: subprocess.Popen[bytes]) -> None:
    """End whatever a server left behind."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def reserved_port() -> socket.socket:
    """Take a port of the loopback address, on which only a server of ours can listen, also after it was taken down.

    A port that is merely found to be free may be given to any other program before the server has it.
    """
    holder = socket.socket()
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    holder.bind(("127.0.0.1", 0))
    return holder
