"""Starting at once on plain Python while the engine is compiled beside it: python -m tools.compile_later compiles.

Compiling takes minutes, and a first game need not wait for it: an environment of its own has the plain files, the one
with the compiled engine is prepared in the background, and used from the next start on.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools import bootstrap, compiler
from tools.shell import BUILD, ROOT

LOG = "compile.log"
HEAVY = {"arena", "bench", "ladder", "perft", "train"}  # commands that plain Python would make far too slow
NICENESS = 19  # people play meanwhile


def python_for(words: Sequence[str]) -> Path:
    """The Python that runs a command of Cavale: without waiting for a compiler, if the command can do without."""
    chosen = os.environ.get("CAVALE_COMPILE", "auto") != "auto"
    if chosen or HEAVY & set(words) or compiler.obstacle() or bootstrap.is_ready("run"):
        return bootstrap.prepare("run")
    with plain():
        python = bootstrap.prepare("plain")
    print(
        "Cavale starts on plain Python. The engine is being compiled beside it, which takes a minute or two;",
        file=sys.stderr,
    )
    print(f"the next start will be some fifty times faster at thinking (how it goes: .build/{LOG}).", file=sys.stderr)
    compile_in_background()
    return python


@contextmanager
def plain() -> Iterator[None]:
    """Ask for an engine that is not compiled now."""
    before = {name: value for name, value in os.environ.items() if name == "CAVALE_COMPILE"}
    os.environ["CAVALE_COMPILE"] = compiler.LATER
    try:
        yield
    finally:
        del os.environ["CAVALE_COMPILE"]
        os.environ.update(before)


def compile_in_background() -> None:
    """Prepare the compiled engine in a process that goes on when this one ends, in whatever way."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / LOG).open("a") as log:
        subprocess.Popen(
            [sys.executable, "-m", "tools.compile_later"],
            cwd=ROOT,
            env={**os.environ, "CAVALE_SETUP_LOG": LOG},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


if __name__ == "__main__":
    os.nice(NICENESS)
    bootstrap.prepare("run")
