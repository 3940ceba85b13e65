"""The chaos suite: python -m tests.chaos.run [--minutes M] [--seed S] [--short] [--only PART…]"""

import argparse
import asyncio
import json
import math
import secrets
import sys
import tempfile
import time
import traceback
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from pathlib import Path
from typing import NamedTuple

from tests.chaos import churn, floods, hostile_frames, kills, storage_faults, stuck_workers
from tests.chaos.context import Context
from tests.chaos.groups import end_all
from tests.chaos.report import print_table

RESULTS = Path(".build") / "chaos.json"
USUAL_MINUTES = 30.0  # for which the least counts of the long form are told
INTERRUPTED = 130  # exit code after Ctrl+C


class Part(NamedTuple):
    """One kind of attack: what runs, its share of the time, and how often each thing must be done: short, long."""

    run: Callable[[Context], AsyncGenerator[str, None]]
    share: float
    least: dict[str, tuple[int, int]]


PARTS: dict[str, Part] = {
    "kills": Part(kills.run, 0.5, kills.LEAST),
    "hostile-frames": Part(hostile_frames.run, 0.2, hostile_frames.LEAST),
    "churn": Part(churn.run, 0.15, churn.LEAST),
    "stuck-workers": Part(stuck_workers.run, 0.07, stuck_workers.LEAST),
    "storage-faults": Part(storage_faults.run, 0.04, storage_faults.LEAST),
    "floods": Part(floods.run, 0.04, floods.LEAST),
}


def main() -> int:
    """Run the parts asked for; 1 if anything was violated, 130 after Ctrl+C."""
    asked = arguments()
    print(f"chaos: seed {asked.seed} (run a failure again with --seed {asked.seed} --only PART)", flush=True)
    names = asked.only or list(PARTS)
    shares = sum(PARTS[name].share for name in names)
    done: list[Context] = []
    interrupted = False
    try:
        for name in names:
            seconds = asked.minutes * 60 * PARTS[name].share / shares
            with tempfile.TemporaryDirectory(prefix="cavale-chaos-", ignore_cleanup_errors=True) as place:
                done.append(context_of(name, asked.seed, asked.short, seconds, Path(place)))
                asyncio.run(run_part(done[-1]))
    except KeyboardInterrupt:
        interrupted = True
    finally:
        end_all()
    results = [context.result() for context in done]
    whole = {"seed": asked.seed, "interrupted": interrupted, "parts": results}
    asked.results.parent.mkdir(exist_ok=True)
    asked.results.write_text(json.dumps(whole, indent=1) + "\n")
    print("\nInterrupted. What was done until then:" if interrupted else "")
    print_table(results)
    print(f"all of it is in {asked.results}")
    return INTERRUPTED if interrupted else 1 if any(context.broken for context in done) else 0


def context_of(name: str, seed: int, short: bool, seconds: float, folder: Path) -> Context:
    """Return what a part is given; with less or more than its usual time it must do less or more."""
    part = PARTS[name]
    scale = seconds / (USUAL_MINUTES * 60 * part.share)
    least = {count: few if short else math.ceil(many * scale) for count, (few, many) in part.least.items()}
    return Context(name, seed, folder, short, seconds, least)


async def run_part(context: Context) -> None:
    """Run a part, tell how it goes, and see that it did enough."""
    try:
        async with aclosing(PARTS[context.part].run(context)) as lines:
            async for line in lines:
                print(f"{context.part}: {line} ({context.elapsed:.0f} s, {context.broken} violations)", flush=True)
    except Exception:
        context.violation(f"the part itself failed: {traceback.format_exc()}")
    for text in context.missing():
        context.violation(f"it did too little in {context.elapsed:.0f} s: {text}")
    context.ended = time.monotonic()


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="./check chaos", description="Attack a running server, and see what holds.")
    parser.add_argument("--minutes", type=float, default=USUAL_MINUTES, help="for all parts together; 30 if not given")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of all that is random")
    parser.add_argument("--short", action="store_true", help="the sizes that ./check runs")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), metavar="PART", help=", ".join(PARTS))
    parser.add_argument(
        "--results", type=Path, default=RESULTS, metavar="FILE", help=f"in JSON; {RESULTS} if not given"
    )
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
