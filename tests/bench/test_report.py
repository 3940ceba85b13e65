"""The report: figures from slices, ratios by pairs, and JSON that is read back."""

import json
import platform

import msgspec
import pytest

from cavale.bench.contenders import is_compiled
from cavale.bench.measure import Spread
from cavale.bench.report import Ours, Report, Row, make_report
from tests.bench.toy import GAME, done_peer, done_set


@pytest.fixture
def report() -> Report:
    return make_report([done_set()], [done_peer()], ["chess"], 0.25, 2)


def test_conditions(report: Report) -> None:
    assert (report.compiled, report.python) == (is_compiled(), platform.python_version())
    assert (report.seconds, report.repeat, report.missing) == (0.25, 2, ("chess",))


def test_rows(report: Report) -> None:
    (ours,) = report.ours
    assert (ours.game, ours.players, ours.compiled, ours.match) == (GAME.name, 2, True, None)
    assert ours.driven == Row("ours-driven", Spread(750.0, 500.0, 1000.0), Spread(7.5, 5.0, 10.0), 100.0, 2000, 20)
    assert report.peers == (Row("Peer of peers", Spread(300.0, 100.0, 500.0), Spread(2.25, 0.5, 4.0), 140.0, 700, 5),)


def test_copies_are_told_in_nanoseconds(report: Report) -> None:
    copy = report.ours[0].copy_nanoseconds
    assert [round(figure, 6) for figure in (copy.median, copy.low, copy.high)] == [200.0, 100.0, 300.0]


def test_ratios(report: Report) -> None:
    """Own loop to driven, then driven and own loop to the peer: each from its own repetitions."""
    times = {(found.one, found.other): found.times for found in report.ours[0].ratios}
    assert times == {
        ("ours-loop", "ours-driven"): Spread(3.5, 3.0, 4.0),
        ("ours-driven", "Peer of peers"): Spread(3.5, 2.0, 5.0),
        ("ours-loop", "Peer of peers"): Spread(11.5, 8.0, 15.0),
    }


def test_json_is_read_back(report: Report) -> None:
    assert msgspec.json.decode(report.json(), type=Report, strict=True) == report


def test_json_has_the_documented_fields(report: Report) -> None:
    found = json.loads(report.json())
    assert list(found) == list(Report.__struct_fields__)
    assert list(found["ours"][0]) == list(Ours.__struct_fields__)
    assert list(found["peers"][0]) == list(Row.__struct_fields__)
    assert found["ours"][0]["ratios"][0] == {
        "one": "ours-loop",
        "other": "ours-driven",
        "times": {"median": 3.5, "low": 3.0, "high": 4.0},
    }
