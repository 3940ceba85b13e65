"""All tests: the test games are found like any other."""

import os
from pathlib import Path

os.environ["CAVALE_GAMES"] = str(Path(__file__).parent / "games")
