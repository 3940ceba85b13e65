"""Comparing two versions: ratios above 1 are better, whichever way the figure goes."""

import pytest

from tools.compare import figures, ratios, shown

SERVER = {
    "rows": [
        {
            "tables": 200,
            "moves_per_second": 1000.0,
            "processor_microseconds": 100.0,
            "connection_kilobytes": 40.0,
            "paced": {"p50": 1.0, "p99": 2.0},
        }
    ]
}


def test_less_time_is_better() -> None:
    slow, fast = dict(figures(SERVER)), dict(figures(SERVER))
    fast["server, 200 tables: processor a move"] = 1 / 50.0
    assert ratios([slow], [fast])["server, 200 tables: processor a move"] == [pytest.approx(2.0)]
    assert ratios([slow], [slow])["server, 200 tables: moves/s"] == [1.0]


def test_the_median_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown({"moves": [0.5, 0.96, 1.0]}, 0.95)
    assert not shown({"moves": [0.5, 0.94, 1.0]}, 0.95)
    assert "BELOW" in capsys.readouterr().out


def test_latencies_are_shown_and_not_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown({"server: p99 (latency)": [0.5]}, 0.95)
    assert "0.50" in capsys.readouterr().out
