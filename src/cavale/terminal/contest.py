"""Games of bots being played: what is over is kept at once, and a person sees how far it has come."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cavale.arena.kept import Kept
from cavale.arena.plan import Fixture, Terms
from cavale.arena.play import Result, share
from cavale.arena.run import Workers
from cavale.engine.text import Problem
from cavale.terminal.files import troubles, write_whole
from cavale.terminal.screen import Screen


class Contest:
    """The games of a plan, those that are over and those to come."""

    def __init__(self, plan: Sequence[Fixture], kept: Kept | None, records: Path | None) -> None:
        self.plan = plan
        self.kept = kept
        self.records = records
        self.over = {result.fixture.number: result for result in (kept.results(plan) if kept else ())}
        if records is not None:
            self.open_records(records)

    def open_records(self, folder: Path) -> None:
        """Make the folder; a game whose record is not there is played again."""
        with troubles(folder):
            folder.mkdir(parents=True, exist_ok=True)
            there = {path.name for path in folder.iterdir()}
        if there and (self.kept is None or self.kept.new):
            raise Problem("arena-records-there", folder=str(folder))
        self.over = {number: result for number, result in self.over.items() if record_name(number) in there}

    def play(self, workers: Workers, screen: Screen, part: str = "") -> list[Result]:
        """Play what is missing, of a whole of which this is a part; return all games in the order of the plan."""
        to_come = [fixture for fixture in self.plan if fixture.number not in self.over]
        score = Score(self.over.values())
        columns = (TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        try:
            with (
                Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar,
                closing(workers(to_come)) as results,
            ):
                task = bar.add_task(part, total=len(self.plan), completed=len(self.over))
                for result in results:
                    self.add(result)
                    score.add(result)
                    said = f"{part}  {score.words(console.width // 2)}".strip()
                    bar.update(task, advance=1, description=said)
        except KeyboardInterrupt:
            if self.kept is not None:
                screen.show("")
                screen.tell("arena-kept-so-far", count=len(self.over), games=len(self.plan), file=self.kept.name)
            raise
        return [self.over[fixture.number] for fixture in self.plan]

    def add(self, result: Result) -> None:
        """Take a game in: first its record, then its line, so that a line is never alone."""
        number = result.fixture.number
        if self.records is not None:
            write_whole(self.records / record_name(number), result.record)
        if self.kept is not None:
            with troubles(self.kept.path):
                self.kept.add(result)
        self.over[number] = replace(result, record="")  # which may be long


def kept_games(file: Path | None, terms: Terms) -> Kept | None:
    """Return the games of an earlier run of the same terms, and a place for more."""
    if file is None:
        return None
    with troubles(file):
        return Kept(file, terms)


def record_name(number: int) -> str:
    """Return the file that a game's record is in; as names, so games, are sorted."""
    return f"{number:07}.record"


class Score:
    """Who has won how often so far."""

    def __init__(self, results: Iterable[Result]) -> None:
        self.wins: defaultdict[str, float] = defaultdict(float)
        self.games: Counter[str] = Counter()
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """Count a game."""
        for seat, bot in enumerate(result.fixture.bots):
            self.wins[bot] += share(result, seat)
            self.games[bot] += 1

    def words(self, room: int) -> str:
        """Return the best so far, as many as there is room for."""
        said = ""
        for bot in sorted(self.games, key=lambda bot: -self.wins[bot] / self.games[bot]):
            more = f"{said}  {bot} {100 * self.wins[bot] / self.games[bot]:.0f} %".strip()
            if len(more) > room:
                break
            said = more
        return said
