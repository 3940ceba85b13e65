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
from tools.shell import ROOT

Step = Callable[[Path], bool]  # given the Python of the checks' environment, whether all is well

UNWANTED = re.compile(
    rb"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|crates)\.(?:org|com|io)\b"  # registries
    rb"|--(?:extra-)?index[-]url|--find[-]links"
    rb"|(?<![\w.~$}-])/(?:root|work|home|opt|Users)/\w"  # paths of somebody's machine
)


def tool(name: str, *words: str, **env: str) -> Step:
    """A step that runs a tool of the environment."""
    return lambda python: subprocess.run([python.with_name(name), *words], env={**os.environ, **env}).returncode == 0


def pytest(*words: str, **env: str) -> Step:
    """A step that runs tests on all cores."""
    return tool("pytest", "-q", "-n", "auto", *words, **env)


def addresses(python: Path) -> bool:
    """No file names a registry's host or a path of somebody's machine."""
    git = subprocess.run(["git", "ls-files", "-coz", "--exclude-standard"], stdout=subprocess.PIPE)
    found = [
        f"{name}:{number}: {unwanted[0].decode()}"
        for name in git.stdout.decode().split("\0")
        if Path(name).is_file()
        for number, line in enumerate(Path(name).read_bytes().splitlines(), 1)
        for unwanted in UNWANTED.finditer(line)
    ]
    print(*found, sep="\n", end="\n" if found else "")
    return git.returncode == 0 and not found


def wheel(python: Path) -> bool:
    """The installed wheel is compiled, if it can be on this machine."""
    compiled = any(site_packages(python).glob("cavale__mypyc.*"))
    notes = bootstrap.build_notes(bootstrap.WHEELS / bootstrap.wheel_key())
    print("compiled" if compiled else notes.strip())
    return compiled == (form() == "compiled")


def tests(python: Path) -> bool:
    """All tests, on the installed wheel; the games' own are part of it."""
    return pytest("tests", str(site_packages(python) / "cavale" / "games"), CAVALE_EXPECT=form())(python)


def site_packages(python: Path) -> Path:
    """Where an environment keeps its packages."""
    return next(python.parents[1].glob("lib/python*/site-packages"))


def form() -> str:
    """The form that the engine should have on this machine, once installed."""
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
SLOW = ["pure"]


def main() -> None:
    """Run the steps asked for, whatever they find, and tell how each went."""
    began = time.monotonic()
    names = asked_for()
    python = bootstrap.prepare("check")
    os.chdir(ROOT)
    table = []
    for name in names:
        print(f"== {name}", flush=True)
        start = time.monotonic()
        good = STEPS[name](python)
        table.append((name, time.monotonic() - start, good))
    table.append(("in all", time.monotonic() - began, all(good for _, _, good in table)))
    print()
    for name, seconds, good in table:
        print(f"{name:<10} {seconds:6.1f} s  {'ok' if good else 'FAILED'}")
    sys.exit(not table[-1][2])


def asked_for() -> list[str]:
    """The names of the steps to run."""
    parser = argparse.ArgumentParser(prog="./check", description="Run all checks, or those named.")
    parser.add_argument("--fast", action="store_true", help=f"all but {', '.join(SLOW)}")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=", ".join(STEPS))
    asked = parser.parse_args()
    unknown = [name for name in asked.steps if name not in STEPS]
    if unknown:
        parser.error(f"no such step: {', '.join(unknown)} (there are {', '.join(STEPS)})")
    return asked.steps or [name for name in STEPS if not (asked.fast and name in SLOW)]
