"""Bots in the passage."""

from math import inf

import pytest

from cavale.bots import make_bot
from cavale.bots.searching import SearchBot
from cavale.engine.core.state import CHANCE, OVER, View
from cavale.engine.match import Match
from cavale.games.cartagena import GAME
from cavale.games.cartagena.data import SIGNS
from cavale.games.cartagena.tests.passages import MIDDLE, state, table

KEY = SIGNS.index("key")
CASES = [(preset, players) for preset in GAME.presets for players in (2, 3, 4, 5)]


def wins(preset: str, players: int, games: int) -> int:
    """Return how many games greedy wins against random ones all round, in each seat in turn."""
    won = 0
    for seed in range(games):
        seat = seed % players
        names = ["greedy" if place == seat else "random" for place in range(players)]
        bots = [make_bot(name, GAME, seed * 10 + place) for place, name in enumerate(names)]
        match = Match(GAME, players, GAME.choose(players, preset), seed=seed)
        while match.state.actor != OVER:
            if match.state.actor == CHANCE:
                match.settle()
            else:
                match.play(bots[match.state.actor].choose(match.view(match.state.actor)))
        won += match.end() == f"escape {GAME.seats[seat]}"
    return won


def choice(bot: str, view: View, seed: int) -> str:
    """Return what a bot with a seed chooses; one that thinks thinks shortly."""
    player = SearchBot(GAME, seed, 100, inf) if bot == "search" else make_bot(bot, GAME, seed)
    return GAME.moves.notation(player.choose(view))


@pytest.mark.parametrize(("preset", "players"), CASES)
def test_greedy_beats_random(preset: str, players: int) -> None:
    """CA-13: of 10 games greedy wins at least 9, against one to four random ones, in whichever seat."""
    assert wins(preset, players, 10) >= 9


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_bot_takes_the_win(bot: str, seed: int) -> None:
    """CA-13: greedy and search bring their last pirate aboard when they can."""
    match = table("blue=boat,boat,boat,boat,boat,34/kd red=boat,boat,boat,boat,boat,36/b")
    assert choice(bot, match.view(0), seed) == "34>key"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_falls_back_for_two(seed: int) -> None:
    """CA-8: two cards for two spaces are a bargain."""
    match = table("blue=9,start,start,start,start,start/b red=7,7,start,start,start,start/b")
    assert choice("greedy", match.view(0), seed) == "9<back"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_brings_the_rearmost_along(seed: int) -> None:
    """CA-7: of two jumps as long, greedy prefers the one that starts further behind."""
    match = table("blue=4,20,boat,boat,boat,boat/k7 red=6,9,start,start,start,start/b", used=1)
    assert [state(match).advance_target(space, KEY) for space in (4, 20)] == [14, 30]
    assert choice("greedy", match.view(0), seed) == "4>key"


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_same_view_and_seed_same_choice(bot: str) -> None:
    """CA-17: a bot's choice follows from the view and its seed, whatever others hide."""
    for seed in range(5):
        one, other = table(MIDDLE).view(0), table(MIDDLE.replace("/bk2", "/s3")).view(0)
        assert choice(bot, one, seed) == choice(bot, other, seed)
        assert make_bot(bot, GAME, seed).choose(one) in set(one.legal_moves())


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_changes_nothing(bot: str) -> None:
    """CA-6: thinking about a view leaves it as it is."""
    view = table(MIDDLE).view(0)
    before = GAME.position.describe(view.state)
    make_bot(bot, GAME, 1).choose(view)
    assert GAME.position.describe(view.state) == before
