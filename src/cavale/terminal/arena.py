"""`cavale arena`: bots against each other, and who is how strong."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from cavale.arena.on_ray import on_ray
from cavale.arena.plan import make_plan, make_terms
from cavale.arena.run import on_cores
from cavale.bots import OPPONENTS
from cavale.engine.game import Game
from cavale.engine.text import Problem
from cavale.games import find_game
from cavale.terminal.command import File, Name, Pairs, ScreenHere, written_options
from cavale.terminal.contest import Contest, kept_games
from cavale.terminal.files import check_new, write_whole

Files = Annotated[list[Path] | None, Parameter(metavar="FILE", negative_iterable=())]


def arena(
    game: str,
    /,
    *,
    bots: Annotated[str | None, Parameter(metavar="NAMES")] = None,
    games: Annotated[int, Parameter(metavar="N")] = 100,
    seats: Annotated[str | None, Parameter(name=("--seats", "--players"), metavar="N|NAMES")] = None,
    preset: Name = None,
    option: Pairs = None,
    seed: Annotated[int, Parameter(metavar="N")] = 1,
    keep: File = None,
    chart: Files = None,
    json: File = None,
    csv: File = None,
    results: File = None,
    records: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    screen: ScreenHere,
) -> None:
    """Let bots play against each other, and show who is how strong."""
    from cavale.arena import csvs  # what rates is asked for only here
    from cavale.arena.report import make_report
    from cavale.arena.show import tables

    found = find_game(game)
    terms = make_terms(found, *lined_up(found, bots, seats), seed, preset, written_options(option))
    plan = make_plan(terms, games, records is not None)
    for file in (json, csv, results, *(chart or ())):
        if file is not None:
            check_new(file)
    pictures = {file: drawer(file) for file in chart or ()}
    contest = Contest(plan, kept_games(keep, terms), records)
    played = contest.play(on_cores if ray is None else partial(on_ray, ray), screen)
    report = make_report(played, terms)
    screen.show(*tables(report, found, screen.say))
    if json is not None:
        write_whole(json, report.json())
    if csv is not None:
        write_whole(csv, csvs.figures(report, found.seats[: terms.players]))
    if results is not None:
        write_whole(results, csvs.games(played))
    for file, draw in pictures.items():
        from cavale.arena.chart import chart as drawn

        write_whole(file, draw(drawn(report, found, screen.say)))


def lined_up(game: Game, bots: str | None, seats: str | None) -> tuple[list[str], int | None]:
    """Return which bots play and in how many seats; none if each of them stays in its seat."""
    count: int | None = game.least
    if seats is not None:
        count = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 9 else None
    if count is None and bots is not None:
        raise Problem("terminal-not-together", one="--bots", other=f"--seats {seats}")
    names = (seats if count is None else bots) or ",".join(OPPONENTS)
    return [name.strip() for name in names.split(",")], count


def drawer(file: Path) -> Callable[[str], str | bytes]:
    """Return what turns a drawing into a file of this kind, tried at once: later it would be a pity."""
    from cavale.arena.png import png
    from cavale.arena.svg import Drawing

    if file.suffix.lower() == ".svg":
        return str
    if file.suffix.lower() != ".png":
        raise Problem("arena-chart-kind", file=str(file))
    trial = Drawing()
    trial.text(0, 12, "1")
    png(trial.svg(20, 20, ""))
    return png
