"""Restoring a copy: most of all when what is there is broken; the old file is always kept."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cavale.engine.text import Problem, Speaker, Text
from cavale.server import TEXTS, check, copies
from cavale.server.settings import Settings
from tests.server.hosting import cavale, serving
from tests.server.kit import run, running


async def made_and_copied(settings: Settings, copy: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Make two tables, the first of which is in a copy."""
    async with running(settings.data) as server:
        one = await server.make("Anna", "Bob")
        copies.copy(settings.database, copy)
        return one, await server.make("Cleo", "Dora")


async def is_as_copied(settings: Settings, one: dict[str, Any], two: dict[str, Any]) -> None:
    """Fail unless a server has the one table and not the other."""
    async with running(settings.data) as server:
        await server.get(f"/api/tables/{one['table']}")
        assert (await server.http.get(f"/api/tables/{two['table']}")).status_code == 404
    assert await check.troubles(settings) == []


def junk(database: Path) -> None:
    database.write_bytes(b"this is not a database, and long enough to be one" * 100)


def cut_short(database: Path) -> None:
    os.truncate(database, 9000)


def newer(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")


def gone(database: Path) -> None:
    database.unlink()


def with_old_logs(database: Path) -> None:
    for more in ("-wal", "-shm"):
        database.with_name(database.name + more).write_bytes(b"left by a kill" * 1000)
    junk(database)


@pytest.mark.parametrize("spoil", [junk, cut_short, newer, gone, with_old_logs])
def test_a_copy_is_restored_over_a_broken_file_which_is_moved_aside(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"

    async def story() -> None:
        one, two = await made_and_copied(settings, copy)
        spoil(settings.database)
        files = [settings.database.with_name(settings.database.name + more) for more in ("", "-wal", "-shm")]
        old = [path.read_bytes() if path.exists() else None for path in files]
        said = cavale("restore", str(copy), "--data", str(settings.data))
        assert said.code == 0, said
        if old[0] is not None:
            (named,) = [word.rstrip(".") for word in said.out.split() if "before-restore" in word]
            kept = [Path(named + more) for more in ("", "-wal", "-shm")]
            assert [path.read_bytes() if path.exists() else None for path in kept] == old
        await is_as_copied(settings, one, two)

    run(story)


def test_files_kept_aside_never_overwrite_each_other(tmp_path: Path) -> None:
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"

    async def story() -> None:
        await made_and_copied(settings, copy)
        asides = set()
        for number in range(3):
            settings.database.write_bytes(b"%d" % number * 1000)
            asides.add(copies.restore(settings, copy))
        assert sorted(path.read_bytes()[:1] for path in asides if path) == [b"0", b"1", b"2"]

    run(story)


def test_a_source_that_cannot_be_used_changes_nothing(tmp_path: Path) -> None:
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"

    async def story() -> None:
        await made_and_copied(settings, copy)
        before = {path.name: path.read_bytes() for path in settings.data.iterdir() if path.name != "cavale.lock"}
        for spoil in (cut_short, newer, junk, gone):
            bad = tmp_path / spoil.__name__
            shutil.copy(copy, bad)
            spoil(bad)
            with pytest.raises(Problem):
                copies.restore(settings, bad)
            found = {path.name: path.read_bytes() for path in settings.data.iterdir() if path.name != "cavale.lock"}
            assert found == before, spoil
            assert cavale("restore", str(bad), "--data", str(settings.data)).code

    run(story)


class Crash(BaseException):
    """The power fails."""


@pytest.mark.parametrize("at", range(12))
@pytest.mark.parametrize("then", ["start", "restore"])
def test_a_crash_in_the_middle_leaves_what_a_start_or_a_second_restore_deals_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, then: str
) -> None:
    """Every step that changes a name may be the last one: afterwards it is all old or all new, never a mixture."""
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"
    steps = [0]

    def crashing(step: Callable[..., Any]) -> Callable[..., Any]:
        def perhaps(*args: Any, **more: Any) -> Any:
            steps[0] += 1
            if steps[0] > at:
                raise Crash
            return step(*args, **more)

        return perhaps

    async def story() -> None:
        one, two = await made_and_copied(settings, copy)
        (settings.data / "cavale.sqlite-wal").write_bytes(b"left by a kill" * 1000)
        with monkeypatch.context() as patch:
            for name in ("link", "replace", "unlink"):
                patch.setattr(os, name, crashing(getattr(os, name)))
            try:
                copies.restore(settings, copy)
            except Crash:
                pass
            else:
                assert steps[0] <= at
        if then == "restore":
            assert copies.restore(settings, copy) is not None
            await is_as_copied(settings, one, two)
        else:
            async with running(settings.data) as server:
                await server.get(f"/api/tables/{one['table']}")
            assert await check.troubles(settings) == []

    run(story)


@pytest.mark.parametrize("first", [False, True])
def test_an_interrupted_restore_is_told_by_the_doctor_and_finished_by_a_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    """The copy waits beside the old file, or beside none; what is wrong with the old one does not matter any more."""
    settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"
    interrupted = Text("server-restore-interrupted")

    def power_fails(_: Path) -> None:
        if copies.waiting(settings.database).exists():
            raise Crash

    async def story() -> None:
        one, two = await made_and_copied(settings, copy)
        (gone if first else junk)(settings.database)
        with monkeypatch.context() as patch:
            patch.setattr(copies, "finish_restore", power_fails)
            with pytest.raises(Crash):
                copies.restore(settings, copy)
        assert settings.database.exists() is not first
        assert await check.troubles(settings) == [interrupted]
        for language in ("en", "fr"):
            said = cavale("doctor", "--data", str(settings.data), "--lang", language)
            assert (said.code, said.out) == (1, "")
            assert said.err.endswith(f" {Speaker(language, [TEXTS]).say(interrupted)}\n")
        await is_as_copied(settings, one, two)

    run(story)


def test_restore_and_start_by_hand(tmp_path: Path) -> None:
    """The way of a host: the file is broken, the server says so, a copy is put in its place, the server starts."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serving(data):
        assert cavale("backup", str(copy), "--data", str(data)).code == 0
    junk(data / "cavale.sqlite")
    assert "restore" in cavale("serve", "--data", str(data)).err
    assert "restore" in cavale("doctor", "--data", str(data)).err
    assert cavale("restore", str(copy), "--data", str(data), "--lang", "fr").code == 0
    with serving(data):
        pass
