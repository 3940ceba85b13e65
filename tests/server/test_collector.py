"""The garbage collector looks at little at a time, and at everything once enough has left."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from cavale.server import collector


class Circle:
    """Refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold, departures = gc.get_threshold(), collector.DEPARTURES.count
    collector.DEPARTURES.count = 0
    yield
    collector.DEPARTURES.count = departures
    gc.set_threshold(*threshold)
    if collector.set_aside in gc.callbacks:
        gc.callbacks.remove(collector.set_aside)
    gc.unfreeze()


def leave(times: int) -> None:
    for _ in range(times):
        collector.note_departure()


def test_what_outlives_a_look_is_not_looked_at_again() -> None:
    collector.spare_people()
    before = gc.get_freeze_count()
    kept = [[number] for number in range(3 * collector.YOUNG)]
    assert gc.get_freeze_count() >= before + 2 * collector.YOUNG
    assert len(gc.get_objects()) < 2 * collector.YOUNG  # all that a look could still be about
    assert len(kept) == 3 * collector.YOUNG


def test_a_frozen_cycle_is_freed_once_enough_has_left() -> None:
    """It used to wait for the next full hour, however many tables came and went until then."""
    collector.spare_people()
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect(0)  # it survives, and is frozen
    del circle
    leave(collector.FEWEST - 1)
    assert not collector.collect_departed(live=0)
    assert gone()
    leave(1)
    assert collector.collect_departed(live=0)
    assert gone() is None
    assert not collector.collect_departed(live=0)  # counted anew


def test_the_more_tables_live_the_more_must_leave_before_everyone_waits() -> None:
    collector.spare_people()
    leave(collector.PER_TABLE * 1000 - 1)
    assert not collector.collect_departed(live=1000)
    leave(1)
    assert collector.collect_departed(live=1000)


def test_a_program_that_did_not_ask_for_it_keeps_its_own_collector() -> None:
    leave(collector.FEWEST)
    assert not collector.collect_departed(live=0)
