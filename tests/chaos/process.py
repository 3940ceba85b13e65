"""A server in a process of its own: started, killed, stopped, measured, and its log read."""

import asyncio
import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.chaos.context import Context
from tests.chaos.groups import GROUPS, end_group
from tests.chaos.log_watch import AFTER_KILL, unexpected_lines
from tests.chaos.procfs import children_of, command_of, memory_of
from tests.chaos.waiting import BOUND, eventually

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(rb"http://127\.0\.0\.1:([1-9]\d*)")
# What keeps one address from making enough load; floods and hostile frames of other kinds meet the real limits.
LIFTED: dict[str, Any] = {
    "tables_per_address": 0,
    "sockets_per_address": 0,
    "films_per_address": 0,
    "hints_at_once": 0,
    "hints_per_address": 0,
    "messages_per_second": 1e6,
    "messages_at_once": 1_000_000,
    "bot_pause": 0.0,
    "workers": 1,
}


class ServerProcess:
    """A server on a folder that can be started again and again, each time at a port that the system chooses."""

    def __init__(self, context: Context, name: str = "data", **settings: Any) -> None:
        self.context = context
        self.folder = context.folder / name
        self.log = context.folder / f"{name}.log"
        self.inside = context.folder / f"{name}.json"  # what the probe tells
        self.settings = {**LIFTED, "data": str(self.folder), "probe": str(self.inside), "port": 0, **settings}
        self.port = 0
        self.read = 0  # bytes of the log that were looked at
        self.process: asyncio.subprocess.Process | None = None
        self.prepared: asyncio.subprocess.Process | None = None  # has imported everything, and waits to begin

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
        return [sys.executable, "-m", "tests.chaos.serve", json.dumps(self.settings)]

    async def prepare(self) -> None:
        """Start the next process, which waits to begin; it has a group of its own, so that all of it can be ended."""
        if self.prepared is None:
            with self.log.open("ab") as log:
                self.prepared = await asyncio.create_subprocess_exec(
                    *self.command(),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                    cwd=ROOT,
                )
            GROUPS.add(self.prepared.pid)

    async def begin(self) -> None:
        """Let the process serve, without waiting until it does."""
        await self.prepare()
        self.process, self.prepared = self.prepared, None
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")

    async def start(self) -> "ServerProcess":
        """Start, and wait until it says where it answers."""
        self.port = 0
        await self.begin()
        if not await eventually(self.told_port):
            raise RuntimeError(f"the server does not answer: {self.log.read_text(errors='replace')[-2000:]}")
        return self

    def told_port(self) -> bool:
        """Tell whether the log says at which port it answers; a server that has ended never will."""
        assert self.process is not None
        found = ADDRESS.search(self.new_log())
        if found:
            self.port = int(found[1])
        elif self.process.returncode is not None:
            raise RuntimeError(f"the server ended by itself: {self.log.read_text(errors='replace')[-2000:]}")
        return bool(found)

    async def kill(self, *expected: str) -> None:
        """Kill it in the middle of whatever it does."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        end_group(self.pid)
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
        end_group(self.pid)
        if b'"event": "closed"' not in self.new_log():
            self.context.violation(f"the server ended without an orderly close (exit code {code})")
        self.check_log(*expected)
        return code

    async def report_death(self) -> None:
        """Report a server that ended although nobody asked it to."""
        await asyncio.sleep(0)  # so that an end which came just now is known
        if self.process is not None and self.process.returncode not in (None, 0, -signal.SIGTERM, -signal.SIGKILL):
            self.context.violation(f"the server ended by itself, with exit code {self.process.returncode}")

    async def dispose(self) -> None:
        """End everything at once, however a part ends."""
        for process in (self.process, self.prepared):
            if process is not None:
                end_group(process.pid)
                await process.wait()
                assert process.stdin is not None
                process.stdin.close()

    def new_log(self) -> bytes:
        """Return what the log holds that was not looked at."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            return log.read()

    def check_log(self, *expected: str) -> None:
        """Report what the log should not hold, in so far as it is new."""
        new = self.new_log()
        self.read += len(new)
        for line in unexpected_lines(new.decode(errors="replace").splitlines(), expected):
            self.context.violation(f"in the log: {line}")

    def rss(self) -> int:
        """Return the memory of the serving process, in kB."""
        return memory_of(self.pid)

    def children(self) -> list[int]:
        """Return the processes that the server started in which bots think."""
        return [pid for pid in children_of(self.pid) if "resource_tracker" not in command_of(pid)]

    async def look_inside(self) -> dict[str, Any]:
        """Return what the probe sees in the serving process just now."""
        before = self.seen()
        os.kill(self.pid, signal.SIGUSR1)
        if not await eventually(lambda: self.seen() != before):
            raise RuntimeError("the server does not tell what is inside it")
        return self.seen()

    def seen(self) -> dict[str, Any]:
        """Return what the probe told last."""
        return dict(json.loads(self.inside.read_text())) if self.inside.exists() else {}

    async def figure(self, name: str) -> float:
        """Return a figure of /metrics, such as `cavale_tables_live`; 0 for one that was never counted."""
        async with self.client() as http:
            lines = (await http.get("/metrics")).text.splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")), 0.0)

    def client(self, **more: Any) -> httpx.AsyncClient:
        """Return somebody who asks over HTTP."""
        return httpx.AsyncClient(base_url=self.url, timeout=BOUND, **more)
