"""Any game as a game of OpenSpiel, for its algorithms: `pyspiel.load_game("cavale_alcatraz(players=3)")`."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any, ClassVar, Final, TypeAlias

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from cavale.engine.core.playout import playout
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.game import Game
from cavale.games import all_games
from cavale.research.batch import shares
from cavale.research.setup import LONGEST, Setup, zero_sum

Past: TypeAlias = "tuple[Past, int] | None"  # moves, the last one outside: shared by all who have the same past
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCES_EACH: Final = 40  # moves of chance that come with a player's move at most: all hands dealt anew


@cache
def setup_of(game: str, players: int, preset: str, options: str) -> Setup:
    """Return a game by the parameters of OpenSpiel: options are `alarm:off;turn_limit:50`."""
    written = dict(pair.partition(":")[::2] for pair in options.split(";") if pair)
    return Setup(game, preset or None, players, True, dict(written))


class Course:
    """How a match stands, and the moves that led there; cheap to copy."""

    __slots__ = ("base", "before", "eyes", "left", "past", "said", "setup", "state")

    def __init__(
        self,
        setup: Setup,
        state: State,
        base: State,
        left: int,
        past: Past = None,
        before: "Course | None" = None,
        eyes: int = 0,
    ) -> None:
        self.setup = setup
        self.state = state
        self.base = base  # where the moves begin
        self.left = left  # choices of players before the match is cut
        self.past = past
        self.before = before  # the course that this one was imagined for; None if it began with its match
        self.eyes = eyes  # … by whom
        self.said: dict[int, str] = {}  # what seats may know now: searches ask again and again

    def __deepcopy__(self, memo: Any) -> "Course":
        return Course(self.setup, self.state.copy(), self.base, self.left, self.past, self.before, self.eyes)

    def __reduce__(self) -> Any:
        setup = self.setup
        describe = setup.game.position.describe
        key = (setup.game.name, setup.players, "", ";".join(":".join(pair) for pair in setup.options.texts().items()))
        return restored, (key, describe(self.base), self.left, self.moves(), self.before, self.eyes)

    def play(self, move: int) -> None:
        """Play a move."""
        self.left -= self.state.actor != CHANCE
        self.state.play(move)
        self.past = (self.past, move)
        self.said.clear()

    def moves(self) -> list[int]:
        """Return the moves since the base."""
        found: list[int] = []
        past = self.past
        while past is not None:
            past, move = past
            found.append(move)
        return found[::-1]

    def steps(self, seat: int) -> Iterator[tuple[State, int]]:
        """Give the moves that a seat knows of, with the state before each: a draft is its player's own affair."""
        state = self.base.copy()
        draft: list[tuple[State, int]] = []
        for move in self.moves():
            draft.append((state.copy(), move))
            state.play(move)
            if not state.drafting:
                yield from draft
                draft.clear()
        if self.state.actor == seat:
            yield from draft

    def shown(self, seat: int) -> State:
        """Return the state that a seat sees something of: the one before a draft of somebody else."""
        if not self.state.drafting or self.state.actor == seat:
            return self.state
        state = self.base.copy()
        for _, move in self.steps(seat):
            state.play(move)
        return state

    def sight(self, seat: int) -> str:
        """Return what a seat may know now, as text."""
        if seat not in self.said:
            game = self.setup.game
            self.said[seat] = game.position.describe(game.view.view(self.shown(seat), seat).state)
        return self.said[seat]

    def memory(self, seat: int) -> str:
        """Return all that a seat has seen, as text: its information state."""
        game = self.setup.game
        words = [game.moves.notation(game.view.seen(before, move, seat)) for before, move in self.steps(seat)]
        return " ".join([*self.earlier(seat), *words])

    def earlier(self, seat: int) -> list[str]:
        """Return what a seat knew at the base: nothing at the start of a match."""
        if self.before is None:
            return []
        if seat == self.eyes:
            return [self.before.memory(seat)]
        return [Course(self.setup, self.base, self.base, 0).sight(seat)]

    def imagined(self, seat: int, seed: int) -> "Course":
        """Return another course that looks the same to a seat: from a state it imagines, with what it remembers."""
        game = self.setup.game
        state = game.view.imagine(game.view.view(self.shown(seat), seat), Rng(seed))
        return Course(self.setup, state, state.copy(), self.left, None, deepcopy(self), seat)


