"""What the arena's tests have in common."""

import pytest

from tests.terminal.typing_at import Cavale


@pytest.fixture
def cavale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cavale:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "CAVALE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return Cavale(monkeypatch, capsys)
