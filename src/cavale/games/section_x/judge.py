"""How good the table looks for a seat: where its prisoners are, how far it is to green, and what the guards may do."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.games.section_x.chart import GREEN, ISLAND, LOST
from cavale.games.section_x.roads import roads
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import PRISONERS, RUNNING

# What a prisoner is worth: 1 in green or free, nothing if he is lost.
CELL: Final = 0.30  # in his cell, however far the way
UNDER_WAY: Final = 0.35  # in a tunnel or a hiding place
OPEN_ROAD: Final = 0.30  # … more, the nearer green is, in his cell
NEAR_GREEN: Final = 0.55  # … and under way
REACH: Final = 9.0  # steps after which a way is worth much less
KEY: Final = 0.05
LOCKED: Final = 0.015  # a section of an own tunnel
MOST_LOCKED: Final = 8.0
SPREAD: Final = 1.0  # how far ahead a win is likely

# The danger of an explosion.
HAZARD: Final = 0.03  # in any turn of all players
ALARM: Final = 0.25  # … more, when somebody lacks one prisoner only (SX-23)
LATE: Final = 0.6  # … more, when the tiles do not last until he is out (SX-24)
CERTAIN: Final = 0.95


def judge(view: View) -> float:
    """Return the seat's hope of winning, from 0 to 1, from how far it is ahead of the best other one."""
    table = section_x_of(view.state)
    if table.ended != RUNNING:
        return 1.0 if table.places()[view.seat] == 1 else 0.0
    best = 0.0
    for seat in range(table.players):
        if seat != view.seat:
            best = max(best, rough(table, seat))
    return 1.0 / (1.0 + exp((best - worth(table, view.seat)) / SPREAD))


def rough(table: SectionX, seat: i64) -> float:
    """Return what a seat's prisoners are worth, at a glance."""
    total = 0.0
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = table.where[prisoner]
        if place >= GREEN:
            total += 0.0 if place == LOST else 1.0
        else:
            total += CELL if place == ISLAND else UNDER_WAY
    return total


def worth(table: SectionX, seat: i64) -> float:
    """Return what a seat's prisoners, doors and key are worth."""
    far = roads(table, seat)
    hazard = danger(table, seat)
    turns = float(turns_left(table))
    total = KEY if table.has_key(seat) else 0.0
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = table.where[prisoner]
        if place >= GREEN:
            total += 0.0 if place == LOST else 1.0
        elif place == ISLAND:
            total += CELL + OPEN_ROAD * nearness(far, place)
        else:
            hope = UNDER_WAY + NEAR_GREEN * nearness(far, place)
            if not table.is_hiding(place):
                hope *= 1.0 - risk(float(far[place]), hazard, turns)
            total += hope
    return total + LOCKED * min(float(locked(table, seat)), MOST_LOCKED)


def nearness(far: vec[i64], place: i64) -> float:
    """Return how near green is to a place, from 0 to 1."""
    return exp(-float(far[place]) / REACH)


def risk(far: float, hazard: float, turns: float) -> float:
    """Return how likely it is that the guards are quicker than a prisoner who has so far to go."""
    needed = (far + 1.0) / 2.0
    danger = needed * hazard
    if turns < needed:
        danger += LATE
    return min(danger, CERTAIN)


def danger(table: SectionX, seat: i64) -> float:
    """Return how likely an explosion is before the seat's next turn."""
    hazard = HAZARD
    for other in range(table.players):
        if other != seat and table.in_green(other) == table.terms.brings - 1:
            hazard += ALARM
    return hazard


def turns_left(table: SectionX) -> i64:
    """Return how many turns each player has at least before the tiles or the guards' patience run out."""
    turns = table.left()
    if table.terms.patience > 0 and table.idle > 0:
        turns = min(turns, table.terms.patience - table.idle)
    return turns // table.players


def locked(table: SectionX, seat: i64) -> i64:
    """Return how many sections belong to a seat's tunnels."""
    number: i64 = 0
    for owner in table.owners:
        if owner == seat:
            number += 1
    return number
