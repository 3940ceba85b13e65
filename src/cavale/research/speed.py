"""How fast environments are stepped, next to others: `python -m cavale.research.speed alcatraz`.

A step is one player's choice: played, chance settled, and the next observation and mask made. Only the environment's
own processor time counts, not the choosing; all take turns, and ratios are of turns that came together.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from open_spiel.python import rl_environment, vector_env
from open_spiel.python.rl_agent import StepOutput

from cavale.research import spiel
from cavale.research.vector import Matches
from cavale.research.zoo import Zoo

COUNTS: Final = (1, 16, 64, 256, 1024)
LOOP: Final = 64  # environments that are stepped one by one, ours and others'
PEER: Final = "backgammon"  # in C++; as many actions as Alcatraz, and as large observations

Turn = Callable[[], tuple[int, float]]  # steps made, and the environment's seconds for them


def matches_turn(game: str, count: int, random: Random) -> Turn:
    """Return what steps many matches together."""
    some = Matches(game, count=count)
    step = [some.now()]

    def turn() -> tuple[int, float]:
        actions = np.array([random.choice(np.flatnonzero(mask)) for mask in step[0].masks])
        began = process_time()
        step[0] = some.step(actions)
        return count, process_time() - began

    return turn


def zoo_turn(game: str, random: Random) -> Turn:
    """Return what steps environments of PettingZoo one by one."""
    envs = [Zoo(game) for _ in range(LOOP)]
    for number, env in enumerate(envs):
        env.reset(seed=number)
    masks = [env.last()[0]["action_mask"] for env in envs]

    def turn() -> tuple[int, float]:
        actions = [random.choice(np.flatnonzero(mask)) for mask in masks]
        began = process_time()
        for number, (env, action) in enumerate(zip(envs, actions, strict=True)):
            env.step(action)
            if env.terminations[env.agent_selection]:
                env.reset()
            masks[number] = env.last()[0]["action_mask"]
        return LOOP, process_time() - began

    return turn


def spiel_turn(name: str, random: Random) -> Turn:
    """Return what steps environments of OpenSpiel by its own loop."""
    envs: Any = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(LOOP)])
    steps = [envs.reset()]

    def turn() -> tuple[int, float]:
        legal = [each.observations["legal_actions"][each.observations["current_player"]] for each in steps[0]]
        outputs = [StepOutput(action=random.choice(actions), probs=None) for actions in legal]
        began = process_time()
        steps[0] = envs.step(outputs, reset_if_done=True)[0]
        return LOOP, process_time() - began

    return turn


def bare_turn(name: str, random: Random) -> Turn:
    """Return what steps states of OpenSpiel one by one, with nothing in between but what a learner asks for."""
    game = pyspiel.load_game(name)
    states = [settled(game.new_initial_state(), random) for _ in range(LOOP)]

    def turn() -> tuple[int, float]:
        actions = [random.choice(state.legal_actions()) for state in states]
        began = process_time()
        for number, (state, action) in enumerate(zip(states, actions, strict=True)):
            state.apply_action(action)
            settled(state, random)
            if state.is_terminal():
                state = states[number] = settled(game.new_initial_state(), random)
            np.array(state.observation_tensor(), np.float32)
            np.array(state.legal_actions_mask(), np.int8)
        return LOOP, process_time() - began

    return turn


def settled(state: Any, random: Random) -> Any:
    """Let chance act on a state of OpenSpiel until a player must, or the game is over."""
    while state.is_chance_node():
        state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random.random())[0])
    return state


class Speed(msgspec.Struct, frozen=True):
    """How fast one of them is, and how many times faster the last of ours."""

    name: str
    steps_per_second: int
    ours_to_it: float


def measure(turns: dict[str, Turn], ours: str, seconds: float, repeat: int) -> list[Speed]:
    """Let all take their turns, each for some seconds of its own, and again."""
    rates: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(repeat):
        for name, turn in turns.items():
            steps, used = 0, 0.0
            while used < seconds:
                more, its = turn()
                steps, used = steps + more, used + its
            rates[name].append(steps / used)
    pairs = {name: zip(rates[ours], its, strict=True) for name, its in rates.items()}
    return [
        Speed(name, round(median(rates[name])), round(median(one / other for one, other in pairs[name]), 2))
        for name in turns
    ]


def contenders(game: str) -> dict[str, Turn]:
    """Return who takes part for a game."""
    spiel.register()
    random = Random(1)
    turns = {f"Matches, {count} together": matches_turn(game, count, random) for count in COUNTS}
    turns[f"PettingZoo, {LOOP} one by one"] = zoo_turn(game, random)
    turns[f"OpenSpiel, {LOOP} by its SyncVectorEnv, through the bridge"] = spiel_turn(f"cavale_{game}", random)
    turns[f"OpenSpiel {PEER}, {LOOP} by its SyncVectorEnv"] = spiel_turn(PEER, random)
    turns[f"OpenSpiel {PEER}, {LOOP} bare states one by one"] = bare_turn(PEER, random)
    return turns


def main() -> None:
    """Measure and print the figures as JSON."""
    parser = argparse.ArgumentParser(prog="python -m cavale.research.speed", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.3, help="of processor time a turn")
    parser.add_argument("--repeat", type=int, default=5)
    asked = parser.parse_args()
    found = measure(contenders(asked.game), f"Matches, {LOOP} together", asked.seconds, asked.repeat)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
