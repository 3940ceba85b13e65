"""The kit, applied to every game that is found."""

import os
from collections.abc import Callable

import pytest

from cavale.engine.game import Game
from cavale.engine.testing.case import Case, all_cases
from cavale.engine.testing.kit import CASE_CHECKS, GAME_CHECKS
from cavale.games import all_games


def is_edge(case: Case) -> bool:
    """Tell whether a case has the fewest or the most players: both with the first preset, in turn with the others."""
    number = list(case.game.presets).index(case.preset)
    edges = (case.game.least, case.game.most)
    return case.players in edges if number == 0 else case.players == edges[number % 2]


GAMES = list(all_games().values())
CASES = all_cases(GAMES)
if os.environ.get("CAVALE_KIT") == "edges":  # a second pass: the fewest and the most players, each preset once at least
    CASES = [case for case in CASES if is_edge(case)]


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
