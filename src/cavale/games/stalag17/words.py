"""Stalag 17 in words: what is asked, and what a move does."""

from cavale.engine.core.state import View
from cavale.engine.text import Text
from cavale.games.stalag17.account import attempt, deck_ran_out, joined, lacks, roll_call
from cavale.games.stalag17.moves import CARD, DONE, DRAW, ESCAPE, FACE, FIRST_IS, LAY, PICK, PIPS, ROLL, TAKE
from cavale.games.stalag17.names import card_name, cards, colour, thing, winners
from cavale.games.stalag17.rules import Stalag, stalag_of
from cavale.games.stalag17.state import DEAL, FINISHED, PICKING, ROLLING, STAGES, TURN


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    table = stalag_of(view.state)
    if table.stage == FINISHED:
        return Text("st-prompt-over", {"who": winners(table), "count": list(table.places()).count(1)})
    args: dict[str, int | str | Text] = {"who": colour(table.mover), "you": "yes" if view.seat == table.mover else "no"}
    key = STAGES[table.stage]
    if table.stage == TURN:
        key = "again" if table.tried else "turn"
    elif table.stage == ROLLING:
        args |= {"round": int(table.rounds) + 1, "dice": int(table.dice())}
        key = "call" if table.is_open() else "roll"
    elif table.stage == PICKING:
        args |= {"count": int(table.picked), "done": "yes" if DONE in table.legal_moves() else "no"}
    return Text(f"st-prompt-{key}", args)


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it."""
    was, now = stalag_of(before.state), stalag_of(after.state)
    if move == ESCAPE:
        return attempt(was, now)
    if move < FIRST_IS:
        return label(before, move)
    if move < FACE:
        return Text("st-did-first", {"who": colour(move - FIRST_IS)})
    if move < PIPS:
        return Text("st-did-die", {"who": colour(was.mover), "face": thing(move - FACE)})
    if move < CARD:
        points = int(now.need(0) - now.points[0])
        return Text("st-did-escape-die", {"who": colour(was.mover), "pips": move - PIPS + 1, "points": points})
    args: dict[str, int | str | Text] = {"who": colour(was.mover), "card": card_name(move - CARD)}
    if deck_ran_out(was, now):
        return Text("st-did-draw-last", {**args, "account": joined(roll_call(now))})
    return Text("st-did-deal" if was.stage == DEAL else "st-did-draw", args)


def label(view: View, move: int) -> Text:
    """Return a player's move in words, told from the view just before it."""
    table = stalag_of(view.state)
    args: dict[str, int | str | Text] = {"who": colour(table.mover)}
    if move >= PICK:
        return Text("st-did-pick", {**args, "card": card_name(move - PICK)})
    if move >= LAY:
        return Text("st-did-lay", {**args, "card": card_name(move - LAY)})
    if move == DONE:
        picked = list(table.pile)[len(table.pile) - table.picked :]
        return Text("st-did-discard", {**args, "cards": cards(picked), "count": len(picked)})
    if move == TAKE:
        return Text("st-did-take", {**args, "card": card_name(table.pile[len(table.pile) - 1])})
    if move == DRAW:
        return Text("st-did-want", {**args, "count": min(int(table.left), 2)})
    if move == ROLL:
        return Text("st-did-roll", {**args, "round": int(table.rounds) + 1, "dice": int(table.dice())})
    return Text("st-did-attempt", args)


def outlook(table: Stalag) -> Text:
    """Return what the mover's attempt would come to, from cards that the mover knows."""
    if table.succeeds(table.mover):
        return Text("st-will-escape", {"out": int(table.free[table.mover]) + 1})
    return Text("st-will-fail", {"lacks": lacks(table, int(table.mover))})
