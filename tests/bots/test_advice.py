"""The adviser: what it says follows from the view and the seed, in words of the game, and hits what is plain to see."""

from math import inf

import pytest

from cavale.bots.advice import advise, percent
from cavale.bots.search import JudgedSearch
from cavale.bots.searching import EXPLORATION, think
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.examples import example
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.testing.case import Case
from cavale.engine.text import LANGUAGES
from cavale.games import all_games, find_game
from tests.bots.riddles import End, Fork, Riddle, riddle_game


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_advice_follows_from_what_a_seat_may_know(game: Game) -> None:
    case = Case(game, next(iter(game.presets)), game.least)
    speakers = [game.speaker(language) for language in LANGUAGES]
    for number, match in enumerate(case.moments((1,), 1)):
        if match.state.actor < 0:
            continue
        for seat in range(match.players):
            view = match.view(seat)
            other = game.view.view(game.view.imagine(view, Rng(number)), seat) if not match.draft else match.view(seat)
            advice = advise(game, view, 3, 4, inf)
            assert advice == advise(game, other, 3, 4, inf)
            assert 0.0 <= advice.chance <= 1.0
            assert (advice.move is None) == (seat != match.state.actor)
            if advice.move is not None:
                assert advice.move in set(view.legal_moves())
            if advice.reason is not None:
                assert all(speaker.say(advice.reason) for speaker in speakers)


def test_where_a_game_knows_a_habit_that_is_advised() -> None:
    """It may be worth more than what a search sees, which would do something else here."""
    view = View(0, Riddle(Fork(0, {1: End(1), 2: End(0), 3: Fork(1, {1: End(0), 2: End(1)})})))
    habitual = riddle_game(habit=3)
    assert think(JudgedSearch(habitual, view, Rng(1), EXPLORATION), 40, inf) == 2
    assert advise(habitual, view, 1, 40, inf).move == 3
    assert advise(riddle_game(), view, 1, 40, inf).move == 2


def test_a_win_at_hand_is_found_and_told_so() -> None:
    """The last prisoner can board: nearly sure, by that move, because one more is aboard."""
    match = example(find_game("alcatraz"), "10-third-aboard")
    before = Match(match.game, match.players, match.options, position=match.position)
    before.settle()
    advice = advise(match.game, before.view(before.state.actor), 1, 200, inf)
    assert advice.move is not None
    assert match.game.moves.notation(advice.move) == "1:7>boat"
    assert advice.reason is not None
    assert advice.reason.key in ("az-feature-aboard", "az-feature-last")
    assert percent(advice.chance) == 99
