"""The server as the operator's command runs it, with settings as JSON: python -m tests.chaos.serve JSON.

It begins when a line comes on standard input, so that one can be ready when another is killed, and ends at once when
that is closed: whoever started it has gone. A test may lift limits, let the server's clock run `speed` times as fast,
and look inside (`probe`).
"""

import json
import os
import sys
import threading
import time
from pathlib import Path

import structlog

from cavale.games import all_games
from cavale.server import run
from cavale.server.logs import prepare_logs
from cavale.server.settings import Settings
from tests.chaos.probe import Probe


def wait_for_start() -> None:
    """Wait for a line on standard input, and end this process as soon as that is closed."""
    line = os.dup(0)  # the processes in which bots think inherit standard input, but not this
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    if not os.read(line, 1):
        sys.exit(1)
    threading.Thread(target=end_with, args=(line,), daemon=True).start()


def end_with(line: int) -> None:
    """End this process when nobody holds the other end of a pipe."""
    while os.read(line, 1):
        pass
    os._exit(1)


def tell(settings: Settings) -> None:
    """Say in the log where the server answers."""
    structlog.get_logger("cavale").info("listening", address=settings.address)


if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    speed, probe = wanted.pop("speed", 1), Probe(Path(wanted.pop("probe")))
    all_games()
    wait_for_start()
    prepare_logs()
    probe.install()
    settings = Settings(Path(wanted.pop("data")), now=lambda: time.monotonic() * speed, **wanted)
    sys.exit(0 if run.serve(settings, tell) else 1)
