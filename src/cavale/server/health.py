"""Whether storage works: noted at every failure and at the first success after one, told once per change."""

from collections.abc import Callable
from typing import Final

import structlog

from cavale.server.faults import name_of

LOG: Final = structlog.get_logger("cavale")


class Health:
    """The state of storage, and who is called when it changes."""

    def __init__(self, changed: Callable[[bool], None] | None = None) -> None:
        self.failing = False
        self.ever_failed = False
        self.changed = changed  # is called with whether it is failing now

    def failed(self, error: BaseException) -> None:
        """Note that reading or writing has failed."""
        self.ever_failed = True
        if not self.failing:
            LOG.error("storage", state="failing", error=name_of(error))
            self.set(True)

    def worked(self) -> None:
        """Note that reading and writing work."""
        if self.failing:
            LOG.warning("storage", state="working")
            self.set(False)

    def set(self, failing: bool) -> None:
        """Change the state, and tell."""
        self.failing = failing
        if self.changed is not None:
            self.changed(failing)
