"""What things of Stalag 17 are called: seats, objects, cards."""

from collections.abc import Iterable
from functools import cache

from cavale.engine.text import Text, listed
from cavale.games.stalag17.data import COLOURS, FACES, PAIRS, WEIGHTS
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.state import BARRACKS, DOUBLES, ESCAPES, KINDS


@cache
def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def winners(table: Stalag) -> Text:
    """Return the colours of those who won."""
    return listed([colour(seat) for seat, place in enumerate(table.places()) if place == 1])


@cache
def thing(face: int) -> Text:
    """Return an object by its name, or what else an object die shows."""
    return Text("st-thing", {"thing": FACES[face]})


@cache
def short(card: int) -> Text:
    """Return a card without its surveillance: Food, Food/Map, Escape 4; what is not known is a card."""
    if card >= KINDS:
        return Text("st-card-unknown")
    if card >= BARRACKS:
        return Text("st-card-barracks" if card == BARRACKS else "st-card-information")
    if card >= ESCAPES:
        return Text("st-card-escape", {"worth": card - ESCAPES + 1})
    if card >= DOUBLES:
        one, other = PAIRS[card - DOUBLES]
        return Text("st-card-double", {"one": thing(one), "other": thing(other)})
    return thing(card // 2)


@cache
def card_name(card: int) -> Text:
    """Return a card as one speaks of it, with its surveillance in hand: Food (1)."""
    return Text("st-card", {"card": short(card), "weight": WEIGHTS[card]}) if card < BARRACKS else short(card)


@cache
def full_name(card: int) -> Text:
    """Return all that a card's face says."""
    if card >= BARRACKS:
        return Text("st-face-barracks" if card == BARRACKS else "st-face-information")
    return Text("st-face", {"card": short(card), "weight": WEIGHTS[card]})


def cards(some: Iterable[int]) -> Text:
    """Return several cards as one speaks of them, in their order."""
    return listed([card_name(int(card)) for card in some])


def place_of(seat: int, kind: str, number: int) -> str:
    """Return the id of a seat's space: a bunk, a place outside, a point of the watch."""
    return f"{kind}-{COLOURS[seat]}-{number}"


def hand_id(seat: int) -> str:
    """Return the id of a seat's hand."""
    return f"hand-{COLOURS[seat]}"


def laid_id(seat: int) -> str:
    """Return the id of the cards before a seat."""
    return f"laid-{COLOURS[seat]}"
