"""The table that a run of the chaos suite ends with."""

from collections.abc import Sequence
from typing import Any


def print_table(results: Sequence[dict[str, Any]]) -> None:
    """Print a row for each part: what was done of what must be done, what else was counted, and what was violated."""
    print(f"{'part':<16}{'seconds':>8}{'violations':>12}  counts")
    for result in results:
        broken = f"{result['violations']}" + ("" if result["ended"] else " …")
        print(f"{result['part']:<16}{result['seconds']:>8}{broken:>12}  {counted(result)}")
        for name, figure in result["figures"].items():
            print(f"{'':<16}{name}: {figure}")
        for text in result["told"]:
            print(f"{'':<16}VIOLATION {text}")


def counted(result: dict[str, Any]) -> str:
    """Return what was counted, first what had to be done, with how often."""
    counts, least = result["counts"], result["least"]
    must = [f"{counts.get(name, 0):,} {name} (least {number:,})" for name, number in least.items()]
    return ", ".join(must + [f"{count:,} {name}" for name, count in counts.items() if count and name not in least])
