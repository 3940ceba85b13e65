"""`doctor --repair`: of a damaged table, what can be read stays; everything that stood there goes into a file."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from cavale.engine.core.state import OVER
from cavale.engine.text import Text
from cavale.server.check import FOREIGN, damaged_tables, opened, trouble_text
from cavale.server.copies import copy, finish_restore
from cavale.server.delivery import encode
from cavale.server.faults import opening
from cavale.server.files import flush, stamp, unused
from cavale.server.keeper import Keeper
from cavale.server.lock import FolderLock
from cavale.server.messages import ClockWish
from cavale.server.rebuilding import rebuild
from cavale.server.restoring import DamagedTable, written
from cavale.server.schema import upgrade
from cavale.server.settings import Settings
from cavale.server.storage import Stored, open_for_writing
from cavale.server.tables import Table

SOUND: dict[str, dict[str, str]] = {  # what takes the place of a column that cannot be read
    "draft": {"draft": "[]"},
    "offer": {"offer": ""},
    "left": {"left": "[]"},
    "clock": {"clock": encode(ClockWish()), "left": "[]"},
}
ROWS = (  # of a table: where they stand, how they name it, their order
    ("tables", "id", "id"),
    ("seats", "table_id", "number"),
    ("entries", "table_id", "seq"),
    ("requests", "table_id", "at"),
)


class Mended(NamedTuple):
    """What is stored of a table from now on; nothing if no line of it can be read."""

    name: str
    row: dict[str, str]  # columns that change
    kept: int  # entries that stay
    added: list[str]  # lines of chance that follow them


@dataclass
class Repaired:
    """What a repair has done."""

    done: list[Text]  # what was found, a text for each table
    left: list[Text]  # what cannot be repaired
    backup: Path | None = None  # everything as it was before
    rest: Path | None = None  # rows that were damaged, as text


async def repair(settings: Settings) -> Repaired:
    """Repair every damaged table in one transaction, after a copy of everything; no server may be running."""
    path = settings.database
    with FolderLock(settings.data), opening(path):
        finish_restore(path)
        backup = unused(path.with_name(f"{path.name}.before-repair-{stamp()}"))
        copy(path, backup)
        upgrade(path)
        found = Repaired([], [], backup)
        mended: list[Mended | str] = []
        async with opened(path) as (_, keeper):
            async for name, stored, damage in damaged_tables(path, settings):
                text = trouble_text(name, stored, damage)
                if damage.column in FOREIGN:
                    found.left.append(text)
                else:
                    found.done.append(text)
                    mended.append(mend(name, stored, damage, keeper, settings) or name)
        if not mended:
            backup.unlink()
            found.backup = None
            return found
        found.rest = unused(path.with_name(f"damaged-tables-{stamp()}.txt"))
        with closing(open_for_writing(path)) as database:
            names = [entry.name if isinstance(entry, Mended) else entry for entry in mended]
            write_rest(found.rest, path, names)
            with database:
                for entry in mended:
                    store(database, entry)
    return found


def mend(name: str, stored: Stored, damage: DamagedTable, keeper: Keeper, settings: Settings) -> Mended | None:
    """Return what can be kept of a table, None if nothing can: leave out what is damaged until the rest is sound."""
    row, entries, changed = dict(stored[0]), list(stored[2]), dict[str, str]()
    while True:
        if damage.line:
            entries = entries[: damage.line - 1]
            changed |= SOUND["draft"] | SOUND["offer"]
        elif damage.column in SOUND and not SOUND[damage.column].items() <= changed.items():
            changed |= SOUND[damage.column]
        else:
            return None
        try:
            table = rebuild(row | changed, stored[1], entries, stored[3], keeper, settings.now, settings.seed)
        except DamagedTable as next_damage:
            damage = next_damage
            continue
        return settled(name, table, changed, cut=len(entries) < len(stored[2]))


def settled(name: str, table: Table, changed: dict[str, str], cut: bool) -> Mended:
    """Return how a table goes on: chance acts if it is its turn, and a match that was over stays over."""
    match, kept = table.match, len(table.match.entries)
    if table.status == "playing":
        match.settle()
    if match.state.actor == OVER and table.status != "over":
        changed |= {"status": "over", "end": match.end()}
    elif table.status == "over" and match.state.actor != OVER and cut:
        changed |= {"end": "unfinished"}
    return Mended(name, changed, kept, [written(match.line_of(entry)) for entry in match.entries[kept:]])


def store(database: sqlite3.Connection, mended: Mended | str) -> None:
    """Write what is left of a table; by its name alone it is taken away."""
    if isinstance(mended, str):
        for rows, key in (("entries", "table_id"), ("requests", "table_id"), ("seats", "table_id"), ("tables", "id")):
            database.execute(f"delete from {rows} where {key} = ?", (mended,))
        return
    for column, value in mended.row.items():
        database.execute(f'update tables set "{column}" = ? where id = ?', (value, mended.name))
    database.execute("delete from entries where table_id = ? and seq > ?", (mended.name, mended.kept))
    touched = "select ?, ?, ?, null, touched from tables where id = ?"
    for seq, line in enumerate(mended.added, mended.kept + 1):
        database.execute(f"insert into entries {touched}", (mended.name, seq, line, mended.name))


def write_rest(file: Path, database: Path, names: Sequence[str]) -> None:
    """Write all rows of some tables as text, exactly as they stand, into a file of its own."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        connection.text_factory = bytes
        text = "\n".join(line for name in names for line in told(connection, name))
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # it holds names and digests of keys
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        out.write(text + "\n")
    flush(file)


def told(connection: sqlite3.Connection, name: str) -> Iterator[str]:
    """Give the lines that tell all rows of a table."""
    yield f"# table {name}"
    for rows, key, order in ROWS:
        for row in connection.execute(f"select * from {rows} where {key} = ? order by {order}", (name,)):
            yield " ".join([rows, *(f"{column}={shown(value)}" for column, value in dict(row).items())])
    yield ""


def shown(value: Any) -> str:
    """Return a value as text on one line; bytes that are no text are escaped."""
    return encode(value.decode(errors="backslashreplace")) if isinstance(value, bytes) else encode(value)
