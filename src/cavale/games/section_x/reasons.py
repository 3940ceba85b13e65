"""Why a move of Section X cannot be played now: the paragraph, with its figures."""

from typing import Final

from cavale.engine.core.state import CHANCE, View
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.section_x.chart import ISLAND, KINDS, SPACES
from cavale.games.section_x.moves import (
    DOOR,
    DRAW_FROM,
    EXCHANGE,
    FIRST_IS,
    GETS,
    GIVE_UP,
    KEEPS,
    MOVE,
    PASS,
    PLACE,
    ROT,
    SHIFT,
    SKIP,
    STEP,
    TO,
    TOP,
    TURN,
    WITH,
    start_of,
    target_of,
)
from cavale.games.section_x.names import at, colour, colours, origin, tile, to, winners
from cavale.games.section_x.obstacles import (
    no,
    refuse_carrying,
    refuse_door,
    refuse_entry,
    refuse_goal,
    refuse_partner,
    refuse_rotation,
)
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.state import ACT, AIM, DRAW, EXCHANGING, FINISHED, FREEDOM, GIVE, KEEP, SPIN, WALK
from cavale.games.section_x.turns import STOCK
from cavale.games.section_x.walking import STEPS
from cavale.games.section_x.words import rivals

BASES: Final = {"move": MOVE, "exchange": EXCHANGE, "turn": TURN}


def refuse_now(view: View) -> Refusal | None:
    """Return why the view's seat may not act at all now."""
    table = section_x_of(view.state)
    if table.stage == FINISHED:
        return no("over", "SX-29" if table.ended == FREEDOM else "SX-31", who=winners(table))
    if table.actor == CHANCE:
        return no("wait", "SX-6")
    if table.actor != view.seat:
        return no("not-your-turn", "SX-4", who=colour(table.mover))
    return None


def refuse_move(table: SectionX, move: int) -> Refusal:
    """Return why who acts may not play a move."""
    if FIRST_IS <= move < SHIFT:
        return no("chance", "SX-4" if move < GETS else "SX-6" if move < TOP else "SX-33")
    if ROT <= move < KEEPS:
        return refuse_spin(table, int(move - ROT))
    if TO <= move < ROT:
        return refuse_aim(table, move)
    if KEEPS <= move < GIVE_UP:
        return refuse_keeper(table, int(move - KEEPS))
    if GIVE_UP <= move < DOOR:
        if table.stage != GIVE:
            return no("no-key-now", "SX-27")
        return no("no-door-there", "SX-27", at=at(table, int(move - GIVE_UP)))
    return refuse_phase(table, move) or refuse_deed(table, move)


def refuse_phase(table: SectionX, move: int) -> Refusal | None:
    """Return why it is not the moment for a move of one of the three phases."""
    if table.drafting:
        return no("finish-first", "SX-8")
    if table.stage == GIVE:
        return no("give-first", "SX-27")
    if DRAW_FROM <= move < PLACE:
        return refuse_draw(table, int(move - DRAW_FROM))
    if table.stage == DRAW:
        return no("draw-first", "SX-6")
    if PLACE <= move < TO or move == SKIP:
        if table.stage == WALK:
            return no("acted", "SX-8")
        return no("no-skip", "SX-33") if move == SKIP else None
    return no("action-first", "SX-8") if table.stage == ACT and not table.terms.advanced else None


def refuse_draw(table: SectionX, pile: int) -> Refusal:
    """Return why no tile is drawn from a pile (SX-6)."""
    if table.stage == DRAW:
        return no("pile-empty", "SX-6", pile=pile + 1)
    if table.busy and table.paces == 0:
        return no("drawn", "SX-6")
    if (count := int(table.stock_size(table.mover))) >= STOCK:
        return no("stock-full", "SX-6", count=count)
    return no("drawn", "SX-6")


def refuse_deed(table: SectionX, move: int) -> Refusal:
    """Return why a tile action, a step or a door cannot be, in its phase."""
    if move >= STEP:
        return refuse_walk(table, move)
    if move >= DOOR:
        return refuse_lock(table, move)
    if move >= MOVE:
        word, base = next((word, base) for word, base in reversed(BASES.items()) if move >= base)
        return refuse_carrying(table, int(move - base), word)
    kind = int(move - PLACE)
    if not table.stocks[table.mover * KINDS + kind]:
        return no("not-in-stock", "SX-8", tile=tile(kind))
    return no("fits-nowhere", "SX-7", tile=tile(kind))


def refuse_aim(table: SectionX, move: int) -> Refusal:
    """Return why the tile acted on cannot go to a space, or be exchanged with the tile there."""
    wanted = table.action == EXCHANGING
    if table.stage != AIM or (move >= WITH) != wanted:
        return no("finish-first" if table.drafting else "no-action", "SX-8")
    space = int(move - TO) % int(SPACES)
    return refuse_partner(table, space) if wanted else refuse_goal(table, space)


def refuse_spin(table: SectionX, rotation: int) -> Refusal:
    """Return why a tile cannot be rotated so."""
    if table.stage != SPIN:
        return no("finish-first" if table.drafting else "no-action", "SX-8")
    return refuse_rotation(table, rotation)


def refuse_keeper(table: SectionX, seat: int) -> Refusal:
    """Return why a seat is not to be chosen after a struggle (SX-21)."""
    if table.stage != KEEP:
        return no("no-struggle", "SX-21")
    return no("not-longest", "SX-21", who=colour(seat), rivals=colours(rivals(table)))


def refuse_walk(table: SectionX, move: int) -> Refusal:
    """Return why a prisoner does not get from one place to another (SX-15 to SX-22)."""
    start, stop = int(start_of(move)), int(target_of(move))
    if refusal := refuse_walker(table, start):
        return refusal
    ways: dict[str, Text] = {"from": origin(table, start), "to": to(table, stop)}
    if move >= PASS:
        if not table.terms.passing:
            return no("passing-off", "SX-17")
        if table.steps_of(table.walker(start)) or table.paces + 2 > STEPS:
            return no("passing-steps", "SX-17")
        return no("no-passage", "SX-17", **ways)
    if start == stop:
        return no("stays", "SX-16")
    if stop not in list(table.ways(start)):
        return no("not-connected", "SX-16", **ways)
    return refuse_entry(table, stop)


def refuse_walker(table: SectionX, start: int) -> Refusal | None:
    """Return why nobody goes from a place (SX-15)."""
    if table.locked:
        return no("door-set", "SX-15")
    if table.paces == STEPS:
        return no("no-steps-left", "SX-15")
    if not table.count(table.mover, start):
        return no("nobody-there", "SX-15", at=at(table, start))
    if start > ISLAND:
        return no("on-shore", "SX-22")
    return no("tired", "SX-15", at=at(table, start)) if table.walker(start) < 0 else None


def refuse_lock(table: SectionX, move: int) -> Refusal:
    """Return why a door cannot be set or moved (SX-15, SX-18)."""
    if refusal := refuse_locksmith(table):
        return refusal
    if move < FIRST_IS:
        if table.supply(table.mover) < 0:
            return no("no-supply", "SX-18")
        return refuse_door(table, int(move - DOOR))
    start = int(start_of(move))
    door = int(table.door_at(start))
    if door < 0 or door // 2 != table.mover:
        return no("not-your-door", "SX-18", at=at(table, start))
    return refuse_door(table, int(target_of(move)))


def refuse_locksmith(table: SectionX) -> Refusal | None:
    """Return why no door can be seen to in this turn any more (SX-15)."""
    if table.locked:
        return no("door-set", "SX-15")
    return no("steps-made", "SX-15", count=int(table.paces)) if table.paces else None
