"""What an operator can set, with values that suit one machine."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


def data_folder() -> Path:
    """Return where tables are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("CAVALE_DATA") or Path(base) / "cavale")


def usual_workers() -> int:
    """Return how many bots may think at once: all cores but one, which serves, and two at least: one never advises."""
    return max(2, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""  # as players write it, when a proxy stands in front
    workers: int = 0  # processes in which bots think; 0 for `usual_workers`
    static: Path = Path(__file__).parents[1] / "static"  # the built browser side
    # Limits; 0 is none
    tables_per_address: int = 60  # made in an hour
    sockets_per_address: int = 200
    films_per_address: int = 40  # at once; then two a second
    hints_at_once: int = 10  # that a seat may ask for; then one every two seconds
    hints_per_address: int = 8  # that may be under way at once
    frame_size: int = 16 * 1024  # bytes of a message from a browser
    body_size: int = 2 * 1024 * 1024  # bytes of a request, records included
    messages_per_second: float = 20.0
    messages_at_once: int = 40
    unread: int = 1024 * 1024  # bytes a slow reader may have waiting before it is dropped
    # Patience, in seconds
    heartbeat: float = 20.0
    bot_pause: float = 0.4  # before a bot's move, so that people can follow
    bot_seconds: float = 20.0  # that a thought may take; its process is then replaced, and a quick move is played
    worker_start_seconds: float = 30.0  # that a process for bots may take to start
    hint_iterations: int = 4000  # that an adviser thinks
    hint_seconds: float = 2.0  # at most
    sweep: float = 0.25  # between looks at the clocks
    unused: float = 60.0  # until a table that nobody sits at leaves the memory
    storage_retry: float = 1.0  # between tries whether storage that failed works again
    storage_close: float = 10.0  # to wait for a disk that does not answer, before the server ends without it
    # Days after which a table that nobody touched is cleared away
    keep_waiting: float = 7.0
    keep_playing: float = 180.0
    keep_over: float = 365.0
    # For tests: what time it is, and what chance brings
    now: Callable[[], float] = time.monotonic
    seed: int | None = None

    @property
    def address(self) -> str:
        """Where the server is found, as far as that is known before it listens."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url or (f"http://{host}:{self.port}" if self.port else "")

    @property
    def database(self) -> Path:
        """The file that holds everything."""
        return self.data / "cavale.sqlite"
