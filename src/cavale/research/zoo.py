"""Any game as an environment of PettingZoo."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.options import Value
from cavale.research.batch import shares
from cavale.research.setup import LONGEST, Array, Setup, zero_sum

RENDER_MODES: Final = ("ansi",)


def spaces(setup: Setup) -> tuple[Any, Any]:
    """Return what can be observed and what can be done."""
    low, high = setup.bounds
    mask = Box(0, 1, (len(setup.choices),), np.int8)
    observation = Dict({"observation": Box(low, high, dtype=low.dtype.type), "action_mask": mask})
    return observation, Discrete(len(setup.choices))


def observed(setup: Setup, match: Match, seat: int) -> dict[str, Array]:
    """Return what a seat may know of a match, and what it may do."""
    view = match.view(seat)
    return {"observation": setup.observation(view), "action_mask": setup.mask(view)}


class Zoo(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A match whose players are agents; chance acts in between, by the seed of `reset`.

    Rewards come at the end: each winner's share of the win, or the same so that they add up to nothing.
    """

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        players: int | None = None,
        *,
        one_hot: bool = False,
        zero_sum: bool = False,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, preset, players, one_hot, options)
        self.metadata = {"name": f"cavale_{game}_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.zero_sum = zero_sum
        self.longest = longest
        self.possible_agents = self.setup.agents
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {}
        self.action_spaces = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent], self.action_spaces[agent] = spaces(self.setup)
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return what an agent can observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; a seed makes chance the same in this one and all that follow."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        setup = self.setup
        self.match = Match(setup.game, setup.players, setup.options, seed=int(self.seeds.integers(2**31)))
        self.match.settle()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, str]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.state.actor]
        self.choices = 0

    def observe(self, agent: str) -> dict[str, Array]:
        """Return what an agent may know now, and what it may do."""
        return observed(self.setup, self.match, self.seats[agent])

    def step(self, action: Any) -> None:
        """Play an action for the agent whose choice it is; what is not legal is refused with the reason."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self.setup.move(action), self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.settle()
        self.choices += 1
        state = self.match.state
        if state.actor == OVER:
            found = shares(state)
            self.rewards = dict(zip(self.agents, zero_sum(found) if self.zero_sum else found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"end": self.match.end()} for each in self.agents}
            self.agent_selection = self.agents[0]
        elif self.choices >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as one line of text, as who looks on may see it."""
        if self.render_mode is None:
            return None
        return self.setup.game.position.describe(self.match.view(SPECTATOR).state)

    def close(self) -> None:
        """Nothing is kept open."""
