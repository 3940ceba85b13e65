"""All tests: the test games are found like any other."""

import os
from pathlib import Path

from hypothesis import settings

settings.register_profile("cavale", deadline=None)  # no test asserts a wall time
settings.load_profile("cavale")
os.environ["CAVALE_GAMES"] = str(Path(__file__).parent / "games")
