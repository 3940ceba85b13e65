"""The rules against the plain telling of them, move by move."""

from random import Random

import pytest

from cavale.engine.core.state import CHANCE, OVER
from cavale.engine.options import Value
from cavale.games.stalag17.moves import notation, parse
from cavale.games.stalag17.position import describe
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.state import ENDINGS
from cavale.games.stalag17.tests.camps import agreed, begin
from cavale.games.stalag17.tests.oracle import Naive

VARIANTS: list[dict[str, Value]] = [
    {},
    {"ranking": True},
    {"escaper_barracks": True, "ranking": True, "round_limit": 0},
    {"round_limit": 1},
    {"round_limit": 3, "ranking": True},
]
# How players choose: how much they like to draw or take, to lay, to discard, to dare an escape.
TEMPERS = {"any": (1, 1, 1, 1), "builder": (6, 30, 1, 0), "hoarder": (60, 1, 4, 1), "dropper": (20, 4, 20, 1)}
VERBS = {"draw": 0, "take": 0, "lay": 1, "drop": 2, "escape": 3}


def agree(table: Stalag, naive: Naive) -> bool:
    """Compare everything there is; say where the two differ."""
    assert describe(table) == naive.text()
    actor, moves = naive.asked
    assert (*naive.colours, "nobody", "chance")[table.actor] == actor
    found = [notation(number) for number in table.legal_moves()]
    assert sorted(found) == sorted(moves)
    if table.actor == CHANCE:
        assert dict(zip(found, table.weights(), strict=True)) == moves
    over = table.actor == OVER
    assert table.ending() == (ENDINGS.index(naive.ask) if over else -1)
    assert list(table.places()) == [naive.place(colour) if over else 0 for colour in naive.colours]
    assert table.left == naive.deck.total()
    return True


def choose(naive: Naive, temper: str, rng: Random) -> str:
    """Return a move of chance by its weight, a player's by temper; a builder goes when he is ready."""
    actor, moves = naive.asked
    if temper == "builder" and "escape" in moves and naive.is_ready(actor):
        return "escape"
    likes = [weight * TEMPERS[temper][VERBS.get(word.partition("=")[0], 0)] for word, weight in moves.items()]
    return rng.choices(list(moves), likes)[0]


def follow(written: dict[str, bool | int], players: int, temper: str, most: int) -> Naive:
    """Play a random match, and compare at each move."""
    rng = Random(f"{written} {players} {temper}")
    table = begin(players, **written)
    naive = Naive(agreed(**written).texts(), players)
    for _ in range(most):
        assert agree(table, naive)
        if table.actor == OVER:
            break
        word = choose(naive, temper, rng)
        move = parse(word)
        assert move is not None
        table.play(move)
        naive.play(word)
    return naive


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("written", VARIANTS, ids=str)
def test_random_matches(written: dict[str, bool | int], players: int, temper: str) -> None:
    """ST-1 to ST-30: the rules and their plain telling agree at each move of random matches."""
    assert follow(written, players, temper, 600).rounds > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("ranking", "ending"), [(False, "escape"), (True, "ranking")])
def test_matches_to_the_end(players: int, ranking: bool, ending: str) -> None:
    """ST-20 to ST-25: they agree up to the last escape."""
    assert follow({"ranking": ranking, "round_limit": 0}, players, "builder", 20_000).ask == ending
