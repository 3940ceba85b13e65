"""How far it is for a seat from everywhere: to green, with the tiles that are yet to be laid, and to safety."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    AT,
    BY_EDGE,
    BY_GREEN,
    BY_ISLAND,
    EACH,
    FIRST_HIDING,
    GREEN,
    ISLAND,
    NEXT,
    NONE,
    OPPOSITE,
    SECTIONS,
    SIDES,
    SPACES,
)
from cavale.games.section_x.rules import SectionX

# Nodes are the sections, the island, then the free spaces.
WILD: Final[i64] = 199  # + space
NODES: Final[i64] = 265
FAR: Final[i64] = 99  # no way
STEP: Final[i64] = 1
DIG: Final[i64] = 3  # a step, and the tile for it
CROWD: Final[i64] = 1  # what somebody in the way adds
BARRED: Final[i64] = 9  # … and a door

NOWHERE: Final = vec[i64]([FAR] * NODES)


def roads(table: SectionX, seat: i64) -> vec[i64]:
    """Return how far each node is from the green areas that a seat may enter."""
    tiles = table.tiles
    far = NOWHERE[:]
    queue = vec[i64](capacity=NODES)
    for space in range(SPACES):
        for port in range(SIDES):
            area = NEXT[space * SIDES + port] - BY_GREEN
            if area >= 0 and area < BY_EDGE - BY_GREEN and table.admits(seat, GREEN + area):
                node = node_at(tiles, space, port)
                if node != NONE and far[node] > STEP:
                    far[node] = STEP
                    queue = append(queue, node)
    at: i64 = 0
    while at < i64(len(queue)):
        node = queue[at]
        at += 1
        if node == ISLAND:
            continue
        cost = far[node] + price(table, seat, node)
        space = node - WILD
        number: i64 = NONE  # any side of a free space
        if node < SECTIONS:
            space = node // EACH
            number = node - space * EACH
        for port in range(SIDES):
            if number != NONE and AT[tiles[space] * SIDES + port] != number:
                continue
            other = NEXT[space * SIDES + port]
            further: i64 = NONE
            if other < SPACES:
                further = node_at(tiles, other, OPPOSITE[port])
            elif other == BY_ISLAND:
                further = ISLAND
            if further != NONE and far[further] > cost:
                far[further] = cost
                queue = append(queue, further)
    return far


def havens(table: SectionX, seat: i64) -> vec[i64]:
    """Return how far each section is from the island or a hiding place with room."""
    far = NOWHERE[:]
    queue = vec[i64]([ISLAND])
    far[ISLAND] = 0
    for section in range(0, SECTIONS, EACH):
        if table.tiles[section // EACH] >= FIRST_HIDING * SIDES and table.admits(seat, section):
            far[section] = 0
            queue = append(queue, section)
    at: i64 = 0
    while at < i64(len(queue)):
        node = queue[at]
        at += 1
        cost = far[node] + STEP
        if far[node] > 0:
            cost = far[node] + price(table, seat, node)
        for further in table.ways(node):
            if further < SECTIONS and far[further] > cost:
                far[further] = cost
                queue = append(queue, further)
    return far


def node_at(tiles: vec[i64], space: i64, port: i64) -> i64:
    """Return what a side of a space opens: its section there, the space itself if it is free; NONE if it is closed."""
    face = tiles[space]
    if face == NONE:
        return WILD + space
    number = AT[face * SIDES + port]
    if number == NONE:
        return NONE
    return space * EACH + number


def price(table: SectionX, seat: i64, node: i64) -> i64:
    """Return what it costs to come into a node."""
    if node >= WILD:
        return DIG
    price = STEP
    if table.guests[node] != 0:
        price += CROWD
    if table.owners[node] != NONE and table.is_barred(seat, node):
        price += BARRED
    return price
