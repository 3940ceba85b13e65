"""A game written as a tree of choices, to see what a search makes of it."""

from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import NO_HABIT, Judge, share
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER, State, View
from cavale.engine.game import Game
from cavale.games import find_game

VEILED = 99  # what seat 0 sees of a hidden toss


class End:
    """The game is over: these seats have won."""

    def __init__(self, *winners: int) -> None:
        self.winners = winners


class Fork:
    """An actor chooses; chance does as weights say, unseen by seat 0 if it is hidden."""

    def __init__(
        self,
        actor: int,
        after: Mapping[int, "Tree"],
        weights: tuple[int, ...] = (),
        hidden: bool = False,
        looks: float = 0.5,
        drafting: bool = False,
    ) -> None:
        self.actor = actor
        self.after = after
        self.weights_are = weights or (1,) * len(after)
        self.hidden = hidden
        self.drafting = drafting
        self.looks = looks  # how it is judged for seat 0; for seat 1 it is the rest


Tree: TypeAlias = End | Fork


class Riddle(State):
    """A place in the tree."""

    def __init__(self, at: Tree, players: int = 2) -> None:
        super().__init__(players, OVER)
        self.go_to(at)

    def go_to(self, at: Tree) -> None:
        self.at = at
        self.actor = at.actor if isinstance(at, Fork) else OVER
        self.drafting = isinstance(at, Fork) and at.drafting

    def fork(self) -> Fork:
        assert isinstance(self.at, Fork)
        return self.at

    def legal_moves(self) -> vec[i64]:
        return vec[i64](list(self.at.after) if isinstance(self.at, Fork) else [])

    def weights(self) -> vec[i64]:
        return vec[i64](self.fork().weights_are)

    def play(self, move: i64) -> None:
        self.go_to(self.fork().after[int(move)])

    def copy(self) -> "Riddle":
        return Riddle(self.at, int(self.players))

    def places(self) -> vec[i64]:
        winners = self.at.winners if isinstance(self.at, End) else ()
        return vec[i64]([(1 if seat in winners else 2) if winners else 0 for seat in range(int(self.players))])

    def ending(self) -> i64:
        return 0 if self.actor == OVER else -1


def riddle_of(state: State) -> Riddle:
    assert isinstance(state, Riddle)
    return state


def imagine(view: View, rng: Rng) -> State:
    return view.state.copy()


def seen(state: State, move: int, seat: int) -> int:
    hidden = state.actor == CHANCE and riddle_of(state).fork().hidden and seat == 0
    return VEILED if hidden else move


class Looks(Judge):
    """Judges a riddle by what its author says of it."""

    usual: int = int(NO_HABIT)  # what one does out of habit

    def __init__(self, weights: vec[float]) -> None:
        super().__init__((), weights)

    def habit(self, state: State) -> i64:
        return self.usual

    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        pass

    def judge(self, view: View) -> float:
        if view.state.actor == OVER:
            return share(view.state, view.seat)
        looks = riddle_of(view.state).fork().looks
        return looks if view.seat == 0 else 1 - looks


def riddle_game(habit: int = int(NO_HABIT)) -> Game:
    """Return a game whose only rooms are those that bots look into, and where one does this out of habit."""
    kind = type("Habitual", (Looks,), {"usual": habit})
    return replace(
        find_game("pockets"),
        position=SimpleNamespace(describe=lambda state: ""),
        view=SimpleNamespace(imagine=imagine, seen=seen),
        judge=kind(vec[float]()),
    )
