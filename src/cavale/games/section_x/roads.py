"""How far it is for a seat from everywhere: to green, with the tiles that are yet to be laid, and to safety."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.games.section_x.chart import (
    AT,
    BEACHES,
    BIT,
    BY_GREEN,
    BY_ISLAND,
    EACH,
    FIRST_HIDING,
    GREEN,
    GREENS,
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
    at = AT
    behind = NEXT
    opposite = OPPOSITE
    tiles = table.tiles
    far = NOWHERE[:]
    queue = vec[i64](capacity=NODES)
    admitting: i64 = 0  # green areas, as bits
    for area in range(GREENS):
        if table.admits(seat, GREEN + area):
            admitting |= BIT[area]
    for side in BEACHES:
        if admitting & BIT[behind[side] - BY_GREEN] != 0:
            node = node_at(at, tiles[side // SIDES], side // SIDES, side % SIDES)
            if node != NONE and far[node] > STEP:
                far[node] = STEP
                queue = append(queue, node)
    done: i64 = 0
    while done < i64(len(queue)):
        node = queue[done]
        done += 1
        if node == ISLAND:
            continue
        cost = far[node] + price(table, seat, node)
        space = node - WILD
        number: i64 = NONE  # any side of a free space
        face: i64 = 0
        if node < SECTIONS:
            space = node // EACH
            number = node - space * EACH
            face = tiles[space]
        for port in range(SIDES):
            if number != NONE and at[face * SIDES + port] != number:
                continue
            other = behind[space * SIDES + port]
            further: i64 = ISLAND
            if other < SPACES:
                further = node_at(at, tiles[other], other, opposite[port])
            elif other != BY_ISLAND:
                continue
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


def node_at(at: vec[i64], face: i64, space: i64, port: i64) -> i64:
    """Return what a side of a space opens: a section of its face, the space itself if free; NONE if it is closed."""
    if face == NONE:
        return WILD + space
    number = at[face * SIDES + port]
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
