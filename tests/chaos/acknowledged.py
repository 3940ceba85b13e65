"""Holds what clients were promised against what is stored: nothing lost, nothing twice, numbers without gaps."""

from collections.abc import Iterator

from tests.chaos.retelling import Retelling
from tests.chaos.stored import Stored
from tests.chaos.table_log import TableLog

KEPT = 256  # keys of one seat's requests without an entry that a table keeps: older ones may be forgotten
HOST = -4  # who asked, in place of a seat


def differences(log: TableLog, stored: dict[str, Stored]) -> list[str]:
    """Return in what a table differs from what its player was promised."""
    if log.table not in stored:
        return [f"[{log.game} {log.table}] the table is gone"]
    table = stored[log.table]
    found = [*seats_differ(log, table), *keys_lack(log, table), *rematches_differ(log, stored)]
    if [seq for seq, _ in table.entries] != list(range(1, len(table.entries) + 1)):
        found.append("the numbers of the entries have gaps")
    try:
        Retelling(log, table).compare()
    except Exception as error:  # whatever it is: the lines do not follow from what was acknowledged
        found.append(f"{type(error).__name__}: {error}")
    for name, value in log.switches.items():
        if bool(table.row[name]) != value:
            found.append(f"the host set {name} to {value}, stored is {not value}")
    return [f"[{log.game} {log.table}] {text}" for text in found]


def seats_differ(log: TableLog, table: Stored) -> Iterator[str]:
    """Tell of seats that somebody else has than should, and of hints that were counted twice or not at all."""
    for number in log.keys:
        seat = table.seats[number]
        if (seat["kind"] == "person") != (number in log.people):
            yield f"seat {number} is stored as {seat['kind']}"
        if seat["name"] != log.names[number]:
            yield f"{seat['name']} has the seat of {log.names[number]}"
        if seat["hints"] != log.hints[number]:
            yield f"seat {number} was given {log.hints[number]} hints, stored are {seat['hints']}"


def keys_lack(log: TableLog, table: Stored) -> Iterator[str]:
    """Tell of requests that were acknowledged and would be carried out anew if they were sent again."""
    asked = [(request.key, request.seat if request.by_socket else HOST, request.kind) for request in log.done]
    asked += [(step.body["key"], HOST, step.what) for step in log.steps]
    for key, seat, kind in asked:
        if key not in table.keys and table.passing[seat] < KEPT:
            yield f"the key of {kind} {key} is not stored"


def rematches_differ(log: TableLog, stored: dict[str, Stored]) -> Iterator[str]:
    """Tell if one wish for a rematch made two."""
    host = stored[log.table].row["host"]
    tables = [name for name, table in stored.items() if table.row["host"] == host and name != log.table]
    told = {str(step.answer["table"]) for step in log.steps if step.what == "again" and step.answer}
    if log.asked_again and set(tables) != told:
        yield f"the host was led to the rematches {sorted(told)}, stored are {sorted(tables)}"
