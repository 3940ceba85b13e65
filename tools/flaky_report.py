"""What repeated runs of the same tests tell: which did not end the same way each time, and where time goes."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

SHOWN = 10  # of the slowest, of those whose time varied most, and of those that waited most
PASSED, FAILED, SKIPPED, MISSING = "passed", "failed", "skipped", "missing"


class Ended(NamedTuple):
    """How a test ended in one run."""

    outcome: str
    seconds: float
    waited: float  # of these: for children and servers that go on, for the clock, for a core that others have
    worker: str
    words: str


class Run(NamedTuple):
    """One run of all tests."""

    seed: int
    code: int  # pytest's exit code
    seconds: float
    tests: dict[str, Ended]
    words: str = ""  # the last lines that pytest said

    @property
    def broken(self) -> bool:
        """Whether it ended otherwise than by all tests having been run."""
        return self.code not in (0, 1)


def read(outcomes: Path) -> dict[str, Ended]:
    """How each test ended, from the phases that the plugin has written."""
    tests: dict[str, Ended] = {}
    lines = outcomes.read_text().splitlines() if outcomes.is_file() else []
    for phase in map(json.loads, lines):
        before = tests.get(phase["test"], Ended(PASSED, 0.0, 0.0, "", ""))
        worst = next(one for one in (FAILED, SKIPPED, PASSED) if one in (before.outcome, phase["outcome"]))
        words = before.words or phase["words"]
        seconds, waited = before.seconds + phase["seconds"], before.waited + phase["waited"]
        tests[phase["test"]] = Ended(worst, seconds, waited, phase["worker"], words)
    return tests


class Report:
    """What the runs so far have shown."""

    def __init__(self, runs: Sequence[Run]) -> None:
        self.runs = runs
        self.names = sorted({name for run in runs for name in run.tests})
        self.outcomes = {name: self.outcomes_of(name) for name in self.names}
        self.unstable = [name for name in self.names if len(self.outcomes[name]) > 1]
        self.failing = [name for name in self.names if list(self.outcomes[name]) == [FAILED]]
        self.broken = [number for number, run in enumerate(runs, 1) if run.broken]

    @property
    def good(self) -> bool:
        """Whether every test passed, or was skipped, in every run."""
        return bool(self.names) and not (self.unstable or self.failing or self.broken)

    def outcomes_of(self, name: str) -> dict[str, list[int]]:
        """The numbers of the runs, from 1, in which a test ended so."""
        found = defaultdict(list)
        for number, run in enumerate(self.runs, 1):
            ended = run.tests.get(name)
            if ended or not run.broken:  # a run that broke off tells nothing of tests that it did not come to
                found[ended.outcome if ended else MISSING].append(number)
        return dict(found)

    def seconds_of(self, name: str) -> list[float]:
        """How long a test took, each time."""
        return [run.tests[name].seconds for run in self.runs if name in run.tests]

    def waits_of(self, name: str) -> list[float]:
        """How long a test waited, each time."""
        return [run.tests[name].waited for run in self.runs if name in run.tests]

    def slowest(self) -> list[str]:
        """The tests that took longest in one of the runs."""
        return sorted(self.names, key=lambda name: -max(self.seconds_of(name)))[:SHOWN]

    def most_varied(self) -> list[str]:
        """The tests with the widest gap between their fastest and their slowest time: what they wait for varies."""
        return sorted(self.names, key=lambda name: min(self.seconds_of(name)) - max(self.seconds_of(name)))[:SHOWN]

    def most_waited(self) -> list[str]:
        """The tests that waited longest in one of the runs."""
        return sorted(self.names, key=lambda name: -max(self.waits_of(name)))[:SHOWN]

    def failures(self, name: str) -> list[dict[str, object]]:
        """Every failure of a test: in which run, by which seed, on which worker, with which words."""
        return [
            {"run": number, "seed": run.seed, "worker": run.tests[name].worker, "words": run.tests[name].words}
            for number, run in enumerate(self.runs, 1)
            if name in run.tests and run.tests[name].outcome == FAILED
        ]

    def data(self) -> dict[str, object]:
        """All of it for programs."""
        times = {name: rounded(self.seconds_of(name)) for name in self.names}
        return {
            "good": self.good,
            "runs": [
                {
                    "run": number,
                    "seed": run.seed,
                    "code": run.code,
                    "seconds": round(run.seconds, 1),
                    "tests": len(run.tests),
                }
                for number, run in enumerate(self.runs, 1)
            ],
            "broken": self.broken,
            "unstable": [self.described(name) for name in self.unstable],
            "failing": [self.described(name) for name in self.failing],
            "slowest": [{"test": name, "seconds": times[name]} for name in self.slowest()],
            "most_varied": [{"test": name, "seconds": times[name]} for name in self.most_varied()],
            "most_waited": [{"test": name, "seconds": rounded(self.waits_of(name))} for name in self.most_waited()],
        }

    def time_taken(self, name: str) -> str:
        """A line about how long a test took."""
        return spread(self.seconds_of(name), name)

    def described(self, name: str) -> dict[str, object]:
        """One test that did not always pass."""
        return {"test": name, "outcomes": self.outcomes[name], "failures": self.failures(name)}

    def words(self) -> str:
        """All of it for people."""
        lines = [f"{len(self.names)} tests, {len(self.runs)} runs"]
        lines += ["\nslowest (seconds, fastest to slowest):", *map(self.time_taken, self.slowest())]
        lines += ["\nvaried most (seconds, fastest to slowest):", *map(self.time_taken, self.most_varied())]
        lines += ["\nwaited most (seconds of these in which neither the test nor its children worked):"]
        lines += [spread(self.waits_of(name), name) for name in self.most_waited()]
        for title, names in (("UNSTABLE", self.unstable), ("ALWAYS FAILED", self.failing)):
            for name in names:
                ways = ", ".join(f"{outcome} in {listed(runs)}" for outcome, runs in self.outcomes[name].items())
                lines.append(f"\n{title}: {name}\n  {ways}")
                for failure in self.failures(name)[:1]:
                    lines.append(f"  run {failure['run']} (to repeat it: --times 1 --seed {failure['seed']}) said:")
                    lines += [f"    {line}" for line in str(failure["words"]).splitlines()]
        for run, number in ((self.runs[number - 1], number) for number in self.broken):
            lines.append(f"\nBROKE OFF: run {number}, seed {run.seed}, with code {run.code}:")
            lines += [f"    {line}" for line in run.words.splitlines()]
        lines.append("\nevery test ended the same way each time, and well" if self.good else "")
        return "\n".join(lines)


def rounded(seconds: Sequence[float]) -> list[float]:
    """Some times, as exactly as anybody would want them."""
    return [round(each, 3) for each in seconds]


def spread(seconds: Sequence[float], name: str) -> str:
    """A line with the least and the most of some times."""
    return f"  {min(seconds):7.2f} … {max(seconds):7.2f}  {name}"


def listed(runs: Sequence[int]) -> str:
    """Some numbers of runs, in short."""
    return (
        f"run {runs[0]}"
        if len(runs) == 1
        else f"{len(runs)} runs ({', '.join(map(str, runs[:5]))}{', …' * (len(runs) > 5)})"
    )
