"""Checks of judgement: figures that a bot can reckon with, and that tell nothing a seat may not know."""

from math import isfinite

from cavale.engine.core.judging import NO_HABIT
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.testing.case import Case, expect
from cavale.engine.testing.rulebook import message_keys
from cavale.engine.text import LANGUAGES


def features_have_words(game: Game) -> None:
    """Every feature of the judgement has a weight, and words for what is gained by it."""
    features = game.judge.features
    expect(len(features) > 0, f"{game.name} measures nothing")
    expect(len(game.judge.weights) == len(features), f"{game.name} has not as many weights as features")
    for language in LANGUAGES:
        keys = message_keys(game.folder / "texts" / f"{language}.ftl")
        missing = [name for name in features if f"{game.code.lower()}-feature-{name}" not in keys]
        expect(not missing, f"{game.name} has no words in {language} for the features {', '.join(missing)}")


def judgement_is_sound(case: Case) -> None:
    """A view is judged from 0 to 1 by one finite figure a feature, and so is any state that could be behind it."""
    rng = Rng(11)
    judge, view = case.game.judge, case.game.view
    for state in case.states(range(1), most=12):
        for seat in case.watchers:
            seen = view.view(state, seat)
            worth = judge.judge(seen)
            expect(0.0 <= worth <= 1.0, f"seat {seat} hopes for {worth} in: {case.text(state)}")
            for other in range(case.players):
                figures = list(judge.measure(seen, other))
                expect(len(figures) == len(judge.features), f"{len(figures)} figures for {judge.features}")
                expect(all(map(isfinite, figures)), f"{figures} in: {case.text(state)}")
            if not state.drafting:
                for whole in (state, view.imagine(seen, rng)):
                    same = judge.judge(View(seat, whole)) == worth
                    expect(same, f"judging tells seat {seat} what it may not know in: {case.text(whole)}")


def habits_are_fair(case: Case) -> None:
    """What a game calls a habit may be played, and follows from what the actor may know."""
    rng = Rng(12)
    judge, view = case.game.judge, case.game.view
    for state in case.states(range(1), most=12):
        seat = state.actor
        if seat < 0:
            continue
        seen = view.view(state, seat)
        move = judge.habit(seen.state)
        if move == NO_HABIT:
            continue
        expect(move in state.legal_moves(), f"a habit that is no legal move, {move}, in: {case.text(state)}")
        if not state.drafting:
            for whole in (state, view.imagine(seen, rng)):
                expect(judge.habit(whole) == move, f"a habit of what seat {seat} may not know: {case.text(whole)}")
