"""Looking at a match takes no memory for good: compiled code kept every vec that interpreted code gave it."""

import gc
import random
import sys
from pathlib import Path

import pytest

import cavale.games
from cavale.engine.core.state import SPECTATOR
from cavale.engine.eyes import REVEALED, Eyes
from cavale.engine.match import Match
from cavale.games import all_games, find_game

TIMES = 100
OURS = Path(cavale.games.__file__).parent
GAMES = sorted(name for name, game in all_games().items() if game.folder.parent == OURS)  # the others are not compiled


def played(name: str, moves: int = 25) -> Match:
    """Return a match after some random moves."""
    game = find_game(name)
    match, rng = Match(game, len(game.seats), seed=1), random.Random(1)
    match.settle()
    for _ in range(moves):
        if match.state.actor >= 0:
            match.play(rng.choice(match.legal_moves()))
            match.settle()
    return match


def look(match: Match) -> None:
    """Do what a server does with a match after each move, and whoever thinks about it."""
    game, state = match.game, match.state
    for seat in (*range(match.players), SPECTATOR):
        view = match.view(seat)
        scene = game.scene.scene(view)
        for choice in scene.choices:
            game.scene.preview(view, choice.move)
        game.scene.board(view)
        position = game.position.describe(view.state)
        game.position.place(match.options, match.players, position)
        game.refusal.refuse(view, 0)
    for eyes in (0, SPECTATOR, REVEALED):
        for move in match.legal_moves():
            list(Eyes(game, eyes).tell(state, (move,)))
        Eyes(game, eyes).hopes(state)
        list(match.told(eyes, 0))


@pytest.mark.parametrize("name", GAMES)
def test_looking_at_a_match_again_takes_no_memory(name: str) -> None:
    match = played(name)
    for _ in range(3):  # fills the caches
        look(match)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        look(match)
    gc.collect()
    assert (sys.getallocatedblocks() - before) / TIMES < 0.5, "blocks of memory that each look keeps"


@pytest.mark.parametrize("name", GAMES)
def test_states_that_were_looked_at_are_freed(name: str) -> None:
    """A leaked reference to a part of a state shows only when the state itself goes."""
    played_once = played(name)
    look(played_once)
    del played_once
    before = 0
    for number in range(12):
        if number == 2:
            gc.collect()
            before = sys.getallocatedblocks()
        match = played(name)
        look(match)
        del match
    gc.collect()
    assert (sys.getallocatedblocks() - before) / 10 < 2, "blocks of memory that each match keeps"
