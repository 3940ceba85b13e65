"""`cavale arena`: bots against each other, and who is how strong."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cavale.arena.plan import Fixture, make_plan
from cavale.arena.play import Result
from cavale.arena.run import run
from cavale.bots import OPPONENTS
from cavale.engine.text import Text
from cavale.games import find_game
from cavale.terminal.command import Count, Name, Pairs, ScreenHere, written_options
from cavale.terminal.files import check_new, write_whole

File = Annotated[Path | None, Parameter(metavar="FILE")]


def arena(
    game: str,
    /,
    *,
    bots: Annotated[str, Parameter(metavar="NAMES")] = ",".join(OPPONENTS),
    games: Annotated[int, Parameter(metavar="N")] = 100,
    players: Count = None,
    preset: Name = None,
    option: Pairs = None,
    seed: Annotated[int, Parameter(metavar="N")] = 1,
    json: File = None,
    csv: File = None,
    screen: ScreenHere,
) -> None:
    """Let bots play against each other, and show who is how strong."""
    from cavale.arena.report import csv_of, make_report  # what rates is asked for only here
    from cavale.arena.show import tables

    found = find_game(game)
    seats = found.least if players is None else players
    names = [name.strip() for name in bots.split(",")]
    plan = make_plan(found, names, seats, games, seed, preset, written_options(option))
    for file in (json, csv):
        if file is not None:
            check_new(file)
    results = watched(plan)
    report = make_report(results, seed)
    colours = tuple(Text(f"colour-{colour}") for colour in found.seats)
    screen.show(*tables(report, Text(f"{found.code.lower()}-name"), colours, screen.say))
    if json is not None:
        write_whole(json, report.json())
    if csv is not None:
        write_whole(csv, csv_of(results))


def watched(plan: list[Fixture]) -> list[Result]:
    """Play while a person at a terminal sees how far it has come."""
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=len(plan))
        return run(plan, lambda: bar.advance(task))
