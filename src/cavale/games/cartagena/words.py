"""Cartagena in words: who, which card, what is asked, what a move does."""

from collections.abc import Sequence
from functools import cache

from cavale.engine.core.state import View
from cavale.engine.text import Text, listed
from cavale.games.cartagena.data import COLOURS, SIGNS
from cavale.games.cartagena.moves import (
    CARD,
    FIRST_IS,
    RELIEF,
    SEGMENT,
    SIDES,
    is_advance,
    is_fall_back,
    sign_of,
    space_name,
    start_of,
)
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, DONE, ROW, STAGES, TURN


@cache
def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def winners(table: Cartagena) -> Text:
    """Return the colours of those who won."""
    return listed([colour(seat) for seat, place in enumerate(table.places()) if place == 1])


def sign_name(sign: int) -> str:
    """Return a sign by its name, `?` for that of a card that is not known."""
    return SIGNS[sign] if sign < len(SIGNS) else "?"


def card(name: str) -> Text:
    """Return a card as one speaks of it: a skull; `?` is any card, `next` one of a row that is not laid yet."""
    return Text("ca-card", {"sign": name})


def cards(names: Sequence[str]) -> Text:
    """Return one card or two as one speaks of them: two skulls, a hat and a skull."""
    if len(names) == 2 and names[0] == names[1]:
        return Text("ca-two", {"sign": names[0]})
    return listed([card(name) for name in names])


def to_draw(table: Cartagena, wanted: int) -> int:
    """Return how many of the cards wanted there are (CA-11)."""
    return min(wanted, len(table.row) + table.left + table.pile_size())


def draw_words(table: Cartagena, wanted: int) -> Text:
    """Return what will be drawn: of an open row which cards, else how many."""
    count = to_draw(table, wanted)
    if not table.terms.open_row or count == 0:
        return Text("ca-cards", {"count": count})
    front = [SIGNS[sign] for sign in table.row[:count]]
    return cards(front + ["next"] * (count - len(front)))


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    table = cartagena_of(view.state)
    if table.stage == DONE:
        return Text("ca-prompt-over", {"who": winners(table), "count": list(table.places()).count(1)})
    args: dict[str, int | str | Text] = {
        "who": colour(table.mover),
        "you": "yes" if view.seat == table.actor else "no",
        "left": table.terms.actions - table.used,
        "relief": "yes" if table.terms.relief else "no",
        "laid": len(table.laid),
        "segments": table.terms.segments,
    }
    key = STAGES[table.stage]
    if table.stage == TURN:
        key = "stuck" if table.is_stuck() else "more" if table.used else "turn"
    return Text(f"ca-prompt-{key}", args)


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it."""
    table = cartagena_of(before.state)
    if move < FIRST_IS:
        return label(before, move)
    if move < SEGMENT:
        return Text("ca-did-first", {"who": colour(move - FIRST_IS)})
    if move < CARD:
        side = SIDES[move - SEGMENT]
        return Text("ca-did-segment", {"letter": side.upper(), "turned": "yes" if side.islower() else "no"})
    args: dict[str, int | str | Text] = {"who": colour(table.mover), "card": card(sign_name(sign_of(move)))}
    if table.stage == ROW:
        row = [SIGNS[sign] for sign in (*table.row, sign_of(move))]
        taken = row[: len(row) - len(cartagena_of(after.state).row)]
        args |= {"taken": len(taken), "cards": cards(taken)}
    return Text(f"ca-did-{STAGES[table.stage]}", args)


def label(view: View, move: int) -> Text:
    """Return a player's move in words, told from the view just before it."""
    table = cartagena_of(view.state)
    args: dict[str, int | str | Text] = {"who": colour(table.mover)}
    if is_advance(move):
        start, sign = start_of(move), sign_of(move)
        stop = table.advance_target(start, sign)
        args |= {"card": card(SIGNS[sign]), "start": space_name(start), "stop": space_name(stop)}
        return Text("ca-did-advance", {**args, "count": table.count(table.mover, BOAT) + 1})
    if is_fall_back(move):
        start = start_of(move)
        stop = table.fall_back_target(start)
        args |= {"start": space_name(start), "stop": space_name(stop)}
        return Text("ca-did-fall-back", {**args, "cards": draw_words(table, table.crowd[stop])})
    if move == RELIEF:
        return Text("ca-did-relief", {**args, "cards": draw_words(table, 1)})
    return Text("ca-did-stop" if table.used else "ca-did-lose", args)
