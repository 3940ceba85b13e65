"""What every part of the chaos suite is given: a seed, a size, a deadline, and a place to report to."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MOST_TOLD = 40  # different violations that are kept in words; all are counted
LONGEST_SHORT = 600.0  # seconds after which a part in its short form counts as stuck
LEAST_PATIENCE = 180.0  # seconds that a part may always take until it has done what it must


@dataclass
class Context:
    """One run of one part."""

    part: str
    seed: int
    folder: Path  # empty, for the part alone
    short: bool
    seconds: float  # that the part takes in its long form
    least: dict[str, int]  # how often things must be done, by what is counted
    counts: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Any] = field(default_factory=dict)
    violations: Counter[str] = field(default_factory=Counter)
    broken: int = 0  # how many violations there were
    began: float = field(default_factory=time.monotonic)
    ended: float = 0.0  # when it did; 0 until then, and if Ctrl+C came

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.part} {self.seed}")

    @property
    def elapsed(self) -> float:
        """Seconds since the part began, until it ended."""
        return (self.ended or time.monotonic()) - self.began

    @property
    def goes_on(self) -> bool:
        """Whether another round may begin: in the time of the part, and up to twice that until all was done.

        The short form ends as soon as all was done that must be.
        """
        if not self.missing():
            return not self.short and self.elapsed < self.seconds
        return self.elapsed < (LONGEST_SHORT if self.short else max(2 * self.seconds, LEAST_PATIENCE))

    def missing(self) -> list[str]:
        """Return in words what was not done as often as it must be."""
        return [
            f"{name}: {self.counts[name]:,} of {least:,}"
            for name, least in self.least.items()
            if self.counts[name] < least
        ]

    def violation(self, text: str) -> None:
        """Note something that must not happen."""
        self.broken += 1
        if text in self.violations or len(self.violations) < MOST_TOLD:
            self.violations[text] += 1

    def expect(self, held: bool, text: str) -> None:
        """Note a violation unless something held."""
        if not held:
            self.violation(text)

    def result(self) -> dict[str, Any]:
        """Return all of it as it goes into the JSON file."""
        return {
            "part": self.part,
            "seed": self.seed,
            "short": self.short,
            "ended": bool(self.ended),
            "seconds": round(self.elapsed, 1),
            "counts": dict(self.counts),
            "least": self.least,
            "figures": self.figures,
            "violations": self.broken,
            "told": [f"{count} × {text}" for text, count in self.violations.items()],
        }
