"""What our contenders do: whole games, chance as its weights say, every move counted."""

import sys
from importlib import import_module

import pytest

from cavale.bench import contenders as module
from cavale.bench.contenders import COPIES, LONGEST, half_way, is_compiled, make_set
from cavale.engine.core.playout import playout
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import OVER
from cavale.engine.game import Game
from cavale.games import all_games
from tests.bench.toy import GAME, NEVER, steps

GAMES = list(all_games().values())


@pytest.mark.parametrize("how", ["driven", "loop"])
def test_plays_to_the_end_and_counts(how: str) -> None:
    game, started = steps(41)
    contender = getattr(make_set(game, 2, False), how)
    before = len(started)
    assert contender.play() == 41
    assert [len(state.played) for state in started[before:]] == [41]
    assert started[-1].actor == OVER


@pytest.mark.parametrize("how", ["driven", "loop"])
def test_chance_follows_its_weights(how: str) -> None:
    """Of the tosses 1, 2 and 3 with weights 1, 9 and 0, the second is common and the third never comes."""
    game, started = steps(2000)
    getattr(make_set(game, 2, False), how).play()
    tosses, moves = started[-1].played[::2], started[-1].played[1::2]
    assert 0.85 < tosses.count(2) / len(tosses) < 0.95
    assert tosses.count(NEVER) == 0
    assert 0.4 < moves.count(10) / len(moves) < 0.6


@pytest.mark.parametrize("how", ["driven", "loop", "checked"])
def test_endless_games_are_left(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 9)
    assert 9 <= getattr(make_set(GAME, GAME.least, True), how).play() < 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_takes_part(game: Game) -> None:
    for players in {game.least, game.most}:
        found = make_set(game, players, True)
        assert [each.name for each in found.all()] == [
            f"{game.name}-{players}-{how}" for how in ("driven", "loop", "match", "copy")
        ]
        assert min(each.play() for each in found.all()) > 1
        assert found.copying.play() == COPIES


def test_matches_only_if_asked_for() -> None:
    assert make_set(GAME, 2, False).checked is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_copies_are_of_the_middle_of_a_game(game: Game) -> None:
    options = game.choose(game.most)
    state = half_way(game, options, game.most)
    moves = playout(game.rules.start(options, game.most), Rng(1), LONGEST).moves
    again = game.rules.start(options, game.most)
    rng = Rng(1)
    assert playout(again, rng, moves // 2).moves == moves // 2 > 0
    assert game.position.describe(state) == game.position.describe(again)
    assert playout(again, rng, LONGEST).moves == moves - moves // 2 > 0


def test_compiled_or_not() -> None:
    assert is_compiled(import_module("msgspec._core").__name__)
    assert not is_compiled("cavale.bench.contenders")
    assert is_compiled() != str(sys.modules["cavale.engine.core.state"].__file__).endswith(".py")
