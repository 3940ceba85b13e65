"""The tables of the database, and how they are read; `keeper` writes."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    bindparam,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cavale.server.faults import StorageFault, is_corrupt, is_fault, name_of
from cavale.server.health import Health

METADATA: Final = MetaData()
Rows: TypeAlias = Sequence[RowMapping]
Stored: TypeAlias = tuple[RowMapping, Rows, Rows, Rows]  # a table, its seats, its entries, requests without an entry
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=8000",  # pages: long before, the keeper's sweeper takes in what was written ahead
)
CHANGING: Final = ("status", "end", "draft", "offer", "left", "lobby", "chat", "next_table", "touched")  # of a table
SITTING: Final = ("kind", "name", "bot", "program", "lost", "key", "code", "person", "hints")  # of a seat

HOUSE: Final = Table(  # facts about this server, such as its secret
    "house",
    METADATA,
    Column("key", String, primary_key=True),
    Column("value", String, nullable=False),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # version
    Column("options", Text, nullable=False),  # JSON
    Column("position", Text),  # where it began, if not at the beginning
    Column("status", String, nullable=False, index=True),  # waiting, playing, over
    Column("end", String, nullable=False, default=""),
    Column("draft", Text, nullable=False, default="[]"),  # choices of an incomplete action, with their keys: JSON
    Column("offer", Text, nullable=False, server_default=""),  # that waits for answers: JSON of Offer, or nothing
    Column("watching", String, nullable=False),
    Column("lobby", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, default=False),
    Column("clock", Text, nullable=False),  # JSON of ClockWish
    Column("left", Text, nullable=False, default="[]"),  # milliseconds a seat: JSON
    Column("host", String, nullable=False),  # digest of the host's key
    Column("owner", String, nullable=False, default=""),  # the person whose cookie may do the same
    Column("next_table", String, nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),  # open, person, bot
    Column("name", String, nullable=False),  # of the person
    Column("bot", String, nullable=False),  # kind of bot that sits or would sit here
    Column("program", Boolean, nullable=False, default=False),  # whether a program plays under that name
    Column("lost", Boolean, nullable=False),
    Column("key", String, nullable=False),  # digest
    Column("code", String, nullable=False, index=True),  # digest
    Column("person", String, nullable=False),  # whose cookie holds it
    Column("hints", Integer, nullable=False, default=0),  # taken
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as in the record
    Column("key", String),  # of the request that made it; of an action of several choices all their keys, a line each
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,  # so each entry is written once, beside the others of its table
)

REQUESTS: Final = Table(  # carried out without leaving an entry: sent again, they must have no effect
    "requests",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String, primary_key=True),
    Column("seat", Integer, nullable=False),  # who asked; -3 for a spectator, -4 for the host
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

# Everything that is ever written, in the order in which one transaction writes it
WRITES: Final = (
    ADD_FACT := insert(HOUSE),
    ADD_TABLE := insert(TABLES),
    ADD_SEAT := insert(SEATS),
    ADD_ENTRY := insert(ENTRIES),
    ADD_REQUEST := insert(REQUESTS),
    SET_TABLE := update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in CHANGING}),
    SET_SEAT := update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.number == bindparam("seat"))
    .values({name: bindparam(f"new_{name}") for name in SITTING}),
    DROP_TABLE := delete(TABLES).where(TABLES.c.id == bindparam("table")),
    DROP_REQUEST := delete(REQUESTS).where(
        REQUESTS.c.table_id == bindparam("table"), REQUESTS.c.key == bindparam("request")
    ),
    DROP_REQUESTS := delete(REQUESTS).where(REQUESTS.c.at < bindparam("before")),
)
SQL: Final = tuple(str(write.compile(dialect=sqlite.dialect(paramstyle="named"))) for write in WRITES)


def open_database(path: Path) -> AsyncEngine:
    """Return the database of a file, to read it."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
    event.listen(engine.sync_engine, "connect", prepare_to_read)
    return engine


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Return the database of a file, to write it from one thread; SQLAlchemy would take four times as long."""
    connection = sqlite3.connect(path, check_same_thread=False)
    prepare(connection)
    return connection


def prepare(connection: Any, _: Any = None) -> None:
    """Let a connection write ahead, and have everything on disk when a commit returns."""
    cursor = connection.cursor()
    for line in PRAGMAS:
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def prepare_to_read(connection: Any, _: Any = None) -> None:
    """Prepare a connection of SQLAlchemy; bytes that are no text hurt the row they stand in, and not the query."""
    prepare(connection)
    connection.driver_connection.text_factory = lenient_text


def lenient_text(data: bytes) -> str:
    """Return text with a mark in the place of bytes that are none."""
    return data.decode(errors="replace")


class Storage:
    """Reads what is stored; raises `StorageFault` if the disk or the file fails, and tells `health`."""

    def __init__(self, engine: AsyncEngine, health: Health) -> None:
        self.engine = engine
        self.health = health

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, sqlite3.Error, OSError) as error:
            if not is_fault(error):
                raise
            if not is_corrupt(error):  # which is the trouble of what was read; the rest may be well
                self.health.failed(error)
            raise StorageFault(name_of(error)) from error

    async def rows(self, query: Any) -> Sequence[RowMapping]:
        """Return the rows that a query finds."""
        async with self.reading() as connection:
            return (await connection.execute(query)).mappings().all()

    async def table(self, name: str) -> Stored | None:
        """Return a table, its seats, its entries and the requests that left none."""
        async with self.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == name))).mappings().one_or_none()
            if row is None:
                return None
            seats = select(SEATS).where(SEATS.c.table_id == name).order_by(SEATS.c.number)
            entries = select(ENTRIES).where(ENTRIES.c.table_id == name).order_by(ENTRIES.c.seq)
            requests = select(REQUESTS).where(REQUESTS.c.table_id == name).order_by(REQUESTS.c.at)
            return (
                row,
                (await connection.execute(seats)).mappings().all(),
                (await connection.execute(entries)).mappings().all(),
                (await connection.execute(requests)).mappings().all(),
            )

    async def by_code(self, code: str) -> tuple[str, int] | None:
        """Return the newest table and the seat that a code's digest belongs to."""
        query = select(SEATS.c.table_id, SEATS.c.number).join(TABLES).where(SEATS.c.code == code)
        rows = await self.rows(query.order_by(TABLES.c.created.desc()).limit(1))
        return (rows[0]["table_id"], rows[0]["number"]) if rows else None

    async def names(self, *conditions: Any, limit: int = 200) -> list[str]:
        """Return the ids of tables, the newest first; all of them if the limit is -1."""
        query = select(TABLES.c.id).where(*conditions).order_by(TABLES.c.created.desc()).limit(limit)
        return [row["id"] for row in await self.rows(query)]
