"""The checks behind ./check: a table of steps."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tools import bootstrap, compiler, flaky, locks, ui
from tools.shell import ROOT, our_turn

Step = Callable[[Path], bool]  # given the Python of the checks' environment, whether all is well

UNWANTED = re.compile(
    rb"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|crates)\.(?:org|com|io)\b"  # registries
    rb"|--(?:extra-)?index[-]url|--find[-]links"
    rb"|(?<![\w.~$}-])/(?:root|work|home|opt|Users)/\w"  # paths of somebody's machine
)
# Compiling tests, and plugins of pytest, takes each worker some seconds; .gitignore knows what is kept.
KEEP_BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}
NO_BROWSER = "--ignore=tests/browser"


def tool(name: str, *words: str, **env: str) -> Step:
    """A step that runs a tool of the environment."""
    return lambda python: succeeds([python.with_name(name), *words], **env)


def succeeds(command: Sequence[str | Path], **env: str) -> bool:
    """Run a command, with nothing to read: in the background, whoever reads from the terminal is stopped."""
    done = subprocess.run(command, env={**os.environ, **env}, stdin=subprocess.DEVNULL)
    return done.returncode == 0


def pytest(*words: str, **env: str) -> Step:
    """A step that runs tests on all cores."""
    return tool("pytest", "-q", "-n", "auto", *words, **KEEP_BYTECODE, **env)


def web_tool(script: str, *words: str) -> Step:
    """A step that runs a tool of web/node_modules."""
    return lambda python: ready(bootstrap.need_web_packages) and ui.program(script, *words, aloud=True).returncode == 0


def ready(prepare: Callable[[], None]) -> bool:
    """Set up what a step needs; what cannot be had fails the step."""
    try:
        with our_turn():
            prepare()
    except SystemExit as failure:
        print(failure)
        return False
    return True


def addresses(python: Path) -> bool:
    """No file names a registry's host or a path of somebody's machine."""
    found = [
        f"{name}:{number}: {unwanted[0].decode()}"
        for name in project_files()
        for number, line in enumerate(Path(name).read_bytes().splitlines(), 1)
        for unwanted in UNWANTED.finditer(line)
    ]
    print(*found, sep="\n", end="\n" if found else "")
    return not found


def project_files(*folders: str) -> list[str]:
    """The files that are, or may be, committed."""
    git = ["git", "ls-files", "-coz", "--exclude-standard", *folders]
    listed = subprocess.run(git, stdout=subprocess.PIPE, check=True).stdout.decode()
    return [name for name in listed.split("\0") if Path(name).is_file()]


def wheel(python: Path) -> bool:
    """The installed wheel is whole, and compiled if it can be on this machine."""
    compiled = any(site_packages(python).glob("cavale__mypyc.*"))
    notes = bootstrap.build_notes(bootstrap.WHEELS / bootstrap.wheel_key())
    print("compiled" if compiled else notes.strip())
    files = [*project_files("src"), *(["src/cavale/static/index.html"] if ui.wanted() else [])]
    lost = [name for name in files if not (site_packages(python) / name.removeprefix("src/")).is_file()]
    print(*(f"not in the wheel: {name}" for name in lost), sep="\n", end="\n" if lost else "")
    return not lost and compiled == (form() == "compiled")


def tests(python: Path) -> bool:
    """All tests but the browser's, on the installed wheel; the games' own are part of it."""
    games = site_packages(python) / "cavale" / "games"
    return pytest("tests", NO_BROWSER, str(games), CAVALE_EXPECT=form())(python)


def browser(python: Path) -> bool:
    """The tests of the installed wheel in a browser."""
    return ready(bootstrap.need_chromium) and ready(bootstrap.need_web_packages) and pytest("tests/browser")(python)


def on_ray(python: Path) -> bool:
    """The arena on a cluster of two nodes, with Ray: 214 MB that nothing else needs."""
    own = bootstrap.prepare("ray")
    return succeeds([own, "-P", "tests/arena/two_nodes.py"])


def site_packages(python: Path) -> Path:
    """Where an environment keeps its packages."""
    return next(python.parents[1].glob("lib/python*/site-packages"))


def form() -> str:
    """The form that the engine should have on this machine, once installed."""
    return "pure" if compiler.obstacle() else "compiled"


# Tests of what is compiled: they run again on the plain source.
COMPILED = ["tests/engine", "tests/games", "tests/test_kit.py", "tests/test_kit_faults.py", "src/cavale/games"]
STRENGTH = "beats_random"  # tests of how well bots play: many games, and the same in either form

STEPS: dict[str, Step] = {
    "locks": lambda python: locks.in_step(),
    "addresses": addresses,
    "lint": tool("ruff", "check", "--quiet"),
    "format": tool("ruff", "format", "--check", "--quiet"),
    "types": tool("mypy"),
    "imports": tool("lint-imports", "--no-logo", "--cache-dir=.build/import-linter", PYTHONPATH="src"),
    "wire": tool("python", "-m", "tools.wire", "--check", PYTHONPATH="src"),
    "ui-types": web_tool("typescript/bin/tsc", "-p", "."),
    "ui-tests": web_tool("vitest/vitest.mjs", "run"),
    "wheel": wheel,
    "tests": tests,
    "browser": browser,
    "pure": pytest(*COMPILED, "-k", f"not {STRENGTH}", PYTHONPATH="src", CAVALE_EXPECT="pure", CAVALE_KIT="edges"),
    "ray": on_ray,
}
SLOW = ["browser", "pure"]
ASKED = ["ray"]  # what runs only when it is named
WIDE = ["tests", *SLOW, *ASKED]  # what takes all cores; the others have one each, side by side


class Outcome(NamedTuple):
    """How a step went."""

    name: str
    seconds: float
    good: bool


def main() -> None:
    """Run the steps asked for, whatever they find, and tell how each went."""
    began = time.monotonic()
    open_missing_input()
    os.chdir(ROOT)
    if sys.argv[1:2] == ["flaky"]:
        sys.exit(find_flaky(sys.argv[2:]))
    if sys.argv[1:2] == ["chaos"]:
        python = bootstrap.prepare("check")
        sys.stdout.flush()
        os.execv(python, [str(python), "-m", "tests.chaos.run", *sys.argv[2:]])  # so Ctrl+C is for it alone
    names = asked_for()
    python = bootstrap.prepare("check")
    table = []
    narrow = [name for name in names if name not in WIDE]
    with ProcessPoolExecutor(os.cpu_count(), get_context("fork")) as pool:
        for outcome, said in pool.map(aside, narrow, [python] * len(narrow)):
            print(f"== {outcome.name}\n{said}", end="", flush=True)
            table.append(outcome)
    for name in names:
        if name in WIDE:
            print(f"== {name}", flush=True)
            table.append(outcome_of(name, python))
    table.append(Outcome("in all", time.monotonic() - began, all(outcome.good for outcome in table)))
    print()
    for name, seconds, good in table:
        print(f"{name:<10} {seconds:6.1f} s  {'ok' if good else 'FAILED'}")
    sys.exit(not table[-1].good)


def find_flaky(words: Sequence[str]) -> int:
    """Repeat tests and report those that do not always end the same way; the exit code."""
    wish = flaky.asked(words)
    python = bootstrap.prepare("check")
    if not (ready(bootstrap.need_chromium) and ready(bootstrap.need_web_packages)):
        return 1
    if not flaky.names_tests(wish.words):
        wish = wish._replace(words=["tests", str(site_packages(python) / "cavale" / "games"), *wish.words])
    return int(not flaky.find(python, wish, {**KEEP_BYTECODE, "CAVALE_EXPECT": form()}).good)


def open_missing_input() -> None:
    """If standard input is closed, open it on nothing: else the next file that is opened would be taken for it."""
    try:
        os.fstat(0)
    except OSError:
        os.open(os.devnull, os.O_RDONLY)


def outcome_of(name: str, python: Path) -> Outcome:
    """Run a step."""
    start = time.monotonic()
    good = STEPS[name](python)
    return Outcome(name, time.monotonic() - start, good)


def aside(name: str, python: Path) -> tuple[Outcome, str]:
    """Run a step in a process that others run beside; also return what it says, which is not for the screen yet."""
    with tempfile.TemporaryFile() as said:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(said.fileno(), stream.fileno())
        outcome = outcome_of(name, python)
        sys.stdout.flush()
        said.seek(0)
        return outcome, said.read().decode(errors="replace")


def asked_for() -> list[str]:
    """The names of the steps to run."""
    parser = argparse.ArgumentParser(
        prog="./check",
        description="Run all checks, or those named.",
        epilog="./check flaky repeats tests and finds those that fail now and then, ./check chaos attacks a running "
        "server for half an hour; both have a --help of their own",
    )
    parser.add_argument("--fast", action="store_true", help=f"all but {', '.join(SLOW)}")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (only if named)")
    asked = parser.parse_args()
    unknown = [name for name in asked.steps if name not in STEPS]
    if unknown:
        parser.error(f"no such step: {', '.join(unknown)} (there are {', '.join(STEPS)})")
    left_out = ASKED + (SLOW if asked.fast else [])
    return asked.steps or [name for name in STEPS if name not in left_out]
