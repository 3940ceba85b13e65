"""The garbage collector waits on nobody's time, and still finds circles."""

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
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    if collector.set_aside in gc.callbacks:
        gc.callbacks.remove(collector.set_aside)
    gc.unfreeze()


def test_what_outlives_a_look_is_not_looked_at_again() -> None:
    collector.spare_people()
    before = gc.get_freeze_count()
    kept = [[number] for number in range(3 * collector.YOUNG)]
    assert gc.get_freeze_count() >= before + 2 * collector.YOUNG
    assert len(gc.get_objects()) < 2 * collector.YOUNG  # all that a look could still be about
    assert len(kept) == 3 * collector.YOUNG


def test_circles_are_found_however_old() -> None:
    collector.spare_people()
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect(0)  # it lives on, and is set aside
    del circle
    gc.collect()
    assert gone()
    collector.look_at_everything()
    assert gone() is None


def test_who_is_not_spared_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    collector.look_at_everything()
    assert not looks
    collector.spare_people()
    collector.look_at_everything()
    assert looks
