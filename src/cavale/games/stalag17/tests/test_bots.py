"""Bots in the camp."""

import pytest

from cavale.bots import make_bot
from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.match import Match
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import ESCAPE
from cavale.games.stalag17.rules import stalag_of


def played(players: int, preset: str, seat: int | None, seed: int) -> Match:
    """Return a match that greedy has played to the end in one seat against random ones, or in all."""
    names = ["greedy" if seat in (None, place) else "random" for place in range(players)]
    bots = [make_bot(name, GAME, seed * 10 + place) for place, name in enumerate(names)]
    match = Match(GAME, players, GAME.choose(players, preset), seed=seed)
    while match.state.actor != OVER:
        if match.state.actor == CHANCE:
            match.settle()
        else:
            match.play(bots[match.state.actor].choose(match.view(match.state.actor)))
    return match


@pytest.mark.parametrize(("preset", "players"), [("standard", 2), ("strict", 3), ("ranking", 4), ("standard", 5)])
def test_greedy_beats_random(preset: str, players: int) -> None:
    """ST-23: greedy is the first one out, against one to four random ones, in the first seat and in the last."""
    for seat in (0, players - 1):
        match = played(players, preset, seat, seed=seat)
        assert match.state.places()[seat] == 1


def test_greedy_does_not_bluff() -> None:
    """ST-22: it dares an escape only with the cards for it, so no attempt of a whole game fails."""
    match = played(3, "standard", None, seed=0)
    attempts = [step for step in match.steps() if step.actor != CHANCE and step.move == ESCAPE]
    assert len(attempts) >= 3
    assert not any(stalag_of(step.after).tried for step in attempts)
