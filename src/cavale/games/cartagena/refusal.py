"""Why something cannot be done in Cartagena: options that do not go together, moves, touches that lead nowhere."""

from typing import Final

from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Zone
from cavale.engine.text import Text
from cavale.games.cartagena.data import ADVANCED, BASIC, COLOURS, MOST_TOGETHER, SIGNS
from cavale.games.cartagena.moves import RELIEF, STOP, is_advance, parse_space, sign_of, space_name, start_of
from cavale.games.cartagena.reasons import (
    holds,
    no,
    refuse_fall_back,
    refuse_move,
    refuse_now,
    refuse_start,
)
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.scene import card_id, click_path, pirates, target, zones
from cavale.games.cartagena.state import BOAT, KINDS, START
from cavale.games.cartagena.words import card

BUTTONS: Final = {"button:stop": STOP, "button:draw": RELIEF}


def check(options: Options, players: int) -> Refusal | None:
    """Return why options cannot be played together."""
    crew = options.number("pirates"), options.number("segments")
    modern, open_hands = options.word("edition") == "2014", options.flag("open_hands")
    if modern and crew not in (BASIC, ADVANCED):
        return no("crew-2014", "CA-16", pirates=crew[0], segments=crew[1])
    if modern and open_hands:
        return no("open-2014", "CA-5")
    if open_hands and options.flag("hispaniola"):
        return no("open-twice", "CA-16")
    if not options.flag("relief") and not options.number("turn_limit"):
        return no("relief-limit", "CA-10")
    return None


def refuse(view: View, move: int) -> Refusal | None:
    """Return why the view's seat may not play a move now."""
    if move in view.legal_moves():
        return None
    return refuse_now(view) or refuse_move(cartagena_of(view.state), move)


def touch(view: View, path: tuple[str, ...]) -> Refusal | None:
    """Return why touching these things leads nowhere; a card may be touched before its pirate or after."""
    table = cartagena_of(view.state)
    meaning = alike(table)
    things = [meaning.get(thing, thing) for thing in path]
    if any(begins(click_path(view, move), things) for move in view.legal_moves()):
        return None
    return refuse_now(view) or refuse_things(view, things)


def alike(table: Cartagena) -> dict[str, str]:
    """Return what a touch means: a pirate its space, a card the first of those alike in the same hand."""
    pieces = pirates(table)
    found = {f"piece:{piece.id}": f"space:{piece.at}" for piece in pieces}
    return found | {
        thing: f"{thing.rpartition('-')[0]}-1" for thing, zone in cards(table).items() if zone.kind == "hand"
    }


def cards(table: Cartagena) -> dict[str, Zone]:
    """Return where each card lies."""
    return {f"card:{card.id}": zone for zone in zones(table) for card in zone.cards}


def begins(path: tuple[str, ...], things: list[str]) -> bool:
    """Tell whether touching things is on the way to a choice: cards in their order, and the rest in theirs."""
    for are_cards in (True, False):
        wanted, touched = ([one for one in some if one.startswith("card:") == are_cards] for some in (path, things))
        if wanted[: len(touched)] != touched:
            return False
    return True


def refuse_things(view: View, things: list[str]) -> Refusal | None:
    """Return why touching things gets who acts nowhere."""
    table = cartagena_of(view.state)
    hand = {f"card:{card_id(COLOURS[table.mover], sign)}": sign for sign in range(KINDS) if holds(table, sign)}
    named = {f"space:{space_name(space)}": space for space in (START, *range(1, table.terms.last + 1), BOAT)}
    signs = [hand[thing] for thing in things if thing in hand]
    spaces = [named[thing] for thing in things if thing in named]
    match len(signs), len(spaces), len(things):
        case 0, 0, 1 if things[0] in BUTTONS:
            return refuse_move(table, BUTTONS[things[0]])
        case 0, 0, 1:
            return refuse_thing(table, things[0])
        case 0, 1, 1:
            return refuse_start(table, spaces[0]) or no("no-way", "CA-10", space=space_name(spaces[0]))
        case 0, 2, 2:
            return refuse_start(table, spaces[0]) or refuse_stop(view, spaces[0], spaces[1])
        case 1, 1, 2:
            return refuse_landing(view, signs[0], spaces[0])
    return no("nothing", "CA-6")


def refuse_thing(table: Cartagena, thing: str) -> Refusal:
    """Return why something is not to be touched: a card of another hand, one that lies about, or nothing at all."""
    if thing.startswith("space:") and (space := parse_space(thing.removeprefix("space:"))) is not None:
        return refuse_start(table, space) or no("nothing", "CA-6")
    zone = {f"zone:{zone.id}": zone for zone in zones(table)} | cards(table)
    if thing not in zone:
        return no("nothing", "CA-6")
    if zone[thing].kind != "hand":
        return no("cards-are-drawn", "CA-8")
    return no("nothing", "CA-6") if zone[thing].owner == table.mover else no("not-your-card", "CA-7")


def landings(view: View, stop: int) -> list[int]:
    """Return the cards that may be played so that a pirate lands on a space."""
    table = cartagena_of(view.state)
    return [move for move in view.legal_moves() if is_advance(move) and target(table, move) == stop]


def refuse_landing(view: View, sign: int, stop: int) -> Refusal | None:
    """Return why a card does not lead to a space (CA-7); if it does, and from one place only, that is a choice."""
    played = card(SIGNS[sign])
    ways = [move for move in landings(view, stop) if sign_of(move) == sign]
    if not ways:
        return no("card-elsewhere", "CA-7", card=played, space=space_name(stop))
    return no("which-pirate", "CA-7", card=played) if len(ways) > 1 else None


def refuse_stop(view: View, start: int, stop: int) -> Refusal | None:
    """Return why a pirate does not get from one space to another; if just one card leads there, that is a choice."""
    table = cartagena_of(view.state)
    if start == stop:
        return no("stays", "CA-6", space=space_name(start))
    if stop == START:
        return no("not-to-start", "CA-8")
    if stop < start:
        return refuse_fall_back(table, start) or refuse_company(table, start, stop)
    ways = [move for move in landings(view, stop) if start_of(move) == start]
    if ways:
        return no("which-card", "CA-7") if len(ways) > 1 else None
    if table.hand_size(table.mover) == 0:
        return no("empty-hand", "CA-7")
    return no("not-aboard", "CA-7") if stop == BOAT else refuse_sign(table, start, stop)


def refuse_company(table: Cartagena, start: int, stop: int) -> Refusal:
    """Return why a pirate falls back to another space than that (CA-8, CA-9)."""
    space, goal = space_name(stop), space_name(table.fall_back_target(start))
    if table.crowd[stop] == 0:
        return no("nobody-on", "CA-8", space=space, stop=goal)
    if table.crowd[stop] == MOST_TOGETHER:
        return no("three-there", "CA-9", space=space, stop=goal)
    return no("no-skipping", "CA-8", space=space, stop=goal)


def refuse_sign(table: Cartagena, start: int, stop: int) -> Refusal:
    """Return why no card leads to a space ahead (CA-7)."""
    sign = table.path[stop]
    goal = space_name(table.advance_target(start, sign))
    if not holds(table, sign):
        return no("no-card", "CA-7", sign=Text(f"ca-kind-{SIGNS[sign]}"))
    if table.crowd[stop]:
        return no("occupied", "CA-7", space=space_name(stop), card=card(SIGNS[sign]), stop=goal)
    return no("not-first", "CA-7", space=space_name(stop), card=card(SIGNS[sign]), stop=goal)
