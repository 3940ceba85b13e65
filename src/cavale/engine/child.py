"""A process that another one started to do its work."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def obey_parent() -> None:
    """Leave Ctrl+C to who started us, and go when they are gone, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process after the one that started it."""
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)
