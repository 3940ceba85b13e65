"""What a command does not need is not loaded: it would make every start slower."""

import subprocess
import sys
from pathlib import Path

import pytest

from cavale.engine.text import Text
from cavale.terminal.screen import Screen

LOADED = "import sys; from cavale.terminal.main import run; run(sys.argv[1:]); print(*sys.modules)"
# Of other commands: servers and the database, processes for bots, bars that show how far something is, rulebooks.
OTHERS = {"asyncio", "sqlalchemy", "concurrent.futures", "multiprocessing", "rich.progress", "markdown_it"}


@pytest.mark.parametrize("command", ["games", "--version", "--help", "backup --help"])
def test_a_command_imports_nothing_that_only_others_need(command: str) -> None:
    words = [sys.executable, "-c", LOADED, *command.split()]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    modules = done.stdout.splitlines()[-1].split()
    assert "cyclopts" in modules
    assert OTHERS & set(modules) == set()


def test_messages_are_read_when_one_of_them_is_wanted(tmp_path: Path) -> None:
    for folder, messages in (("first", "xx-name = Anna"), ("second", "yy-greets = Hello { $who }")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(messages)
    screen = Screen("en", [tmp_path / "first", tmp_path / "second", tmp_path / "missing"])
    assert screen.words("terminal-yes")
    assert screen.say(Text("yy-greets", {"who": Text("xx-name")})) == "Hello Anna"
    assert screen.knows("xx-name")
    with pytest.raises(FileNotFoundError):
        screen.knows("zz-nowhere")
