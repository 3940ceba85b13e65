"""What is to be stored of a table: its new lines, and what else is different."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cavale.server.delivery import encode
from cavale.server.keeper import Write
from cavale.server.restoring import written
from cavale.server.storage import ADD_ENTRY, SET_SEAT, SET_TABLE, SITTING

if TYPE_CHECKING:
    from cavale.server.tables import Table


def changes(table: "Table", key: str, seats: Sequence[int]) -> list[Write]:
    """Return what is to be written: new entries, the first with the key of its request; facts, if new; some seats."""
    match, at = table.match, time.time()
    lines = [match.line_of(entry) for entry in match.entries[table.stored :]]
    writes: list[Write] = [
        (ADD_ENTRY, {"table_id": table.id, "seq": seq, "line": written(line), "key": None, "at": at})
        for seq, line in enumerate(lines, table.stored + 1)
    ]
    if writes and key:
        writes[0][1]["key"] = key
    if gist(table) != table.kept:
        writes.append((SET_TABLE, facts(table)))
    return writes + [seat_write(table, number) for number in seats]


def gist(table: "Table") -> tuple[object, ...]:
    """Return what `facts` is made of: as long as it is the same, so are they."""
    left = (*table.clock.left,) if table.clock.on else ()
    draft = (*table.match.draft, *table.draft_keys)
    return table.status, table.end, draft, left, table.lobby, table.chat, table.next_table, table.touched


def facts(table: "Table") -> dict[str, Any]:
    """Return what is stored of a table beside its entries and seats."""
    words = [table.game.moves.notation(move) for move in table.match.draft]
    return {
        "table": table.id,
        "status": table.status,
        "end": table.end,
        "draft": encode(list(zip(words, table.draft_keys, strict=True))),
        "left": encode(table.clock.left if table.clock.on else []),
        "lobby": table.lobby,
        "chat": table.chat,
        "next_table": table.next_table,
        "touched": table.touched,
    }


def seat_write(table: "Table", number: int) -> Write:
    """Return how a seat is stored."""
    seat = table.seats[number]
    values = {f"new_{name}": getattr(seat, name) for name in SITTING}
    return SET_SEAT, {"table": table.id, "seat": number, **values}
