"""A plugin of pytest for ./check flaky: shuffles the tests by a seed, and writes how each ended to a file.

Modules come in a shuffled order, and tests in a shuffled order within their module, so that what a module sets up is
set up once. Every worker of xdist collects the same tests and has the same seed, so all agree on the order.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import NamedTuple

import pytest

LINES = 12  # of a failure's words that are kept


class Phase(NamedTuple):
    """How a phase of a test (its set-up, the test itself, what follows it) ended."""

    test: str
    phase: str
    outcome: str
    seconds: float
    worker: str
    words: str  # the last lines of a failure


def pytest_addoption(parser: pytest.Parser) -> None:
    """Say which seed and which file."""
    group = parser.getgroup("flaky")
    group.addoption("--order-seed", type=int, default=0)
    group.addoption("--outcomes", type=Path)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle."""
    chance = random.Random(config.getoption("--order-seed"))
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    shuffled = list(modules.values())
    chance.shuffle(shuffled)
    for tests in shuffled:
        chance.shuffle(tests)
    items[:] = [item for tests in shuffled for item in tests]


def pytest_configure(config: pytest.Config) -> None:
    """Write outcomes, in the one process that hears of all."""
    if not hasattr(config, "workerinput") and config.getoption("--outcomes"):
        config.pluginmanager.register(Writer(config.getoption("--outcomes")))


class Writer:
    """Appends a line for each phase of a test as soon as it is known: a run that breaks off leaves what it found."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write a line."""
        words = "\n".join(report.longreprtext.splitlines()[-LINES:]) if report.failed else ""
        worker = str(getattr(report, "worker_id", ""))
        phase = Phase(report.nodeid, report.when or "", report.outcome, report.duration, worker, words)
        with self.file.open("a") as file:
            print(json.dumps(phase._asdict()), file=file)
