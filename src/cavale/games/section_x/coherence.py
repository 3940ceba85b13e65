"""What no match could come to: why a position is refused."""

from cavale.games.section_x.chart import (
    COPIES,
    EACH,
    FITTING,
    FREE,
    GREEN,
    GREENS,
    ISLAND,
    NONE,
    RIMS,
    SECTIONS,
    SIDES,
)
from cavale.games.section_x.data import COLOURS, PILES, STEPS, STOCK
from cavale.games.section_x.rules import SectionX
from cavale.games.section_x.state import (
    ACT,
    AIM,
    DOORS,
    DRAW,
    FINISHED,
    FIRST,
    FREEDOM,
    GIVE,
    GIVEN,
    KEEP,
    LAST,
    LIMIT,
    PRISONERS,
    SHARED,
    SPENT,
    SPIN,
    TILE,
    TOPS,
    WALK,
)
from cavale.games.section_x.tunnels import SEATS, UNOWNED, flood


def incoherent(table: SectionX) -> str | None:
    """Return the part that no match could bring about; None if all is well."""
    return (
        wrong_tiles(table)
        or wrong_people(table)
        or wrong_doors(table)
        or wrong_greens(table)
        or wrong_round(table)
        or wrong_turn(table)
    )


def wrong_tiles(table: SectionX) -> str | None:
    """Return what cannot be of the tiles: all 54 are somewhere, and those on the board fit (SX-3, SX-6, SX-7)."""
    for space, face in enumerate(table.tiles):
        if face != NONE and not FITTING[face // SIDES * RIMS + table.rims[space]] >> face % SIDES & 1:
            return "tiles"
    if min(table.pool) < 0:
        return "tiles"
    known = sum(kind != NONE for kind in table.tops)
    if sum(table.pool) != table.left() - known + sum(table.unknown):
        return "piles"
    return next((colour for seat, colour in seats(table) if table.stock_size(seat) > STOCK), None)


def seats(table: SectionX) -> list[tuple[int, str]]:
    """Return the seats with their colours."""
    return list(enumerate(COLOURS[: table.players]))


def wrong_people(table: SectionX) -> str | None:
    """Return what cannot be of the prisoners: their room (SX-17), their steps (SX-15), their number in green."""
    for section, guests in enumerate(table.guests):
        number = sum(guests >> 2 * seat & 3 for seat in range(table.players))
        if number > (2 if number and table.is_hiding(section) else 1):
            return next(colour for seat, colour in seats(table) if guests >> 2 * seat & 3)
    if table.paces > STEPS:
        return COLOURS[table.mover]
    over = table.stage == FINISHED
    for seat, colour in seats(table):
        if table.in_green(seat) >= table.terms.brings and not over:
            return colour  # SX-23
        if table.out(seat) >= table.terms.goal and (table.ended != FREEDOM or seat != table.mover):
            return colour  # SX-29
    if table.ended == FREEDOM and table.out(table.mover) < table.terms.goal:
        return "ask"
    return None


def wrong_doors(table: SectionX) -> str | None:
    """Return what cannot be of the doors: where they stand (SX-18), whose tunnels they are in, who has a key."""
    laid = [section for section in table.doors if section >= 0]
    for seat, colour in seats(table):
        its = table.doors[seat * DOORS : (seat + 1) * DOORS]
        if list(its).count(GIVEN) > 1:
            return colour
        for section in its:
            if section >= 0 and (table.openings(section) != 2 or table.is_hiding(section) or laid.count(section) > 1):
                return colour
        if table.earns_key(seat) and table.stage != FINISHED and (seat != table.mover or not is_in_turn(table)):
            return colour  # SX-27: it would have it by now
    if table.stage == KEEP:
        return wrong_ties(table)
    for door, section in enumerate(table.doors):
        if section >= 0 and table.owners[section] != door // DOORS:
            return COLOURS[door // DOORS]
    return None


def is_in_turn(table: SectionX) -> bool:
    """Tell whether the mover has had a chance to do something since the last turn ended."""
    return table.stage >= ACT


def wrong_ties(table: SectionX) -> str | None:
    """Return what cannot be of struggles that wait for a choice: each is in a tunnel with the rivals' doors (SX-21)."""
    marks = UNOWNED[:]
    contested = []
    for door, section in enumerate(table.doors):
        if section >= 0 and marks[section] == NONE:
            lowest = min(flood(table.tiles, marks, section, door))
            inside = {at // DOORS for at, its in enumerate(table.doors) if its >= 0 and marks[its] == door}
            if len(inside) > 1:
                contested.append((lowest, inside))
    ties = [(tie // SEATS, {seat for seat in range(table.players) if tie >> seat & 1}) for tie in table.ties]
    if sorted(lowest for lowest, _ in contested) != [lowest for lowest, _ in ties]:
        return "ties"
    rivals = dict(ties)
    return "ties" if table.tie() == NONE or any(not rivals[at] <= inside for at, inside in contested) else None


def wrong_greens(table: SectionX) -> str | None:
    """Return what cannot be of the green areas: their owners, and that enough are left (SX-22)."""
    owned = [[area for area, owner in enumerate(table.greens) if owner == seat] for seat, _ in seats(table)]
    without = sum(not its for its in owned)
    if GREENS - sum(len(its) for its in owned) < without:
        return "green"
    for seat, _ in seats(table):
        areas = {
            place - GREEN
            for place in table.where[seat * PRISONERS : (seat + 1) * PRISONERS]
            if GREEN <= place < GREEN + GREENS
        }
        if not areas <= set(owned[seat]) or len(owned[seat]) > table.out(seat) or (table.out(seat) and not owned[seat]):
            return "green"
    return None


def wrong_round(table: SectionX) -> str | None:
    """Return what cannot be of the rounds: those who are lost or free went in earlier ones (SX-25, SX-30, SX-34)."""
    terms = table.terms
    gone = any(place >= FREE for place in table.where)
    if table.stage == FINISHED and table.ended != FREEDOM:
        return wrong_end(table)
    if table.rounds == 1 and gone:
        return "round"
    if terms.rounds and table.rounds > terms.rounds:
        return "round"
    if table.closing != (table.able_seats() < table.players) or table.able_seats() == 0:
        return "round"
    return "idle" if terms.patience and table.idle >= terms.patience else None


def wrong_end(table: SectionX) -> str | None:
    """Return what cannot be after the last explosion (SX-30, SX-31, SX-34)."""
    able = table.able_seats()
    at_limit = table.rounds == table.terms.rounds
    if table.closing and able == table.players:
        return "round"
    how = LAST if table.closing else SPENT if able == 0 else LIMIT
    if how == LIMIT and not at_limit:
        return "ask"
    shared = list(table.places()).count(1) > 1
    if table.ended != (SHARED if shared else how):
        return "ask"
    if any(section >= 0 for section in table.doors) or sum(table.stocks) + sum(table.unknown):
        return "ask"
    stray = any(GREEN <= place < FREE or (place < SECTIONS and not table.is_hiding(place)) for place in table.where)
    empty = any(face != NONE and not table.guests[space * EACH] for space, face in enumerate(table.tiles))
    return "ask" if stray else "tiles" if empty else None


def wrong_turn(table: SectionX) -> str | None:
    """Return what cannot be of the turn: what is asked for, and what was done before it."""
    if table.stage == FINISHED:
        return None
    if wrong := wrong_piles(table):
        return wrong
    done = table.acted or table.locked or table.paces > 0
    if table.locked and table.paces:
        return "did"  # SX-15
    if table.stage in (FIRST, TOPS, DRAW, TILE) and (done or (table.busy and table.stage != TOPS)):
        return "did"
    if table.stage == FIRST:
        begun = any(place != ISLAND for place in table.where) or sum(face != NONE for face in table.tiles)
        return "ask" if begun or table.rounds > 1 or table.left() < sum(COPIES) or table.idle else None
    if table.stage in (DRAW, TILE) and table.stock_size(table.mover) >= STOCK:
        return "ask"  # SX-6
    if table.stage in (ACT, AIM, SPIN, KEEP) and (
        table.acted or (not table.terms.advanced and (table.locked or table.paces > 0))
    ):
        return "did"
    if table.stage == WALK and (not table.acted or not table.can_walk()):
        return "ask"
    if table.stage == GIVE and (not table.earns_key(table.mover) or table.supply(table.mover) != NONE):
        return "ask"
    return None


def wrong_piles(table: SectionX) -> str | None:
    """Return what cannot be of the piles: the last tile ends a round with its turn (SX-24), tops are known (SX-33)."""
    if table.left() == 0 and (table.stage == GIVE or not table.busy):
        return "piles"
    if not table.terms.advanced:
        return "ask" if table.stage == TOPS else None
    if table.stage == TILE:
        return "ask"
    for pile in range(PILES):
        unknown = table.tops[pile] == NONE
        if table.stage == FIRST:
            due = True
        elif table.stage == TOPS:
            due = pile == table.pile or (pile > table.pile and not table.busy)
        else:
            due = False
        if unknown != (due or table.piles[pile] == 0):
            return "tops"
    return None
