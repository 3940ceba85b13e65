"""What things are called: ids for screens, and names to be said."""

from functools import cache
from typing import Final

from cavale.engine.text import Text, listed
from cavale.games.section_x.chart import EACH, FREE, ISLAND, LOST, NONE, SECTIONS, SECTIONS_OF, SIDES
from cavale.games.section_x.data import COLOURS, KINDS
from cavale.games.section_x.moves import CELL_NAMES, PLACE_NAMES
from cavale.games.section_x.rules import SectionX
from cavale.games.section_x.state import DOORS, PRISONERS, SPIN

PILES: Final = ("pile-1", "pile-2", "pile-3")
CHART: Final = "chart"  # the tiles that lie on the chart, as a zone


@cache
def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def colours(seats: list[int]) -> Text:
    """Return several seats by their colours."""
    return listed([colour(seat) for seat in seats])


def winners(table: SectionX) -> Text:
    """Return the colours of those who won."""
    return colours([seat for seat, place in enumerate(table.places()) if place == 1])


def stock_id(seat: int) -> str:
    """Return the id of a seat's stock."""
    return f"stock-{COLOURS[seat]}"


def card_id(seat: int, kind: int, number: int = 1) -> str:
    """Return the id of one of the tiles alike in a stock; they have no identity beyond that."""
    return f"{stock_id(seat)}-{KINDS[kind]}-{number}"


def tile_id(space: int) -> str:
    """Return the id of the tile that lies in a space."""
    return f"tile-{CELL_NAMES[space]}"


def prisoner_id(prisoner: int) -> str:
    """Return the id of a prisoner, by its number in `where`."""
    seat, own = divmod(prisoner, int(PRISONERS))
    return f"{COLOURS[seat]}-{own + 1}"


def door_id(door: int) -> str:
    """Return the id of a door, by its number in `doors`."""
    seat, own = divmod(door, int(DOORS))
    return f"door-{COLOURS[seat]}-{own + 1}"


def home_id(word: str, seat: int) -> str:
    """Return the id of a place of a seat's own: its cells, boat, supply, or where its lost are."""
    return f"{word}-{COLOURS[seat]}"


def spot_id(seat: int, place: int) -> str:
    """Return the id of the space where a seat's prisoner is."""
    if place == ISLAND:
        return home_id("cells", seat)
    if place == FREE:
        return home_id("free", seat)
    return home_id("lost", seat) if place == LOST else PLACE_NAMES[place]


def covered(table: SectionX) -> list[int]:
    """Return the spaces on which a tile is being turned, whatever lies below it."""
    if table.stage != SPIN:
        return []
    return [int(table.target)] if table.spin == NONE else [int(table.target), int(table.source)]


def spot(table: SectionX, seat: int, place: int) -> str:
    """Return where a seat's prisoner or door is in a picture: on a section, or on the space where that is not shown."""
    if place >= SECTIONS:
        return spot_id(seat, place)
    if place < 0:
        return home_id("supply", seat)
    space = place // int(EACH)
    return PLACE_NAMES[place] if table.openings(place) and space not in covered(table) else CELL_NAMES[space]


def short(table: SectionX, place: int) -> str:
    """Return a place as texts choose by it: a section without its letter where the tile has no other."""
    if place >= SECTIONS:
        return PLACE_NAMES[place] if place < FREE else "island"
    face = int(table.tiles[place // EACH])
    alone = face < 0 or SECTIONS_OF[face // SIDES] == 1
    return CELL_NAMES[place // EACH] if alone else PLACE_NAMES[place]


def to(table: SectionX, place: int) -> Text:
    """Return where somebody goes: to the eastern shore, to F8."""
    return Text("sx-to", {"place": short(table, place)})


def at(table: SectionX, place: int) -> Text:
    """Return where somebody is: on the eastern shore, in F8."""
    return Text("sx-at", {"place": short(table, place)})


def origin(table: SectionX, place: int) -> Text:
    """Return where somebody comes from: from the island, from F8."""
    return Text("sx-from", {"place": short(table, place)})


@cache
def tile(kind: int) -> Text:
    """Return a tile as one speaks of it: a straight; any, if it is not known."""
    return Text("sx-a-tile", {"kind": KINDS[kind] if kind < len(KINDS) else "?"})


@cache
def tile_name(kind: int) -> Text:
    """Return what a kind of tile is called."""
    return Text(f"sx-kind-{KINDS[kind]}")
