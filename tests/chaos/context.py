"""What every part of the chaos suite is given: a seed, a size, a deadline, and a place to report to."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MOST_TOLD = 40  # different violations that are kept in words; all are counted


@dataclass
class Context:
    """One run of one part."""

    part: str
    seed: int
    folder: Path  # empty, for the part alone
    short: bool
    seconds: float  # that the part may take in its long form
    counts: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Any] = field(default_factory=dict)
    violations: Counter[str] = field(default_factory=Counter)
    broken: int = 0  # how many violations there were
    began: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.rng = random.Random(f"{self.part} {self.seed}")

    @property
    def elapsed(self) -> float:
        """Seconds since the part began."""
        return time.monotonic() - self.began

    @property
    def time_left(self) -> bool:
        """Whether another round may begin."""
        return self.elapsed < self.seconds

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
            "seconds": round(self.elapsed, 1),
            "counts": dict(self.counts),
            "figures": self.figures,
            "violations": self.broken,
            "told": [f"{count} × {text}" for text, count in self.violations.items()],
        }
