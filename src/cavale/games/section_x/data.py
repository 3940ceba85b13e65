"""The components of Section X, as an owner of the printed game would correct them (SX-1 to SX-4)."""

from typing import Final

COLOURS: Final = ("red", "purple", "yellow", "blue")  # clockwise round the table

# SX-2: axial coordinates (q, r); a cell is on the board within this distance of (0, 0).
RADIUS: Final = 5
PORTS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E, NE, NW, W, SW, SE
ISLAND_RADIUS: Final = 1
GREENS: Final = (
    ((5, 0), (5, -1), (4, 1)),
    ((5, -5), (4, -5), (5, -4)),
    ((0, -5), (1, -5), (-1, -4)),
    ((-5, 0), (-5, 1), (-4, -1)),
    ((-5, 5), (-5, 4), (-4, 5)),
    ((0, 5), (-1, 5), (1, 4)),
)

# SX-3: each kind of tile with its sections at rotation 0 (the ports that each joins), and how many there are.
TILES: Final = {
    "S1": (("03",), 8),
    "S2": (("02",), 8),
    "S3": (("01",), 4),
    "D1": (("03", "14"), 3),
    "D2": (("03", "12"), 3),
    "D3": (("02", "35"), 3),
    "D4": (("02", "13"), 2),
    "D5": (("01", "34"), 2),
    "T1": (("03", "14", "25"), 1),
    "T2": (("03", "15", "24"), 2),
    "T3": (("03", "12", "45"), 2),
    "J1": (("024",), 4),
    "J2": (("013",), 2),
    "J3": (("023",), 2),
    "H1": (("0",), 2),
    "H2": (("03",), 3),
    "H3": (("02",), 3),
}
KINDS: Final = tuple(TILES)
FIRST_HIDING: Final = KINDS.index("H1")  # hiding places are the kinds from here on

PRISONERS: Final = 8  # SX-1, of each colour
DOORS: Final = 2
PILES: Final = 3  # SX-4
STOCK: Final = 3  # SX-6, tiles that a player may have
STEPS: Final = 5  # SX-15, in a turn
STEPS_EACH: Final = 2  # … and of one prisoner
BRINGS: Final = 3  # SX-23, prisoners in green that end a round
BRINGS_OF_TWO: Final = 2  # SX-32, … with two players
GOAL: Final = 5  # SX-29
ADVANCED_GOAL: Final = 7  # SX-33
