"""What docs/research.md shows runs as it stands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", SNIPPETS, ids=lambda code: code.partition("\n")[0])
def test_snippet(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A snippet runs, and prints something."""
    exec(compile(code, str(PAGE), "exec"), {"__name__": "snippet"})
    assert capsys.readouterr().out.strip()


def test_there_are_snippets() -> None:
    """Each way to use the games is shown."""
    assert len(SNIPPETS) == 4
