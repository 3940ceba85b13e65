"""`cavale train`: weights of a game's judgement, learnt from games that a bot plays against itself."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cavale.engine.text import Problem, Text, shown
from cavale.engine.weights import NAME, written_weights
from cavale.games import find_game
from cavale.terminal.command import ScreenHere
from cavale.terminal.files import check_new, troubles, write_whole
from cavale.training.plan import Course, make_course


def train(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(metavar="N")] = 2000,
    seed: Annotated[int, Parameter(metavar="N")] = 1,
    players: Annotated[str, Parameter(metavar="N,…")] = "",
    near: bool = False,
    ahead: Annotated[int, Parameter(metavar="N")] = 0,
    out: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    resume: bool = False,
    screen: ScreenHere,
) -> None:
    """Fit the weights of a game's judgement to who won when a bot plays against itself."""
    from cavale.training.journal import Journal  # what plays and reckons is asked for only here
    from cavale.training.report import duels, fight, make_report
    from cavale.training.run import crew, each_done, is_kept, run
    from cavale.training.show import tables

    found = find_game(game)
    course = make_course(found, games, seed, numbers(players), near, ahead)
    file = out or Path(f"{game}-{NAME}")
    check_new(file)
    notes = file.with_name(f"{file.name}.games.jsonl")
    with troubles(notes):
        journal = Journal(notes, course, resume)
        screen.tell("train-journal", file=str(notes))
        with crew() as pool:
            with watched(games) as progress:
                weights = run(course, journal, pool, progress)
            matches = duels(course, weights)
            with watched(len(matches)) as progress:
                wins = []
                for win in each_done(pool, fight, matches):
                    wins.append(win)
                    progress()
    write_whole(file, text_of(course, weights))
    notes.unlink()
    kept = [sample for _, lesson in sorted(journal.lessons.items()) if is_kept(lesson) for sample in lesson.samples]
    code = found.code.lower()
    screen.show(*tables(make_report(course, weights, kept, wins), Text(f"{code}-name"), code, screen.say))
    screen.tell("train-written", file=str(file))


def text_of(course: Course, weights: tuple[float, ...]) -> str:
    """Return the file of weights."""
    counts = ",".join(map(str, course.players))
    command = f"cavale train {course.game} --games {course.games} --seed {course.seed} --players {counts}"
    if course.near:
        command += " --near"
    if course.ahead:
        command += f" --ahead {course.ahead}"
    facts = {"games": course.games, "seed": course.seed}
    new, old = (dict(zip(course.features, each, strict=True)) for each in (weights, course.weights))
    return written_weights(command, facts, new, old)


def numbers(text: str) -> tuple[int, ...]:
    """Return the numbers of players that are written somewhere."""
    try:
        return tuple(int(number) for number in text.split(",")) if text else ()
    except ValueError as error:
        raise Problem("train-players", text=shown(text)) from error


@contextmanager
def watched(total: int) -> Iterator[Callable[[], None]]:
    """Show a person at a terminal how far it has come."""
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
