"""The chaos suite: python -m tests.chaos.run [--minutes M] [--seed S] [--short] [--only PART…]"""

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import traceback
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from tests.chaos import churn, floods, hostile_frames, kills, storage_faults, stuck_workers
from tests.chaos.context import Context

Part = Callable[[Context], AsyncIterator[str]]
RESULTS = Path(".build") / "chaos.json"
PARTS: dict[str, tuple[Part, float]] = {  # name → what runs, and its share of the time
    "kills": (kills.run, 0.45),
    "hostile-frames": (hostile_frames.run, 0.25),
    "churn": (churn.run, 0.15),
    "stuck-workers": (stuck_workers.run, 0.07),
    "storage-faults": (storage_faults.run, 0.04),
    "floods": (floods.run, 0.04),
}


def main() -> int:
    """Run the parts asked for; 1 if anything was violated."""
    asked = arguments()
    print(f"chaos: seed {asked.seed} (run a failure again with --seed {asked.seed} --only PART)", flush=True)
    names = asked.only or list(PARTS)
    whole = sum(PARTS[name][1] for name in names)
    results = []
    for name in names:
        seconds = asked.minutes * 60 * PARTS[name][1] / whole
        results.append(asyncio.run(run_part(name, asked.seed, asked.short, seconds)))
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps({"seed": asked.seed, "parts": results}, indent=1) + "\n")
    print(f"\n{'part':<16}{'seconds':>8}{'violations':>12}  counts")
    for result in results:
        counts = ", ".join(f"{count} {name}" for name, count in result["counts"].items() if count)
        print(f"{result['part']:<16}{result['seconds']:>8}{result['violations']:>12}  {counts}")
        for name, figure in result["figures"].items():
            print(f"{'':<16}{name}: {figure}")
        for text in result["told"]:
            print(f"{'':<16}VIOLATION {text}")
    print(f"all of it is in {RESULTS}")
    return 1 if any(result["violations"] for result in results) else 0


async def run_part(name: str, seed: int, short: bool, seconds: float, folder: Path | None = None) -> dict[str, Any]:
    """Run a part in a folder of its own, tell how it goes, and return its result."""
    with tempfile.TemporaryDirectory(prefix="cavale-chaos-", dir=folder) as place:
        context = Context(name, seed, Path(place), short, seconds)
        try:
            async for line in PARTS[name][0](context):
                print(f"{name}: {line} ({context.elapsed:.0f} s, {context.broken} violations)", flush=True)
        except Exception:
            context.violation(f"the part itself failed: {traceback.format_exc()}")
        return context.result()


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="./check chaos", description="Attack a running server, and see what holds.")
    parser.add_argument("--minutes", type=float, default=30.0, help="for all parts together; 30 if not given")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="of all that is random")
    parser.add_argument("--short", action="store_true", help="the sizes that ./check runs")
    parser.add_argument("--only", nargs="+", choices=list(PARTS), metavar="PART", help=", ".join(PARTS))
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
