"""Why something cannot be done in Stalag 17: moves, touches that lead nowhere."""

from typing import Final

from cavale.engine.core.state import View
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.games.stalag17.moves import DONE, DRAW, ESCAPE, PICK, ROLL, TAKE
from cavale.games.stalag17.names import hand_id, laid_id
from cavale.games.stalag17.reasons import no, refuse_move, refuse_now
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.scene import click_path, known_card, pieces, zones
from cavale.games.stalag17.state import KINDS, ROLLING

PLAYS: Final = {  # things that are a whole move by themselves
    "zone:deck": DRAW,
    "button:roll": ROLL,
    "zone:discard": TAKE,
    "button:escape": ESCAPE,
    "button:done": DONE,
}


def check(options: Options, players: int) -> Refusal | None:
    """Return why options cannot be played together: all can."""
    return None


def refuse(view: View, move: int) -> Refusal | None:
    """Return why the view's seat may not play a move now."""
    if move in view.legal_moves():
        return None
    return refuse_now(view) or refuse_move(stalag_of(view.state), move)


def touch(view: View, path: tuple[str, ...]) -> Refusal | None:
    """Return why touching these things leads nowhere; a card may be touched before the place where it goes or after."""
    table = stalag_of(view.state)
    meaning = alike(table)
    things = {meaning.get(thing, thing) for thing in path}
    if any(things <= set(click_path(table, move)) for move in view.legal_moves()):
        return None
    return refuse_now(view) or refuse_things(table, [meaning.get(thing, thing) for thing in path])


def alike(table: Stalag) -> dict[str, str]:
    """Return what a touch on a card means: in a hand the first of those alike, on the discards the pile."""
    shown = zones(table, int(table.mover))
    cards = (card for zone in shown if zone.kind == "hand" for card in zone.cards)
    found = {f"card:{card.id}": f"card:{card.id.rpartition('-')[0]}-1" for card in cards}
    return found | {f"card:{card.id}": "zone:discard" for zone in shown if zone.id == "discard" for card in zone.cards}


def refuse_things(table: Stalag, things: list[str]) -> Refusal:
    """Return why touching things gets who acts nowhere."""
    hand = {
        f"card:{known_card(hand_id(table.mover), card, 1).id}": card
        for card in range(KINDS)
        if table.hands[table.mover * KINDS + card]
    }
    if table.stage == ROLLING:
        return no("roll-first", "ST-6")
    if len(things) > 1:
        return no("one-card", "ST-11") if hand.keys() >= set(things) else no("nothing", "ST-10")
    thing = things[0]
    if thing in PLAYS or thing in hand:
        return refuse_move(table, PLAYS[thing] if thing in PLAYS else PICK + hand[thing])
    return refuse_place(table, place_of(table, thing))


def place_of(table: Stalag, thing: str) -> str:
    """Return where a thing is: the zone of a card, the space of a piece; a zone or a space is its own."""
    found = {f"piece:{piece.id}": piece.at for seat in range(table.players) for piece in pieces(table, seat)}
    found |= {f"card:{card.id}": zone.id for zone in zones(table, int(table.mover)) for card in zone.cards}
    return found.get(thing, thing.partition(":")[2])


def refuse_place(table: Stalag, place: str) -> Refusal:
    """Return why what is in a place is not to be touched."""
    if place == laid_id(table.mover):
        return no("stays-laid", "ST-11")
    if place.startswith(("hand-", "laid-")) and place != hand_id(table.mover):
        return no("not-your-card", "ST-11")
    if place == "plan":
        return no("plan", "ST-7")
    if place.startswith(("camp-", "free-")):
        return no("prisoners", "ST-20")
    return no("points", "ST-5") if place.startswith("watch-") else no("nothing", "ST-10")
