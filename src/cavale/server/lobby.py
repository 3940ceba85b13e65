"""Tables with an open seat that wait for strangers."""

from contextlib import suppress

import msgspec
from sqlalchemy import select

from cavale.games import all_games
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
    shown_tables = []
    for row in tables:
        if row["id"] in free and row["game"] in all_games():
            with suppress(msgspec.DecodeError, TypeError):  # a damaged row: whoever opens that table is told
                options = msgspec.json.decode(row["options"], type=dict[str, str])
                shown_tables.append(LobbyTable(row["id"], row["game"], tuple(names[row["id"]]), options))
    return shown_tables
