"""A plugin of pytest for ./check flaky: shuffles the tests by a seed, and writes how each ended to a file.

Modules come in a shuffled order, and tests in a shuffled order within their module, so that what a module sets up is
set up once. Every worker of xdist collects the same tests and has the same seed, so all agree on the order.
"""

from __future__ import annotations

import json
import random
import resource
from collections.abc import Generator
from pathlib import Path
from time import process_time  # a test may have replaced the one in the module
from typing import NamedTuple

import pytest

LINES = 12  # of a failure's words that are kept
WAITED = "waited"  # the name under which a report carries the seconds
BEGAN = pytest.StashKey[float]()


class Phase(NamedTuple):
    """How a phase of a test (its set-up, the test itself, what follows it) ended."""

    test: str
    phase: str
    outcome: str
    seconds: float
    waited: float  # of these
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


def processor_seconds() -> float:
    """The time of the processor that this process and those of its children that ended have used."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Note what the processor has done before a test."""
    item.stash[BEGAN] = processor_seconds()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to the report of a phase for how long it waited: the time in which neither it nor its children worked."""
    report = yield
    before, item.stash[BEGAN] = item.stash[BEGAN], processor_seconds()
    report.user_properties.append((WAITED, max(0.0, report.duration - (item.stash[BEGAN] - before))))
    return report


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
        waited = float(str(dict(report.user_properties).get(WAITED, 0.0)))
        phase = Phase(report.nodeid, report.when or "", report.outcome, report.duration, waited, worker, words)
        with self.file.open("a") as file:
            print(json.dumps(phase._asdict()), file=file)
