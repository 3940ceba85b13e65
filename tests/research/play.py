"""Helpers of these tests: random play, and which games there are."""

from random import Random
from typing import Any

import numpy as np

from cavale.games import all_games

PRESETS = [(name, preset) for name, game in all_games().items() for preset in game.presets]


def any_action(mask: Any, random: Random) -> int:
    """Return a legal action."""
    return int(random.choice(np.flatnonzero(mask)))


def play_out(env: Any, seed: int = 1) -> None:
    """Play at random on an environment of PettingZoo until its agents are done for."""
    random = Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(any_action(env.observe(env.agent_selection)["action_mask"], random))
