"""What is in the way on the chart: why a tile, a prisoner or a door cannot go there."""

from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.section_x.chart import (
    EACH,
    GREEN,
    NEXT,
    NONE,
    POWER,
    SECTIONS,
    SIDES,
    SPACES,
    TO_GREEN,
    TOWARDS,
    TURNS,
)
from cavale.games.section_x.moves import CELL_NAMES
from cavale.games.section_x.names import at, colour, colours, tile
from cavale.games.section_x.rules import SectionX
from cavale.games.section_x.state import DOORS, EXCHANGING, MOVING
from cavale.games.section_x.tunnels import asked
from cavale.games.section_x.words import acted_on


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `sx-no-CODE`."""
    return Refusal(code, paragraph, Text(f"sx-no-{code}", figures))


def refuse_tile(table: SectionX, space: int, turning: bool) -> Refusal | None:
    """Return why the mover may not act on the tile in a space (SX-12)."""
    cell = CELL_NAMES[space]
    if table.tiles[space] == NONE:
        return no("no-tile", "SX-10", cell=cell)
    first = space * int(EACH)
    owners = {int(table.owners[place]) for place in range(first, first + int(EACH))} - {int(NONE), int(table.mover)}
    if owners:
        return no("foreign", "SX-12", cell=cell, who=colours(sorted(owners)))
    if not table.is_occupied(space):
        return None
    if not table.is_hiding(first):
        return no("occupied", "SX-12", cell=cell)
    others = [seat for seat in range(table.players) if seat != table.mover and table.count(seat, first)]
    if others:
        return no("not-only-yours", "SX-12", cell=cell, who=colours(others))
    return no("no-turning", "SX-12", cell=cell) if turning else None


def refuse_carrying(table: SectionX, space: int, word: str) -> Refusal:
    """Return why the tile in a space cannot be moved, exchanged or rotated."""
    if refusal := refuse_tile(table, space, word == "turn"):
        return refusal
    cell = CELL_NAMES[space]
    if word == "turn":
        return no("no-rotation", "SX-11", cell=cell)
    if word == "exchange":
        return no("no-partner", "SX-9", cell=cell)
    return no("fits-nowhere", "SX-7", tile=tile(int(table.kind_at(space))))


def refuse_distance(table: SectionX, space: int, target: int) -> Refusal | None:
    """Return why a hiding place with prisoners may not go so near to the shore (SX-13)."""
    if table.may_come(space, target):
        return None
    return no("nearer", "SX-13", old=int(TO_GREEN[space]), new=int(TO_GREEN[target]))


def refuse_goal(table: SectionX, space: int) -> Refusal:
    """Return why the tile that is placed or moved cannot go to a space (SX-7, SX-8, SX-13)."""
    cell = CELL_NAMES[space]
    if table.tiles[space] != NONE:
        return no("space-taken", "SX-8", cell=cell)
    if table.action == MOVING and (refusal := refuse_distance(table, int(table.source), space)):
        return refusal
    return no("no-fit", "SX-7", cell=cell, tile=tile(acted_on(table)))


def refuse_partner(table: SectionX, space: int) -> Refusal:
    """Return why the tile in a space cannot be exchanged with the one chosen before (SX-9)."""
    source = int(table.source)
    if space == source:
        return no("same-tile", "SX-9")
    if refusal := refuse_tile(table, space, turning=False):
        return refusal
    if refusal := refuse_distance(table, source, space) or refuse_distance(table, space, source):
        return refusal
    return no("no-swap", "SX-9", cell=CELL_NAMES[source], other=CELL_NAMES[space])


def refuse_rotation(table: SectionX, rotation: int) -> Refusal:
    """Return why the tile acted on cannot be put into a rotation where it will lie (SX-7, SX-11)."""
    second = table.action == EXCHANGING and table.spin != NONE
    space = int(table.source if second else table.target)
    kind = int(table.kind_at(table.target)) if second else acted_on(table)
    if rotation >= TURNS[kind]:
        return no("same-look", "SX-11")
    lifted = int(table.target if second else table.source) if table.action in (MOVING, EXCHANGING) else int(NONE)
    for port in range(int(SIDES)):
        other = int(NEXT[space * SIDES + port])
        side = int(asked(kind * SIDES + rotation, port))
        wanted = neighbour_asks(table, space, port, lifted)
        if other < SPACES and wanted not in (0, side):
            figures = {"cell": CELL_NAMES[space], "neighbour": CELL_NAMES[other]}
            return no("no-fit-so", "SX-7", open="yes" if wanted == 2 else "no", **figures)
    return no("same-look", "SX-11")


def neighbour_asks(table: SectionX, space: int, port: int, lifted: int) -> int:
    """Return what lies behind a side asks of a tile: nothing, to be closed or to be open; some tile being lifted."""
    if lifted != NONE and TOWARDS[space * SPACES + lifted] == port:
        second = table.action == EXCHANGING and table.spin != NONE
        return int(asked(table.kind_at(table.source) * SIDES + table.spin, (port + 3) % 6)) if second else 0
    return int(table.rims[space] // POWER[port] % 3)


def refuse_entry(table: SectionX, place: int) -> Refusal:
    """Return why the mover's prisoners do not get into a place from next to it (SX-17, SX-19, SX-22)."""
    if place < SECTIONS:
        door = int(table.door_at(place))
        if table.is_barred(table.mover, place):
            return no("barred", "SX-19", at=at(table, place), who=colour(door // int(DOORS)))
        return no("full", "SX-17", at=at(table, place), count=2 if table.is_hiding(place) else 1)
    owner = int(table.greens[place - GREEN])
    if owner != NONE:
        return no("owned-shore", "SX-22", who=colour(owner))
    owners = set(table.greens)
    without = [seat for seat in range(table.players) if seat not in owners and seat != table.mover]
    return no("too-many-shores", "SX-22", left=list(table.greens).count(int(NONE)), others=colours(without))


def refuse_door(table: SectionX, section: int) -> Refusal:
    """Return why the mover cannot set a door on a section (SX-18)."""
    openings = int(table.openings(section))
    if not openings:
        return no("no-section", "SX-18", cell=CELL_NAMES[section // EACH])
    if table.is_hiding(section):
        return no("door-in-hiding", "SX-18")
    if openings != 2:
        return no("door-openings", "SX-18", count=openings)
    owner = int(table.owners[section])
    if owner not in (int(NONE), int(table.mover)):
        return no("door-foreign", "SX-18", who=colour(owner))
    if table.door_at(section) != NONE:
        return no("door-there", "SX-18", at=at(table, section))
    others = [seat for seat in range(table.players) if seat != table.mover and table.count(seat, section)]
    return no("door-on-prisoner", "SX-18", at=at(table, section), who=colours(others))
