"""The rules against the plain definition of them, move by move."""

from random import Random

import pytest

from cavale.engine.core.state import CHANCE, OVER
from cavale.games.cartagena import GAME
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.tests.oracle import Naive
from cavale.games.cartagena.tests.passages import move

VARIANTS = [
    ("jamaica", {}),
    ("tortuga", {}),
    ("basic", {}),
    ("advanced", {}),
    ("jamaica", {"hispaniola": "on"}),
    ("basic", {"hispaniola": "on"}),
    ("jamaica", {"relief": "off", "turn_limit": "60"}),
    ("tortuga", {"relief": "off", "turn_limit": "25"}),
    ("jamaica", {"pirates": "4", "segments": "4", "turn_limit": "0"}),
    ("jamaica", {"pirates": "8", "segments": "4", "turn_limit": "40"}),
    ("tortuga", {"pirates": "7", "segments": "5", "turn_limit": "1"}),
]
# How players choose: how much they like to fall back, to advance, to stop.
TEMPERS = {"any": (1, 1, 1), "hoarder": (90, 1, 1), "runner": (1, 30, 1), "waiter": (5, 5, 20), "loner": (1, 30, 1)}


def agree(state: Cartagena, naive: Naive) -> bool:
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
    pirates = [space for crew in naive.crews.values() for space in crew]
    assert list(state.crowd) == [pirates.count(space) for space in [*range(37), "boat"]]
    assert state.left == naive.deck.total()
    return True


def choose(moves: dict[str, int], temper: str, rng: Random) -> str:
    """Return a move of chance by its weight, a player's by temper: a loner plays all its cards for its foremost."""
    likes = []
    for word, weight in moves.items():
        kinds = zip(("<", ">", "stop"), TEMPERS[temper], strict=True)
        like = next((like for kind, like in kinds if kind in word), 1)
        space = word.partition(">")[0]
        likes.append(weight * like * (int(space) ** 3 if temper == "loner" and space.isdigit() else 1))
    return rng.choices(list(moves), likes)[0]


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("preset", "written"), VARIANTS)
def test_random_matches(preset: str, written: dict[str, str], players: int, temper: str) -> None:
    """CA-1 to CA-17: the rules and their plain telling agree at each move of random matches."""
    options = GAME.choose(players, preset, written)
    rng = Random(f"{preset} {written} {players} {temper}")
    state = cartagena_of(GAME.rules.start(options, players))
    naive = Naive(options.texts(), players)
    for _ in range(500):
        assert agree(state, naive)
        if state.actor == OVER:
            break
        word = choose(naive.asked[1], temper, rng)
        state.play(move(word))
        naive.play(word)
