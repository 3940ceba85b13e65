"""`cavale ladder`: whether each level of bots beats the one below."""

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from cavale.arena.on_ray import on_ray
from cavale.arena.plan import make_plan, make_terms
from cavale.arena.run import on_cores
from cavale.games import find_game
from cavale.terminal.command import Count, File, Name, Pairs, ScreenHere, written_options
from cavale.terminal.contest import Contest, kept_games
from cavale.terminal.files import check_new, troubles, write_whole


def ladder(
    game: str,
    /,
    *,
    seats: Annotated[Count, Parameter(name=("--seats", "--players"))] = None,
    games: Annotated[int, Parameter(metavar="N")] = 60,
    steps: Annotated[str | None, Parameter(metavar="LOWER-UPPER,…")] = None,
    preset: Name = None,
    option: Pairs = None,
    seed: Annotated[int, Parameter(metavar="N")] = 1,
    keep: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    json: File = None,
    csv: File = None,
    ray: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    screen: ScreenHere,
) -> None:
    """Let each level play against the one below, and show whether it is stronger."""
    from cavale.arena import csvs  # what rates is asked for only here
    from cavale.arena.ladder import chosen_steps, make_ladder, make_rung
    from cavale.arena.show import ladder_tables
    from cavale.arena.words import Words

    found = find_game(game)
    players = found.least if seats is None else seats
    options = written_options(option)
    runs = [(step, make_terms(found, step, players, seed, preset, options)) for step in chosen_steps(steps, players)]
    for file in (json, csv):
        if file is not None:
            check_new(file)
    if keep is not None:
        with troubles(keep):
            keep.mkdir(parents=True, exist_ok=True)
    contests = [
        Contest(make_plan(terms, games), kept_games(keep and keep / f"{step}.jsonl", terms), None)
        for step, terms in runs
    ]
    progress, words, rungs = Console(stderr=True, highlight=False, markup=False), Words(found, screen.say), []
    for number, ((step, terms), contest) in enumerate(zip(runs, contests, strict=True), 1):
        far = f"{number}/{len(runs)}"
        played = contest.play(on_cores if ray is None else partial(on_ray, ray), screen, far)
        rungs.append(rung := make_rung(step, played, terms))
        progress.print(screen.words("arena-step-over", part=far, step=str(step), wins=words.rate(rung.wins)))
    climbed = make_ladder(runs[0][1], rungs)
    screen.show(*ladder_tables(climbed, found, screen.say))
    if json is not None:
        write_whole(json, climbed.json())
    if csv is not None:
        write_whole(csv, csvs.ladder(climbed))
