"""What a move does, found by playing it: the same facts for previews, for the log and for the eye."""

from typing import NamedTuple

from cavale.engine.scene import Catches, Changes, Effect, Moves, Says
from cavale.engine.text import Text, listed
from cavale.games.alcatraz.data import COLOURS, PRISONERS, SIDE
from cavale.games.alcatraz.moves import LEFT, PASS, RIGHT, is_boarding, is_walk, place_name, start_of, stop_of
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import BOAT, CELL, ROLL, row_of, square


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
        stop = place_name(stop_of(deed.move)) if is_walk(deed.move) else "boat"
        found.append(Moves(prisoner_id(deed.walker), (place_name(start_of(deed.move)), stop)))
    if deed.column != deed.here:
        way = 1 if deed.column > deed.here else -1
        columns = range(deed.here, deed.column + way, way)
        found.append(Moves(f"guard-{deed.row}", tuple(place_name(square(deed.row, column)) for column in columns)))
    found += [Catches(prisoner_id(prisoner), "cell") for prisoner in deed.caught]
    if deed.aboard:
        found.append(Changes(f"aboard-{COLOURS[deed.seat]}", 1))
    if deed.alarm:
        found.append(Says(Text("az-alarm")))
    return tuple(found)


def told(deed: Deed) -> Text:
    """Return a deed in words."""
    args: dict[str, int | str | Text] = {"who": colour(deed.seat)}
    if deed.move == PASS:
        return Text("az-did-pass", args)
    if deed.aboard:
        alarm = "yes" if deed.alarm else "no"
        return Text(
            "az-did-board", {**args, "start": place_name(start_of(deed.move)), "count": deed.aboard, "alarm": alarm}
        )
    owners = [prisoner // PRISONERS for prisoner in deed.caught]
    victims = [Text("az-victim", {"who": colour(seat), "count": owners.count(seat)}) for seat in sorted(set(owners))]
    args |= {
        "row": deed.row,
        "column": deed.column,
        "runs": "yes" if deed.column != deed.here else "no",
        "caught": len(owners),
        "victims": listed(victims) if victims else "",
    }
    if is_walk(deed.move):
        start = start_of(deed.move)
        args |= {
            "start": Text("az-cell") if start == CELL else place_name(start),
            "stop": place_name(stop_of(deed.move)),
        }
        return Text("az-did-walk", args)
    return Text("az-did-alarm", args)
