"""What runs the checks, whatever it was started by."""

import subprocess
import sys

from tools.shell import ROOT

# One step runs beside others, the other has all cores; both tell what they and a program of theirs would read.
PLANTED = """
import os, sys
from pathlib import Path
from tools import bootstrap, checks

def planted(python):
    print("input:", os.readlink("/proc/self/fd/0"), flush=True)
    return checks.succeeds([python, "-c", "import sys; print('read:', repr(sys.stdin.read()))"])

bootstrap.prepare = lambda name: Path(sys.executable)
checks.STEPS.update(lint=planted, tests=planted)
sys.argv[1:] = ["lint", "tests"]
checks.main()
"""


def test_without_standard_input_there_is_nothing_to_read() -> None:
    """Where it is closed, no file of the checks' own takes its place."""
    closed = ["sh", "-c", 'exec "$0" -c "$1" <&-', sys.executable, PLANTED]
    done = subprocess.run(closed, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if line.startswith(("==", "input", "read"))]
    assert lines == [line for step in ("lint", "tests") for line in (f"== {step}", "input: /dev/null", "read: ''")]
