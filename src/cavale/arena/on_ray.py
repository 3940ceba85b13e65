"""A plan, played by the nodes of a Ray cluster: a game is a task."""

import os
import socket
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any, Final
from urllib.parse import urlsplit

from cavale.arena.plan import Fixture
from cavale.arena.play import Result, play
from cavale.engine.text import Problem, shown
from cavale.engine.version import version

AHEAD: Final = 4  # games given out for each core: enough that none waits, few enough for a million games
PATIENCE: Final = 5.0  # seconds
OWN: Final = ("auto", "local")  # a cluster on this machine: one that runs, or one of our own


def on_ray(address: str, plan: Sequence[Fixture]) -> Generator[Result]:
    """Play games on a cluster, as many at once as it has cores."""
    ray = connected(address)
    try:
        task = ray.remote(play_alike)
        games = (task.remote(fixture, version()) for fixture in plan)
        running = list(islice(games, AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))))
        while running:
            done, running = ray.wait(running)
            running += islice(games, len(done))
            for game in done:
                yield ray.get(game)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ModuleNotFoundError):
            raise Problem("arena-ray-module", module=error.cause.name or "cavale") from error
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise Problem("arena-ray-lost", reason=first_line(error)) from error
    finally:
        ray.shutdown()


def play_alike(fixture: Fixture, wanted: str) -> Result:
    """Play a game on a node, if that has the same Cavale: another might play another game."""
    if version() != wanted:
        raise Problem("arena-ray-version", node=socket.gethostname(), there=version(), here=wanted)
    return play(fixture)


def connected(address: str) -> Any:
    """Return Ray, connected to a cluster."""
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", "1")  # else it tries for a quarter of an hour
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # else a cluster of our own tells its makers
    try:
        import ray
    except ImportError:
        raise Problem("arena-no-ray") from None
    if address not in OWN:
        knock(address)
    try:
        ray.init(
            address, log_to_driver=False, logging_level="error", include_dashboard=None if address != "local" else False
        )
    except (ConnectionError, ImportError, RuntimeError, ValueError) as error:
        raise Problem("arena-ray-unreachable", address=shown(address), reason=first_line(error)) from error
    return ray


def knock(address: str) -> None:
    """See whether anybody listens there: Ray itself would wait for minutes."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host = port = None
    if not host or not port or parts.scheme not in ("", "ray"):
        raise Problem("arena-ray-address", address=shown(address))
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Problem("arena-ray-unreachable", address=shown(address), reason=reason) from error


def first_line(error: Exception) -> str:
    """Return what an error says first: Ray says a lot."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
