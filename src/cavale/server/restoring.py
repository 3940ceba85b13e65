"""From what is stored to a match, every move checked."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import LINE, Line, Record
from cavale.engine.replay import begin, read_move, replay_line
from cavale.engine.text import Problem
from cavale.games import all_games

MOST_ENTRIES = 5_000  # of a table, so that playing and taking back for ever takes no time and fills no disk
Row: TypeAlias = Mapping[Any, Any]


class DamagedTable(Problem):
    """A stored table that cannot be brought back: from which line on, or in which column."""

    def __init__(self, line: int = 0, column: str = "") -> None:
        super().__init__("server-table-damaged")
        self.line = line  # number of the first entry that cannot be replayed; 0 if it is not an entry
        self.column = column


def restored(game: Game, names: tuple[str, ...], row: Row, entries: Sequence[Row], seed: int | None) -> Match:
    """Return the match that stored lines tell, with the choices of an incomplete action; or raise `DamagedTable`."""
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    seats = dict(zip(game.seats, names, strict=False))
    record = Record(game.name, row["rules"], seats, options, (), position=row["position"])
    try:
        match = begin(record, all_games(), seed)
    except Exception as error:
        raise DamagedTable(column="options" if row["position"] is None else "position") from error
    for number, entry in enumerate(entries, 1):
        if entry["seq"] != number:
            raise DamagedTable(number)  # it is missing
        try:
            replay_line(match, read_line(number, entry["line"]))
        except Exception as error:  # whatever compiled rules raise for a move that they did not expect
            raise DamagedTable(number) from error
    try:
        for word, _ in drafted(row):
            match.play(read_move(match, word))
    except Exception as error:
        raise DamagedTable(column="draft") from error
    return match


def drafted(row: Row) -> list[tuple[str, str]]:
    """Return the choices of a table's incomplete action, with the keys of their requests."""
    return msgspec.json.decode(row["draft"], type=list[tuple[str, str]])


def read_line(seq: int, text: str) -> Line:
    """Return a stored line as a record has it."""
    found = LINE.fullmatch(f"{seq}. {text}")
    if found is None:
        raise DamagedTable(seq)
    return Line(found[2], tuple(found[3].split()), seq)


def written(line: Line) -> str:
    """Return a line as it is stored: as in a record, without its number."""
    return f"{line.actor} {' '.join(line.words)}"
