"""Section X for programs that learn: every move there is, and the island as numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.numbers import Field, add, add_crowd, add_seats, capped, classes, counts, turned, viewer
from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.games.section_x.chart import (
    BY_EDGE,
    BY_GREEN,
    BY_ISLAND,
    COPIES,
    EACH,
    GREEN,
    GREENS,
    ISLAND,
    KINDS,
    NEXT,
    NONE,
    SECTIONS,
    SIDES,
    SPACES,
)
from cavale.games.section_x.moves import FIRST_IS, GETS, GIVE_UP, KEEPS, TOP, UNKNOWN, passing, shift, step
from cavale.games.section_x.rules import section_x_of
from cavale.games.section_x.state import DOORS, FINISHED, GIVEN, PILES, PRISONERS, TURNING
from cavale.games.section_x.tunnels import SEATS
from cavale.games.section_x.walking import STEPS, STEPS_EACH

PLACES: Final[i64] = 207  # where a prisoner may be: sections, the island, green areas, free, lost
DOOR_PLACES: Final[i64] = 200  # given up, in supply, then the sections


def ways() -> dict[int, list[int]]:
    """Return the places that a place may ever open on, whatever tiles lie there."""
    found: dict[int, set[int]] = {place: set() for place in range(int(ISLAND) + 1)}
    for side, other in enumerate(NEXT):
        for section in range(side // int(SIDES) * int(EACH), (side // int(SIDES) + 1) * int(EACH)):
            if other < SPACES:
                found[section].update(range(other * int(EACH), (other + 1) * int(EACH)))
            elif other == BY_ISLAND:
                found[section].add(int(ISLAND))
                found[int(ISLAND)].add(section)
            elif other < BY_EDGE:
                found[section].add(int(GREEN) + other - int(BY_GREEN))
    return {place: sorted(its) for place, its in found.items()}


def choices(options: Options, players: int) -> list[int]:
    """Return every move that a player may ever have; a door may go from any section to any other."""
    sections, way = range(int(SECTIONS)), ways()
    plain = [move for move in range(int(FIRST_IS)) if not KEEPS + players <= move < GIVE_UP]
    shifts = [int(shift(start, target)) for start in sections for target in sections if start != target]
    steps = [int(step(start, target)) for start, targets in way.items() for target in targets]
    through = {int(passing(start, target)) for start in way for mid in way[start] for target in beyond(way, start, mid)}
    return [*plain, *shifts, *steps, *(sorted(through) if options.flag("passing") else [])]


def beyond(way: dict[int, list[int]], start: int, mid: int) -> list[int]:
    """Return where one gets from a place through a section."""
    return [target for target in way[mid] if target != start] if mid < SECTIONS else []


def chances(options: Options, players: int) -> list[int]:
    """Return every move that chance may ever bring."""
    first = range(int(FIRST_IS), int(FIRST_IS) + players)
    tops = range(int(TOP), int(TOP + KINDS)) if options.flag("advanced") else []
    return [*first, *range(int(GETS), int(GETS + UNKNOWN)), *tops]


def fields(options: Options, players: int) -> tuple[Field, ...]:
    """Return what the numbers of a view are, in their order."""
    most = max(COPIES)
    tiles = sum(COPIES)
    return (
        counts("prisoners", players * int(PLACES), int(PRISONERS)),  # of each seat in each place
        counts("walked", int(STEPS_EACH * PLACES), int(PRISONERS)),  # the mover's with one step made, then with two
        counts("doors", players * int(DOOR_PLACES), int(DOORS)),  # given up, in supply, on each section
        classes("tiles", int(SPACES), int(NONE), int(KINDS * SIDES) - 1),  # kind * 6 + rotation in each space
        classes("owners", int(SECTIONS), int(NONE), players - 1),  # whose tunnel each section is in
        classes("greens", int(GREENS), int(NONE), players - 1),
        counts("rivals", players * int(SECTIONS), 1),  # who may keep the doors of a struggle, at its lowest section
        counts("stocks", players * int(KINDS), most),  # tiles that the view can name
        counts("unknown", players, tiles),  # tiles that the view cannot name
        counts("pool", int(KINDS), most),  # tiles in the piles or unknown in stocks
        counts("piles", int(PILES), tiles),
        classes("tops", int(PILES), int(NONE), int(KINDS) - 1),
        classes("stage", 1, 0, int(FINISHED)),
        classes("mover", 1, 0, players - 1),
        classes("pile", 1, 0, int(PILES) - 1),  # that is drawn from or turned up
        classes("action", 1, 0, int(TURNING)),  # the tile action that is not complete …
        classes("source", 1, int(NONE), int(SPACES) - 1),  # … the kind placed, or the space of the first tile
        classes("target", 1, int(NONE), int(SPACES) - 1),
        classes("spin", 1, int(NONE), int(SIDES) - 1),
        counts("rounds", 1, options.number("rounds")),
        counts("idle", 1, 0),
        counts("paces", 1, int(STEPS)),
        counts("busy", 1, 1),
        counts("closing", 1, 1),
        counts("acted", 1, 1),
        counts("locked", 1, 1),
    )


def encode(view: View) -> vec[i64]:
    """Return a view as numbers, seats counted from its own."""
    table = section_x_of(view.state)
    me = viewer(view)
    players = table.players
    numbers = add_crowd(vec[i64](), table.where, me, players, PLACES)
    numbers = add(numbers, walked(view))
    shifted = table.doors[:]
    for door in range(players * DOORS):
        shifted[door] -= GIVEN
    numbers = add_crowd(numbers, shifted, me, players, DOOR_PLACES)
    numbers = add(numbers, table.tiles)
    for owner in table.owners:
        numbers = append(numbers, turned(owner, me, players))
    for owner in table.greens:
        numbers = append(numbers, turned(owner, me, players))
    numbers = add_seats(numbers, rivals(view), me, players)
    numbers = add_seats(numbers, table.stocks, me, players)
    numbers = add_seats(numbers, table.unknown, me, players)
    numbers = add(numbers, table.pool)
    numbers = add(numbers, table.piles)
    numbers = add(numbers, table.tops)
    numbers = append(numbers, table.stage)
    numbers = append(numbers, turned(table.mover, me, players))
    numbers = append(numbers, table.pile)
    numbers = append(numbers, table.action)
    numbers = append(numbers, table.source)
    numbers = append(numbers, table.target)
    numbers = append(numbers, table.spin)
    numbers = append(numbers, capped(table.rounds))
    numbers = append(numbers, capped(table.idle))
    numbers = append(numbers, table.paces)
    numbers = append(numbers, i64(table.busy))
    numbers = append(numbers, i64(table.closing))
    numbers = append(numbers, i64(table.acted))
    return append(numbers, i64(table.locked))


def walked(view: View) -> vec[i64]:
    """Return how many prisoners of the mover in each place have made one step, then how many two."""
    table = section_x_of(view.state)
    found = vec[i64]([0] * int(STEPS_EACH * PLACES))
    for prisoner in range(table.mover * PRISONERS, (table.mover + 1) * PRISONERS):
        steps = table.steps_of(prisoner)
        if steps > 0:
            found[(steps - 1) * PLACES + table.where[prisoner]] += 1
    return found


def rivals(view: View) -> vec[i64]:
    """Return who may keep the doors of the struggles that wait for a choice: a row of sections for each seat."""
    table = section_x_of(view.state)
    found = vec[i64]([0] * int(table.players * SECTIONS))
    for tie in table.ties:
        for seat in range(table.players):
            if tie >> seat & 1:
                found[seat * SECTIONS + tie // SEATS] = 1
    return found
