"""Tables with an open seat that wait for strangers."""

import msgspec
from sqlalchemy import select

from cavale.server.messages import LobbyTable
from cavale.server.storage import SEATS, TABLES, Storage

MOST = 100


async def open_tables(storage: Storage) -> list[LobbyTable]:
    """Return the tables of the lobby, the newest first."""
    shown = select(TABLES).where(TABLES.c.lobby, TABLES.c.status != "over").order_by(TABLES.c.created.desc())
    tables = await storage.rows(shown.limit(MOST))
    ids = [row["id"] for row in tables]
    seats = await storage.rows(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.number))
    names: dict[str, list[str]] = {name: [] for name in ids}
    free = set()
    for seat in seats:
        names[seat["table_id"]].append(seat["bot"] if seat["kind"] == "bot" else seat["name"])
        if seat["kind"] == "open":
            free.add(seat["table_id"])
    return [
        LobbyTable(
            row["id"], row["game"], tuple(names[row["id"]]), msgspec.json.decode(row["options"], type=dict[str, str])
        )
        for row in tables
        if row["id"] in free
    ]
