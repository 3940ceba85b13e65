"""`cavale bench`: how fast the games are."""

import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from cavale.bench.measure import Contender
from cavale.bench.report import Report
from cavale.bench.run import Run, make_run
from cavale.bench.show import tables
from cavale.terminal.command import Count, Name, ScreenHere


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


def watched(run: Run) -> Report:
    """Measure while a person at a terminal sees how far it has come; drawn between slices only, as it takes time."""
    error = Console(stderr=True)
    with Progress(console=error, transient=True, auto_refresh=False, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=len(run.contenders()) * run.repeat)

        def tick(contender: Contender) -> None:
            bar.update(task, description=contender.name, advance=1, refresh=True)

        return run.go(tick)
