"""How a seat stands, what it might do, and why: a search's answer with a reason in the game's own words."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from cavale.bots.search import JudgedSearch
from cavale.bots.searching import EXPLORATION, think
from cavale.engine.core.judging import NO_HABIT
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.text import Text

WORLDS: Final = 4  # imagined for the reason
LEAST: Final = 0.02  # log-odds by which a move must be better in something for that to be its reason


class Advice(NamedTuple):
    """What an adviser says to a seat."""

    chance: float  # to win, from 0 to 1
    move: int | None  # the best one; None when others act
    reason: Text | None  # what speaks most for it


def advise(game: Game, view: View, seed: int, iterations: int, seconds: float) -> Advice:
    """Search for a while; the same view and seed make the same advice, unless time runs out before."""
    if view.state.actor != view.seat:
        return Advice(game.judge.judge(view), None, None)
    rng = Rng(seed)
    search = JudgedSearch(game, view, rng, EXPLORATION)
    best: i64 = think(search, iterations, seconds)
    habit = game.judge.habit(view.state)
    if habit != NO_HABIT:
        best = habit
    root = search.root
    index = root.find(best, 0)
    worth, visits = root.worth, root.visits
    return Advice(worth[index] / float(visits[index]), int(best), reason(game, view, best, rng))


def percent(chance: float) -> int:
    """Return a chance in hundredths; before the end nothing is sure."""
    return min(99, max(1, round(chance * 100.0)))


def reason(game: Game, view: View, best: i64, rng: Rng) -> Text | None:
    """Return in what a move leaves its seat better off than others do on average, weighed as the judgement does."""
    judge, seat, moves = game.judge, view.seat, view.legal_moves()
    if len(moves) == 1:
        return None
    weights = judge.weights
    gains = vec[float]([0.0] * len(judge.features))
    held = 0.0  # by which the others are worse off
    for _ in range(WORLDS):
        world = game.view.imagine(view, rng)
        for move in moves:
            after = world.copy()
            after.play(move)
            seen = View(seat, after)
            share = 1.0 if move == best else -1.0 / float(len(moves) - 1)
            figures = judge.measure(seen, seat)
            for feature in range(i64(len(gains))):
                gains[feature] += share * weights[feature] * figures[feature]
            for other in range(after.players):
                if other != seat:
                    held -= share * judge.total(judge.measure(seen, other)) / float(after.players - 1)
    found, most = "hint-others", held
    for feature in range(i64(len(gains))):
        if gains[feature] > most:
            found, most = f"{game.code.lower()}-feature-{judge.features[feature]}", gains[feature]
    return Text(found) if most > LEAST * float(WORLDS) else None
