"""What the doctor finds: the file, its form, and every table that cannot be replayed. It changes nothing."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import create_engine

from cavale.engine.text import Problem, Text
from cavale.server.copies import copy_checked, waiting
from cavale.server.health import Health
from cavale.server.keeper import Keeper
from cavale.server.metrics import Metrics
from cavale.server.rebuilding import rebuild
from cavale.server.restoring import DamagedTable
from cavale.server.schema import drift, upgrade
from cavale.server.settings import Settings
from cavale.server.storage import Storage, Stored, open_database

FOREIGN = ("game", "rules")  # columns by which a table belongs to another installation, and is not damaged


async def troubles(settings: Settings) -> list[Text]:
    """Return what is wrong, also while a server runs: a copy is looked at, brought up to date if it is old."""
    found: list[Text] = []
    if os.path.exists(waiting(settings.database)):
        found.append(Text("server-restore-interrupted"))
    with tempfile.TemporaryDirectory(prefix="cavale-") as folder:
        path = Path(folder) / "copy.sqlite"
        try:
            await asyncio.to_thread(copy_checked, settings.database, path)
            await asyncio.to_thread(upgrade, path)
        except Problem as problem:
            if problem.text.key == "server-source-damaged":
                return [*found, Text("server-file-damaged", {"file": str(settings.database)})]
            return [*found, problem.text]
        except (OSError, sqlite3.Error) as error:
            return [*found, Text("server-damaged", {"reason": str(error)})]
        found += odd_form(path)
        found += [trouble_text(name, stored, damage) async for name, stored, damage in damaged_tables(path, settings)]
    return found


async def damaged_tables(path: Path, settings: Settings) -> AsyncIterator[tuple[str, Stored, DamagedTable]]:
    """Give every table of a file that cannot be brought back, and why."""
    async with opened(path) as (storage, keeper):
        for name in await storage.names(limit=-1):
            stored = await storage.table(name)
            if stored is None:
                continue
            try:
                rebuild(*stored, keeper, settings.now)
            except DamagedTable as damage:
                yield name, stored, damage


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[tuple[Storage, Keeper]]:
    """Give a file to read, and a writer that nobody uses: a table has one."""
    engine, keeper = open_database(path), Keeper(path, Metrics())
    try:
        yield Storage(engine, Health()), keeper
    finally:
        await keeper.close()
        await engine.dispose()


def trouble_text(name: str, stored: Stored, damage: DamagedTable) -> Text:
    """Return in words what is wrong with a table; never what stands there, which may be a secret of the players."""
    if damage.line:
        return Text("server-table-line", {"table": name, "line": damage.line, "lines": len(stored[2])})
    if damage.column in FOREIGN:
        return Text(f"server-table-{damage.column}", {"table": name, "game": str(stored[0]["game"])})
    return Text("server-table-column", {"table": name, "column": damage.column})


def odd_form(path: Path) -> Iterator[Text]:
    """Give in what the database differs from what this version expects."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        for difference in drift(connection):
            yield Text("server-drift", {"what": str(difference)[:200]})
    engine.dispose()
