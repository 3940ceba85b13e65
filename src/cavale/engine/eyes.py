"""A match through somebody's eyes: what is seen of its states, and told of its moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cavale.engine.core.state import SPECTATOR, State, View
from cavale.engine.game import Game
from cavale.engine.scene import Board, Effect, Scene
from cavale.engine.text import Text

REVEALED: Final = -1  # the eyes that see everything, as chance does


@dataclass(frozen=True)
class Told:
    """What somebody got to know of a move: its notation, its words, what it did, and what is seen then."""

    notation: str
    text: Text
    effects: tuple[Effect, ...]
    view: View


class Eyes:
    """What a seat, SPECTATOR, or REVEALED (who may see everything) gets to see of a game."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def view(self, state: State) -> View:
        """Return what is to be seen of a state."""
        return View(SPECTATOR, state.copy()) if self.seat == REVEALED else self.game.view.view(state, self.seat)

    def board(self, state: State) -> Board:
        """Return the part of the picture that stays."""
        return self.game.scene.board(self.view(state))

    def scene(self, state: State) -> Scene:
        """Return the picture of a state."""
        return self.game.scene.scene(self.view(state))

    def tell(self, before: State, moves: tuple[int, ...]) -> Iterator[Told]:
        """Tell an action move by move; of one that is made of several choices, the last."""
        staging = self.game.scene
        for move in moves:
            after = before.copy()
            after.play(move)
            if not after.drafting:
                seen = move if self.seat == REVEALED else self.game.view.seen(before, move, self.seat)
                was, view = self.view(before), self.view(after)
                text, effects = staging.words(was, seen, view), staging.effects(was, seen, view)
                yield Told(self.game.moves.notation(seen), text, effects, view)
            before = after

    def hopes(self, state: State) -> tuple[float, ...]:
        """Return each seat's hope of winning, as far as these eyes can judge it."""
        seen = self.view(state).state
        return tuple(round(self.game.judge.judge(View(seat, seen)), 4) for seat in range(seen.players))
