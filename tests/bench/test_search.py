"""Searches, measured: what counts as a move, who takes part, and what is shown."""

import json
import sys
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from cavale.bench import search as module
from cavale.bench.search import Thinker, make_run, rest, spiel, thoughts
from cavale.engine.text import Problem
from cavale.games import find_game
from tests.bench.toy import done
from tests.terminal.typing_at import Cavale


class Tricks:
    """A state like OpenSpiel's: two deals, then five moves."""

    def __init__(self, played: int = 0) -> None:
        self.played = played

    def is_chance_node(self) -> bool:
        return self.played < 2

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.5), (8, 0.5)]

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def is_terminal(self) -> bool:
        return self.played == 7

    def apply_action(self, action: int) -> None:
        assert action in ((7, 8) if self.is_chance_node() else (1, 2))
        self.played += 1

    def clone(self) -> "Tricks":
        return Tricks(self.played)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches be short."""
    monkeypatch.setattr(module, "ITERATIONS", 3)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Put something like the module `pyspiel` in its place; return what its bot is asked."""
    steps: list[Any] = []
    fake = ModuleType("pyspiel")
    fake.__dict__.update(
        load_game=lambda name: SimpleNamespace(new_initial_state=Tricks),
        RandomRolloutEvaluator=lambda rollouts, seed: rollouts,
        ISMCTSBot=lambda seed, evaluator, c, iterations: SimpleNamespace(
            step=lambda state: steps.append((state.played, evaluator, iterations))
        ),
    )
    monkeypatch.setitem(sys.modules, "pyspiel", fake)
    return steps


@pytest.fixture
def cavale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cavale:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "CAVALE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    return Cavale(monkeypatch, capsys)


@pytest.mark.usefixtures("few")
def test_ours_count_the_moves_that_they_imagine() -> None:
    played, judged = (module.thinker(find_game("pockets"), 2, kind) for kind in ("playouts", "judged"))
    for each in (played, judged):
        moves = each.contender.play()
        assert moves == each.last[0].played > 0
        assert each.last[0].iterations == 3


@pytest.mark.usefixtures("few")
def test_the_peer_is_asked_where_players_choose_and_credited_with_every_move(asked: list[Any]) -> None:
    assert spiel().contender.play() == 3 * 5
    assert asked == [(2, 1, 3)]
    assert rest(Tricks(6), Random(1)) == 1


def test_without_the_peer_there_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "bench-no-peers"):
        make_run("pockets", 2, True, 0.1, 1)


def test_figures_follow_from_slices() -> None:
    row = thoughts(Thinker(done("one", (64_000, 1, 2.0), (128_000, 2, 2.0)), "playouts"))
    assert (row.moves_per_second.low, row.moves_per_second.high) == (32_000, 64_000)
    assert (row.iterations_per_second.low, row.iterations_per_second.high) == (500, 1000)
    assert (row.moves_per_iteration, row.nodes, row.depth) == (64, None, None)


@pytest.mark.usefixtures("few", "asked")
@pytest.mark.parametrize(("lang", "words"), [("en", "iterations/s"), ("fr", "itér./s")])
def test_the_command_shows_ours_beside_the_peer(cavale: Cavale, lang: str, words: str) -> None:
    code, out, err = cavale(f"bench search --game pockets --players 2 --seconds 0.001 --repeat 1 --peers --lang {lang}")
    assert (code, err) == (0, "")
    assert words in out
    for name in ("pockets-2-playouts", "pockets-2-judged", "OpenSpiel"):
        assert name in out


@pytest.mark.usefixtures("few", "asked")
def test_figures_as_json(cavale: Cavale) -> None:
    report = json.loads(cavale("bench search --game pockets --players 2 --seconds 0.001 --repeat 2 --peers --json").out)
    assert [row["kind"] for row in report["rows"]] == ["playouts", "judged", "playouts"]
    assert [(each["one"], each["other"]) for each in report["ratios"]] == [
        ("pockets-2-playouts", "OpenSpiel ISMCTSBot, hearts")
    ]
