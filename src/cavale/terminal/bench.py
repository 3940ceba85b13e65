"""`cavale bench`: how fast the games are; `bench search`: how fast bots think; `bench server`: how many tables go."""

import sys
from collections.abc import Callable
from typing import Annotated, Protocol, TypeVar

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from cavale.bench.measure import Contender
from cavale.bench.run import make_run
from cavale.bench.search import make_run as make_search_run
from cavale.bench.show import searches, tables
from cavale.games import all_games, find_game
from cavale.terminal.command import Count, Name, ScreenHere

R = TypeVar("R", covariant=True)


class Measured(Protocol[R]):
    """A run of whatever kind, which ends in a report."""

    repeat: int

    def contenders(self) -> list[Contender]:
        """Return everyone who takes part."""

    def go(self, progress: Callable[[Contender], None]) -> R:
        """Measure, and report."""


def bench(
    *,
    game: Name = None,
    players: Count = None,
    seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    repeat: Annotated[int, Parameter(metavar="N")] = 5,
    match: bool = False,
    peers: bool = False,
    json: bool = False,
    screen: ScreenHere,
) -> None:
    """Measure how many moves a second the games play, also beside other programs."""
    report = watched(make_run(game, players, match, peers, seconds, repeat))
    if json:
        screen.out.print(report.json(), soft_wrap=True)
    else:
        screen.show(*tables(report, screen.say))


def bench_server(
    *,
    game: Name = None,
    tables: Annotated[list[int] | None, Parameter(metavar="N", negative_iterable=())] = None,
    seconds: Annotated[float, Parameter(metavar="S")] = 5.0,
    repeat: Annotated[int, Parameter(metavar="N")] = 1,
    bots: Annotated[int, Parameter(metavar="N")] = 0,
    peers: bool = False,
    json: bool = False,
    screen: ScreenHere,
) -> None:
    """Measure how many tables a server can look after, also beside boardgame.io."""
    from cavale.bench.serving.run import Run as Trial
    from cavale.bench.serving.show import tables as shown

    trial = Trial(find_game(game or next(iter(all_games()))), tables or [200, 1000], peers, seconds, repeat, bots)
    with progress() as bar:
        task = bar.add_task("", total=trial.parts)
        report = trial.go(lambda name: bar.update(task, description=name, advance=1, refresh=True))
    if json:
        screen.out.print(report.json(), soft_wrap=True)
    else:
        screen.show(*shown(report, screen.say))


def bench_search(
    *,
    game: Name = None,
    players: Count = None,
    seconds: Annotated[float | None, Parameter(metavar="S")] = None,
    repeat: Annotated[int, Parameter(metavar="N")] = 5,
    peers: bool = False,
    json: bool = False,
    screen: ScreenHere,
) -> None:
    """Measure how many moves a second a search imagines, also beside OpenSpiel's."""
    report = watched(make_search_run(game, players, peers, seconds, repeat))
    if json:
        screen.out.print(report.json(), soft_wrap=True)
    else:
        screen.show(*searches(report, screen.say))


def watched(run: Measured[R]) -> R:
    """Measure while a person at a terminal sees how far it has come; drawn between slices only, as it takes time."""
    with progress() as bar:
        task = bar.add_task("", total=len(run.contenders()) * run.repeat)

        def tick(contender: Contender) -> None:
            bar.update(task, description=contender.name, advance=1, refresh=True)

        return run.go(tick)


def progress() -> Progress:
    """Return a bar that a person at a terminal sees, drawn only when it is told to."""
    return Progress(console=Console(stderr=True), transient=True, auto_refresh=False, disable=not sys.stderr.isatty())
