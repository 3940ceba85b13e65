"""Gymnasium: its own checks pass; one seat learns, bots have the others."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cavale.engine.text import Problem
from cavale.research import register, solo
from tests.research.play import any_action

NAMES = {"Alcatraz": "alcatraz", "Cartagena": "cartagena", "SectionX": "section_x", "Stalag17": "stalag17"}


@pytest.mark.parametrize("name", NAMES)
def test_check_env(name: str) -> None:
    """Gymnasium finds nothing wrong with what it makes."""
    register()
    check_env(gymnasium.make(f"cavale/{name}-v0", bots="random", render_mode="ansi").unwrapped)


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """Play a match at random; return the last reward and what was told then."""
    random = Random(seed)
    seen, _ = env.reset(seed=seed)
    over = False
    reward, info = 0.0, {}
    while not over:
        assert env.match.state.actor == env.seat
        seen, reward, ended, cut, info = env.step(any_action(seen["action_mask"], random))
        over = ended or cut
        assert over or reward == 0
    return reward, info


def test_the_learner_wins_or_not() -> None:
    """The reward is the learner's share of the win, whichever seat it has; the same seed is the same match."""
    rewards = set()
    for seed in range(6):
        env = solo("cartagena", players=3, seat=seed % 3, bots=["random", "random"], turn_limit=60)
        reward, info = played(env, seed)
        assert (reward > 0) == (env.match.game.seats[env.seat] in info["end"].split()[1:])
        assert played(env, seed) == (reward, info)
        rewards.add(reward)
    assert len(rewards) > 1


def test_bots_play_better_than_chance() -> None:
    """Whoever is named has the other seats: a greedy bot beats a learner that has learnt nothing."""
    env = solo("alcatraz", bots="greedy", turn_limit=60)
    assert sum(played(env, seed)[0] for seed in range(4)) < 2


def test_what_is_not_legal_ends_the_match() -> None:
    """An action that the mask forbids costs a point, and the match."""
    env = solo("alcatraz", bots="random")
    seen, _ = env.reset(seed=1)
    _, reward, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, ended, cut, info) == (-1.0, True, False, {"end": "illegal"})


def test_bots_that_do_not_exist() -> None:
    """Nobody sits down who is not there."""
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "unknown-bot"):
        solo("alcatraz", bots="nobody").reset()
    with pytest.raises(ValueError, match="zip"):
        solo("alcatraz", bots=["random", "random"])
