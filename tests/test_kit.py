"""The kit, applied to every game that is found."""

from collections.abc import Callable

import pytest

from cavale.engine.game import Game
from cavale.engine.testing.case import Case, all_cases
from cavale.engine.testing.kit import CASE_CHECKS, GAME_CHECKS
from cavale.games import all_games

GAMES = list(all_games().values())


@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", all_cases(GAMES), ids=str)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    """Every game holds what every game must, with each preset and number of players."""
    check(case)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game(game: Game, check: Callable[[Game], None]) -> None:
    """Every game has its rulebook, its words, its goldens and its counts."""
    check(game)
