"""One search on several cores: what all of them tried is added up, the same each time, and they stop when told to."""

from collections import Counter

import pytest

from cavale.bots import cores
from cavale.bots.cores import Crew, CrewBot, answer
from cavale.engine.match import Match
from cavale.games import find_game

POCKETS = find_game("pockets")


class Never:
    """Nobody says that it is enough."""

    value = False


def test_a_crew_adds_up_what_each_tried_and_stops_when_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(POCKETS, 2, seed=1)
    match.settle()
    view = match.view(match.state.actor)
    with Crew(2, find_game, "pockets", match.options) as crew:

        def bot(iterations: int, stop: bool = False) -> CrewBot:
            return CrewBot(POCKETS, 7, crew, iterations, 1e9, (lambda: True) if stop else None)

        questions = [bot(61).question(view, core) for core in range(2)]
        assert [each.iterations for each in questions] == [31, 30]
        found = crew.ask(questions)
        chosen = bot(61).choose(view)
        assert bot(61).choose(view) == chosen
        assert bot(10**15, stop=True).choose(view) in view.legal_moves()
    monkeypatch.setattr(cores, "HERE", [(POCKETS, match.options, Never())])
    alone = [answer(each) for each in questions]
    visits = sum((Counter({move: tried.visits for move, tried in each.items()}) for each in alone), Counter())
    assert {move: tried.visits for move, tried in found.items()} == visits
    assert all(tried.worth == sum(each[move].worth for each in alone) for move, tried in found.items())


def test_every_core_has_a_seed_of_its_own_and_the_last_ones_no_more_than_the_first() -> None:
    match = Match(POCKETS, 2, seed=1)
    match.settle()
    view = match.view(match.state.actor)

    class Three(Crew):
        def __init__(self) -> None:
            self.cores = 3

    bot = CrewBot(POCKETS, 7, Three(), 10)
    questions = [bot.question(view, core) for core in range(3)]
    assert [each.iterations for each in questions] == [4, 3, 3]
    assert len({each.seed for each in questions}) == 3
