"""Why something cannot be done in Alcatraz: the paragraph, with its figures."""

from typing import Final

from cavale.engine.core.state import CHANCE, View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text, listed, shown
from cavale.games.alcatraz.data import GUARDED, MIDDLE, PRISONERS, SET_UPS, SIDE
from cavale.games.alcatraz.deed import colour, deed_of
from cavale.games.alcatraz.moves import (
    DIE_SHOWS,
    FIRST_IS,
    GUARD_AT,
    LEAVE,
    LEFT,
    PASS,
    RETURN,
    RIGHT,
    is_boarding,
    length,
    parse_place,
    place_name,
    start_of,
    stop_of,
    wish,
)
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.scene import click_path, pieces, yard_of
from cavale.games.alcatraz.state import (
    ALARM,
    BOAT,
    CELL,
    DONE,
    ESCAPE,
    FIRST,
    GUARDS,
    NOBODY,
    ROLL,
    apart,
    column_of,
    is_hatched,
    row_of,
    square,
)

WAITING: Final = {GUARDS: "AZ-20", FIRST: "AZ-4", ROLL: "AZ-15"}  # chance acts


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `az-no-CODE`."""
    return Refusal(code, paragraph, Text(f"az-no-{code}", figures))


def named(place: int) -> Text | str:
    """Return a place as players call it."""
    return Text("az-cell") if place == CELL else place_name(place)


def check(options: Options, players: int) -> Refusal | None:
    """Return why a set-up of guards cannot be played (AZ-20)."""
    columns = options.word("guards")
    if columns == "random":
        return None
    columns = SET_UPS.get(columns, columns)
    if len(columns) != GUARDED or not (columns.isascii() and columns.isdigit()):
        return no("guards-form", "AZ-20", found=shown(columns), known=", ".join((*SET_UPS, "random")))
    if "0" in columns:
        return no("guards-column", "AZ-20", row=columns.index("0") + 1)
    if columns[0] != str(MIDDLE):
        return no("guards-middle", "AZ-20", column=int(columns[0]))
    return None


def refuse(view: View, move: int) -> Refusal | None:
    """Return why the view's seat may not play a move now."""
    yard = yard_of(view)
    if move in view.legal_moves():
        return None
    return refuse_now(view) or refuse_move(yard, move)


def refuse_now(view: View) -> Refusal | None:
    """Return why the view's seat may not act at all now."""
    yard = yard_of(view)
    if yard.stage == DONE:
        winners = [colour(seat) for seat, place in enumerate(yard.places()) if place == 1]
        return no("over", "AZ-16" if yard.ended == ESCAPE else "AZ-18", who=listed(winners))
    if yard.actor == CHANCE:
        return no("wait", WAITING[yard.stage])
    if yard.actor != view.seat:
        return no("not-your-turn", "AZ-4", who=colour(yard.mover))
    return None


def refuse_move(yard: Alcatraz, move: int) -> Refusal | None:
    """Return why who acts may not play a move."""
    if FIRST_IS <= move < RETURN:
        return no("chance", "AZ-4" if move < DIE_SHOWS else "AZ-15" if move < GUARD_AT else "AZ-20")
    if yard.stage == ALARM:
        return no("alarm-first", "AZ-15", row=yard.row)
    if move in (LEFT, RIGHT):
        return no("no-alarm", "AZ-15")
    if move == PASS:
        return no("can-walk", "AZ-17")
    if move == LEAVE:
        return no("aboard", "AZ-16")
    start = move - RETURN if move >= RETURN else start_of(move)
    if refusal := refuse_start(yard, start):
        return refusal
    if move >= RETURN:
        return no("into-cell", "AZ-9")
    return refuse_boarding(yard, start) if is_boarding(move) else refuse_walk(yard, start, stop_of(move))


