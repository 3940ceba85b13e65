"""What keeps a server from starting is said in one sentence, before any address, and has an exit code."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cavale.server.schema import upgrade
from tests.server.hosting import Said, cavale

BAD_DATA, NO_FOLDER, NO_PERMISSION = 65, 73, 77


def one_sentence(said: Said) -> bool:
    """Tell whether a command said what is wrong and nothing else."""
    return said.out == "" and len(said.err.splitlines()) == 1 and "Traceback" not in said.err


def not_a_database(data: Path) -> None:
    (data / "cavale.sqlite").write_bytes(b"this is not a database, and long enough to be one" * 100)


def cut_short(data: Path) -> None:
    upgrade(data / "cavale.sqlite")
    os.truncate(data / "cavale.sqlite", 9000)


def of_another_program(data: Path) -> None:
    with closing(sqlite3.connect(data / "cavale.sqlite")) as other, other:
        other.execute("create table recipes (name)")


def of_a_newer_version(data: Path) -> None:
    upgrade(data / "cavale.sqlite")
    with closing(sqlite3.connect(data / "cavale.sqlite")) as newer, newer:
        newer.execute("update alembic_version set version_num = '9999'")


def a_folder_in_its_place(data: Path) -> None:
    (data / "cavale.sqlite").mkdir()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("spoil", "word"),
    [
        (not_a_database, "restore"),
        (cut_short, "restore"),
        (of_another_program, "--data"),
        (of_a_newer_version, "--data"),
        (a_folder_in_its_place, "--data"),
    ],
)
def test_a_file_that_cannot_be_used_is_said_before_any_address(
    tmp_path: Path, spoil: Callable[[Path], None], word: str, language: str
) -> None:
    spoil(tmp_path)
    said = cavale("serve", "--data", str(tmp_path), "--lang", language)
    assert one_sentence(said), said
    assert said.code == BAD_DATA
    assert str(tmp_path / "cavale.sqlite") in said.err
    assert word in said.err


@pytest.mark.parametrize("inside", ["", "deeper/still"])
def test_a_folder_that_is_a_file_is_said_before_any_address(tmp_path: Path, inside: str) -> None:
    (tmp_path / "data").write_text("a file")
    said = cavale("serve", "--data", str(tmp_path / "data" / inside))
    assert one_sentence(said), said
    assert said.code == NO_FOLDER
    assert "--data" in said.err


def folder_read_only(data: Path) -> None:
    data.chmod(0o500)


def folder_closed(data: Path) -> None:
    data.chmod(0)


def file_read_only(data: Path) -> None:
    (data / "cavale.sqlite").chmod(0o400)


def file_closed(data: Path) -> None:
    (data / "cavale.sqlite").chmod(0)


def parent_read_only(data: Path) -> None:
    shutil.rmtree(data)
    data.parent.chmod(0o500)


@pytest.mark.parametrize("deny", [folder_read_only, folder_closed, file_read_only, file_closed, parent_read_only])
def test_no_permission_is_said_before_any_address(tmp_path: Path, deny: Callable[[Path], None]) -> None:
    home = tmp_path / "home"
    data = home / "data"
    upgrade(data / "cavale.sqlite")
    deny(data)
    try:
        said = cavale("serve", "--data", str(data))
    finally:
        home.chmod(0o700)
        if data.exists():
            data.chmod(0o700)
    assert one_sentence(said), said
    assert said.code == NO_PERMISSION
    assert str(data) in said.err
