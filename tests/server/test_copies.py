"""A copy that cannot be written says nothing about the tables: nobody is told to restore over a sound file."""

import asyncio
import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cavale.engine.text import Speaker
from cavale.server import TEXTS, check
from cavale.server.faults import StorageProblem, copying_problem
from cavale.server.schema import upgrade
from cavale.server.settings import Settings
from tests.server.hosting import Said, cavale, change

LARGEST = 64 * 1024  # bytes that a file may have where there is no room: enough to read a database, not to copy it
UNTRUE = ("damaged", "cavale restore", "endommagé")
NOT_MADE, DISK, NO_PERMISSION = 73, 74, 77


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A sound database, as a server leaves it."""
    data = tmp_path / "data"
    upgrade(data / "cavale.sqlite")
    change(data / "cavale.sqlite", "insert into house values ('much', ?)", "-" * 2 * LARGEST)
    return data


def check_said(said: Said, code: int, *words: str) -> None:
    """Fail unless a command ended so, with one sentence that holds some words and blames no sound file."""
    assert (said.code, said.out, len(said.err.splitlines())) == (code, "", 1), said
    assert all(word in said.err for word in words), said
    assert not any(word in said.err for word in UNTRUE), said


def test_a_backup_without_room_names_the_folder_of_the_copy(tmp_path: Path, data: Path) -> None:
    target = tmp_path / "copies" / "tables.sqlite"
    words = ("backup", str(target), "--data", str(data))
    check_said(cavale(*words, largest_file=LARGEST), DISK, str(target.parent))
    assert list(target.parent.iterdir()) == []  # nothing half done stays
    assert cavale(*words).code == 0


def test_a_doctor_without_room_for_a_copy_names_the_temporary_folder(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "place"
    place.mkdir()
    monkeypatch.setenv("TMPDIR", str(place))
    words = ("doctor", "--data", str(data), "--lang", "fr")
    check_said(cavale(*words, largest_file=LARGEST), DISK, f"{place}", "TMPDIR")
    assert list(place.iterdir()) == []
    assert cavale(*words).code == 0


def test_a_doctor_without_any_temporary_folder_says_so(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none() -> str:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    monkeypatch.setenv("TMPDIR", str(tmp_path / "nowhere"))
    with pytest.raises(StorageProblem) as raised:
        asyncio.run(check.troubles(Settings(data)))
    assert (raised.value.exit_code, raised.value.text.key) == (DISK, "server-doctor-copy")
    assert str(tmp_path / "nowhere") in str(raised.value)


def test_a_restore_without_room_changes_nothing_and_names_the_folder(tmp_path: Path, data: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert cavale("backup", str(copy), "--data", str(data)).code == 0
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    said = cavale("restore", str(copy), "--data", str(data), largest_file=LARGEST)
    check_said(said, DISK, str(data))
    assert {path.name: path.read_bytes() for path in data.iterdir() if path.name != "cavale.lock"} == before


def test_a_repair_without_room_changes_nothing_and_names_the_folder(data: Path) -> None:
    check_said(cavale("doctor", "--repair", "--data", str(data), largest_file=LARGEST), DISK, str(data))
    assert cavale("doctor", "--data", str(data)).code == 0


def read_only(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o500)


def closed(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0)


def a_file(folder: Path) -> None:
    folder.write_text("a file")


@pytest.mark.parametrize(("spoil", "code"), [(read_only, NO_PERMISSION), (closed, NO_PERMISSION), (a_file, NOT_MADE)])
def test_a_backup_where_nothing_can_be_written_names_the_folder_of_the_copy(
    tmp_path: Path, data: Path, spoil: Callable[[Path], None], code: int
) -> None:
    folder = tmp_path / "copies"
    spoil(folder)
    said = cavale("backup", str(folder / "tables.sqlite"), "--data", str(data))
    folder.chmod(0o700)
    check_said(said, code, str(folder))


@pytest.mark.parametrize("words", [("doctor",), ("backup", "copy.sqlite")])
def test_tables_in_a_folder_that_is_read_only_are_not_called_damaged(
    tmp_path: Path, data: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite needs files beside a database that is written ahead, also to read it."""
    monkeypatch.chdir(tmp_path)
    data.chmod(0o500)
    said = cavale(*words, "--data", str(data))
    data.chmod(0o700)
    check_said(said, NO_PERMISSION, str(data))
    assert cavale(*words, "--data", str(data)).code == 0


def of_sqlite(code: int) -> sqlite3.Error:
    """Return an error as SQLite raises it."""
    error = sqlite3.OperationalError("words of SQLite")
    error.sqlite_errorcode, error.sqlite_errorname = code, f"SQLITE_{code}"
    return error


@pytest.mark.parametrize(
    ("error", "key", "code", "named"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "server-copy-failed", 74, "/copies"),
        (OSError(errno.EROFS, "Read-only file system"), "server-copy-denied", 77, "/copies"),
        (NotADirectoryError(errno.ENOTDIR, "Not a directory"), "server-copy-no-folder", 73, "/copies"),
        (of_sqlite(sqlite3.SQLITE_FULL), "server-copy-failed", 74, "/copies"),
        (of_sqlite(sqlite3.SQLITE_IOERR_WRITE), "server-copy-failed", 74, "/copies"),
        (of_sqlite(sqlite3.SQLITE_CANTOPEN), "server-copy-denied", 77, "/copies"),
        (of_sqlite(sqlite3.SQLITE_READONLY), "server-copy-denied", 77, "/copies"),
        (of_sqlite(sqlite3.SQLITE_IOERR_READ), "server-disk", 74, "/data"),
        (of_sqlite(sqlite3.SQLITE_BUSY), "server-file-busy", 75, "/data/cavale.sqlite"),
        (of_sqlite(sqlite3.SQLITE_CORRUPT), "server-file-damaged", 65, "/data/cavale.sqlite"),
        (of_sqlite(sqlite3.SQLITE_NOTADB), "server-not-a-database", 65, "/data/cavale.sqlite"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_error_is_the_copys_or_that_of_the_tables(
    error: Exception, key: str, code: int, named: str, language: str
) -> None:
    problem = copying_problem(error, Path("/data/cavale.sqlite"), Path("/copies"))
    assert (problem.text.key, problem.exit_code) == (key, code)
    assert named in Speaker(language, [TEXTS]).say(problem.text)


def test_what_is_damaged_is_told_of_the_file_that_the_user_knows(tmp_path: Path, data: Path) -> None:
    database, spoilt = data / "cavale.sqlite", tmp_path / "spoilt.sqlite"
    shutil.copy(database, spoilt)
    change(spoilt, "update alembic_version set version_num = '9999'")
    assert str(spoilt) in cavale("restore", str(spoilt), "--data", str(data)).err
    shutil.copy(spoilt, database)
    assert str(database) in cavale("doctor", "--data", str(data)).err
