"""Looking after the database file: copies, and whether all is well with it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from cavale.engine.text import Problem, Text
from cavale.games import all_games
from cavale.server.keeper import Keeper
from cavale.server.metrics import Metrics
from cavale.server.schema import drift, upgrade
from cavale.server.settings import Settings
from cavale.server.storage import Storage, open_database
from cavale.server.tables import Table


def copy(source: Path, target: Path) -> None:
    """Copy a database, also while a server uses it, into a file that appears whole or not at all."""
    if not source.is_file():
        raise Problem("server-no-file", file=str(source))
    half = target.with_name(f".{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        half.touch(0o600)
        address = f"{source.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(half)) as new:
            old.backup(new)
        check_whole(half)
        os.replace(half, target)
    except (OSError, sqlite3.Error) as error:
        raise Problem("server-copy-failed", reason=str(error)) from None
    finally:
        half.unlink(missing_ok=True)


def check_whole(path: Path) -> None:
    """Refuse a file that is damaged or no database of ours."""
    with closing(sqlite3.connect(path)) as database:
        if database.execute("pragma integrity_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("damaged")
        database.execute("select count(*) from entries").fetchone()


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of the database; return where the old one is kept. No server may be running."""
    target = settings.database
    aside = target.with_name(f"{target.name}.before-restore") if target.exists() else None
    if aside is not None:
        copy(target, aside)
    copy(source, target)
    for more in ("-wal", "-shm"):
        target.with_name(target.name + more).unlink(missing_ok=True)
    upgrade(target)
    return aside


async def troubles(settings: Settings) -> list[Text]:
    """Return what is wrong: the file, its form, any table whose record cannot be replayed."""
    if not settings.database.is_file():
        return [Text("server-no-file", {"file": str(settings.database)})]
    try:
        check_whole(settings.database)
        upgrade(settings.database)
    except (OSError, sqlite3.Error) as error:
        return [Text("server-damaged", {"reason": str(error)})]
    found = list(odd_form(settings.database))
    engine = open_database(settings.database)
    storage, keeper = Storage(engine), Keeper(settings.database, Metrics())
    for name in await storage.names(limit=-1):
        stored = await storage.table(name)
        assert stored is not None
        try:
            if stored[0]["game"] in all_games():
                Table(*stored, keeper, settings.now)
            else:
                found.append(Text("server-table-game", {"table": name, "game": stored[0]["game"]}))
        except Problem as problem:
            found.append(Text("server-table-broken", {"table": name, "reason": problem.text}))
    await keeper.close()
    await engine.dispose()
    return found


def odd_form(path: Path) -> Iterator[Text]:
    """Give in what the database differs from what this version expects."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        for difference in drift(connection):
            yield Text("server-drift", {"what": str(difference)[:200]})
    engine.dispose()
