"""The table as a picture: prisoners, the watch, cards, dice, prompt, choices."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from cavale.engine.core.state import View
from cavale.engine.scene import (
    Board,
    Button,
    Card,
    Choice,
    Counter,
    Piece,
    Scene,
    Space,
    Zone,
)
from cavale.engine.text import Text
from cavale.games.stalag17.account import lacking, wanted
from cavale.games.stalag17.data import CARDS, COLOURS, FACES
from cavale.games.stalag17.deeds import effects, preview
from cavale.games.stalag17.moves import DONE, DRAW, ESCAPE, LAY, PICK, ROLL, TAKE, notation
from cavale.games.stalag17.names import cards as listed_cards
from cavale.games.stalag17.names import colour, full_name, hand_id, laid_id, place_of, thing
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.state import FINISHED, KINDS, MOST_POINTS, PICKING, PRISONERS, ROLLING, THREE
from cavale.games.stalag17.words import prompt, words

__all__ = ["board", "effects", "preview", "scene", "words"]

COUNTRIES: Final = ("france", "britain", "america", "belgium", "poland")  # by seat; tags bear their flags
WIDTH: Final = 12
TOP: Final = 0.9  # above the first seat's strip
STRIP: Final = 1.6  # the height of a strip: bunks and the way out, below them the watch
CELL: Final = 11.4 / 21  # the width of a point on the watch
DICE: Final = 6
BUTTONS: Final = {ROLL: "roll", ESCAPE: "escape", DONE: "done"}
PILES: Final = {DRAW: "zone:deck", TAKE: "zone:discard"}


def board(view: View) -> Board:
    """Return a strip for each seat: bunks, the other side of the wire, and the watch from 0 to 20 (ST-4, ST-5)."""
    players = stalag_of(view.state).players
    spaces = (space for seat in range(players) for space in strip(seat))
    return Board(WIDTH, TOP + STRIP * int(players), tuple(spaces))


@cache
def strip(seat: int) -> tuple[Space, ...]:
    """Return the spaces of a seat."""
    top, who = TOP + STRIP * seat, colour(seat)
    found = []
    for kind, left in (("camp", 0.2), ("free", 6.6)):
        for number in range(1, int(PRISONERS) + 1):
            name, x = Text(f"st-{kind}", {"who": who}), left + 1.3 * number
            found.append(Space(place_of(seat, kind, number), x, top + 0.53, name, kind))
    for points in range(int(MOST_POINTS) + 1):
        name, x = Text("st-watched", {"who": who, "points": points}), 0.365 + CELL * (points + 0.5)
        found.append(Space(place_of(seat, "watch", points), x, top + 1.23, name, "points", CELL, 0.46))
    return tuple(found)


def scene(view: View) -> Scene:
    """Return prisoners, cards, dice, counters, prompt and the seat's choices."""
    table = stalag_of(view.state)
    choices = tuple(choice(table, move) for move in view.legal_moves())
    touched = {step for choice in choices for step in choice.path}
    return Scene(
        seat=view.seat,
        actor=table.actor,
        prompt=prompt(view),
        pieces=tuple(piece for seat in range(table.players) for piece in pieces(table, seat)),
        zones=zones(table, view.seat),
        counters=counters(table, view.seat),
        buttons=tuple(button(name) for name in BUTTONS.values() if f"button:{name}" in touched),
        choices=choices,
    )


@cache
def button(name: str) -> Button:
    """Return something to press."""
    return Button(name, Text(f"st-button-{name}"))


def pieces(table: Stalag, seat: int) -> list[Piece]:
    """Return a seat's prisoners, in the camp or out, and its marker on the watch."""
    free = int(table.free[seat])
    prisoners = [prisoner(seat, number, number <= free) for number in range(1, PRISONERS + 1)]
    return [*prisoners, watch(seat, int(table.points[seat]))]


@cache
def prisoner(seat: int, number: int, is_free: bool) -> Piece:
    """Return a prisoner where he is."""
    name = Text("st-prisoner", {"who": colour(seat), "number": number, "country": COUNTRIES[seat]})
    at = place_of(seat, "free" if is_free else "camp", number)
    return Piece(f"{COLOURS[seat]}-{number}", COUNTRIES[seat], at, name, seat)


@cache
def watch(seat: int, points: int) -> Piece:
    """Return a seat's marker on the watch."""
    name = Text("st-watched", {"who": colour(seat), "points": points})
    return Piece(f"{COLOURS[seat]}-watch", "watch", place_of(seat, "watch", points), name, seat)


def zones(table: Stalag, viewer: int) -> tuple[Zone, ...]:
    """Return hands, cards laid, the plan, the deck and the discards with the top first."""
    found = [zone for seat in range(table.players) for zone in (hand(table, seat, viewer), laid(table, seat, viewer))]
    pile = [pile_card(height, int(table.pile[height])) for height in range(len(table.pile) - 1, -1, -1)]
    found.append(Zone("plan", "dice", Text("st-plan"), tuple(dice(table)), DICE))
    found.append(Zone("deck", "pile", Text("st-deck"), count=table.left))
    found.append(Zone("discard", "pile", Text("st-discards"), tuple(pile), len(pile)))
    return tuple(found)


