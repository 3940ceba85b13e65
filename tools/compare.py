"""Benchmarks of two versions in one run: tools/compare.py BEFORE AFTER [--rounds N] [--part games|search|server].

BEFORE and AFTER are the Pythons of two environments that have Cavale installed, such as `.venv/bin/python` of two
clones that `./run games` has set up. Both take turns, so that whatever else the machine does happens to both. A ratio
is made within each round, above 1 if the second is better; shown are the median of the rounds, the lowest and the
highest. Ends with code 1 if a median is below the least that is asked for, or a figure was lost: one that the first
version has and the second, or one of the rounds, has not. Figures that only the second version has are told.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

PARTS = {
    "games": ["bench", "--match", "--repeat", "1", "--seconds", "0.3"],
    "search": ["bench", "search", "--repeat", "1", "--seconds", "0.3"],
    "server": ["bench", "server", "--tables", "200", "--tables", "1000", "--seconds", "4"],
}
LEAST = 0.95
Figures = dict[str, float]  # by name; more is better, so of a time it is the inverse


def measure(python: str, part: str) -> Figures:
    """Run one part of the benchmark in an environment, away from any source tree."""
    words = [python, "-P", "-m", "cavale", *PARTS[part], "--json"]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(words, cwd=folder, check=True, stdout=subprocess.PIPE)
    return dict(figures(json.loads(done.stdout)))


def figures(report: dict[str, Any]) -> Iterator[tuple[str, float]]:
    """Give every figure of a report; of those where less is better, the inverse."""
    for game in report.get("ours", ()):
        for row in (game["driven"], game["loop"], game["match"]):
            if row is not None:
                yield row["name"], row["moves_per_second"]["median"]
        yield f"{game['game']}-{game['players']}-copies", 1 / game["copy_nanoseconds"]["median"]
    for row in report.get("rows", ()):
        if "iterations_per_second" in row:
            yield row["name"], row["iterations_per_second"]["median"]
        else:
            name = f"server, {row['tables']} tables"
            yield f"{name}: moves/s", row["moves_per_second"]
            yield f"{name}: processor a move", 1 / row["processor_microseconds"]
            yield f"{name}: memory a connection", 1 / row["connection_kilobytes"]
            yield f"{name}: p50 (latency)", 1 / row["paced"]["p50"]
            yield f"{name}: p99 (latency)", 1 / row["paced"]["p99"]


def ratios(before: list[Figures], after: list[Figures]) -> dict[str, list[float]]:
    """Return how many times as good each figure became, round by round, lowest first."""
    shared = [name for name in before[0] if all(name in figures for figures in (*before, *after))]
    return {name: sorted(new[name] / old[name] for old, new in zip(before, after, strict=True)) for name in shared}


def incomplete(before: list[Figures], after: list[Figures]) -> dict[str, tuple[int, int]]:
    """Return in how many rounds of each version there is a figure, for those that are not in every round of both."""
    names = dict.fromkeys(name for figures in (*before, *after) for name in figures)
    counts = {name: (sum(name in one for one in before), sum(name in one for one in after)) for name in names}
    return {name: count for name, count in counts.items() if count != (len(before), len(after))}


def shown(before: list[Figures], after: list[Figures], least: float) -> bool:
    """Print the ratios, and what has none; return whether all ratios reach the least and no figure was lost."""
    good = True
    for name, rounds in ratios(before, after).items():
        middle = statistics.median(rounds)
        low = middle < least
        good = good and not low
        print(f"{name:<44} {middle:5.2f}  ({rounds[0]:.2f}–{rounds[-1]:.2f}){'  BELOW' if low else ''}", flush=True)
    for name, (old, new) in incomplete(before, after).items():
        lost = old > 0
        good = good and not lost
        rounds_told = f"in {old} of {len(before)} rounds before, {new} of {len(after)} after"
        print(f"{name:<44}   {'LOST' if lost else 'new'}  ({rounds_told})", flush=True)
    return good


def main() -> None:
    """Measure both in turns, part by part."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--part", action="append", choices=PARTS)
    parser.add_argument("--least", type=float, default=LEAST)
    asked = parser.parse_args()
    good = True
    for part in asked.part or PARTS:
        before: list[Figures] = []
        after: list[Figures] = []
        for number in range(asked.rounds):
            print(f"{part}, round {number + 1} of {asked.rounds} …", file=sys.stderr, flush=True)
            pair = [(before, asked.before), (after, asked.after)]
            for kept, python in pair if number % 2 == 0 else reversed(pair):
                kept.append(measure(python, part))
        good = shown(before, after, asked.least) and good
    sys.exit(not good)


if __name__ == "__main__":
    main()