def restored(
    key: tuple[str, int, str, str], base: str, left: int, moves: list[int], before: Course | None, eyes: int
) -> Course:
    """Return a course from what was kept of it."""
    setup = setup_of(*key)
    start = setup.game.position.place(setup.options, setup.players, base)
    course = Course(setup, start.copy(), start, 0, None, before, eyes)
    for move in moves:
        course.play(move)
    course.left = left
    return course


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with its parameters; which game it is, a subclass tells."""

    game: ClassVar[Game]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        game = self.game
        given = defaults(game) | (parameters or {})
        setup = setup_of(game.name, given["players"], given["preset"], given["options"])
        self.setup = setup
        self.longest = given["longest"]
        self.fresh = game.rules.start(setup.options, setup.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setup.choices),
            max_chance_outcomes=len(setup.chances),
            num_players=setup.players,
            min_utility=-1 / (setup.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(game_type(game, game.view.hides(setup.options)), info, given)

    def new_initial_state(self) -> "SpielState":
        """Return the state before anything has happened."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer":
        """Return who looks at states for a player."""
        return Observer(self.setup, kind is not None and kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many moves of chance a match has at most."""
        return int(CHANCES_EACH * (self.longest + 1))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel round one of ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.setup, game.fresh.copy(), game.fresh, game.longest)

    def current_player(self) -> int:
        """Return who acts; -1 is chance for OpenSpiel as well."""
        return TERMINAL if self.is_terminal() else self.course.state.actor

    def is_terminal(self) -> bool:
        """Tell whether the match is over, or too long."""
        return self.course.state.actor == OVER or self.course.left <= 0

    def _legal_actions(self, player: int) -> list[int]:
        actions = self.course.setup.actions
        return sorted([actions[move] for move in self.course.state.legal_moves()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, and how likely."""
        state, listed = self.course.state, self.course.setup.chances
        weights = [int(weight) for weight in state.weights()]
        total = sum(weights)
        found = zip(state.legal_moves(), weights, strict=True)
        return sorted((listed.index(move), weight / total) for move, weight in found)

    def _apply_action(self, action: int) -> None:
        course = self.course
        course.play((course.setup.chances if course.state.actor == CHANCE else course.setup.choices)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.course.setup
        return setup.game.moves.notation((setup.chances if player == CHANCE else setup.choices)[action])

    def returns(self) -> list[float]:
        """Return what each player has won: nothing before the end, nor where the match was too long."""
        state = self.course.state
        return zero_sum(shares(state)) if state.actor == OVER else [0.0] * self.course.setup.players

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> "SpielState":
        """Return a state that a player cannot tell from this one."""
        other: SpielState = self.get_game().new_initial_state()
        other.course = self.course.imagined(player, int(draw() * 2**31))
        return other

    def __str__(self) -> str:
        return self.course.setup.game.position.describe(self.course.state)


class Observer:
    """Looks at states for a player: what it may know now, or all that it has seen."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        self.setup = setup
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(len(setup.bounds[0]), np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know into the tensor."""
        if self.tensor is not None:
            view = self.setup.game.view.view(state.course.shown(player), player)
            self.tensor[:] = self.setup.observation(view)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows as text."""
        return state.course.memory(player) if self.recalls else state.course.sight(player)


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """Random rollouts for OpenSpiel's searches in Python, as its own `RandomRolloutEvaluator`, in our compiled loop."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.rng = Rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        """Return what each player wins on average where all play at random."""
        total = np.zeros(state.course.setup.players)
        for _ in range(self.rollouts):
            world = state.course.state.copy()
            playout(world, self.rng, LONGEST)
            if world.actor == OVER:
                total += zero_sum(shares(world))
        return total / self.rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return legal actions as equally likely, and chance's as they are."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def defaults(game: Game) -> dict[str, Any]:
    """Return the parameters of a game, as they are if not given."""
    return {"players": game.least, "preset": next(iter(game.presets)), "options": "", "longest": LONGEST}


def game_type(game: Game, hides: bool = True) -> Any:
    """Return what OpenSpiel wants to know of a game in advance."""
    kind = pyspiel.GameType
    known = kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"cavale_{game.name}",
        long_name=f"Cavale {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register() -> None:
    """Make every game known to OpenSpiel: `cavale_alcatraz`.

    A class each, as OpenSpiel's own: it lets go of them after Python has ended, which a function would not survive.
    """
    for game in all_games().values():
        if f"cavale_{game.name}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), type(f"Spiel_{game.name}", (SpielGame,), {"game": game}))
