"""How good the table looks for a seat: where its prisoners are, how far it is to green, and what the guards may do."""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import View
from cavale.engine.weights import NAME, read_weights
from cavale.games.section_x.chart import GREEN, ISLAND, LOST, SECTIONS
from cavale.games.section_x.roads import havens, roads
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import PRISONERS

FEATURES: Final = ("prisoners",)

# What a prisoner is worth: 1 in green or free, nothing if he is lost.
CELL: Final = 0.30  # in his cell, however far the way
UNDER_WAY: Final = 0.35  # in a tunnel or a hiding place
OPEN_ROAD: Final = 0.30  # … more, the nearer green is, in his cell
NEAR_GREEN: Final = 0.55  # … and under way
REACH: Final = 9.0  # steps after which a way is worth much less
KEY: Final = 0.05
TILE: Final = 0.004  # in stock: what is of no use is kept
LOCKED: Final = 0.012  # a section of an own tunnel, the nearer to green the more

# The danger of an explosion.
HAZARD: Final = 0.03  # in any turn of all players
ALARM: Final = 0.25  # … more, when somebody lacks one prisoner only (SX-23)
CERTAIN: Final = 0.95  # when the tiles do not last (SX-24) and safety is far


class SectionJudge(Judge):
    """Judges a table."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def measure(self, view: View, seat: i64) -> vec[float]:
        """Return how a seat stands: its own affairs closely, those of the others at a glance."""
        table = section_x_of(view.state)
        return vec[float]([worth(table, seat) if seat == view.seat else rough(table, seat)])


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
    safe = havens(table, seat)
    hazard = danger(table, seat)
    turns = float(turns_left(table))
    total = TILE * float(table.stock_size(seat)) + (KEY if table.has_key(seat) else 0.0)
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = table.where[prisoner]
        if place >= GREEN:
            total += 0.0 if place == LOST else 1.0
        elif place == ISLAND:
            total += CELL + OPEN_ROAD * nearness(far, place)
        else:
            hope = UNDER_WAY + NEAR_GREEN * nearness(far, place)
            if not table.is_hiding(place):
                hope *= 1.0 - risk(float(far[place]), float(safe[place]), hazard, turns)
            total += hope
    for section in range(SECTIONS):
        if table.owners[section] == seat:
            total += LOCKED * nearness(far, section)
    return total


def nearness(far: vec[i64], place: i64) -> float:
    """Return how near green is to a place, from 0 to 1."""
    return exp(-float(far[place]) / REACH)


def risk(far: float, safe: float, hazard: float, turns: float) -> float:
    """Return how likely the guards are quicker than a prisoner so far from green and from safety."""
    risk = hazard * (far + 1.0) / 2.0 * safe / (safe + 1.0)
    if 2.0 * turns < far:
        risk += safe / (2.0 * turns + 2.0)
    return min(risk, CERTAIN)


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


JUDGE: Final = SectionJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
