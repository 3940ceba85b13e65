"""What a move does, found by playing it: the same facts for previews, for the log and for the eye."""

from functools import cache, lru_cache
from typing import NamedTuple

from cavale.engine.scene import Catches, Changes, Effect, Moves, Says
from cavale.engine.text import Text, listed
from cavale.games.alcatraz.data import COLOURS, PRISONERS, SIDE
from cavale.games.alcatraz.moves import LEFT, PASS, RIGHT, is_boarding, is_walk, place_name, start_of, stop_of
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import BOAT, CELL, ROLL, row_of, square

REMEMBERED = 20_000  # words: the same ones come back at every table


class Deed(NamedTuple):
    """A move of a player, and all that comes of it."""

    move: int
    seat: int
    walker: int  # the prisoner who walks or boards, -1 if none does
    row: int  # of the guard who is set going, 0 if none is
    here: int  # the column in which this guard stands
    column: int  # and the one in which it stops
    caught: tuple[int, ...]  # prisoners
    aboard: int  # how many of the seat's there are then
    alarm: bool  # whether it is raised


def deed_of(yard: Alcatraz, move: int) -> Deed:
    """Return what a legal move of a player comes to."""
    after = yard.copy()
    after.play(move)
    row = 0
    if is_walk(move):
        row = row_of(stop_of(move)) % SIDE  # the last row has no guard
    elif move in (LEFT, RIGHT):
        row = yard.row
    walker = -1
    caught: tuple[int, ...] = ()
    was, now = tuple(yard.where), tuple(after.where)
    if was != now:
        gone = [prisoner for prisoner, place in enumerate(now) if place != was[prisoner]]
        caught = tuple([prisoner for prisoner in gone if now[prisoner] == CELL])
        walker = next((prisoner for prisoner in gone if now[prisoner] != CELL), -1)
    here, column = (yard.guards[row], after.guards[row]) if row else (0, 0)
    aboard = after.count(yard.mover, BOAT) if is_boarding(move) else 0
    return Deed(move, yard.mover, walker, row, here, column, caught, aboard, after.stage == ROLL)


def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def prisoner_id(prisoner: int) -> str:
    """Return the lasting id of a prisoner."""
    return f"{COLOURS[prisoner // PRISONERS]}-{prisoner % PRISONERS + 1}"


def shown(deed: Deed) -> tuple[Effect, ...]:
    """Return a deed for the eye: who walks where, which guard follows, whom it catches."""
    found: list[Effect] = []
    if deed.walker >= 0:
        found.append(walk_shown(deed.walker, deed.move))
    if deed.column != deed.here:
        found.append(run_shown(deed.row, deed.here, deed.column))
    for prisoner in deed.caught:
        found.append(Catches(prisoner_id(prisoner), "cell"))
    if deed.aboard:
        found.append(Changes(f"aboard-{COLOURS[deed.seat]}", 1))
    if deed.alarm:
        found.append(Says(Text("az-alarm")))
    return tuple(found)


@cache
def walk_shown(prisoner: int, move: int) -> Moves:
    """Return a prisoner's walk, or its way aboard, for the eye."""
    stop = place_name(stop_of(move)) if is_walk(move) else "boat"
    return Moves(prisoner_id(prisoner), (place_name(start_of(move)), stop))


@cache
def run_shown(row: int, here: int, column: int) -> Moves:
    """Return a guard's run along its row for the eye."""
    way = 1 if column > here else -1
    return Moves(f"guard-{row}", tuple([place_name(square(row, each)) for each in range(here, column + way, way)]))


def told(deed: Deed) -> Text:
    """Return a deed in words."""
    if deed.aboard:
        return boarding_told(deed)
    runs, owners = deed.column != deed.here, tuple([prisoner // PRISONERS for prisoner in deed.caught])
    return walk_told(deed.move, deed.seat, deed.row, deed.column, runs, owners)


def boarding_told(deed: Deed) -> Text:
    """Return in words how a prisoner comes aboard."""
    start, alarm = place_name(start_of(deed.move)), "yes" if deed.alarm else "no"
    return Text("az-did-board", {"who": colour(deed.seat), "start": start, "count": deed.aboard, "alarm": alarm})


@lru_cache(REMEMBERED)
def walk_told(move: int, seat: int, row: int, column: int, runs: bool, owners: tuple[int, ...]) -> Text:
    """Return in words a walk with the run of the guard that follows, or a run alone; or a pass."""
    if move == PASS:
        return Text("az-did-pass", {"who": colour(seat)})
    victims = [Text("az-victim", {"who": colour(each), "count": owners.count(each)}) for each in sorted(set(owners))]
    args: dict[str, int | str | Text] = {
        "who": colour(seat),
        "row": row,
        "column": column,
        "runs": "yes" if runs else "no",
        "caught": len(owners),
        "victims": listed(victims) if victims else "",
    }
    if not is_walk(move):
        return Text("az-did-alarm", args)
    start = start_of(move)
    args["start"] = Text("az-cell") if start == CELL else place_name(start)
    args["stop"] = place_name(stop_of(move))
    return Text("az-did-walk", args)
