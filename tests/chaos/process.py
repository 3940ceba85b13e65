"""A server in a process of its own: started, killed, stopped, measured, and its log read."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.chaos.context import Context
from tests.chaos.log_watch import AFTER_KILL, unexpected_lines

SCRIPT = Path(__file__).with_name("serve.py")
BOUND = 60.0  # seconds after which something that a part waits for counts as never
# What keeps one address from making enough load; floods and hostile frames of other kinds meet the real limits.
LIFTED: dict[str, Any] = {
    "tables_per_address": 0,
    "sockets_per_address": 0,
    "films_per_address": 0,
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "bot_pause": 0.0,
    "workers": 1,
}


def free_port() -> int:
    """Return a port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server on a folder that can be started again and again, always at the same port."""

    def __init__(self, context: Context, name: str = "data", **settings: Any) -> None:
        self.context = context
        self.folder = context.folder / name
        self.log = context.folder / f"{name}.log"
        self.port = free_port()
        self.settings = {**LIFTED, "data": str(self.folder), "port": self.port, **settings}
        self.read = 0  # bytes of the log that were looked at
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def command(self) -> list[str]:
        """Return how it is started."""
        return [sys.executable, "-P", str(SCRIPT), json.dumps(self.settings)]

    async def begin(self) -> None:
        """Start the process without waiting for it; it has a group of its own, so that all of it can be ended."""
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *self.command(), stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )

    async def start(self) -> "ServerProcess":
        """Start, and wait until it answers."""
        await self.begin()
        if not await eventually(self.answers):
            raise RuntimeError(f"the server does not answer: {self.log.read_text(errors='replace')[-2000:]}")
        return self

    async def answers(self) -> bool:
        """Tell whether it is there; one that has ended never will be."""
        assert self.process is not None
        if self.process.returncode is not None:
            raise RuntimeError(f"the server ended by itself: {self.log.read_text(errors='replace')[-2000:]}")
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True

    async def kill(self, *expected: str) -> None:
        """Kill it in the middle of whatever it does."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.end_group()
        self.check_log(*expected, *AFTER_KILL)

    async def stop(self, *expected: str) -> int:
        """Ask it to end in order; return its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            code = await asyncio.wait_for(self.process.wait(), BOUND)
        except TimeoutError:
            self.context.violation("SIGTERM did not end the server")
            self.process.kill()
            code = await self.process.wait()
        self.end_group()
        if '"event": "closed"' not in self.log.read_text(errors="replace")[self.read :]:
            self.context.violation(f"the server ended without an orderly close (exit code {code})")
        self.check_log(*expected)
        return code

    def end_group(self) -> None:
        """End whatever the server left behind."""
        try:
            os.killpg(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            return

    async def report_death(self) -> None:
        """Report a server that ended although nobody asked it to."""
        await asyncio.sleep(0)  # so that an end which came just now is known
        if self.process is not None and self.process.returncode not in (None, 0, -signal.SIGTERM, -signal.SIGKILL):
            self.context.violation(f"the server ended by itself, with exit code {self.process.returncode}")

    def dispose(self) -> None:
        """End everything at once, however a part ends."""
        if self.process is not None:
            self.end_group()

    def check_log(self, *expected: str) -> None:
        """Report what the log should not hold, in so far as it is new."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            new = log.read()
        self.read += len(new)
        for line in unexpected_lines(new.decode(errors="replace").splitlines(), expected):
            self.context.violation(f"in the log: {line}")

    def rss(self) -> int:
        """Return the memory of the serving process, in kB."""
        return memory_of(self.pid)

    def children(self) -> list[int]:
        """Return the processes that the server started in which bots think."""
        return [pid for pid in children_of(self.pid) if "resource_tracker" not in command_of(pid)]

    def client(self, **more: Any) -> httpx.AsyncClient:
        """Return somebody who asks over HTTP."""
        return httpx.AsyncClient(base_url=self.url, timeout=BOUND, **more)


def memory_of(pid: int) -> int:
    """Return the resident memory of a process, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def children_of(pid: int) -> list[int]:
    """Return the processes that a process started."""
    try:
        return [
            int(word) for listed in Path(f"/proc/{pid}/task").glob("*/children") for word in listed.read_text().split()
        ]
    except OSError:  # it is gone, or one of its threads
        return []


def command_of(pid: int) -> str:
    """Return the command line of a process, or nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


async def eventually(condition: Callable[[], Any], bound: float = BOUND, pause: float = 0.02) -> bool:
    """Wait until a condition holds; tell whether it ever did. It may be a function or a coroutine function."""
    loop = asyncio.get_running_loop()
    end = loop.time() + bound
    while loop.time() < end:
        held = condition()
        if asyncio.iscoroutine(held):
            held = await held
        if held:
            return True
        await asyncio.sleep(pause)
    return False


def wishes(seats: Sequence[str]) -> list[dict[str, str]]:
    """Return wishes for seats: names are people, `-` is an open seat, `*greedy` is a bot."""
    kinds = {"-": "open", "*": "bot"}
    return [
        {"kind": kinds.get(seat[0], "person")} | ({"name": seat.lstrip("*")} if seat != "-" else {}) for seat in seats
    ]
