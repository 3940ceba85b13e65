"""Bots at the yard."""

from math import inf

import pytest

from cavale.bots import make_bot
from cavale.bots.searching import SearchBot
from cavale.engine.core.state import OVER, View
from cavale.engine.match import Match
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import FAR, MOMENTS, shown, yard


def winner(seed: int, *bots: str) -> str:
    """Return who won a match of bots, by seed."""
    players = [make_bot(bot, GAME, seed * 10 + seat) for seat, bot in enumerate(bots)]
    match = Match(GAME, len(bots), seed=seed)
    match.settle()
    while match.state.actor != OVER:
        match.play(players[match.state.actor].choose(match.view(match.state.actor)))
        match.settle()
    return match.end()


def choice(bot: str, view: View, seed: int) -> str:
    """Return what a bot with a seed chooses; one that thinks thinks shortly."""
    player = SearchBot(GAME, seed, 100, inf) if bot == "search" else make_bot(bot, GAME, seed)
    return GAME.moves.notation(player.choose(view))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("square", ["1:5", "2:6", "3:5"])
@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_a_bot_takes_the_win(bot: str, square: str, seed: int) -> None:
    """AZ-16: greedy and search bring their third prisoner aboard when they can."""
    match = yard(f"guards={FAR} blue=boat,boat,{square},9:1 yellow=boat,boat,1:4")
    assert choice(bot, match.view(0), seed) == f"{square}>boat"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_catches_whom_it_can(seed: int) -> None:
    """AZ-12: greedy prefers the walk that sends yellow's two foremost back to the cell."""
    match = yard("blue=9:4 yellow=7:8,7:7,boat,boat", alarm="off")
    match.play(make_bot("greedy", GAME, seed).choose(match.view(0)))
    assert shown(match)["yellow"] == "cell,cell,boat,boat"


def test_greedy_beats_random() -> None:
    """AZ-16: of 50 games against random, greedy wins at least 45, in whichever seat."""
    wins = sum(winner(seed, "greedy", "random") == "escape blue" for seed in range(25))
    wins += sum(winner(seed, "random", "greedy") == "escape yellow" for seed in range(25, 50))
    assert wins >= 45


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("name", ["start", "middle", "alarm", "stuck", "stuck at the boat"])
def test_same_view_and_seed_same_choice(bot: str, name: str) -> None:
    """AZ-5: a bot's choice follows from the view and its seed, and is legal."""
    for seed in range(5):
        one, other = yard(MOMENTS[name]).view(0), yard(MOMENTS[name]).view(0)
        assert choice(bot, one, seed) == choice(bot, other, seed)
        assert make_bot(bot, GAME, seed).choose(one) in set(one.legal_moves())


def test_seeds_differ() -> None:
    """AZ-5: with other seeds the random bot begins otherwise."""
    assert len({choice("random", yard().view(0), seed) for seed in range(40)}) > 10


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_changes_nothing(bot: str) -> None:
    """AZ-5: thinking about a view leaves it as it is."""
    view = yard(MOMENTS["middle"]).view(0)
    before = GAME.position.describe(view.state)
    make_bot(bot, GAME, 1).choose(view)
    assert GAME.position.describe(view.state) == before
