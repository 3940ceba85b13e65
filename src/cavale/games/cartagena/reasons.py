"""Why a move of Cartagena cannot be played now: the paragraph, with its figures."""

from typing import Final

from cavale.engine.core.state import CHANCE, View
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text, listed
from cavale.games.cartagena.data import SIGNS, SIGNS_EACH
from cavale.games.cartagena.moves import (
    CARD,
    FIRST_IS,
    RELIEF,
    SEGMENT,
    STOP,
    is_fall_back,
    sign_of,
    space_name,
    start_of,
)
from cavale.games.cartagena.rules import Cartagena, cartagena_of
from cavale.games.cartagena.state import BOAT, DEAL, DONE, DRAW, ESCAPE, FIRST, KINDS, PASSAGE, ROW, START
from cavale.games.cartagena.words import colour, winners

WAITING: Final = {PASSAGE: "CA-3", FIRST: "CA-4", DEAL: "CA-5", ROW: "CA-12", DRAW: "CA-8"}  # chance acts


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `ca-no-CODE`."""
    return Refusal(code, paragraph, Text(f"ca-no-{code}", figures))


def refuse_now(view: View) -> Refusal | None:
    """Return why the view's seat may not act at all now."""
    table = cartagena_of(view.state)
    if table.stage == DONE:
        return no("over", "CA-13" if table.ended == ESCAPE else "CA-15", who=winners(table))
    if table.actor == CHANCE:
        return no("wait", WAITING[table.stage])
    if table.actor != view.seat:
        return no("not-your-turn", "CA-4", who=colour(table.mover))
    return None


def refuse_move(table: Cartagena, move: int) -> Refusal | None:
    """Return why who acts may not play a move."""
    if move >= FIRST_IS:
        return no("chance", "CA-4" if move < SEGMENT else "CA-3" if move < CARD else "CA-5")
    if move == STOP:
        return no("no-action", "CA-6")
    if move == RELIEF:
        return refuse_relief(table)
    start = start_of(move)
    if refusal := refuse_start(table, start):
        return refusal
    return refuse_fall_back(table, start) if is_fall_back(move) else refuse_card(table, start, sign_of(move))


def refuse_relief(table: Cartagena) -> Refusal:
    """Return why no card is drawn just so (CA-10)."""
    if not table.terms.relief:
        return no("relief-off", "CA-10")
    if count := table.hand_size(table.mover):
        return no("has-cards", "CA-10", count=count)
    pirates = table.terms.pirates
    crew = table.where[table.mover * pirates : (table.mover + 1) * pirates]
    space = next(space for space in crew if table.fall_back_target(space) != START)
    return no("can-fall-back", "CA-10", space=space_name(space))


def refuse_start(table: Cartagena, start: int) -> Refusal | None:
    """Return why nobody can be moved from here."""
    if table.terms.last < start < BOAT:
        return no("no-space", "CA-2", space=start, last=table.terms.last)
    if table.count(table.mover, start):
        return None
    owners = [colour(seat) for seat in range(table.players) if table.count(seat, start)]
    if start in (START, BOAT) or not owners:
        return no("nobody-there", "CA-6", space=space_name(start))
    return no("not-yours", "CA-6", space=space_name(start), who=listed(owners))


def refuse_card(table: Cartagena, start: int, sign: int) -> Refusal | None:
    """Return why a card does not carry a pirate from here (CA-7)."""
    if start == BOAT:
        return no("aboard", "CA-7")
    name = Text(f"ca-kind-{SIGNS[sign]}")
    if not table.terms.low <= sign < table.terms.low + SIGNS_EACH:
        return no("foreign-sign", "CA-1", sign=name, edition="2014" if table.terms.low else "2000")
    return None if holds(table, sign) else no("no-card", "CA-7", sign=name)


def holds(table: Cartagena, sign: int) -> bool:
    """Tell whether the mover has a card with a sign."""
    return table.hands[table.mover * KINDS + sign] > 0


def refuse_fall_back(table: Cartagena, start: int) -> Refusal | None:
    """Return why a pirate cannot fall back from here (CA-8, CA-9)."""
    if start == START:
        return no("at-start", "CA-8")
    if table.fall_back_target(start) != START:
        return None
    behind = range(1, table.terms.last + 1 if start == BOAT else start)
    full = [space for space in behind if table.crowd[space]]
    if full:
        return no("three-behind", "CA-9", space=space_name(start), full=full[-1])
    return no("nobody-behind", "CA-8", space=space_name(start))
