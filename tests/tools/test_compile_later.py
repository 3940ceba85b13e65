"""./run starts at once on plain Python, and has the engine compiled in the background."""

import os
from pathlib import Path

import pytest

from tools import bootstrap, compile_later, compiler

FOUND = compiler.obstacle


class Calls:
    """Notes what would be prepared, each with CAVALE_COMPILE as it is then, and whether the background is at work."""

    def __init__(self, patch: pytest.MonkeyPatch, ready: bool = False, compiles: bool = True) -> None:
        self.prepared: list[tuple[str, str | None]] = []
        self.background = False
        patch.delenv("CAVALE_COMPILE", raising=False)
        patch.setattr(bootstrap, "prepare", self.prepare)
        patch.setattr(bootstrap, "is_ready", lambda name: ready)
        patch.setattr(compiler, "obstacle", lambda: None if compiles else "no C compiler found")
        patch.setattr(compile_later, "compile_in_background", self.compile)

    def prepare(self, name: str) -> Path:
        self.prepared.append((name, os.environ.get("CAVALE_COMPILE")))
        return Path(name)

    def compile(self) -> None:
        assert "CAVALE_COMPILE" not in os.environ
        self.background = True


@pytest.mark.parametrize("words", [[], ["serve"], ["--lang", "fr"], ["play", "alcatraz"], ["games"]])
def test_a_first_start_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    calls = Calls(monkeypatch)
    assert compile_later.python_for(words) == Path("plain")
    assert (calls.prepared, calls.background) == ([("plain", compiler.LATER)], True)


@pytest.mark.parametrize("words", [["arena", "alcatraz"], ["--lang", "fr", "train", "stalag17"]])
def test_what_thinks_for_long_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    calls = Calls(monkeypatch)
    assert compile_later.python_for(words) == Path("run")
    assert (calls.prepared, calls.background) == ([("run", None)], False)


def test_the_compiled_engine_is_used_once_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(monkeypatch, ready=True)
    assert compile_later.python_for([]) == Path("run")
    assert not calls.background


def test_without_a_compiler_nothing_is_promised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = Calls(monkeypatch, compiles=False)
    assert compile_later.python_for([]) == Path("run")
    assert (calls.background, capsys.readouterr().err) == (False, "")


@pytest.mark.parametrize("chosen", ["0", "1"])
def test_who_says_how_to_compile_is_obeyed(monkeypatch: pytest.MonkeyPatch, chosen: str) -> None:
    calls = Calls(monkeypatch)
    monkeypatch.setenv("CAVALE_COMPILE", chosen)
    assert compile_later.python_for([]) == Path("run")
    assert (calls.prepared, calls.background) == ([("run", chosen)], False)


def test_later_is_an_obstacle_to_compiling_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVALE_COMPILE", compiler.LATER)
    assert FOUND() == "CAVALE_COMPILE=later asks for it"
