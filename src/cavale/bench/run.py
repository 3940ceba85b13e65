"""A whole run: who takes part, for how long, and the report."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from cavale.bench import native
from cavale.bench.contenders import Set, make_set
from cavale.bench.measure import Contender, measure
from cavale.bench.peers import find_peers
from cavale.bench.report import Report, make_report
from cavale.engine.game import Game
from cavale.engine.text import Problem
from cavale.games import all_games, find_game

BUDGET: Final = 40.0  # seconds that a run takes at most, if nobody says how long a slice is
SLICE: Final = 0.5
MOST_SECONDS: Final = 600
MOST_REPEAT: Final = 1_000


@dataclass
class Run:
    """Everyone who takes part, and the conditions."""

    sets: list[Set]
    repeat: int
    seconds: float
    peers: list[Contender] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def contenders(self) -> list[Contender]:
        """Return everyone, in the order in which they take their turns."""
        return [contender for each in self.sets for contender in each.all()] + self.peers

    def go(self, progress: Callable[[Contender], None] = lambda contender: None) -> Report:
        """Measure, and report."""
        measure(self.contenders(), self.seconds, self.repeat, progress)
        return make_report(self.sets, self.peers, self.missing, self.seconds, self.repeat)


def make_run(
    name: str | None, players: int | None, checked: bool, peers: bool, seconds: float | None, repeat: int
) -> Run:
    """Return a run with one game or all; `Problem` if that is impossible."""
    check(seconds, repeat)
    found, missing = find_peers() if peers else ([], [])
    sets = [make_set(game, count, checked) for game, count in pairs(name, players)]
    if peers and any(native.has_loop(each.game) for each in sets):
        if compiler := native.find_compiler():
            sets = [with_native(each, compiler) for each in sets]
        else:
            missing.append(f"a C compiler ({', '.join(native.TRIED)})")
    run = Run(sets, repeat, SLICE, found, missing)
    run.seconds = seconds or min(SLICE, BUDGET / repeat / len(run.contenders()))
    return run


def check(seconds: float | None, repeat: int) -> None:
    """Refuse to measure too long, or too often, or not at all."""
    if not 1 <= repeat <= MOST_REPEAT:
        raise Problem("bench-repeat", repeat=repeat, most=MOST_REPEAT)
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise Problem("bench-seconds", seconds=f"{seconds:g}", most=MOST_SECONDS)


def with_native(each: Set, compiler: str) -> Set:
    """Return a set together with the same rules in C, if they are there."""
    if not native.has_loop(each.game):
        return each
    return replace(each, native=native.contender(each.game, each.players, compiler))


def pairs(name: str | None, players: int | None) -> list[tuple[Game, int]]:
    """Return which games to play with how many players: unless said, all of them with the fewest and the most."""
    games = [find_game(name)] if name else list(all_games().values())
    if players is None:
        return [(game, count) for game in games for count in sorted({game.least, game.most})]
    taking = [game for game in games if game.least <= players <= game.most]
    if not taking:
        games[0].check_players(players)
    return [(game, players) for game in taking]
