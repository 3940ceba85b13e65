"""How a match comes to a table: new, from a position, or from where it was left."""

from pathlib import Path
from shlex import quote

from cavale.bots import BOTS
from cavale.engine.core.state import OVER
from cavale.engine.examples import example, example_names
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import Record
from cavale.engine.replay import replay
from cavale.engine.text import Problem, shown
from cavale.games import all_games, find_game
from cavale.terminal.files import read_record
from cavale.terminal.keeper import last_unfinished
from cavale.terminal.screen import Screen
from cavale.terminal.seats import YOU, seat_names

LAST = "last"


def only_game(name: str | None) -> Game:
    """Return the game of a name; without a name, the only one there is."""
    games = all_games()
    if name is None and len(games) > 1:
        raise Problem("terminal-which-game", known=", ".join(games))
    return find_game(next(iter(games)) if name is None else name)


def new_match(
    game: Game,
    seats: str | None,
    players: int | None,
    preset: str | None = None,
    written: dict[str, str] | None = None,
    seed: int | None = None,
) -> Match:
    """Return a match from the start."""
    names = seat_names(game, seats, players)
    return Match(game, len(names), game.choose(len(names), preset, written), names=names, seed=seed)


def match_from(
    screen: Screen,
    game: Game,
    source: str,
    after: int | None,
    seats: str | None,
    players: int | None,
    seed: int | None,
) -> Match:
    """Return a match from an example's beginning or a file's end, or from after some entry of either."""
    if source in example_names(game):
        told, default = example(game, source), 0
    elif Path(source).expanduser().exists():
        told = replay(read_record(Path(source).expanduser()), {game.name: game})
        default = len(told.entries)
    else:
        raise Problem("terminal-from-what", source=shown(source), known=", ".join(example_names(game)))
    match = told.fork(default if after is None else after, seed)
    if match.state.actor == OVER:
        raise Problem("terminal-from-over", source=shown(source))
    if seats is None and players is None:
        match.names = tuple(YOU if seat == match.state.actor else "greedy" for seat in range(match.players))
        if YOU not in match.names:
            match.names = seat_names(game, None, match.players)
    else:
        match.names = seat_names(game, seats, players)
        if len(match.names) != match.players:
            raise Problem("terminal-from-players", players=match.players, seats=len(match.names))
    return match


def find_resumed(file: str) -> Path:
    """Return the file to go on from; `last` is the match that was left last."""
    if file != LAST:
        return Path(file).expanduser()
    path = last_unfinished()
    if path is None:
        raise Problem("terminal-resume-none")
    return path


def resumed_match(path: Path, seed: int | None) -> tuple[Match, Record]:
    """Return the match of a file, to be gone on with, and the file's record."""
    record = read_record(path)
    match = replay(record, all_games(), seed)
    if match.state.actor == OVER:
        raise Problem("terminal-resume-over", file=quote(str(path)))
    return match, record


def people(match: Match) -> list[int]:
    """Return the seats where people sit."""
    return [seat for seat, name in enumerate(match.names) if name not in BOTS]
