"""The garbage collector, kept out of people's way: all tables wait while it looks for circles, of which there are few.

What has outlived one look is set aside. Else it would be looked at again with a hundred times as much, which made a
thousand tables wait for half a second; now nobody waits for more than what is new, and for everything once an hour.
"""

import gc
from typing import Final

YOUNG: Final = 2_000  # objects that come before it looks at them


def spare_people() -> None:
    """Look at little at a time, and never twice."""
    gc.freeze()
    gc.set_threshold(YOUNG)
    if set_aside not in gc.callbacks:
        gc.callbacks.append(set_aside)


def set_aside(phase: str, info: dict[str, int]) -> None:
    """Take what is left after a look out of all further ones."""
    if phase == "stop":
        gc.freeze()


def look_at_everything() -> None:
    """Find the circles among what was set aside, if anything was."""
    if set_aside in gc.callbacks:
        gc.unfreeze()
        gc.collect()
