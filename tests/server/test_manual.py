"""The manual of whoever runs a server names what there is to watch."""

import re
from pathlib import Path

from cavale.server.metrics import Metrics

MANUAL = Path(__file__).parents[2] / "docs" / "operating.md"


def test_the_manual_names_every_metric_and_no_other() -> None:
    families = list(Metrics().registry.collect())
    exported = {f"{family.name}_total" if family.type == "counter" else family.name for family in families}
    assert set(re.findall(r"\bcavale_\w+", MANUAL.read_text(encoding="utf-8"))) == exported
