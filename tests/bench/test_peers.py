"""Other programs: played to the end, with chance as it says; and what is said when they are not there."""

import sys
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cavale.bench import peers as module
from cavale.bench.contenders import LONGEST
from cavale.bench.peers import NO_PROGRESS, OPEN_SPIEL, chess_play, draw, find_peers, spiel_play
from cavale.engine.text import Problem


class SpielState:
    """Chance, then a player's move, nine times over; like OpenSpiel's, strict about who acts."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def current_player(self) -> int:
        return -4 if len(self.played) == 18 else -1 if len(self.played) % 2 == 0 else 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.current_player() == -1
        return [(7, 0.25), (8, 0.75)]

    def legal_actions(self) -> list[int]:
        assert self.current_player() == 0
        return [1, 2, 3]

    def apply_action(self, action: int) -> None:
        legal = {outcome for outcome, _ in self.chance_outcomes()} if self.current_player() else {1, 2, 3}
        assert action in legal
        self.played.append(action)


def fake_spiel(*names: str) -> Any:
    """Return something like the module `pyspiel` with games of these names."""
    spiel = ModuleType("pyspiel")
    spiel.__dict__.update(
        PlayerId=SimpleNamespace(TERMINAL=-4, CHANCE=-1),
        registered_names=lambda: names,
        GameType=SimpleNamespace(ChanceMode=SimpleNamespace(DETERMINISTIC="deterministic")),
        load_game=lambda name: SimpleNamespace(
            new_initial_state=SpielState,
            get_type=lambda: SimpleNamespace(chance_mode="deterministic" if name == "chess" else "stochastic"),
        ),
        sample_action=lambda outcomes, chance: (outcomes[0][0], outcomes[0][1]),
    )
    return spiel


class Board:
    """A board on which nothing ever happens, or with no moves from some ply on."""

    def __init__(self, plies: int = 1_000_000) -> None:
        self.plies = plies
        self.halfmove_clock = 0

    @property
    def legal_moves(self) -> list[str]:
        return ["a", "b"] if self.halfmove_clock < self.plies else []

    def push(self, move: str) -> None:
        assert move in self.legal_moves
        self.halfmove_clock += 1


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "chess", None)


def test_spiel_is_played_to_the_end() -> None:
    assert spiel_play(fake_spiel(), "any", lambda: 0.99, draw)() == 18


@pytest.mark.parametrize(("chance", "action"), [(0.0, 7), (0.24, 7), (0.26, 8), (0.999999, 8), (1.0, 8)])
def test_draw(chance: float, action: int) -> None:
    assert draw([(7, 0.25), (8, 0.75)], chance) == action


def test_chess_ends() -> None:
    assert chess_play(Board, lambda: 0.5)() == NO_PROGRESS
    assert chess_play(lambda: Board(12), lambda: 0.5)() == 12


def test_endless_games_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 5)
    assert chess_play(Board, lambda: 0.5)() == 5
    assert spiel_play(fake_spiel(), "any", lambda: 0.5, draw)() == 5


def test_games_that_a_version_lacks_are_left_out(monkeypatch: pytest.MonkeyPatch, absent: None) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", fake_spiel("maedn", "chess", "something_else"))
    found, missing = find_peers()
    maedn = "OpenSpiel maedn(players=3)"
    assert [peer.name for peer in found] == ["OpenSpiel chess", maedn, f"{maedn}, sample_action"]
    assert [peer.play() for peer in found] == [18] * 3
    assert missing == ["chess"]


def test_one_of_two(monkeypatch: pytest.MonkeyPatch, absent: None) -> None:
    chess = ModuleType("chess")
    chess.__dict__["Board"] = Board
    monkeypatch.setitem(sys.modules, "chess", chess)
    found, missing = find_peers()
    assert ([peer.name for peer in found], missing) == (["python-chess"], ["open_spiel"])
    assert found[0].play() == NO_PROGRESS


def test_none(absent: None) -> None:
    with pytest.raises(Problem) as raised:
        find_peers()
    assert raised.value.text.key == "bench-no-peers"


def test_what_is_installed_plays() -> None:
    """The real ones, where they are; where none is, the answer is how to install them."""
    installed = [name for name in ("pyspiel", "chess") if find_spec(name)]
    if not installed:
        with pytest.raises(Problem, check=lambda problem: problem.text.key == "bench-no-peers"):
            find_peers()
        return
    found, missing = find_peers()
    names = {"pyspiel": [f"OpenSpiel {name}" for name in OPEN_SPIEL], "chess": ["python-chess"]}
    ways = [peer.name for peer in found if "sample_action" not in peer.name]
    assert ways == [peer for name in installed for peer in names[name]]
    assert len(installed) + len(missing) == len(names)
    assert all(3 < peer.play() <= LONGEST for peer in found)
