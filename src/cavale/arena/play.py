"""One game of bots, in a process of its own."""

from dataclasses import dataclass
from time import process_time

from cavale.arena.plan import Fixture
from cavale.bots import make_bot
from cavale.engine.core.state import OVER
from cavale.engine.match import Match
from cavale.games import find_game


@dataclass(frozen=True)
class Result:
    """How a game went."""

    fixture: Fixture
    places: tuple[int, ...]  # by seat, 1 for winners
    ending: str
    moves: int  # of everyone, chance included
    choices: tuple[int, ...]  # by seat
    seconds: tuple[float, ...]  # of processor time, by seat
    record: str = ""  # if it is wanted


def play(fixture: Fixture) -> Result:
    """Play a game to its end."""
    game = find_game(fixture.game)
    players = len(fixture.bots)
    options = game.choose(players, None, fixture.options)
    bots = [make_bot(name, game, seed) for name, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)]
    choices, seconds = [0] * players, [0.0] * players
    match = Match(game, players, options, names=fixture.bots, seed=fixture.seed)
    match.settle()
    while (seat := match.state.actor) != OVER:
        view = match.view(seat)
        began = process_time()
        move = bots[seat].choose(view)
        seconds[seat] += process_time() - began
        choices[seat] += 1
        match.play(move)
        match.settle()
    return Result(
        fixture,
        tuple(int(place) for place in match.state.places()),
        game.endings[match.state.ending()],
        match.played,
        tuple(choices),
        tuple(seconds),
        match.record().write() if fixture.recorded else "",
    )


def share(result: Result, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
