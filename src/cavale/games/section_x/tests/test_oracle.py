"""The rules against the plain definition of them, move by move.

`SECTION_X_GAMES=10000 pytest …/test_oracle.py -k tunnels` plays as many random games to their ends and finds the
tunnels of every state from scratch; by default there are a few.
"""

import os
from random import Random

import pytest

from cavale.engine.core.playout import random_move
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import CHANCE, OVER
from cavale.games.section_x import GAME
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import GIVE, KEEP
from cavale.games.section_x.tests.charts import expect_owners, expect_sound
from cavale.games.section_x.tests.moments import move
from cavale.games.section_x.tests.oracle import NAMES, Naive, far

GAMES = int(os.environ.get("SECTION_X_GAMES", "12"))
VARIANTS: list[tuple[str, dict[str, str]]] = [
    ("standard", {}),
    ("advanced", {}),
    ("standard", {"passing": "on", "patience": "2"}),
    ("advanced", {"passing": "on", "rounds": "1"}),
    ("standard", {"patience": "0", "rounds": "2"}),
]
# How players choose: how much they like each kind of move; the others count 1.
TEMPERS: dict[str, dict[str, float]] = {
    "any": {},
    "digger": {"place": 20, "step": 6, "door": 0.3, "exchange": 0.3},
    "keeper": {"place": 9, "door": 20, "shift": 0.1, "exchange": 4, "done": 0.2},
}


def agree(state: SectionX, naive: Naive) -> bool:
    """Compare everything there is; say where the two differ."""
    assert GAME.position.describe(state) == naive.text()
    actor, moves = naive.asked
    assert (*naive.colours, "nobody", "chance")[state.actor] == actor
    found = [GAME.moves.notation(number) for number in state.legal_moves()]
    assert len(set(found)) == len(found)
    assert set(found) == set(moves)
    if state.actor == CHANCE:
        assert dict(zip(found, state.weights(), strict=True)) == moves
    over = state.actor == OVER
    assert state.ending() == (GAME.endings.index(naive.ask) if over else -1)
    assert list(state.places()) == [(1 if colour in naive.winners else 2) if over else 0 for colour in naive.colours]
    return True


def choose(moves: dict[str, int], temper: str, rng: Random) -> str:
    """Return a move of chance by its weight, a player's by temper: all but one like to dig in a corner of the board."""
    words = sorted(moves)
    likes = []
    for word in words:
        verb, _, what = word.partition("=")
        like = TEMPERS[temper].get(verb, 1.0)
        if temper != "any" and verb == "to" and NAMES[what][0] > 0 and far(NAMES[what], (0, 0)) < 4:
            like = 8.0
        if temper != "any" and verb == "step":
            like *= 0.2 if what.endswith("island") else 4.0 if ">green" in what else 1.0
        likes.append(moves[word] * like)
    return rng.choices(words, likes)[0]


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("preset", "written"), VARIANTS)
def test_random_matches(preset: str, written: dict[str, str], players: int, temper: str) -> None:
    """SX-1 to SX-34: the rules and their plain telling agree at each move of random matches."""
    options = GAME.choose(players, preset, written)
    rng = Random(f"{preset} {written} {players} {temper}")
    state = section_x_of(GAME.rules.start(options, players))
    naive = Naive(options.texts(), players)
    for _ in range(220):
        assert agree(state, naive)
        if state.actor == OVER:
            break
        word = choose(naive.asked[1], temper, rng)
        state.play(move(word))
        naive.play(word)


def expect_sound_game(seed: int) -> None:
    """Play a random game to its end and expect every state of it to be sound, and its tunnels to be whose they are."""
    players = 2 + seed % 3
    preset = ("standard", "advanced")[seed // 3 % 2]
    state = section_x_of(GAME.rules.start(GAME.choose(players, preset), players))
    rng = Rng(seed)
    known: tuple[list[int], list[int]] | None = None
    while True:
        lies = list(state.tiles), list(state.doors)
        if state.stage not in (KEEP, GIVE):
            expect_sound(state)
            if lies != known:
                expect_owners(state)
                known = lies
        if state.actor == OVER:
            return
        state.play(random_move(state, rng))


@pytest.mark.parametrize("game", range(GAMES))
def test_tunnels_of_random_games(game: int) -> None:
    """SX-20, SX-21: whose each section is follows from the doors in its tunnel, in every state of random games."""
    expect_sound_game(game)