def hand(table: Stalag, seat: int, viewer: int) -> Zone:
    """Return a hand: cards that the view knows by their faces, the others by their backs (ST-28)."""
    known = counted(hand_id(seat), table.hands[seat * KINDS : (seat + 1) * KINDS])
    hidden = backs(hand_id(seat), int(table.in_hand[seat]))
    return Zone(hand_id(seat), "hand", hand_name(table, seat, viewer), (*known, *hidden), table.hand_size(seat), seat)


def laid(table: Stalag, seat: int, viewer: int) -> Zone:
    """Return the cards before a seat: those that the view knows, the others by their backs (ST-28)."""
    hidden = backs(laid_id(seat), int(table.on_table[seat]))
    known = counted(laid_id(seat), table.before(seat))
    name = Text("st-laid-own") if seat == viewer else traced_name(table, seat, "laid")
    return Zone(laid_id(seat), "table", name, (*known, *hidden), table.table_size(seat), seat)


def is_planning(table: Stalag, seat: int) -> bool:
    """Tell whether a seat has a plan to follow: it is in, the dice have fallen, and the round is not over."""
    if seat not in range(table.players) or table.stage in (ROLLING, FINISHED):
        return False
    return table.is_in(seat) and table.plan[THREE + 1] > 0


def hand_name(table: Stalag, seat: int, viewer: int) -> Text:
    """Return what a hand is called; to its owner also what it weighs (ST-2)."""
    if seat == viewer:
        return Text("st-hand-own", {"weight": int(table.hand_weight(seat))})
    return traced_name(table, seat, "hand")


def traced_name(table: Stalag, seat: int, place: str) -> Text:
    """Return what a seat's cards are called, with those known to be in its hand or before it (ST-28)."""
    traced = table.either[seat * KINDS : (seat + 1) * KINDS]
    either = [card for card in range(KINDS) for _ in range(traced[card])]
    if not either or not table.in_hand[seat] + table.on_table[seat]:
        return Text(f"st-{place}", {"who": colour(seat)})
    return Text(f"st-{place}-traced", {"who": colour(seat), "cards": listed_cards(either)})


@cache
def known_card(place: str, card: int, number: int) -> Card:
    """Return one of the cards alike in one place; they have no identity beyond that."""
    return Card(f"{place}-{CARDS[card]}-{number}", CARDS[card], full_name(card))


@cache
def pile_card(height: int, card: int) -> Card:
    """Return a card of the discards."""
    return Card(f"discard-{height + 1}", CARDS[card], full_name(card))


def counted(place: str, numbers: Iterable[int]) -> list[Card]:
    """Return cards counted by face, those alike together."""
    return [known_card(place, card, number + 1) for card, count in enumerate(numbers) for number in range(count)]


@cache
def backs(place: str, count: int) -> tuple[Card, ...]:
    """Return cards that the view does not know."""
    return tuple(Card(f"{place}-hidden-{number}", "back", Text("st-face-back")) for number in range(1, count + 1))


def dice(table: Stalag) -> list[Card]:
    """Return the dice: the objects, the threes and the escape die as they fell, then those not thrown (ST-4)."""
    fallen = [(FACES[shown], thing(shown)) for shown in range(THREE + 1) for _ in range(table.plan[shown])]
    if pips := int(table.plan[THREE + 1]):
        fallen.append((str(pips), Text("st-escape-die", {"pips": pips})))
    fallen += [("blank", Text("st-die-blank"))] * (DICE - len(fallen))
    return [Card(f"die-{at}", f"die-{shown}", name) for at, (shown, name) in enumerate(fallen, 1)]


def counters(table: Stalag, viewer: int) -> tuple[Counter, ...]:
    """Return escapes and points of all, the round, and what the viewer alone knows: how far the plan is covered."""
    found = []
    for seat in range(table.players):
        found.append(Counter(f"free-{COLOURS[seat]}", Text("st-out"), table.free[seat], PRISONERS, seat))
        found.append(Counter(f"points-{COLOURS[seat]}", Text("st-points"), table.points[seat], MOST_POINTS, seat))
    found.append(Counter("rounds", Text("st-rounds"), table.rounds, table.terms.round_limit))
    if is_planning(table, viewer):
        objects = wanted(table)
        if objects:
            covered = objects - len(lacking(table, viewer))
            found.append(Counter("covered", Text("st-covered"), covered, objects, viewer, True))
        found.append(Counter("reached", Text("st-reached"), table.reach(viewer), table.need(viewer), viewer, True))
    return tuple(found)


def choice(table: Stalag, move: int) -> Choice:
    """Return a legal move as something to touch."""
    return Choice(move, notation(move), click_path(table, move))


def click_path(table: Stalag, move: int) -> tuple[str, ...]:
    """Return what to touch for a move: a pile, a button, a card and where it goes; once picking, just a card."""
    if move in PILES:
        return (PILES[move],)
    if move < LAY:
        return (f"button:{BUTTONS[move]}",)
    card = f"card:{hand_id(table.mover)}-{CARDS[move - (PICK if move >= PICK else LAY)]}-1"
    if table.stage == PICKING:
        return (card,)
    return card, "zone:discard" if move >= PICK else f"zone:{laid_id(table.mover)}"
