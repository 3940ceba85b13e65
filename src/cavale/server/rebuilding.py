"""From stored rows to a table; rows that make none are told apart by line or column."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Table as Rows

from cavale.games import all_games
from cavale.server.keeper import Keeper
from cavale.server.messages import ClockWish, Offer
from cavale.server.restoring import DamagedTable, Row, drafted
from cavale.server.storage import SEATS, TABLES
from cavale.server.tables import Table

STATUSES: Final = ("waiting", "playing", "over")
KINDS: Final = ("open", "person", "bot")
WATCHING: Final = ("on", "off", "end")


def rebuild(
    row: Row,
    seats: Sequence[Row],
    entries: Sequence[Row],
    requests: Sequence[Row],
    keeper: Keeper,
    now: Callable[[], float],
    seed: int | None = None,
) -> Table:
    """Return a table from its rows, or raise `DamagedTable` whatever is wrong with them."""
    check_row(row)
    check_seats(seats)
    try:
        return Table(row, seats, entries, requests, keeper, now, seed)
    except DamagedTable:
        raise
    except Exception as error:
        raise DamagedTable(column="table") from error


def check_row(row: Row) -> None:
    """Raise `DamagedTable` with the column of a table that cannot be used."""
    check_types(TABLES, row)
    known: dict[str, Sequence[str]] = {"game": list(all_games()), "status": STATUSES, "watching": WATCHING}
    for column, values in known.items():
        if row[column] not in values:
            raise DamagedTable(column=column)
    if row["rules"] > all_games()[row["game"]].version:
        raise DamagedTable(column="rules")
    readers: dict[str, Callable[[], object]] = {
        "options": lambda: msgspec.json.decode(row["options"], type=dict[str, str]),
        "clock": lambda: msgspec.json.decode(row["clock"], type=ClockWish),
        "left": lambda: msgspec.json.decode(row["left"], type=list[int]),
        "draft": lambda: drafted(row),
        "offer": lambda: row["offer"] and msgspec.json.decode(row["offer"], type=Offer),
    }
    for column, read in readers.items():
        try:
            read()
        except msgspec.DecodeError as error:
            raise DamagedTable(column=column) from error


def check_seats(seats: Sequence[Row]) -> None:
    """Raise `DamagedTable` if a seat is missing or cannot be used."""
    if [seat["number"] for seat in seats] != list(range(len(seats))):
        raise DamagedTable(column="seats")
    for seat in seats:
        check_types(SEATS, seat, "seats")
        if seat["kind"] not in KINDS:
            raise DamagedTable(column="seats")


def check_types(rows: Rows, row: Row, name: str = "") -> None:
    """Raise `DamagedTable` if a value is not of its column's type, which SQLite does not look at."""
    for column in rows.columns:
        kind: Any = column.type.python_type
        value = row[column.name]
        if not isinstance(value, (float, int) if kind is float else kind) and not (value is None and column.nullable):
            raise DamagedTable(column=name or column.name)
