"""Games on a Ray cluster; here a stand-in plays Ray's part, `./check ray` does it with the real one."""

import socket
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from cavale.arena import on_ray as module
from cavale.arena.on_ray import on_ray
from cavale.arena.plan import Fixture, make_plan, make_terms
from cavale.arena.play import play
from cavale.engine.text import Problem
from cavale.games import find_game
from tests.terminal.typing_at import Cavale

PLAN = make_plan(make_terms(find_game("pockets"), ["greedy", "random"], 2, 1), 12, recorded=True)


class TaskError(Exception):
    """What Ray wraps a node's error in."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class Ray:
    """One node of one core, which plays a game when somebody waits for it; the latest first."""

    exceptions = SimpleNamespace(RayError=TaskError, RayTaskError=TaskError)

    def __init__(self) -> None:
        self.most = 0
        self.connected = False

    def init(self, address: str, **how: object) -> None:
        if address == "local":
            raise ConnectionError("nobody there\nand much more")
        self.connected = True

    def shutdown(self) -> None:
        self.connected = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, task: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=lambda *args: lambda: task(*args))

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(running))
        return running[-1:], running[:-1]

    def get(self, game: Callable[[], object]) -> object:
        try:
            return game()
        except Exception as error:
            raise TaskError(error) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_a_cluster_plays_the_same_games_a_few_at_a_time(ray: Ray) -> None:
    found = {each.fixture.number: each.record for each in on_ray("auto", PLAN)}
    assert found == {each.number: play(each).record for each in PLAN}
    assert (ray.most, ray.connected) == (4, False)


def test_who_leaves_early_lets_the_cluster_go(ray: Ray) -> None:
    games = on_ray("auto", PLAN)
    next(games)
    games.close()
    assert not ray.connected


def test_what_fails_on_a_node_fails_here(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "unknown-bot"):
        list(on_ray("auto", [Fixture(1, "pockets", {}, ("greedy", "nobody"), (1, 2), 3)]))
    said = iter(["2", "1"])
    monkeypatch.setattr(module, "version", lambda: next(said, "1"))
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-ray-version"):
        list(on_ray("auto", PLAN[:1]))

    def lacking(fixture: Fixture) -> None:
        raise ModuleNotFoundError(name="cavale")

    monkeypatch.setattr(module, "play", lacking)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-ray-module"):
        list(on_ray("auto", PLAN[:1]))
    assert not ray.connected


def test_a_cluster_that_is_not_there_is_told_at_once(ray: Ray, cavale: Cavale, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        line = "arena pockets --bots greedy,random --games 1 --ray"
        assert f"The Ray cluster at {address} cannot be reached: Connection refused." in cavale(f"{line} {address}").err
        assert f"at ray://{address} cannot be reached" in cavale(f"{line} ray://{address}").err
    assert "cannot be reached: nobody there." in cavale(f"{line} local").err
    for address in ("nonsense", "host:port", "http://host:1"):
        assert f"“{address}” is no address of a Ray cluster" in cavale(f"{line} {address}").err
    monkeypatch.setitem(sys.modules, "ray", None)
    code, _, err = cavale(f"{line} auto")
    assert code == 2
    assert "cavale[ray]" in err
