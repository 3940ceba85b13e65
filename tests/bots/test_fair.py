"""Every bot at every game: its choice is legal, follows from view and seed, and from nothing that it may not know."""

from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

from cavale.bots import BOTS, OPPONENTS, make_bot
from cavale.bots.bot import Bot
from cavale.bots.levels import LevelBot, level_in
from cavale.bots.searching import SearchBot
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import State, View
from cavale.engine.game import Game
from cavale.engine.testing.case import Case, all_cases
from cavale.games import all_games, find_game

CASES = [case for case in all_cases(all_games().values()) if case.players in (case.game.least, case.game.most)]

MOMENTS = 5  # of a match
SHORTLY = 12  # iterations
TURNS = 4  # moments after which it is the same bots' turn again


def bot_of(name: str, game: Game, seed: int) -> Bot:
    """Return a bot; one that thinks thinks shortly, and does not look at the clock."""
    if name == "search":
        return SearchBot(game, seed, SHORTLY, inf)
    if name not in OPPONENTS:
        return make_bot(name, game, seed)
    level = level_in(game, name)
    return LevelBot(game, seed, replace(level, iterations=min(level.iterations, SHORTLY), seconds=inf), seed)


def worlds(case: Case, seed: int) -> Iterator[tuple[View, State, State]]:
    """Give views of who is to choose, all over two random matches, each with two states that may be behind it."""
    for number, match in enumerate(case.moments((seed, seed + 1), MOMENTS)):
        if match.state.actor >= 0 and not match.draft:
            view = match.view(match.state.actor)
            yield view, match.state.copy(), case.game.view.imagine(view, Rng(number))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_chooses_by_what_it_may_know(case: Case) -> None:
    differ = False
    for number, (view, one, other) in enumerate(worlds(case, 3)):
        differ |= case.text(one) != case.text(other)
        before = case.text(view.state)
        for bot in BOTS[number % TURNS :: TURNS]:
            choice = bot_of(bot, case.game, 5).choose(view)
            assert choice in set(view.legal_moves()), bot
            assert choice == bot_of(bot, case.game, 5).choose(case.game.view.view(other, view.seat)), bot
            assert case.text(view.state) == before, bot
    assert differ == case.game.view.hides(case.options)


@pytest.mark.parametrize("bot", ["newcomer", "veteran", "greedy", "search"])
def test_a_bot_that_saw_everything_would_be_caught(bot: str) -> None:
    """Where bots are given the state itself, some choice is another."""
    case = Case(find_game("pockets"), "pockets", 2)
    assert any(
        bot_of(bot, case.game, seed).choose(View(view.seat, one))
        != bot_of(bot, case.game, seed).choose(View(view.seat, other))
        for seed in range(8)
        for view, one, other in worlds(case, seed)
    )
