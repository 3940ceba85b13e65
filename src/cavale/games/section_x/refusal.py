"""Why something cannot be done in Section X: options, moves, touches that lead nowhere."""

from typing import Final

from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.games.section_x.chart import EACH, FREE, ISLAND, NONE, PLACES, SECTIONS, SPACES
from cavale.games.section_x.data import KINDS
from cavale.games.section_x.moves import (
    CELL_NAMES,
    DONE,
    DOOR,
    DRAW_FROM,
    EXCHANGE,
    MOVE,
    PLACE,
    PLACE_NAMES,
    ROT,
    SKIP,
    TO,
    TURN,
    WITH,
    shift,
    step,
)
from cavale.games.section_x.names import PILES, card_id, door_id, home_id, prisoner_id, spot_id, stock_id, tile_id
from cavale.games.section_x.obstacles import no
from cavale.games.section_x.reasons import refuse_move, refuse_now, refuse_walker
from cavale.games.section_x.rules import SectionX, section_x_of
from cavale.games.section_x.scene import click_path, stock
from cavale.games.section_x.state import AIM, DOORS, EXCHANGING, WALK

BUTTONS: Final = {"button:skip": SKIP, "button:done": DONE}
CARRIES: Final = {"button:rotate": TURN, "button:exchange": EXCHANGE, "button:move": MOVE}
SPACE_OF: Final = {f"space:{name}": space for space, name in enumerate(CELL_NAMES)}
PLACE_OF: Final = {f"space:{PLACE_NAMES[place]}": place for place in range(PLACES) if place != ISLAND}


def check(options: Options, players: int) -> Refusal | None:
    """Return why options cannot be played together: all of them can."""
    return None


def refuse(view: View, move: int) -> Refusal | None:
    """Return why the view's seat may not play a move now."""
    if move in view.legal_moves():
        return None
    return refuse_now(view) or refuse_move(section_x_of(view.state), move)


def touch(view: View, path: tuple[str, ...]) -> Refusal | None:
    """Return why touching these things leads nowhere."""
    table = section_x_of(view.state)
    meaning = alike(table)
    things = tuple(meaning.get(thing, thing) for thing in path)
    if any(click_path(table, move)[: len(things)] == things for move in view.legal_moves()):
        return None
    return refuse_now(view) or refuse_things(table, things)


def alike(table: SectionX) -> dict[str, str]:
    """Return what a touch means: a prisoner his place, a tile of a stock the first of those alike."""
    players = int(table.players)
    found = {f"piece:{prisoner_id(one)}": f"space:{spot_id(one // 8, int(at))}" for one, at in enumerate(table.where)}
    for seat in range(players):
        cards = [card.id for card in stock(table, seat).cards if card.face != "back"]
        found |= {f"card:{card}": f"card:{card.rpartition('-')[0]}-1" for card in cards}
    return found


def refuse_things(table: SectionX, things: tuple[str, ...]) -> Refusal:
    """Return why touching things gets who acts nowhere."""
    first, last = things[0], things[-1]
    if len(things) == 1:
        return refuse_thing(table, first)
    spaces = {f"piece:{tile_id(space)}": space for space in range(SPACES)}
    if first in spaces and last in CARRIES:
        return refuse_move(table, int(CARRIES[last]) + spaces[first])
    if last.startswith("turn:"):
        return refuse_move(table, int(ROT) + int(last.removeprefix("turn:")))
    start, stop = place_of(table, first), place_of(table, last)
    doors = {f"piece:{door_id(door)}": door for door in range(table.mover * DOORS, (table.mover + 1) * DOORS)}
    if first in doors and stop is not None and stop < SECTIONS:
        section = int(table.doors[doors[first]])
        return refuse_move(table, int(DOOR) + stop if section < 0 else int(shift(section, stop)))
    if start is not None and stop is not None and stop < PLACES:
        return refuse_move(table, int(step(start, stop)))
    return no("nothing", "SX-16")


def refuse_thing(table: SectionX, thing: str) -> Refusal:
    """Return why a thing is not to be touched first."""
    if thing in BUTTONS:
        return refuse_move(table, int(BUTTONS[thing]))
    piles = {f"zone:{name}": pile for pile, name in enumerate(PILES)}
    if thing in piles:
        return refuse_move(table, int(DRAW_FROM) + piles[thing])
    stock_cards = {f"card:{card_id(int(table.mover), kind)}": kind for kind in range(len(KINDS))}
    if thing in stock_cards:
        return refuse_move(table, int(PLACE) + stock_cards[thing])
    if thing.startswith("card:stock-") or thing in [f"zone:{stock_id(seat)}" for seat in range(table.players)]:
        return no("not-your-stock", "SX-8")
    return refuse_space(table, thing)


def refuse_space(table: SectionX, thing: str) -> Refusal:
    """Return why a space, a tile or somebody who stands there is not to be touched first."""
    place = place_of(table, thing)
    space = SPACE_OF.get(thing.replace("piece:tile-", "space:"))
    if space is None and place is not None and place < SECTIONS and table.count(table.mover, place) == 0:
        space = place // int(EACH)
    if space is not None:
        if table.stage == AIM:
            return refuse_move(table, int(WITH if table.action == EXCHANGING else TO) + space)
        return refuse_move(table, int(TURN) + space) if table.stage != WALK else refuse_walk_from(table, thing)
    return refuse_walk_from(table, thing)


def refuse_walk_from(table: SectionX, thing: str) -> Refusal:
    """Return why nobody walks from a place that was touched."""
    place = place_of(table, thing)
    if table.drafting:
        return no("finish-first", "SX-8")
    if place is None or place >= FREE:
        return no("nothing", "SX-16")
    if table.stage == WALK or table.terms.advanced:
        return refuse_walker(table, place) or no("nothing", "SX-16")
    return refuse_move(table, int(step(place, place)))


def place_of(table: SectionX, thing: str) -> int | None:
    """Return the place that a touched space is for who acts."""
    if thing == f"space:{home_id('cells', int(table.mover))}":
        return int(ISLAND)
    if thing in PLACE_OF:
        return PLACE_OF[thing]
    space = SPACE_OF.get(thing)
    return None if space is None or table.tiles[space] == NONE else space * int(EACH)
