"""One process a data folder."""

import asyncio
import errno
import os
import re
import signal
from pathlib import Path

import pytest

from cavale.engine.text import Problem, Speaker
from cavale.server import TEXTS
from cavale.server.faults import DISK, StorageProblem
from cavale.server.house import House
from cavale.server.settings import Settings
from tests.server.hosting import cavale, client, serving, wait_until
from tests.server.kit import PATIENCE, run, running

IN_USE = 75


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_second_server_on_a_folder_says_who_holds_it_and_ends(tmp_path: Path, language: str) -> None:
    with serving(tmp_path / "data") as (process, address), client(address) as http:
        second = cavale("serve", "--data", str(tmp_path / "data"), "--lang", language)
        assert second.code == IN_USE
        assert second.out == ""
        assert len(second.err.splitlines()) == 1
        for told in (f"{process.pid}", address, str(tmp_path / "data"), "--data"):
            assert told in second.err
        assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", second.err)
        assert http.get("/healthz").text == "ok\n"


def test_a_killed_server_frees_the_folder_also_while_its_bots_live(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (process, address), client(address) as http:
        seats = [{"kind": "bot", "name": "greedy"}, {"kind": "bot", "name": "greedy"}]
        http.post("/api/tables", json={"game": "alcatraz", "seats": seats}).raise_for_status()
        # a process thinks from then on
        wait_until(lambda: "cavale_bot_moves_total 0.0" not in http.get("/metrics").text)
        os.kill(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        with serving(tmp_path / "data") as (_, again), client(again) as http:
            assert http.get("/healthz").text == "ok\n"


def test_a_stopped_server_frees_the_folder(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as (process, _):
        process.terminate()
        process.wait(PATIENCE)
        with serving(tmp_path / "data"):
            pass


def test_backup_and_doctor_work_beside_a_server_and_what_writes_is_refused(tmp_path: Path) -> None:
    data, copy = str(tmp_path / "data"), tmp_path / "copy.sqlite"
    with serving(tmp_path / "data") as (process, address), client(address) as http:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bob"}]
        http.post("/api/tables", json={"game": "alcatraz", "seats": seats}).raise_for_status()
        assert cavale("backup", str(copy), "--data", data).code == 0
        assert cavale("doctor", "--data", data).code == 0
        for words in (("restore", str(copy)), ("doctor", "--repair")):
            refused = cavale(*words, "--data", data)
            assert refused.code == IN_USE
            assert f"{process.pid}" in refused.err
    assert cavale("doctor", "--repair", "--data", data).code == 0
    assert cavale("restore", str(copy), "--data", data).code == 0


def test_two_houses_of_one_process_cannot_share_a_folder_and_one_can_open_it_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path):
            with pytest.raises(Problem) as raised:
                async with asyncio.timeout(PATIENCE), running(tmp_path):
                    pass
            assert raised.value.text.key == "server-folder-held"
        async with running(tmp_path):
            pass
        house = House(Settings(tmp_path))
        await house.open()
        await house.close()

    run(story)


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_folder_that_cannot_be_locked_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """As on some network drives, where SQLite could not keep two programs apart either."""

    def cannot(_: int) -> None:
        raise OSError(error, os.strerror(error))

    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("cavale.server.lock.lock", cannot)
            with pytest.raises(StorageProblem) as raised:
                await House(Settings(tmp_path)).open()
        assert (raised.value.text.key, raised.value.exit_code) == ("server-cannot-lock", DISK)
        for language in ("en", "fr"):
            said = Speaker(language, [TEXTS]).say(raised.value.text)
            assert all(word in said for word in (str(tmp_path), os.strerror(error), "--data"))
        assert [path.name for path in tmp_path.iterdir()] == ["cavale.lock"]  # nothing was opened
        async with running(tmp_path):
            pass

    run(story)


def test_a_house_that_could_not_open_leaves_the_folder_free(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(tmp_path)
        settings.database.write_bytes(b"this is not a database, and long enough to be one" * 100)
        for _ in range(2):
            with pytest.raises(Problem) as raised:
                await House(settings).open()
            assert raised.value.text.key == "server-not-a-database"

    run(story)
