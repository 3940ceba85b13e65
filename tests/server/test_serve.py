"""The commands of whoever runs a server."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

from cavale.engine.text import Problem
from cavale.server import TEXTS
from cavale.server.schema import upgrade
from cavale.server.settings import data_folder
from cavale.terminal.screen import Screen
from cavale.terminal.serve import backup, doctor, restore, serve
from tests.server.hosting import address_in
from tests.server.kit import run

SERVE = """
import sys
from pathlib import Path
from cavale.server import TEXTS
from cavale.terminal.screen import Screen
from cavale.terminal.serve import serve
sys.exit(serve(port=0, data=Path(sys.argv[1]), screen=Screen("en", [TEXTS])))
"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_backup_restore_doctor(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """A copy can be made and put back; a copy is never written over something."""
    screen = Screen(language, [TEXTS])
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with pytest.raises(Problem):
        backup(copy, data=data, screen=screen)
    assert doctor(data=data, screen=screen) == 1
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


def test_it_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    """The command prints where it is, at a port the system chose, logs no key, and stops on Ctrl+C without a fuss."""

    async def story() -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVE, str(tmp_path), stdout=pipe, stderr=pipe
        )
        assert process.stdout is not None
        address = address_in((await process.stdout.readline()).decode())
        async with httpx.AsyncClient(base_url=address) as http:
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


def test_where_data_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Where others keep theirs, unless somebody says otherwise."""
    monkeypatch.delenv("CAVALE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "cavale"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "cavale"
    monkeypatch.setenv("CAVALE_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
