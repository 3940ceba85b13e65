"""What is not installed is named, with what installs it."""

import sys

import pytest

from cavale import research
from cavale.engine.text import LANGUAGES, Problem, Speaker


@pytest.mark.parametrize(("module", "package"), [("zoo", "pettingzoo"), ("solo", "gymnasium"), ("spiel", "pyspiel")])
def test_missing(module: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a package, what needs it tells so in both languages; the rest can be used."""
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"cavale.research.{module}", raising=False)
    with pytest.raises(Problem) as problem:
        research.need(module)
    assert f"{package} is not installed" in str(problem.value)
    assert "pip install 'cavale[research]'" in str(problem.value)
    for language in LANGUAGES:
        assert package in Speaker(language, [research.TEXTS]).say(problem.value.text)
