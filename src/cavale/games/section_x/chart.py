"""The chart of the island as flat tables: what lies next to what, how tiles look turned, where they fit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.games.section_x.data import GREENS as AREAS
from cavale.games.section_x.data import ISLAND_RADIUS, PORTS, RADIUS
from cavale.games.section_x.data import KINDS as KIND_NAMES
from cavale.games.section_x.data import TILES as PRINTED

NONE: Final[i64] = -1  # no tile, section, seat or place

# Places: each section of each space, the island, the green areas; prisoners may also be free or lost.
SPACES: Final[i64] = 66  # cells that take tiles, numbered in the order of (q, r)
EACH: Final[i64] = 3  # sections that a tile has at most
SECTIONS: Final[i64] = 198  # space * 3 + section
ISLAND: Final[i64] = 198
GREEN: Final[i64] = 199  # + number of the area
GREENS: Final[i64] = 6
PLACES: Final[i64] = 205
FREE: Final[i64] = 205
LOST: Final[i64] = 206

# What lies behind a side of a space that is no other space.
SIDES: Final[i64] = 6
BY_ISLAND: Final[i64] = 66
BY_GREEN: Final[i64] = 67  # + number of the area
BY_EDGE: Final[i64] = 73

# Tiles: a face is kind * 6 + rotation; of rotations that look the same, the lowest (SX-11).
KINDS: Final[i64] = 17
FIRST_HIDING: Final[i64] = 14
RIMS: Final[i64] = 729  # what the six neighbours of a space ask of its sides: 3 ** port * (0 any, 1 closed, 2 open)


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return how many steps of a hexagon apart two cells are."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def cells() -> list[tuple[int, int]]:
    """Return all cells of the board in the order of (q, r)."""
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for q in span for r in span if distance((q, r), (0, 0)) <= RADIUS]


def neighbour(cell: tuple[int, int], port: int) -> int:
    """Return the space behind a side of a cell, or what lies there instead."""
    step = PORTS[port]
    there = cell[0] + step[0], cell[1] + step[1]
    if there in CELLS:
        return CELLS.index(there)
    if distance(there, (0, 0)) <= ISLAND_RADIUS:
        return int(BY_ISLAND)
    for area, its in enumerate(AREAS):
        if there in its:
            return int(BY_GREEN) + area
    return int(BY_EDGE)


def toward(cell: tuple[int, int], other: int) -> int:
    """Return the side of a cell that a space lies behind; -1 if they do not touch."""
    step = CELLS[other][0] - cell[0], CELLS[other][1] - cell[1]
    return PORTS.index(step) if step in PORTS else -1


def turned(kind: str, rotation: int) -> list[list[int]]:
    """Return the ports that each section of a tile joins, at a rotation."""
    return [[(int(port) + rotation) % 6 for port in section] for section in PRINTED[kind][0]]


def looks(kind: str, rotation: int) -> list[list[int]]:
    """Return how a tile looks at a rotation, whichever section is which."""
    return sorted(sorted(section) for section in turned(kind, rotation))


def distinct(kind: str) -> int:
    """Return in how many rotations a tile looks different (SX-11)."""
    return next(rotation for rotation in range(1, 7) if looks(kind, rotation) == looks(kind, 0))


def fitting(kind: str) -> list[int]:
    """Return for each rim the distinct rotations in which a tile fits into it, as bits (SX-7)."""
    found = [0] * int(RIMS)
    for rotation in range(distinct(kind)):
        opened = {port for section in turned(kind, rotation) for port in section}
        rims = [0]  # those that it fits into: each side asks for nothing or for what the tile has there
        for port in range(6):
            rims += [rim + (2 if port in opened else 1) * 3**port for rim in rims]
        for rim in rims:
            found[rim] |= 2**rotation
    return found


def section_at(kind: str, rotation: int, port: int) -> int:
    """Return the section of a tile that opens at a port; -1 if that side is closed."""
    found = [number for number, ports in enumerate(turned(kind, rotation)) if port in ports]
    return found[0] if found else -1


TAKEN: Final = frozenset(cell for area in AREAS for cell in area)
CELLS: Final = tuple(
    cell for cell in cells() if cell not in TAKEN and distance(cell, (0, 0)) > ISLAND_RADIUS
)  # the cell of each space
NEXT: Final = vec[i64]([neighbour(cell, port) for cell in CELLS for port in range(6)])  # at space * 6 + port
TO_GREEN: Final = vec[i64]([min(distance(cell, green) for green in TAKEN) for cell in CELLS])  # SX-13
COAST: Final = vec[i64]([int(distance(cell, (0, 0)) == ISLAND_RADIUS + 1) for cell in CELLS])  # spaces by the island
# Sides of spaces towards the island, as space * 6 + port.
SHORE: Final = vec[i64](
    [space * 6 + port for space, cell in enumerate(CELLS) for port in range(6) if neighbour(cell, port) == BY_ISLAND]
)
# … and towards green.
BEACHES: Final = vec[i64]([side for side, other in enumerate(NEXT) if BY_GREEN <= other < BY_EDGE])

FACE_NAMES: Final = [(kind, rotation) for kind in KIND_NAMES for rotation in range(6)]
TURNS: Final = vec[i64]([distinct(kind) for kind in KIND_NAMES])  # distinct rotations of each kind
COPIES: Final = vec[i64]([copies for _, copies in PRINTED.values()])
SECTIONS_OF: Final = vec[i64]([len(sections) for sections, _ in PRINTED.values()])  # how many each kind has
OPENINGS: Final = vec[i64](  # at kind * 3 + section: how many ports it joins
    [
        len(PRINTED[kind][0][number]) if number < len(PRINTED[kind][0]) else 0
        for kind in KIND_NAMES
        for number in range(3)
    ]
)
# The section that opens at face * 6 + port.
AT: Final = vec[i64]([section_at(*face, port) for face in FACE_NAMES for port in range(6)])
FITTING: Final = vec[i64]([rotations for kind in KIND_NAMES for rotations in fitting(kind)])  # at kind * 729 + rim
# The side of a space that another space lies behind, at space * 66 + other; NONE if they do not touch.
TOWARDS: Final = vec[i64]([toward(cell, other) for cell in CELLS for other in range(SPACES)])
# Whether a tunnel ends at a rim.
CALLED: Final = vec[i64]([int(any(rim // 3**port % 3 == 2 for port in range(6))) for rim in range(RIMS)])
POWER: Final = vec[i64]([3**port for port in range(6)])
OPPOSITE: Final = vec[i64]([3, 4, 5, 0, 1, 2])
BIT: Final = vec[i64]([2**number for number in range(6)])
# What a prisoner adds to the number of a section's guests: two bits for each seat.
GUEST: Final = vec[i64]([1, 4, 16, 64])
