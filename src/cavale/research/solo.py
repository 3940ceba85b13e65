"""Any game as an environment of Gymnasium: one seat learns, bots have the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium

from cavale.bots import make_bot
from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.options import Value
from cavale.games import all_games
from cavale.research.batch import shares
from cavale.research.setup import LONGEST, Array, Setup
from cavale.research.zoo import RENDER_MODES, observed, spaces

FORBIDDEN: Final = -1.0  # the reward of an action that is not legal, which ends the match


class Solo(gymnasium.Env[dict[str, Array], int]):
    """A match against bots; the reward is the share of the win, at the end."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str,
        preset: str | None = None,
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        one_hot: bool = False,
        longest: int = LONGEST,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.setup = Setup(game, preset, players, one_hot, options)
        self.observation_space, self.action_space = spaces(self.setup)
        self.seat = seat
        others = [other for other in range(self.setup.players) if other != seat]
        names = [bots] * len(others) if isinstance(bots, str) else bots
        self.names = dict(zip(others, names, strict=True))  # of the bots, by seat
        self.longest = longest
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Array], Any]:
        """Begin a match, and let bots play until the learner must choose; a seed makes all of it the same."""
        super().reset(seed=seed)
        setup = self.setup
        first, *rest = (int(number) for number in self.np_random.integers(2**31, size=setup.players))
        self.match = Match(setup.game, setup.players, setup.options, seed=first)
        pairs = zip(self.names.items(), rest, strict=True)
        self.bots = {seat: make_bot(name, setup.game, number) for (seat, name), number in pairs}
        self.choices = 0
        self.go_on()
        return observed(setup, self.match, self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Play an action, and let bots play until it is the learner's choice again."""
        move = self.setup.move(action)
        match = self.match
        if move not in match.legal_moves():
            return observed(self.setup, match, self.seat), FORBIDDEN, True, False, {"end": "illegal"}
        match.play(move, self.seat)
        self.choices += 1
        self.go_on()
        over = match.state.actor == OVER
        reward = shares(match.state)[self.seat] if over else 0.0
        info = {"end": match.end()} if over else {}
        return observed(self.setup, match, self.seat), reward, over, self.choices >= self.longest and not over, info

    def go_on(self) -> None:
        """Let chance and bots act until the learner must."""
        match = self.match
        match.settle()
        while (actor := match.state.actor) not in (self.seat, OVER):
            match.play(self.bots[actor].choose(match.view(actor)), actor)
            match.settle()

    def render(self) -> Any:
        """Return the table as one line of text, as who looks on may see it."""
        if self.render_mode is None:
            return None
        return self.setup.game.position.describe(self.match.view(SPECTATOR).state)


def register() -> None:
    """Make every game known to Gymnasium: `cavale/Alcatraz-v0`."""
    for name in all_games():
        word = "".join(part.capitalize() for part in name.split("_"))
        if f"cavale/{word}-v0" not in gymnasium.registry:
            gymnasium.register(f"cavale/{word}-v0", f"{__name__}:Solo", kwargs={"game": name})
