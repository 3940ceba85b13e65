"""A server in a process of its own for tests: its memory, its live tables and the collector's pauses can be read."""

import asyncio
import gc
import json
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

import httpx

from tests.server.hosting import PATIENCE, async_client

PAUSES: Final = "pauses.json"  # in the data folder, written at the end


class Served:
    """A running server process."""

    def __init__(self, process: subprocess.Popen[str], port: int, data: Path) -> None:
        self.process = process
        self.address = f"http://127.0.0.1:{port}"
        self.data = data

    def resident(self) -> int:
        """Return the process's resident memory in kB (Linux)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    async def figure(self, name: str) -> int:
        """Return a figure of /metrics, such as `cavale_tables_live`."""
        async with async_client(self.address) as http:
            text = (await http.get("/metrics")).text
        return next(int(float(line.split()[1])) for line in text.splitlines() if line.startswith(f"{name} "))

    async def live_tables(self) -> int:
        """Return how many tables the server has in memory."""
        return await self.figure("cavale_tables_live")

    async def emptied(self) -> None:
        """Wait until no table is in the server's memory."""
        async with asyncio.timeout(PATIENCE):
            while await self.live_tables():
                await asyncio.sleep(0.1)

    def pauses(self) -> list[tuple[int, float]]:
        """Return each collection of the process, once it has ended: generation and seconds."""
        found: list[tuple[int, float]] = json.loads((self.data / PAUSES).read_text(encoding="ascii"))
        return found


@asynccontextmanager
async def served(data: Path, *, unused: float = 1.0, python: str = sys.executable) -> AsyncIterator[Served]:
    """Run a server process without limits for one address; tables leave its memory after `unused` seconds."""
    command = [python, "-m", "tests.server.served", str(data), str(unused)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        server = Served(process, int(process.stdout.readline()), data)
        async with async_client(server.address) as http, asyncio.timeout(PATIENCE):
            while process.poll() is None:
                try:
                    await http.get("/healthz")
                    break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield server
    finally:
        process.send_signal(signal.SIGINT)  # after SIGTERM nothing could be written down any more
        process.wait()
        process.stdout.close()


def main(data: Path, unused: float) -> None:
    """Serve on a free port, which is printed, until told to stop; then write down the collector's pauses."""
    from cavale.server.run import serve
    from cavale.server.settings import Settings

    pauses: list[tuple[int, float]] = []
    started = 0.0

    def note(phase: str, info: dict[str, int]) -> None:
        nonlocal started
        if phase == "start":
            started = perf_counter()
        else:
            pauses.append((info["generation"], perf_counter() - started))

    gc.callbacks.append(note)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    print(port, flush=True)
    serve(
        Settings(
            data=data,
            port=port,
            unused=unused,
            tables_per_address=0,
            sockets_per_address=0,
            films_per_address=0,
            messages_per_second=100_000,
            messages_at_once=100_000,
            bot_pause=0.0,
        )
    )
    (data / PAUSES).write_text(json.dumps(pauses), encoding="ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
