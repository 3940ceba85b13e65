"""What the doctor finds: the file, its form, and every table that cannot be replayed. It changes nothing."""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.exc import DBAPIError

from cavale.engine.text import Text
from cavale.server.copies import copy_current, waiting
from cavale.server.faults import CopyProblem, StorageProblem, cause_of, copying
from cavale.server.health import Health
from cavale.server.keeper import Keeper
from cavale.server.metrics import Metrics
from cavale.server.rebuilding import rebuild
from cavale.server.restoring import DamagedTable
from cavale.server.schema import drift
from cavale.server.settings import Settings
from cavale.server.storage import Storage, Stored, open_database

FOREIGN = ("game", "rules")  # columns by which a table belongs to another installation, and is not damaged


async def troubles(settings: Settings) -> list[Text]:
    """Return what is wrong, also while a server runs: a copy is looked at, brought up to date if it is old.

    Raises `StorageProblem` if there is nothing to look at: the file cannot be read, or the copy not be written.
    """
    if os.path.exists(waiting(settings.database)):  # what is there now will be replaced
        return [Text("server-restore-interrupted")]
    with room_for_copy(settings.database) as path:
        await asyncio.to_thread(copy_current, settings.database, path)
        found = list(odd_form(path))
        found += [trouble_text(name, stored, damage) async for name, stored, damage in damaged_tables(path, settings)]
    return found


@contextmanager
def room_for_copy(database: Path) -> Iterator[Path]:
    """Give a place for a copy that is looked at and thrown away; say in words what goes wrong with it."""
    folder = temporary_folder()
    try:
        with copying(database, folder), tempfile.TemporaryDirectory(prefix="cavale-", dir=folder) as place:
            yield Path(place) / "copy.sqlite"
    except CopyProblem as problem:
        raise StorageProblem(problem.exit_code, "server-doctor-copy", what=problem.text) from None


def temporary_folder() -> Path:
    """Return where temporary files go, also if none can be written just now."""
    try:
        return Path(tempfile.gettempdir())
    except OSError:
        return Path(os.environ.get("TMPDIR") or "/tmp")


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
    try:
        with engine.connect() as connection:
            for difference in drift(connection):
                yield Text("server-drift", {"what": str(difference)[:200]})
    except DBAPIError as error:
        raise cause_of(error) from None
    finally:
        engine.dispose()
