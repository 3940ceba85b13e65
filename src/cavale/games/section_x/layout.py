"""Where things are on the picture: hexagons 1 wide that stand on a point, corners with each seat's boat."""

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from cavale.engine.scene import Space
from cavale.engine.text import Text
from cavale.games.section_x.chart import CELLS, EACH, GREEN, NONE, SIDES
from cavale.games.section_x.data import GREENS, KINDS, TILES
from cavale.games.section_x.moves import CELL_NAMES, PLACE_NAMES
from cavale.games.section_x.names import colour, home_id

WIDTH: Final = 11.0
HEIGHT: Final = 9.815
MIDDLE: Final = (5.5, 4.9075)

# Where one stands in each section of a tile at rotation 0, from its middle; in the middle of all others.
STANDS: Final = {
    "S2": ((0.09, -0.15),),
    "S3": ((0.21, -0.12),),
    "D1": ((0.26, 0.0), (-0.13, 0.23)),
    "D2": ((-0.24, 0.0), (0.0, -0.24)),
    "D3": ((0.3, -0.05), (-0.3, 0.05)),
    "D4": ((0.32, -0.04), (-0.32, -0.04)),
    "D5": ((0.21, -0.12), (-0.21, 0.12)),
    "T1": ((0.28, 0.0), (-0.14, 0.24), (-0.14, -0.24)),
    "T2": ((0.0, 0.0), (0.2, -0.28), (-0.2, 0.28)),
    "T3": ((0.3, 0.0), (0.0, -0.24), (0.0, 0.24)),
}
ROOM: Final = {1: 0.64, 2: 0.5, 3: 0.42}  # by the sections of a tile: how wide one of them is to stand in
FORMS: Final = ("0", "03", "02", "01", "024", "013", "023")  # what sections look like, each in any rotation
# Each seat's own places, by the board's corner: left or right, above or below.
BLOCKS: Final = ((-0.495, -0.48), (0.495, -0.48), (0.495, 0.48), (-0.495, 0.48))
CORNERS: Final = {"free": (0.93, 0.27, 1.6, 0.62), "supply": (0.7, 1.33, 1.26, 0.58), "lost": (0.6, 2.05, 1.1, 0.58)}


def centre(q: float, r: float) -> tuple[float, float]:
    """Return where a cell is (SX-2)."""
    return round(MIDDLE[0] + q + r / 2, 3), round(MIDDLE[1] + r * sqrt(3) / 2, 3)


@cache
def cells() -> tuple[Space, ...]:
    """Return the spaces that take tiles."""
    found = []
    for name, cell in zip(CELL_NAMES, CELLS, strict=True):
        found.append(Space(name, *centre(*cell), Text("sx-cell", {"cell": name}), "cell"))
    return tuple(found)


@cache
def homes(seat: int) -> tuple[Space, ...]:
    """Return a seat's cell block on the island, its boat, its supply and where its lost are told."""
    (x, y), who = BLOCKS[seat], colour(seat)
    block = Space(
        home_id("cells", seat), MIDDLE[0] + x, MIDDLE[1] + y, Text("sx-cells", {"who": who}), "cells", 0.9, 0.86
    )
    found = [block]
    for word, (left, top, width, height) in CORNERS.items():
        across, down = WIDTH - left if x > 0 else left, HEIGHT - top if y > 0 else top
        if word == "free" and y > 0:
            down -= 0.28  # in the boat, not below it
        name = Text(f"sx-{word}", {"who": who})
        found.append(Space(home_id(word, seat), across, round(down, 3), name, word, width, height))
    return tuple(found)


@cache
def shore(area: int, owner: int) -> Space:
    """Return a green area, which somebody may own (SX-22)."""
    its = tuple(centre(*cell) for cell in GREENS[area])
    x, y = (round(sum(at[axis] for at in its) / len(its), 3) for axis in (0, 1))
    name = Text("sx-shore", {"place": PLACE_NAMES[GREEN + area]})
    if owner != NONE:
        name = Text("sx-shore-owned", {"shore": name, "who": colour(owner)})
    place = PLACE_NAMES[GREEN + area]
    return Space(place, x, y, name, "shore", 1.4, 0.72, cells=its, owner=None if owner == NONE else owner)


@cache
def form(ports: str) -> tuple[str, int]:
    """Return which of the forms a section has, and how far that is turned."""
    wanted = {int(port) for port in ports}
    for shape in FORMS:
        for turned in range(int(SIDES)):
            if {(int(port) + turned) % 6 for port in shape} == wanted:
                return shape, turned
    raise ValueError(ports)


@cache
def section(place: int, face: int, owner: int) -> Space:
    """Return a section of a laid tile, in whose tunnel it may be (SX-3, SX-20)."""
    space, number = divmod(place, int(EACH))
    kind, rotation = divmod(face, int(SIDES))
    name = KINDS[kind]
    ports = TILES[name][0]
    shape, turned = form(ports[number])
    x, y = STANDS[name][number] if name in STANDS else (0.0, 0.0)
    angle = rotation * pi / 3
    left, top = centre(*CELLS[space])
    word = "den" if name.startswith("H") else "way"
    here = CELL_NAMES[space] if len(ports) == 1 else PLACE_NAMES[place]
    called = Text(f"sx-{word}", {"place": here, "form": shape})
    if owner != NONE:
        called = Text("sx-owned", {"section": called, "who": colour(owner)})
    return Space(
        PLACE_NAMES[place],
        round(left + x * cos(angle) + y * sin(angle), 3),
        round(top - x * sin(angle) + y * cos(angle), 3),
        called,
        f"{word}-{shape}",
        ROOM[len(ports)],
        ROOM[len(ports)],
        within=CELL_NAMES[space],
        owner=None if owner == NONE else owner,
        turned=(turned + rotation) % 6,
    )
