"""The kit, applied to every game that is found."""

import os
from collections.abc import Callable

import pytest

from cavale.engine.game import Game
from cavale.engine.testing.case import Case, all_cases
from cavale.engine.testing.kit import CASE_CHECKS, GAME_CHECKS
from cavale.games import all_games

GAMES = list(all_games().values())
CASES = all_cases(GAMES)
if os.environ.get("CAVALE_KIT") == "edges":  # in a second pass the fewest and the most players will do
    CASES = [case for case in CASES if case.players in (case.game.least, case.game.most)]


@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    """Every game holds what every game must, with each preset and number of players."""
    check(case)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_game(game: Game, check: Callable[[Game], None]) -> None:
    """Every game has its rulebook, its words, its goldens and its counts."""
    check(game)
