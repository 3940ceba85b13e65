"""Opening a database file: checking that it is ours, and bringing it up to date."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DBAPIError

from cavale.server.faults import BAD_DATA, StorageProblem, cause_of, opening
from cavale.server.storage import METADATA

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def upgrade(path: Path) -> None:
    """Make the database of a file what this version expects, or raise `StorageProblem`."""
    with opening(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)  # it holds the secret that signs cookies
        bring_up_to_date(path, path)
        check_writable(path)
        with suppress(PermissionError):  # a file of somebody else that we may write
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


def bring_up_to_date(path: Path, known_as: Path) -> None:
    """Carry out the migrations that a database lacks; raise `StorageProblem` about the file that a user knows it by."""
    check_ours(path, known_as)
    try:
        migrate(path)
    except DBAPIError as error:
        raise cause_of(error) from None


def check_ours(path: Path, known_as: Path) -> None:
    """Refuse a database of another program, or of a version of Cavale newer than this one."""
    with closing(sqlite3.connect(path)) as database:
        names = {name for (name,) in database.execute("select name from sqlite_master where type = 'table'")}
        if not names:
            return
        if "alembic_version" not in names:
            raise StorageProblem(BAD_DATA, "server-not-a-database", file=str(known_as))
        known = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
        if not {name for (name,) in database.execute("select version_num from alembic_version")} <= known:
            raise StorageProblem(BAD_DATA, "server-newer", file=str(known_as))


def migrate(path: Path) -> None:
    """Carry out the migrations that a file has not seen, all of them or none."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("begin immediate")  # else sqlite3 commits each change of form by itself
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def check_writable(path: Path) -> None:
    """Raise what SQLite raises where it cannot write: a file that is up to date has not been written so far."""
    if not os.access(path, os.W_OK):  # else SQLite opens it to read without a word
        raise PermissionError(13, os.strerror(13), str(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("pragma journal_mode=WAL").fetchall()  # makes the files beside it
        database.execute("begin immediate")
        database.execute("rollback")


def drift(connection: Connection) -> list[object]:
    """Return in what a database differs from what this version expects."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))