def refuse_start(yard: Alcatraz, start: int) -> Refusal | None:
    """Return why nobody can be moved from here."""
    if start == CELL:
        return None if yard.count(yard.mover, CELL) else no("cell-empty", "AZ-8")
    where = place_name(start)
    if guard_on(yard, start):
        return no("guard-walks-alone", "AZ-10", where=where)
    prisoner = yard.prisoner_at(start)
    if prisoner == NOBODY:
        return no("nobody-there", "AZ-5", where=where)
    if prisoner // PRISONERS != yard.mover:
        return no("not-yours", "AZ-5", where=where, who=colour(prisoner // PRISONERS))
    return None


def guard_on(yard: Alcatraz, place: int) -> bool:
    """Tell whether a guard stands on a square."""
    return row_of(place) <= GUARDED and yard.guards[row_of(place)] == column_of(place)


def refuse_boarding(yard: Alcatraz, start: int) -> Refusal | None:
    """Return why a prisoner may not board (AZ-14)."""
    if start == CELL or not is_hatched(start):
        return no("not-hatched", "AZ-14", where=named(start))
    for row in range(1, row_of(start)):
        if yard.guards[row] == column_of(start):
            return no("guard-between", "AZ-14", row=row, column=column_of(start))
    return None


def refuse_walk(yard: Alcatraz, start: int, stop: int) -> Refusal | None:
    """Return why a prisoner may not walk from one place to another (AZ-6 to AZ-13)."""
    if start == stop:
        return no("stays", "AZ-5")
    if start != CELL and row_of(start) != row_of(stop) and column_of(start) != column_of(stop):
        return no("not-straight", "AZ-6", start=place_name(start), stop=place_name(stop))
    for place in between(start, stop):
        if guard_on(yard, place):
            return no("passes-guard", "AZ-7", row=row_of(place), column=column_of(place))
    if guard_on(yard, stop):
        return no("guard-stands", "AZ-7", where=place_name(stop))
    if yard.prisoner_at(stop) != NOBODY:
        return no("taken", "AZ-7", where=place_name(stop), who=colour(yard.prisoner_at(stop) // PRISONERS))
    row = row_of(stop)
    if row == SIDE:
        return None
    steps = length(start, stop)
    distance = apart(column_of(stop), yard.guards[row])
    if distance <= steps:
        return no("caught", "AZ-11", row=row, steps=steps, distance=distance)
    own = [yard.where[p] for p in deed_of(yard, wish(start, stop)).caught if p // PRISONERS == yard.mover]
    if own and not yard.own_captures:
        return no("catches-own", "AZ-13", row=row, where=place_name(own[0]))
    return None


def between(start: int, stop: int) -> list[int]:
    """Return the squares that a straight walk crosses, its two ends excepted."""
    if start == CELL:
        return [square(row, column_of(stop)) for row in range(row_of(stop) + 1, SIDE + 1)]
    step = 1 if row_of(start) == row_of(stop) else SIDE
    return list(range(min(start, stop) + step, max(start, stop), step))


def touch(view: View, path: tuple[str, ...]) -> Refusal | None:
    """Return why touching these things, one after the other, leads nowhere."""
    yard = yard_of(view)
    at = {f"piece:{piece.id}": f"space:{piece.at}" for piece in pieces(yard)}
    spaces = tuple(at.get(thing, thing) for thing in path)
    if any(click_path(move, yard.row)[: len(spaces)] == spaces for move in view.legal_moves()):
        return None
    if spaces == ("button:pass",):
        return refuse(view, PASS)
    names = [thing.removeprefix("space:") for thing in spaces if thing.startswith("space:")]
    places = [place for place in map(parse_place, names) if place is not None]
    if len(places) != len(path) or not 1 <= len(path) <= 2:
        return refuse_now(view) or no("nothing", "AZ-6")
    if len(path) == 1:
        return touch_start(view, places[0])
    return refuse(view, wish(places[0], places[1]))


def touch_start(view: View, start: int) -> Refusal | None:
    """Return why nothing starts at one place."""
    refusal = refuse(view, LEAVE if start == BOAT else wish(start, CELL))
    if refusal is None or refusal.code in ("into-cell", "stays"):
        return no("stuck", "AZ-7", where=named(start))
    return refusal
