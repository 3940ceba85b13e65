"""The chaos suite in small, each part with the same seed every time; `./check chaos` is the long form."""

import asyncio
from pathlib import Path

import pytest

from tests.chaos.run import PARTS, context_of, run_part

SEED = 18


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_violated(tmp_path: Path, part: str) -> None:
    """Kills, hostile frames, churn, stuck workers, storage faults and floods break no promise, and were enough."""
    context = context_of(part, SEED, True, 60.0, tmp_path)
    asyncio.run(run_part(context))
    assert context.result()["told"] == []
    assert context.least
