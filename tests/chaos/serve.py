"""The server as the operator's command runs it, with settings as JSON: serve.py JSON.

A test may lift limits, and let the server's clock run `speed` times as fast.
"""

import json
import sys
import time
from pathlib import Path

from cavale.server import run
from cavale.server.logs import prepare_logs
from cavale.server.settings import Settings

if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    speed = wanted.pop("speed", 1)
    prepare_logs()
    sys.exit(0 if run.serve(Settings(Path(wanted.pop("data")), now=lambda: time.monotonic() * speed, **wanted)) else 1)
