"""The chaos suite in small, each part with the same seed every time; `./check chaos` is the long form."""

import asyncio
from pathlib import Path

import pytest

from tests.chaos.run import PARTS, run_part

SEED = 18


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_violated(tmp_path: Path, part: str) -> None:
    """Kills, hostile frames, churn, stuck workers, storage faults and floods break no promise."""
    result = asyncio.run(run_part(part, SEED, True, 60.0, tmp_path))
    assert result["told"] == []
    assert result["counts"], "it did nothing"
