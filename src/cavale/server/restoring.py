"""From what is stored to a match, every move checked."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import LINE, Line, Record
from cavale.engine.replay import begin, read_move, replay_line
from cavale.games import all_games

MOST_ENTRIES = 5_000  # of a table, so that playing and taking back for ever takes no time and fills no disk
Row: TypeAlias = Mapping[Any, Any]


def restored(game: Game, names: tuple[str, ...], row: Row, entries: Sequence[Row], seed: int | None) -> Match:
    """Return the match that stored lines tell, with the choices of an incomplete action."""
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    seats = dict(zip(game.seats, names, strict=False))
    match = begin(Record(game.name, row["rules"], seats, options, (), position=row["position"]), all_games(), seed)
    for entry in entries:
        replay_line(match, read_line(entry["seq"], entry["line"]))
    for word, _ in drafted(row):
        match.play(read_move(match, word))
    return match


def drafted(row: Row) -> list[tuple[str, str]]:
    """Return the choices of a table's incomplete action, with the keys of their requests."""
    return msgspec.json.decode(row["draft"], type=list[tuple[str, str]])


def read_line(seq: int, text: str) -> Line:
    """Return a stored line as a record has it."""
    found = LINE.fullmatch(f"{seq}. {text}")
    assert found is not None
    return Line(found[2], tuple(found[3].split()), seq)


def written(line: Line) -> str:
    """Return a line as it is stored: as in a record, without its number."""
    return f"{line.actor} {' '.join(line.words)}"
