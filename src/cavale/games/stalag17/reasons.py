"""Why a move of Stalag 17 cannot be played now: the paragraph, with its figures."""

from typing import Final

from cavale.engine.core.state import CHANCE, View
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.stalag17.moves import CARD, DONE, DRAW, ESCAPE, FACE, FIRST_IS, LAY, PICK, ROLL, TAKE
from cavale.games.stalag17.names import card_name, cards, colour, short, winners
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.state import (
    DEAL,
    DICE,
    DRAWING,
    ESCAPED,
    FINISHED,
    FIRST,
    KINDS,
    PICKING,
    RANKED,
    ROLLING,
)

WAITING: Final = {FIRST: "ST-9", DICE: "ST-6", DEAL: "ST-8", DRAWING: "ST-10"}  # chance acts
ACTIONS: Final = {DRAW: ("one-left", "ST-19"), TAKE: ("no-discard", "ST-15"), ESCAPE: ("tried", "ST-22")}


def no(code: str, paragraph: str, **figures: int | str | Text) -> Refusal:
    """Return a refusal; its words are the message `st-no-CODE`."""
    return Refusal(code, paragraph, Text(f"st-no-{code}", figures))


def refuse_now(view: View) -> Refusal | None:
    """Return why the view's seat may not act at all now."""
    table = stalag_of(view.state)
    if table.stage == FINISHED:
        return no("over", "ST-23" if table.ended in (ESCAPED, RANKED) else "ST-30", who=winners(table))
    if table.actor == CHANCE:
        return no("wait", WAITING[table.stage])
    if table.actor != view.seat:
        return no("not-your-turn", "ST-6" if table.stage == ROLLING else "ST-10", who=colour(table.mover))
    return None


def refuse_move(table: Stalag, move: int) -> Refusal:
    """Return why who acts may not play a move that is not legal."""
    if move >= FIRST_IS:
        return no("chance", "ST-9" if move < FACE else "ST-6" if move < CARD else "ST-8")
    if table.stage == ROLLING:
        return no("roll-first", "ST-6")
    if move == ROLL:
        return no("rolled", "ST-6")
    if table.stage == PICKING:
        return refuse_pick(table, move)
    if move in ACTIONS:
        return no(*ACTIONS[move])
    if move == DONE:
        return no("nothing-picked", "ST-17")
    return no("no-card", "ST-11" if move < PICK else "ST-12", card=short(move - (LAY if move < PICK else PICK)))


def refuse_pick(table: Stalag, move: int) -> Refusal:
    """Return why a begun discard does not go on like that (ST-13, ST-14, ST-17)."""
    if move == DONE:
        return no("incomplete", "ST-13", count=int(table.picked))
    if move < PICK:
        return no("picking", "ST-17")
    card = move - PICK
    if not table.hands[table.mover * KINDS + card]:
        return no("no-card", "ST-12", card=short(card))
    picked = list(table.pile)[len(table.pile) - table.picked :]
    return no("no-set", "ST-14", card=card_name(card), cards=cards(picked))
