"""The exit codes of whoever runs a server: each one in the manual is met, and no other."""

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from cavale.server import check, faults
from cavale.server.copies import waiting
from cavale.server.lock import FolderLock
from cavale.server.schema import upgrade
from tests.server.hosting import cavale as in_own_process
from tests.terminal.typing_at import Cavale

MANUAL = Path(__file__).parents[2] / "docs" / "operating.md"


class Host:
    """Somebody who runs a server, and has a sound database."""

    def __init__(self, cavale: Cavale, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cavale, self.folder, self.monkeypatch = cavale, folder, monkeypatch
        self.data = folder / "data"
        self.file = self.data / "cavale.sqlite"
        upgrade(self.file)

    def code(self, *words: str) -> int:
        """Run a command on the database; return its exit code."""
        return self.cavale("", "", *words, "--data", str(self.data)).code

    def backup(self) -> int:
        return self.code("backup", str(self.folder / "copy.sqlite"))


def all_is_well(host: Host) -> int:
    return host.backup() or host.code("restore", str(host.folder / "copy.sqlite")) or host.code("doctor")


def an_interrupted_restore(host: Host) -> int:
    waiting(host.file).touch()
    return host.code("doctor")


def an_option_that_there_is_not(host: Host) -> int:
    return host.code("doctor", "--bogus")


def a_damaged_file(host: Host) -> int:
    host.file.write_bytes(b"this is not a database, and long enough to be one" * 100)
    return host.code("doctor")


def a_damaged_backup(host: Host) -> int:
    (host.folder / "bad").write_bytes(b"this is not a database, and long enough to be one" * 100)
    return host.code("restore", str(host.folder / "bad"))


def no_tables_to_copy(host: Host) -> int:
    host.file.unlink()
    return host.backup()


def no_backup(host: Host) -> int:
    return host.code("restore", str(host.folder / "nowhere"))


def no_tables_to_look_at(host: Host) -> int:
    host.file.unlink()
    return host.code("doctor")


def a_taken_port(host: Host) -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        return host.code("serve", "--port", str(taken.getsockname()[1]))


def raising(error: BaseException) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise error

    return fail


def a_mistake_of_ours(host: Host) -> int:
    host.monkeypatch.setattr(check, "odd_form", raising(RuntimeError("out of order")))
    return host.code("doctor")


def a_backup_that_is_there(host: Host) -> int:
    return host.backup() or host.backup()


def a_folder_that_is_a_file(host: Host) -> int:
    (host.folder / "file").touch()
    return host.cavale("doctor --repair", "", "--data", str(host.folder / "file")).code


def a_folder_that_cannot_be_locked(host: Host) -> int:
    host.monkeypatch.setattr("cavale.server.lock.lock", raising(OSError(37, "No locks available")))
    return host.code("doctor", "--repair")


def a_closed_output(host: Host) -> int:
    host.monkeypatch.setattr("cavale.terminal.main.leave_output", lambda: None)
    host.monkeypatch.setattr("cavale.terminal.screen.Screen.tell", raising(BrokenPipeError(32, "Broken pipe")))
    return host.code("doctor")


def a_folder_in_use(host: Host) -> int:
    with FolderLock(host.data):
        return host.code("doctor", "--repair")


def a_folder_that_is_read_only(host: Host) -> int:
    host.data.chmod(0o500)
    try:
        return in_own_process("serve", "--data", str(host.data)).code
    finally:
        host.data.chmod(0o700)


def ctrl_c(host: Host) -> int:
    host.monkeypatch.setattr(check, "odd_form", raising(KeyboardInterrupt()))
    return host.code("doctor")


ENDS = [
    (0, all_is_well),
    (1, an_interrupted_restore),
    (2, an_option_that_there_is_not),
    (65, a_damaged_file),
    (65, a_damaged_backup),
    (66, no_tables_to_copy),
    (66, no_tables_to_look_at),
    (66, no_backup),
    (69, a_taken_port),
    (70, a_mistake_of_ours),
    (73, a_backup_that_is_there),
    (73, a_folder_that_is_a_file),
    (74, a_folder_that_cannot_be_locked),
    (74, a_closed_output),
    (75, a_folder_in_use),
    (77, a_folder_that_is_read_only),
    (130, ctrl_c),
]


@pytest.mark.parametrize(("code", "end"), ENDS, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_command_ends_with_the_code_of_the_manual(
    cavale: Cavale, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, end: Callable[[Host], int]
) -> None:
    assert end(Host(cavale, tmp_path, monkeypatch)) == code


def test_the_manual_lists_every_code_and_no_other() -> None:
    listed = [int(code) for code in re.findall(r"^\| (\d+) \|", MANUAL.read_text(encoding="utf-8"), re.MULTILINE)]
    assert listed == sorted({code for code, _ in ENDS})
    assert {value for value in vars(faults).values() if type(value) is int} <= set(listed)
