"""Comparing two versions: ratios above 1 are better, whichever way the figure goes."""

import pytest

from tools.compare import Figures, figures, ratios, shown

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


def rounds(name: str, *values: float) -> list[Figures]:
    """A figure as it was in each round."""
    return [{name: value} for value in values]


def test_the_median_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(rounds("moves", 1, 1, 1), rounds("moves", 0.5, 0.96, 1), 0.95)
    assert "BELOW" not in capsys.readouterr().out
    assert not shown(rounds("moves", 1, 1, 1), rounds("moves", 0.5, 0.94, 1), 0.95)
    assert "BELOW" in capsys.readouterr().out


def with_p99(milliseconds: float) -> list[Figures]:
    """The figures of a server whose slowest moves take so long."""
    row = SERVER["rows"][0]
    return [dict(figures({"rows": [{**row, "paced": {"p50": 1.0, "p99": milliseconds}}]}))]


def test_latencies_are_judged_and_lower_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(with_p99(2.0), with_p99(1.0), 0.95)
    assert "BELOW" not in capsys.readouterr().out
    assert not shown(with_p99(1.0), with_p99(2.0), 0.95)
    (low,) = [line for line in capsys.readouterr().out.splitlines() if "BELOW" in line]
    assert low.split()[:5] == ["server,", "200", "tables:", "p99", "(latency)"]
    assert "0.50" in low


def test_a_figure_of_one_version_only_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """New figures are fine; those that are not there any more, or not in each round, are not."""
    both = {"moves": 1.0}
    assert shown([both, both], [{**both, "games": 2.0}] * 2, 0.95)
    assert "games" in (told := capsys.readouterr().out)
    assert "new  (in 0 of 2 rounds before, 2 of 2 after)" in told
    assert not shown([{**both, "games": 2.0}] * 2, [both, both], 0.95)
    assert "LOST  (in 2 of 2 rounds before, 0 of 2 after)" in capsys.readouterr().out
    assert not shown([both, both], [both, {}], 0.95)
    assert "LOST  (in 2 of 2 rounds before, 1 of 2 after)" in capsys.readouterr().out
