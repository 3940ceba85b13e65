"""Ctrl+C ends the chaos suite in order, whatever it is at."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.chaos.process import ROOT
from tests.chaos.procfs import environment_of

# Whoever is started in the background has SIGINT ignored, and so have its children: this one has not.
AS_IN_FRONT = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("tests.chaos.run", run_name="__main__", alter_sys=True)
"""


def test_ctrl_c_ends_it_with_the_results_so_far(tmp_path: Path) -> None:
    """A short line, the table, exit code 130; no traceback, and no process is left."""
    words = ["--short", "--only", "kills", "churn", "--results", str(tmp_path / "results.json")]
    process = subprocess.Popen(
        [sys.executable, "-c", AS_IN_FRONT, *words],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    try:
        while not process.stdout.readline().startswith("kills: 1 kills"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate()
    finally:
        process.kill()
    assert process.returncode == 130
    assert said.count("Interrupted. What was done until then:") == 1
    assert "Traceback" not in said
    assert "\nkills " in said
    assert "\nchurn " not in said
    assert (tmp_path / "results.json").is_file()
    while started_with(str(tmp_path)):  # those that were killed take a moment to go
        pass
    assert not list(tmp_path.glob("cavale-chaos-*"))


def started_with(word: str) -> list[int]:
    """Return the processes that have a word in the environment that they were started with."""
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [pid for pid in pids if word in environment_of(pid)]
