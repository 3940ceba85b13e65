"""The server as the operator's command runs it, with settings as JSON and limits that a test may lift: serve.py JSON."""

import json
import sys
from pathlib import Path

from cavale.server import run
from cavale.server.logs import prepare_logs
from cavale.server.settings import Settings

if __name__ == "__main__":
    wanted = json.loads(sys.argv[1])
    prepare_logs()
    sys.exit(0 if run.serve(Settings(data=Path(wanted.pop("data")), **wanted)) else 1)
