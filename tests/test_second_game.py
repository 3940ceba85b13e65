"""A game of one's own: a folder is enough."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import cavale.games

SHIPPED = sorted(path.parent.name for path in Path(cavale.games.__file__).parent.glob("*/__init__.py"))
GAMES = Path(__file__).parent / "games"
LIST = "from cavale.games import all_games; print(*all_games())"


@pytest.mark.parametrize(("folder", "found"), [("", SHIPPED), (str(GAMES), sorted([*SHIPPED, "pockets"]))])
def test_a_folder_is_a_game(folder: str, found: list[str]) -> None:
    """A folder of games that the environment names is found next to those that are shipped; nothing else changes."""
    env = {**os.environ, "CAVALE_GAMES": folder}
    done = subprocess.run([sys.executable, "-c", LIST], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == found


def test_the_kit_finds_it() -> None:
    """The kit has cases for the second game as for those that are shipped."""
    words = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/test_kit.py"]
    done = subprocess.run(words, cwd=GAMES.parents[1], capture_output=True, text=True)
    for game in (*SHIPPED, "pockets"):
        assert f"test_game[{game}-goldens_hold]" in done.stdout
        assert f"test_case[{game}-" in done.stdout
