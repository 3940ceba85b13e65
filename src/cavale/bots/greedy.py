"""The bot that looks one action ahead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.bots.bot import Bot
from cavale.engine.core.state import CHANCE, State, View
from cavale.engine.game import Game

WORLDS: Final = 4  # states imagined for a view that hides something
BEAM: Final[i64] = 24  # choices followed at the second step of an action made of several
NARROWER: Final[i64] = 4  # by so much fewer at each further step: they are looked at again when they are due


class GreedyBot(Bot):
    """Chooses what the game's judgement likes best right after the action, from the view alone."""

    def choose(self, view: View) -> int:
        """Return the best-looking legal move."""
        return self.pick(view, view.legal_moves())

    def pick(self, view: View, moves: vec[i64]) -> int:
        """Return the best-looking of some moves; among equals, any."""
        hidden = "?" in self.game.position.describe(view.state)
        worlds = [self.game.view.imagine(view, self.rng) for _ in range(WORLDS if hidden else 1)]
        best: int = moves[0]
        best_worth = -1.0
        ties: i64 = 0
        for move in moves:
            worth = 0.0
            for world in worlds:
                worth += worth_after(self.game, world, view.seat, move, BEAM)
            ties = 1 if worth > best_worth else ties + 1
            if worth > best_worth or (worth == best_worth and self.rng.below(ties) == 0):
                best, best_worth = move, worth
        return best


def worth_after(game: Game, state: State, seat: i64, move: i64, beam: i64) -> float:
    """Return how a state looks for a seat once a move is played, its action completed and chance weighed."""
    after = state.copy()
    after.play(move)
    if after.actor == CHANCE:
        return expected(game, after, seat)
    if after.actor != seat or not after.drafting:
        return game.judge.judge(View(seat, after))
    best = 0.0
    for further in list(after.legal_moves())[:beam]:
        best = max(best, worth_after(game, after, seat, further, max(beam // NARROWER, 1)))
    return best


def expected(game: Game, state: State, seat: i64) -> float:
    """Return how a state looks on average over the next chance move."""
    total = 0.0
    weight_sum = 0.0
    moves = state.legal_moves()
    weights = state.weights()
    for index in range(i64(len(moves))):
        after = state.copy()
        after.play(moves[index])
        weight_sum += float(weights[index])
        total += float(weights[index]) * game.judge.judge(View(seat, after))
    return total / weight_sum
