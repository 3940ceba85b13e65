"""The same rules in C: they play the very same games, and are measured beside the engine's own loop."""

import pytest

from cavale.bench import native
from cavale.bench import run as module
from cavale.bench.contenders import LONGEST
from cavale.bench.measure import Contender
from cavale.bench.native import LOOPS, TRIED, build, find_compiler, has_loop
from cavale.bench.run import make_run
from cavale.engine.core.playout import playout
from cavale.engine.core.rng import Rng
from cavale.engine.game import Game
from cavale.games import all_games

GAMES = [game for game in all_games().values() if has_loop(game)]
SEEDS = 1_000


def compiler() -> str:
    """Return the C compiler, or fail by its name: this cannot be tried without one."""
    found = find_compiler()
    assert found is not None, f"no C compiler found; tried CC, {', '.join(TRIED)}"
    return found


@pytest.fixture
def peers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be one peer, so that a run with peers can be made."""
    monkeypatch.setattr(module, "find_peers", lambda: ([Contender("Peer", lambda: 1)], []))


def test_every_loop_is_of_a_game() -> None:
    assert sorted(path.stem for path in LOOPS.iterdir()) == sorted(game.name for game in GAMES) != []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_games_from_the_same_seeds(game: Game) -> None:
    """A thousand games, with each number of players in turn: as many moves, and the same ones."""
    loop = build(game, compiler())
    for seed in range(SEEDS):
        players = game.least + seed % (game.most - game.least + 1)
        ours = playout(game.rules.start(game.choose(players), players), Rng(seed), LONGEST)
        assert (ours.moves, ours.digest) == loop(seed, players, LONGEST), f"{players} players, seed {seed}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_stops_where_it_is_told_to(game: Game) -> None:
    loop = build(game, compiler())
    for most in (0, 1, 30, 100):
        ours = playout(game.rules.start(game.choose(game.least), game.least), Rng(7), most)
        assert (ours.moves, ours.digest) == loop(7, game.least, most)


def test_it_takes_part_beside_peers(peers: None) -> None:
    run = make_run(GAMES[0].name, GAMES[0].least, False, True, 0.001, 2)
    (ours,) = run.go().ours
    assert ours.native is not None
    assert ours.native.games >= 2
    assert (ours.loop.name, ours.native.name) in {(found.one, found.other) for found in ours.ratios}


def test_not_unless_asked_for() -> None:
    assert all(each.native is None for each in make_run(None, None, False, False, None, 1).sets)


def test_games_without_a_loop_take_part_as_they_are(peers: None) -> None:
    sets = make_run(None, None, False, True, None, 1).sets
    assert {each.game.name for each in sets if each.native} == {game.name for game in GAMES}
    assert {each.game.name for each in sets} == set(all_games())


def test_without_a_compiler_it_is_named_as_missing(monkeypatch: pytest.MonkeyPatch, peers: None) -> None:
    monkeypatch.setattr(native, "find_compiler", lambda: None)
    run = make_run(GAMES[0].name, None, False, True, None, 1)
    assert run.missing == ["a C compiler (cc, gcc, clang)"]
    assert all(each.native is None for each in run.sets)


def test_the_compiler_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "sh -c")
    assert find_compiler() == "sh -c"
    monkeypatch.setenv("CC", "no-such-compiler")
    assert find_compiler() != "no-such-compiler"
