"""How good the table looks for a seat: where its prisoners are, how far it is to green, and what the guards may do."""

from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cavale.engine.core.judging import Judge
from cavale.engine.core.state import View
from cavale.engine.weights import NAME, read_weights
from cavale.games.section_x.chart import EACH, GREEN, ISLAND, SECTIONS, TO_GREEN
from cavale.games.section_x.roads import FAR, havens, roads
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import PRISONERS

FEATURES: Final = ("out", "hopes", "doors", "key", "tiles")
# Where each stands in what is measured.
OUT: Final[i64] = 0  # prisoners in green or free
HOPES: Final[i64] = 1  # what those inside are worth
DOORS: Final[i64] = 2  # sections of own tunnels, the nearer to green the more
KEY: Final[i64] = 3  # it has the key
TILES: Final[i64] = 4  # tiles in stock: what is of no use is kept …
KEPT: Final[i64] = 2  # … but for one: who has a full stock does not draw (SX-6)

# What a prisoner is worth: 1 in green or free, nothing if he is lost.
CELL: Final = 0.30  # in his cell, however far the way
LAST_CELL: Final = 0.45  # … in the last round, which may be won by those left (SX-31)
UNDER_WAY: Final = 0.35  # in a tunnel
HIDDEN: Final = 0.38  # in a hiding place
OPEN_ROAD: Final = 0.30  # … more, the nearer green is, in his cell
NEAR_GREEN: Final = 0.55  # … and under way
LATER: Final = 0.5  # … of which so much for those whose turn does not come in this round (SX-23)
REACH: Final = 9.0  # steps after which a way is worth much less
NEAR: Final = vec[float]([exp(-float(steps) / REACH) for steps in range(FAR + 1)])  # how near green is, from 0 to 1
SPARE: Final = 0.5  # how much of it counts for those whom it does not take to win (SX-29)

# The danger of an explosion.
HAZARD: Final = 0.03  # in any turn of all players
ALARM: Final = 0.25  # … more, when somebody lacks one prisoner only (SX-23) and has him near green
AT_HAND: Final[i64] = 2  # … which is so many spaces away
LEFT_BEHIND: Final = 0.20  # … for those who are still in the tunnels when their own people end the round
CERTAIN: Final = 0.95  # when the tiles do not last (SX-24) and safety is far


class SectionJudge(Judge):
    """Judges a table."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__(FEATURES, weights)

    def gauge(self, view: View, seat: i64, figures: vec[float]) -> None:
        """Write how a seat stands: its own affairs closely, those of the others at a glance."""
        table = section_x_of(view.state)
        out = float(table.out(seat))
        figures[OUT] = out
        if seat != view.seat:
            figures[HOPES] = rough(table, seat)
            figures[DOORS] = 0.0
            figures[KEY] = 0.0
            figures[TILES] = 0.0
            return
        far = roads(table, seat)
        owners = table.owners
        doors = 0.0
        for section in range(SECTIONS):
            if owners[section] == seat:
                doors += nearness(far, section)
        figures[HOPES] = worth(table, seat, far) - out
        figures[DOORS] = doors
        figures[KEY] = 1.0 if table.has_key(seat) else 0.0
        figures[TILES] = float(min(table.stock_size(seat), KEPT))


def rough(table: SectionX, seat: i64) -> float:
    """Return what a seat's prisoners inside are worth, at a glance."""
    total = 0.0
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = table.where[prisoner]
        if place < GREEN:
            total += CELL if place == ISLAND else UNDER_WAY
    return total


def worth(table: SectionX, seat: i64, far: vec[i64]) -> float:
    """Return what all prisoners of a seat are worth."""
    total = 0.0
    number: i64 = 0
    for hope in hopes(table, seat, far):
        spare = number >= table.terms.goal and not table.closing
        total += hope * SPARE if spare else hope
        number += 1
    return total


def hopes(table: SectionX, seat: i64, far: vec[i64]) -> vec[float]:
    """Return what each prisoner of a seat is worth that is not lost, the best first."""
    safe = vec[i64]()  # found when somebody is under way
    hazard = danger(table, seat)
    turns = float(turns_left(table))
    cell = LAST_CELL if table.closing else CELL
    out = table.out(seat)
    hopes = vec[float]([1.0] * out)
    due = min(table.terms.brings - table.in_green(seat), table.terms.goal - out)
    for place in inside(table, seat, far):
        share = nearness(far, place) * (1.0 if due > 0 else LATER)
        if place == ISLAND:
            hope = cell + OPEN_ROAD * share
        elif table.is_hiding(place):
            hope = HIDDEN + NEAR_GREEN * share
        else:
            if len(safe) == 0:
                safe = havens(table, seat)
            more = 0.0 if due > 0 else LEFT_BEHIND
            hope = UNDER_WAY + NEAR_GREEN * share
            hope *= 1.0 - risk(float(far[place]), float(safe[place]), hazard + more, turns)
        due -= 1
        hopes = append(hopes, hope)
        at = i64(len(hopes)) - 1
        while at > 0 and hopes[at - 1] < hope:
            hopes[at] = hopes[at - 1]
            at -= 1
        hopes[at] = hope
    return hopes


def inside(table: SectionX, seat: i64, far: vec[i64]) -> vec[i64]:
    """Return where a seat's prisoners are that are yet to reach green, the nearest first."""
    places = vec[i64](capacity=PRISONERS)
    where = table.where
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = where[prisoner]
        if place >= GREEN:
            continue
        places = append(places, place)
        at = i64(len(places)) - 1
        while at > 0 and far[places[at - 1]] > far[place]:
            places[at] = places[at - 1]
            at -= 1
        places[at] = place
    return places


def nearness(far: vec[i64], place: i64) -> float:
    """Return how near green is to a place, from 0 to 1."""
    return NEAR[far[place]]


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
        if other != seat and table.in_green(other) == table.terms.brings - 1 and is_near(table, other):
            hazard += ALARM
    return hazard


def is_near(table: SectionX, seat: i64) -> bool:
    """Tell whether a seat has a prisoner in the tunnels who is near green."""
    where = table.where
    for prisoner in range(seat * PRISONERS, (seat + 1) * PRISONERS):
        place = where[prisoner]
        if place < SECTIONS and TO_GREEN[place // EACH] <= AT_HAND:
            return True
    return False


def turns_left(table: SectionX) -> i64:
    """Return how many turns each player has at least before the tiles or the guards' patience run out."""
    turns = table.left()
    if table.terms.patience > 0 and table.idle > 0:
        turns = min(turns, table.terms.patience - table.idle)
    return turns // table.players


JUDGE: Final = SectionJudge(read_weights(Path(__file__).parent / NAME, FEATURES))
