"""Taking turns, and the arithmetic of what comes out."""

import time

import pytest

from cavale.bench.measure import Contender, Slice, Spread, measure, ratio, slice_of, spread
from tests.bench.toy import done


def test_spread() -> None:
    assert spread([5.0, 1.0, 9.0]) == Spread(5.0, 1.0, 9.0)
    assert spread([1.0, 2.0, 4.0, 9.0]) == Spread(3.0, 1.0, 9.0)


def test_rates_are_of_each_repetition() -> None:
    assert done("a", (100, 1, 2.0), (30, 1, 0.5)).rates() == [50.0, 60.0]


def test_a_ratio_compares_each_repetition_with_itself() -> None:
    """The machine was busy in the second repetition: both suffered, their ratio did not."""
    one = done("one", (1000, 1, 1.0), (100, 1, 1.0), (900, 1, 1.0))
    other = done("other", (500, 1, 1.0), (50, 1, 1.0), (300, 1, 1.0))
    assert ratio(one, other) == Spread(2.0, 2.0, 3.0)
    assert ratio(other, one).median == 0.5


def test_repetitions_cannot_be_missing() -> None:
    with pytest.raises(ValueError, match="zip"):
        ratio(done("one", (1, 1, 1.0)), done("other"))


def test_a_slice_ends_with_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is up in the middle of the third game, which is played to its end."""
    clock = [100.0]
    monkeypatch.setattr(time, "process_time", lambda: clock[0])

    def play() -> int:
        clock[0] += 1.0
        return 40

    assert slice_of(play, 2.5) == Slice(120, 3, 3.0)


def test_a_slice_has_at_least_one_game() -> None:
    found = slice_of(lambda: 7, 0.0)
    assert found[:2] == (7, 1)
    assert found.seconds > 0


def test_all_take_turns() -> None:
    """One game each to warm up, which is not counted; then round after round."""
    played: list[str] = []
    told: list[str] = []

    def contender(name: str) -> Contender:
        def play() -> int:
            played.append(name)
            return 1

        return Contender(name, play)

    contenders = [contender(name) for name in "abc"]
    measure(contenders, 0.0, 2, lambda each: told.append(each.name))
    assert "".join(played) == "abc" + "abcabc"
    assert "".join(told) == "abcabc"
    assert [len(each.slices) for each in contenders] == [2, 2, 2]
