"""The commands of whoever runs a server."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from cavale.engine.text import Problem
from cavale.server import TEXTS
from cavale.server.schema import upgrade
from cavale.server.settings import data_folder
from cavale.terminal.screen import Screen
from cavale.terminal.serve import backup, doctor, restore, serve
from tests.chaos.procfs import children_of, command_of
from tests.server.hosting import PATIENCE, address_in, async_client
from tests.server.kit import run
from tests.server.test_bots import alive

SERVE = """
import sys
from pathlib import Path
from cavale.server import TEXTS
from cavale.terminal.screen import Screen
from cavale.terminal.serve import serve
sys.exit(serve(port=0, data=Path(sys.argv[1]), screen=Screen("en", [TEXTS])))
"""

LATE = """
import sys
import cavale.terminal.serve as module
from cavale.terminal.main import run
checked = []
def first_free(host, port, check=module.check_port):
    checked.append(port)
    if len(checked) > 1:
        check(host, port)
module.check_port = first_free
sys.exit(run(sys.argv[1:]))
"""

EARLY = """
import sys
import uvicorn
from cavale.terminal.main import run
def interrupted(self, sockets):
    raise KeyboardInterrupt
uvicorn.Server.run = interrupted
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_backup_restore_doctor(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """A copy can be made and put back; a copy is never written over something."""
    screen = Screen(language, [TEXTS])
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with pytest.raises(Problem):
        backup(copy, data=data, screen=screen)
    with pytest.raises(Problem):
        doctor(data=data, screen=screen)
    upgrade(data / "cavale.sqlite")
    assert backup(copy, data=data, screen=screen) == 0
    with pytest.raises(Problem):
        backup(copy, data=data, screen=screen)
    assert restore(copy, data=data, screen=screen) == 0
    assert doctor(data=data, screen=screen) == 0
    assert str(copy) in capsys.readouterr().out


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    """A server that cannot listen says so before anything else."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(Problem) as raised:
            serve(port=taken.getsockname()[1], data=tmp_path, screen=Screen("en"))
    assert raised.value.text.key == "server-port"


def test_a_port_that_is_taken_at_the_last_moment_is_said(tmp_path: Path) -> None:
    """Somebody may take the port after it was found free: the code is the same, the tables are closed in order."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = ["serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)]
        done = subprocess.run([sys.executable, "-c", LATE, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 69, done
    assert (done.stdout, "Traceback" in done.stderr) == ("", False)
    assert '"event": "closed"' in done.stderr
    assert words[2] in done.stderr.splitlines()[-1]


def test_ctrl_c_before_a_server_answers_is_no_orderly_end(tmp_path: Path) -> None:
    words = ["serve", "--data", str(tmp_path)]
    done = subprocess.run([sys.executable, "-c", EARLY, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (130, "")


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    """The command prints where it is, at a port the system chose, logs no key, and stops on Ctrl+C without a fuss."""

    async def story() -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, str(tmp_path), stdout=pipe, stderr=pipe
        )
        assert process.stdout is not None
        address = address_in((await process.stdout.readline()).decode())
        async with async_client(address) as http:
            assert (await http.get("/healthz")).text == "ok\n"
            seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "name": "random"}]
            made = (await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})).json()
        os.kill(process.pid, signal.SIGINT)
        _, logged = await process.communicate()
        assert process.returncode == 0, logged.decode()
        assert b'"event": "closed"' in logged
        for secret in (made["host"], made["seats"][0]["key"], made["seats"][0]["code"], "Anna"):
            assert secret.encode() not in logged
        assert b"Traceback" not in logged

    run(story)


@pytest.mark.parametrize(
    ("ending", "hangs"),
    [(signal.SIGINT, False), (signal.SIGTERM, False), (signal.SIGINT, True), (signal.SIGTERM, True)],
)
def test_after_the_end_no_process_is_left_and_no_warning_is_said(
    tmp_path: Path, ending: signal.Signals, hangs: bool
) -> None:
    """Once bots have moved: workers and Python's resource tracker end too, and the error output holds our log alone."""

    async def story() -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, str(tmp_path), stdout=pipe, stderr=pipe
        )
        assert process.stdout is not None
        children: list[int] = []
        try:
            async with async_client(address_in((await process.stdout.readline()).decode())) as http:
                seats = [{"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}]
                assert (await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})).status_code == 201
                while "cavale_bot_moves_total 0.0" in (await http.get("/metrics")).text:
                    await asyncio.sleep(0.02)
            while len(children) < 2:  # a worker and the tracker
                children = children_of(process.pid)
            workers = [child for child in children if "resource_tracker" not in command_of(child)]
            assert len(workers) == len(children) - 1
            for worker in workers if hangs else ():
                os.kill(worker, signal.SIGSTOP)
            os.kill(process.pid, ending)
            _, logged = await process.communicate()  # until nobody is left who could write
            while any(alive(child) for child in children):
                await asyncio.sleep(0.005)
            assert process.returncode == 0, logged.decode()
            events = [json.loads(line)["event"] for line in logged.decode().splitlines()]  # nothing but our log
            assert events[-1] == "closed"
        finally:
            if process.returncode is None:
                for left in (process.pid, *children):
                    os.kill(left, signal.SIGKILL)

    run(story)


def test_where_data_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where others keep theirs, unless somebody says otherwise."""
    monkeypatch.delenv("CAVALE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "cavale"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "cavale"
    monkeypatch.setenv("CAVALE_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
