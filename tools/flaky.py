"""./check flaky: repeat tests in shuffled order while the cores are busy, and report those that end now so, now so."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from tools.flaky_report import FAILED, Ended, Report, Run, read
from tools.shell import BUILD, ROOT

RESULT = "result.json"
LINES = 12  # of what pytest said that are kept
PATIENCE = 60  # seconds for pytest to tear down what its tests have set up, once it is told to end
# pytest in a session of its own, with Ctrl-C heard even if whoever started us has it ignored.
PYTEST = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.path.insert(0, sys.argv.pop(1))
import pytest
sys.exit(pytest.main())
"""
# Takes what it gets of a core, until whoever started it has ended, in whatever way.
BUSY = "import os, sys\nwhile os.getppid() == int(sys.argv[1]):\n    sum(range(1_000_000))"

# Words of pytest that are followed by a word which names no tests, though it may be a path.
VALUED = {
    *("-c", "-k", "-m", "-n", "-o", "-p", "-r", "-W", "--basetemp", "--capture", "--color", "--config-file"),
    *("--confcutdir", "--deselect", "--dist", "--durations", "--durations-min", "--ignore", "--ignore-glob"),
    *("--import-mode", "--junit-xml", "--junitxml", "--log-file", "--log-file-level", "--log-level", "--maxfail"),
    *("--maxprocesses", "--numprocesses", "--override-ini", "--pythonwarnings", "--rootdir", "--tb", "--verbosity"),
}


class Wish(NamedTuple):
    """What is to be repeated, and how."""

    times: int
    busy: int
    seed: int
    words: list[str]  # for pytest


def asked(words: Sequence[str]) -> Wish:
    """Read a command line."""
    parser = argparse.ArgumentParser(
        prog="./check flaky",
        usage="./check flaky [--times N] [--busy N] [--seed S] [PART… | pytest's words…]",
        description="Repeat tests in shuffled order while the cores are busy; report those that end now so, now so.",
        epilog="A PART is a folder of tests/. Anything else goes to pytest: -n 1, -k WORDS, tests/x/test_y.py::test_z.",
        allow_abbrev=False,
    )
    parser.add_argument("--times", type=int, default=10, metavar="N", help="how many runs (10)")
    parser.add_argument(
        "--busy", type=int, default=os.cpu_count() or 1, metavar="N", help="busy loops beside (one a core)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="of the first run's order; each further run has the next")
    known, rest = parser.parse_known_args(words)
    if known.times < 1 or known.busy < 0:
        parser.error("there is at least one run, and no less than no busy loop")
    seed = random.randrange(1_000_000) if known.seed is None else known.seed
    return Wish(known.times, known.busy, seed, [place(*pair) for pair in zip(rest, ["", *rest], strict=False)])


def place(word: str, before: str) -> str:
    """The folder of a part; any other word, and whatever belongs to the option before it, as it is."""
    folder = Path("tests", word)
    part = word and not word.startswith("-") and before not in VALUED and folder.is_dir()
    return str(folder) if part else word


def names_tests(words: Sequence[str]) -> bool:
    """Whether words for pytest say which tests: without, all are meant."""
    pairs = zip(words, ["", *words], strict=False)
    return any(Path(word.partition("::")[0]).exists() for word, before in pairs if before not in VALUED)


def find(python: Path, wish: Wish, env: Mapping[str, str], folder: Path = BUILD / "flaky") -> Report:
    """Run the tests so often, and tell how it goes; an interruption ends it with what was found so far."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print(
        f"{wish.times} runs, seeds from {wish.seed}, {wish.busy} busy loops: pytest {' '.join(wish.words)}", flush=True
    )
    runs: list[Run] = []
    with ended_by_signals(), busy(wish.busy), contextlib.suppress(KeyboardInterrupt):
        for number in range(1, wish.times + 1):
            runs.append(run(python, wish, number, folder, env))
            Path(folder, RESULT).write_text(json.dumps(Report(runs).data(), indent=1))
    report = Report(runs)
    print(report.words())
    print(f"all of it, for programs: {Path(folder, RESULT)}; what pytest said: {folder}/run-*.log")
    return report


def run(python: Path, wish: Wish, number: int, folder: Path, env: Mapping[str, str]) -> Run:
    """Run the tests once."""
    seed = wish.seed + number - 1
    outcomes = folder / f"run-{number}.jsonl"
    plugin = ["-p", "tools.flaky_plugin", f"--order-seed={seed}", f"--outcomes={outcomes}"]
    command = [str(python), "-c", PYTEST, str(ROOT), "-q", "-n", "auto", *plugin, *wish.words]
    began = time.monotonic()
    with outcomes.with_suffix(".log").open("wb") as log:
        process = subprocess.Popen(
            command,
            env={**os.environ, **env},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            while process.poll() is None:
                tell(number, wish.times, seed, read(outcomes), began)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(1)
        finally:
            end(process)
    last = outcomes.with_suffix(".log").read_text(errors="replace").split("\n")[-LINES:]
    done = Run(seed, process.returncode, time.monotonic() - began, read(outcomes), "\n".join(last))
    tell(number, wish.times, seed, done.tests, began, last=True)
    return done


def tell(number: int, times: int, seed: int, tests: Mapping[str, Ended], began: float, last: bool = False) -> None:
    """Show how far a run is: on a terminal in one line that changes, else once at its end."""
    failed = sum(ended.outcome == FAILED for ended in tests.values())
    line = (
        f"run {number} of {times}, seed {seed}: {len(tests)} tests, {failed} failed, {time.monotonic() - began:.0f} s"
    )
    if sys.stderr.isatty():
        print(f"\r{line}\x1b[K", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(line, file=sys.stderr, flush=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a pytest that still runs: by Ctrl-C, so that its tests take down what they have put up, else by force."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep cores busy meanwhile."""
    command = [sys.executable, "-c", BUSY, str(os.getpid())]
    started = [subprocess.Popen(command, stdin=subprocess.DEVNULL) for _ in range(loops)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """Let a request to end, or a terminal that is gone, do what Ctrl-C does, unless it is ignored."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    heard = [number for number in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, interrupt) for number in heard}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
