"""The tables of a database file, as a server left them."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cavale.engine.record import Line
from tests.chaos.table_log import Standing, standing


@dataclass
class Stored:
    """A table as the database file has it."""

    row: dict[str, Any]
    entries: list[tuple[int, str]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)  # of requests that were carried out
    passing: Counter[int] = field(default_factory=Counter)  # how many of them stand in no entry, by who asked

    @property
    def lines(self) -> list[Line]:
        """The entries, read."""
        return [Line(line.split()[0], tuple(line.split()[1:]), seq) for seq, line in self.entries]

    @property
    def draft(self) -> list[str]:
        """The choices of an action that is not complete."""
        return [word[0] for word in json.loads(self.row["draft"])]

    @property
    def kinds(self) -> list[str]:
        """The kinds of the seats."""
        return [seat["kind"] for seat in self.seats]

    @property
    def offer(self) -> Standing:
        """What waits for answers."""
        return standing(json.loads(self.row["offer"]) if self.row["offer"] else None)


def read_tables(path: Path) -> dict[str, Stored]:
    """Return all tables of a database file."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as database:
        database.row_factory = sqlite3.Row
        tables = {row["id"]: Stored(dict(row)) for row in database.execute("select * from tables")}
        for entry in database.execute("select table_id, seq, line, key from entries order by table_id, seq"):
            table = tables[entry["table_id"]]
            table.entries.append((entry["seq"], entry["line"]))
            table.keys.update((entry["key"] or "").split("\n"))
        for seat in database.execute("select * from seats order by table_id, number"):
            tables[seat["table_id"]].seats.append(dict(seat))
        for request in database.execute("select table_id, key, seat from requests"):
            tables[request["table_id"]].keys.add(request["key"])
            tables[request["table_id"]].passing[request["seat"]] += 1
    for table in tables.values():
        table.keys.update(word[1] for word in json.loads(table.row["draft"]))
    return tables
