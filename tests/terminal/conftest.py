"""The terminal's tests: an environment that is the same everywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.typing_at import Cavale, Open, Terminal

SETTINGS = (
    "CAVALE_LANG",
    "CAVALE_DEBUG",
    "LC_ALL",
    "LC_MESSAGES",
    "NO_COLOR",
    "FORCE_COLOR",
    "TTY_COMPATIBLE",
    "LINES",
)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def cavale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cavale:
    return Cavale(monkeypatch, capsys)


@pytest.fixture
def open_terminal() -> Iterator[Open]:
    opened = []

    def open_one(*words: str, rows: int = 24, columns: int = 80, **env: str) -> Terminal:
        opened.append(Terminal(*words, rows=rows, columns=columns, **env))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()
