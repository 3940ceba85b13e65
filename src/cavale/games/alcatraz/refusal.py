"""Why something cannot be done in Alcatraz: the paragraph, with its figures."""

from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text, listed
from cavale.games.alcatraz.data import GUARDED, MIDDLE, PRISONERS, SET_UPS, SIDE
from cavale.games.alcatraz.moves import (
    FIRST_IS,
    LEAVE,
    LEFT,
    PASS,
    RETURN,
    RIGHT,
    is_boarding,
    length,
    parse,
    place_name,
    start_of,
    stop_of,
)
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.scene import caught, colour, scene, yard_of
from cavale.games.alcatraz.state import (
    ALARM,
    CELL,
    DONE,
    NOBODY,
    apart,
    column_of,
    is_hatched,
    row_of,
    square,
)


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `az-no-CODE`."""
    return Refusal(code, paragraph, Text(f"az-no-{code}", figures))


def check(options: Options, players: int) -> Refusal | None:
    """Return why a set-up of guards cannot be played (AZ-20)."""
    columns = options.word("guards")
    if columns == "random":
        return None
    columns = SET_UPS.get(columns, columns)
    if len(columns) != GUARDED or not (columns.isascii() and columns.isdigit()):
        return no("guards-form", "AZ-20", found=columns[:20], known=", ".join(SET_UPS))
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
    if yard.stage == DONE:
        winners = [colour(seat) for seat, place in enumerate(yard.places()) if place == 1]
        return no("over", "AZ-16", who=listed(winners))
    if yard.actor != view.seat:
        return no("not-your-turn", "AZ-4", who=colour(yard.mover))
    if FIRST_IS <= move < RETURN:
        return no("chance", "AZ-15")
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
        return no("not-hatched", "AZ-14", where=Text("az-cell") if start == CELL else place_name(start))
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
    own = [yard.where[p] for p in caught(yard, start * SIDE * SIDE + stop) if p // PRISONERS == yard.mover]
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
    shown = scene(view)
    at = {f"piece:{piece.id}": f"space:{piece.at}" for piece in shown.pieces}
    spaces = tuple(at.get(thing, thing) for thing in path)
    if any(choice.path[: len(spaces)] == spaces for choice in shown.choices):
        return None
    names = [thing.removeprefix("space:") for thing in spaces]
    if names == ["button:pass"]:
        return refuse(view, PASS)
    if len(names) == 1:
        return touch_one(view, names[0])
    move = parse(">".join(names))
    return no("not-straight", "AZ-6", start=names[0], stop=names[-1]) if move is None else refuse(view, move)


def touch_one(view: View, name: str) -> Refusal | None:
    """Return why nothing starts at one place."""
    wish = parse(f"{name}>cell") if name not in ("cell", "boat") else parse(f"{name}>9:1")
    refusal = None if wish is None else refuse(view, wish)
    if refusal is None or refusal.code in ("into-cell", "taken", "stays"):
        return no("stuck", "AZ-7", where=Text("az-cell") if name == "cell" else name)
    return refusal


