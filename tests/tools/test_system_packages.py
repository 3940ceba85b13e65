"""Installing packages of the system: set-ups of several trees at once wait for each other."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tools.shell import ROOT

# Like apt-get it does not wait for another that fetches lists; it goes on fetching until it is told to end.
APT_GET = """#!/bin/sh
echo "$@" >> "$HERE/called"
mkdir "$HERE/lists-lock" || { echo "Could not get lock"; exit 100; }
touch "$HERE/began"
while [ ! -e "$HERE/go-on" ]; do sleep 0.02; done
rmdir "$HERE/lists-lock"
"""
NEED = """
import os, sys
from pathlib import Path
from tools import shell, system_packages
os.geteuid = lambda: 0
shell.ROOT = Path(sys.argv[1])
shell.LOG = shell.ROOT / sys.argv[2]
system_packages.need("chromium", "wanted")
"""


def set_up(here: Path, name: str) -> subprocess.Popen[str]:
    """Let a tree install a package by a planted apt-get."""
    env = {**os.environ, "PATH": f"{here}:{os.environ['PATH']}", "HERE": str(here), "TMPDIR": str(here)}
    words = [sys.executable, "-c", NEED, str(here), name]
    return subprocess.Popen(words, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True)


def test_two_trees_wait_for_each_other(tmp_path: Path) -> None:
    (tmp_path / "apt-get").write_text(APT_GET)
    (tmp_path / "apt-get").chmod(0o755)
    first = set_up(tmp_path, "first")
    while not (tmp_path / "began").exists():
        assert first.poll() is None
        time.sleep(0.02)
    second = set_up(tmp_path, "second")
    assert second.stderr is not None
    said = second.stderr.readline()
    (tmp_path / "go-on").touch()
    errors = [process.communicate()[1] for process in (first, second)]
    assert [first.returncode, second.returncode] == [0, 0], (said, errors)
    assert "waiting for it" in said
    called = (tmp_path / "called").read_text().splitlines()
    assert [words.split()[:3] for words in called] == [
        ["-o", "DPkg::Lock::Timeout=600", what] for what in ("update", "install") * 2
    ]
