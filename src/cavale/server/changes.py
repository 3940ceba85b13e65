"""What is to be stored of a table: its new lines, and what else is different."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cavale.server.delivery import encode
from cavale.server.keeper import Write
from cavale.server.restoring import written
from cavale.server.storage import ADD_ENTRY, ADD_REQUEST, DROP_REQUEST, SET_SEAT, SET_TABLE, SITTING

if TYPE_CHECKING:
    from cavale.server.tables import Table


def changes(table: "Table", seats: Sequence[int]) -> list[Write]:
    """Return what is to be written: new entries, the first with its requests' keys; facts, if new; some seats; keys."""
    match, at = table.match, time.time()
    lines = [match.line_of(entry) for entry in match.entries[table.stored :]]
    writes: list[Write] = [
        (ADD_ENTRY, {"table_id": table.id, "seq": seq, "line": written(line), "key": None, "at": at})
        for seq, line in enumerate(lines, table.stored + 1)
    ]
    if writes and table.entry_key:
        writes[0][1]["key"] = table.entry_key
    table.entry_key = ""
    if gist(table) != table.kept:
        writes.append((SET_TABLE, facts(table)))
    if table.new_requests:
        writes += request_writes(table, at)
    return writes + [seat_write(table, number) for number in seats]


def request_writes(table: "Table", at: float) -> list[Write]:
    """Return how requests without an entry are stored, and the oldest forgotten; both lists are emptied."""
    writes: list[Write] = [
        (ADD_REQUEST, {"table_id": table.id, "key": key, "seat": seat, "at": at + number * 1e-6})  # read in this order
        for number, (key, seat) in enumerate(table.new_requests)
    ]
    writes += [(DROP_REQUEST, {"table": table.id, "request": key}) for key in table.old_requests]
    table.new_requests.clear()
    table.old_requests.clear()
    return writes


def gist(table: "Table") -> tuple[object, ...]:
    """Return what `facts` is made of: as long as it is the same, so are they."""
    left = (*table.clock.left,) if table.clock.on else ()
    draft = (*table.match.draft, *table.draft_keys)
    return table.status, table.end, draft, table.offer, left, table.lobby, table.chat, table.next_table, table.touched


def facts(table: "Table") -> dict[str, Any]:
    """Return what is stored of a table beside its entries and seats."""
    words = [table.game.moves.notation(move) for move in table.match.draft]
    return {
        "table": table.id,
        "status": table.status,
        "end": table.end,
        "draft": encode(list(zip(words, table.draft_keys, strict=True))),
        "offer": encode(table.offer) if table.offer is not None else "",
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
