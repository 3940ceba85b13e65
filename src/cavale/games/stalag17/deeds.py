"""What a move does, for the eye: cards that change their place, prisoners that get out, the watch, an account."""

from cavale.engine.core.state import View
from cavale.engine.scene import Changes, Draws, Effect, Moves, Preview, Rolls, Says
from cavale.engine.text import Text
from cavale.games.stalag17.account import deck_ran_out, roll_call
from cavale.games.stalag17.data import COLOURS, FACES
from cavale.games.stalag17.moves import CARD, DONE, DRAW, ESCAPE, FACE, LAY, PICK, PIPS, ROLL, TAKE
from cavale.games.stalag17.names import colour, hand_id, laid_id, place_of
from cavale.games.stalag17.rules import FAILURE, Stalag, stalag_of
from cavale.games.stalag17.standing import limited
from cavale.games.stalag17.words import label, outlook


def preview(view: View, move: int) -> Preview:
    """Return what a move is called and what it will do, as far as the mover knows; a hopeless escape is a dare."""
    table = stalag_of(view.state)
    if move != ESCAPE:
        return Preview(label(view, move), cards_moved(table, move))
    succeeds, verdict = table.succeeds(table.mover), outlook(table)
    found = (*passage(table, int(table.mover), succeeds), Says(verdict))
    return Preview(label(view, move), found, None if succeeds else verdict)


def cards_moved(table: Stalag, move: int) -> tuple[Effect, ...]:
    """Return the cards that a move of the mover will bring from place to place."""
    seat = int(table.mover)
    mine = hand_id(seat)
    if move >= PICK:
        return (Draws(mine, "discard", 1),)
    if move >= LAY:
        return Draws(mine, laid_id(seat), 1), Draws("deck", mine, 1)
    if move == TAKE:
        return Draws("discard", mine, 1), Draws("deck", mine, 1)
    return (Draws("deck", mine, min(int(table.left), 2)),) if move == DRAW else ()


def passage(table: Stalag, seat: int, succeeds: bool) -> list[Effect]:
    """Return where an attempt leads at once: a prisoner out, or more points (ST-21, ST-22)."""
    if not succeeds:
        return watched(seat, int(table.points[seat]), int(limited(table.points[seat] + FAILURE)))
    number = int(table.free[seat]) + 1
    way = place_of(seat, "camp", number), place_of(seat, "free", number)
    return [Moves(f"{COLOURS[seat]}-{number}", way), Changes(f"free-{COLOURS[seat]}", 1)]


def watched(seat: int, points: int, then: int) -> list[Effect]:
    """Return how a seat's marker goes along the watch."""
    if points == then:
        return []
    step = 1 if then > points else -1
    way = tuple(place_of(seat, "watch", at) for at in range(points, then + step, step))
    return [Moves(f"{COLOURS[seat]}-watch", way), Changes(f"points-{COLOURS[seat]}", then - points)]


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: cards that changed their place, dice, who got out, and an account line by line."""
    was, now = stalag_of(before.state), stalag_of(after.state)
    seat = int(was.mover)
    if move == ROLL:
        return tuple(swept(was))
    if move == DONE:
        return (Draws(hand_id(seat), "discard", int(was.picked)),)
    if move == TAKE:
        return (Draws("discard", hand_id(seat), 1),)
    if LAY <= move < PICK:
        return (Draws(hand_id(seat), laid_id(seat), 1),)
    if FACE <= move < CARD:
        return (Rolls((f"die-{FACES[move - FACE]}" if move < PIPS else f"die-{move - PIPS + 1}",)),)
    if move >= CARD:
        drawn = Draws("deck", hand_id(seat), 1)
        return (drawn, *account(now)) if deck_ran_out(was, now) else (drawn,)
    if move == ESCAPE:
        gone = now.free[seat] > was.free[seat]
        cry = Text("st-cry-escape" if gone else "st-cry-fail", {"who": colour(seat), "out": int(now.free[seat])})
        return (*passage(was, seat, gone), Says(cry), *(account(now) if gone else ()))
    return ()


def account(now: Stalag) -> list[Effect]:
    """Return the account of a round: each seat's line, then its marker along the watch."""
    found: list[Effect] = []
    for seat, line in roll_call(now).items():
        found += [Says(line), *watched(seat, int(now.was[seat]), int(now.points[seat]))]
    return found


def swept(was: Stalag) -> list[Effect]:
    """Return how all cards come back into the deck (ST-27)."""
    found = [("discard", len(was.pile))]
    for seat in range(was.players):
        found += [(hand_id(seat), int(was.hand_size(seat))), (laid_id(seat), int(was.table_size(seat)))]
    return [Draws(zone, "deck", count) for zone, count in found if count]
