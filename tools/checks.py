"""The checks behind ./check: a table of steps."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import bootstrap, compiler, locks

Step = Callable[[Path], bool]  # takes the Python of the checks' environment; whether all is well

UNWANTED = re.compile(
    rb"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|crates)\.(?:org|com|io)\b"  # registries
    rb"|--(?:extra-)?index[-]url|--find[-]links"
    rb"|(?<![\w.~$}-])/(?:root|work|home|opt|Users)/\w"  # paths of somebody's machine
)


def tool(name: str, *words: str, **env: str) -> Step:
    """A step that runs a tool of the environment."""
    return lambda python: subprocess.run([python.with_name(name), *words], env={**os.environ, **env}).returncode == 0


def addresses(python: Path) -> bool:
    """No file names a registry's host or a path of somebody's machine."""
    listed = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], capture_output=True, check=True).stdout
    good = True
    for file in filter(Path.is_file, map(Path, listed.decode().split("\0"))):
        for number, line in enumerate(file.read_bytes().splitlines(), 1):
            if found := UNWANTED.search(line):
                print(f"{file}:{number}: {found[0].decode()}")
                good = False
    return good


def wheel(python: Path) -> bool:
    """The installed wheel is compiled exactly where it can be."""
    compiled = any(games(python).parents[1].glob("cavale__mypyc.*"))
    print("compiled" if compiled else bootstrap.build_notes() or "pure")
    return compiled == (expected() == "compiled")


def tests(python: Path) -> bool:
    """All tests, on the installed wheel; those of the games are part of it."""
    return pytest("tests", str(games(python)), CAVALE_EXPECT=expected())(python)


def pytest(*words: str, **env: str) -> Step:
    """A step that runs tests on all cores."""
    return tool("pytest", "-q", "-n", "auto", *words, **env)


def games(python: Path) -> Path:
    """The folder of the games as installed."""
    return next(python.parents[1].glob("lib/python*/site-packages/cavale/games"))


def expected() -> str:
    """The form that the installed wheel should have."""
    return "pure" if compiler.obstacle() else "compiled"


STEPS: dict[str, Step] = {
    "locks": lambda python: locks.in_step(),
    "addresses": addresses,
    "lint": tool("ruff", "check", "--quiet"),
    "format": tool("ruff", "format", "--check", "--quiet"),
    "types": tool("mypy"),
    "imports": tool("lint-imports", "--no-logo", "--cache-dir=.build/import-linter", PYTHONPATH="src"),
    "wheel": wheel,
    "tests": tests,
    "pure": pytest(PYTHONPATH="src", CAVALE_EXPECT="pure"),
}
SLOW = {"pure"}


def main() -> None:
    """Run the steps asked for, whatever they find, and tell how each went."""
    began = time.monotonic()
    names = chosen_steps()
    python = bootstrap.prepare("check")
    os.chdir(bootstrap.ROOT)
    table = [f"{'step':<10} seconds"]
    good = True
    for name in names:
        print(f"== {name}", flush=True)
        start = time.monotonic()
        passed = STEPS[name](python)
        table.append(f"{name:<10} {time.monotonic() - start:7.1f}  {'ok' if passed else 'FAILED'}")
        good &= passed
    table.append(f"{'together':<10} {time.monotonic() - began:7.1f}  {'ok' if good else 'FAILED'}")
    print("", *table, sep="\n")
    sys.exit(not good)


def chosen_steps() -> list[str]:
    """The names of the steps that the command line asks for."""
    parser = argparse.ArgumentParser(prog="./check", description="Check everything, or the named steps only.")
    parser.add_argument("--fast", action="store_true", help=f"leave out: {', '.join(SLOW)}")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"one of: {', '.join(STEPS)}")
    asked = parser.parse_args()
    for name in asked.steps:
        if name not in STEPS:
            parser.error(f"there is no step {name!r}, but: {', '.join(STEPS)}")
    return asked.steps or [name for name in STEPS if not (asked.fast and name in SLOW)]
