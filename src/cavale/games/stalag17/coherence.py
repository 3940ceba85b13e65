"""What no match could come to: the part of a position that is wrong."""

from cavale.games.stalag17.data import COLOURS, COPIES
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.state import (
    DEAL,
    DICE,
    DRAWING,
    ESCAPED,
    FINISHED,
    FIRST,
    KINDS,
    NONE,
    PICKING,
    RANKED,
    ROLLING,
    SHARED,
    TURN,
    total,
)


def wrong_part(table: Stalag) -> str | None:
    """Return the part that no match could bring about; None if all is well."""
    return wrong_cards(table) or wrong_escapes(table) or wrong_plan(table) or wrong_stage(table)


def wrong_cards(table: Stalag) -> str | None:
    """Return what is wrong with the cards: not each as often as printed, or traced where it cannot be (ST-1, ST-28)."""
    for card in range(KINDS):
        places = range(card, table.players * KINDS, KINDS)
        owned = sum(table.hands[at] + table.laid[at] + table.shown[at] for at in places)
        if table.deck[card] + list(table.pile).count(card) + owned != COPIES[card]:
            return "deck"
        if (
            sum(table.either[at] for at in places if table.in_hand[at // KINDS] + table.on_table[at // KINDS])
            > table.deck[card]
        ):
            return "deck"
    if table.left < 0:
        return "deck"
    for seat, colour in enumerate(COLOURS[: table.players]):
        if not table.is_in(seat) and table.hand_size(seat) + table.table_size(seat) and not out_now(table, seat):
            return colour  # ST-23
        if wrong_traces(table, seat):
            return colour
    return None


def wrong_traces(table: Stalag, seat: int) -> bool:
    """Tell whether a seat has fewer cards than all can trace to it, or a trace to the table with nothing laid."""
    hidden = table.in_hand[seat] + table.on_table[seat]
    for at in range(seat * KINDS, (seat + 1) * KINDS):
        if table.held[at] > table.hands[at]:
            return True
        if not hidden and table.held[at] + table.either[at] > table.hands[at] + table.laid[at]:
            return True
    doubtful = total(table.either, seat)
    if hidden and doubtful > hidden:
        return True
    return doubtful > 0 and table.on_table[seat] + total(table.laid, seat) == 0


def out_now(table: Stalag, seat: int) -> bool:
    """Tell whether a seat has just got its last prisoner out: its cards still lie there."""
    return table.escaper == seat


def wrong_escapes(table: Stalag) -> str | None:
    """Return what is wrong with the prisoners: who has all out is in the list, once, and the game goes on (ST-23)."""
    out = [seat for seat in range(table.players) if not table.is_in(seat)]
    if sorted(table.out) != out:
        return "out"
    if table.escaper != NONE and table.free[table.escaper] == 0:
        return "ask"
    if out and not table.terms.ranking and table.ended != ESCAPED:
        return "ask"
    return "ask" if len(out) >= table.players - 1 and table.stage != FINISHED else None


def wrong_plan(table: Stalag) -> str | None:
    """Return what is wrong with the plan: too few or too many dice thrown for what is asked (ST-6)."""
    if table.stage == FIRST:
        return "plan" if table.thrown() or table.plan[6] else None
    if table.stage == DICE:
        return "plan" if table.plan[6] or table.thrown() > table.dice() else None
    if not table.plan[6]:
        return "plan"
    if table.stage in (DEAL, TURN, PICKING, DRAWING):
        return "plan" if table.thrown() != table.dice() else None
    return "plan" if not 3 <= table.thrown() <= 5 else None  # the escape since may have changed the number


def wrong_stage(table: Stalag) -> str | None:
    """Return what cannot be with what is asked for."""
    limit = table.terms.round_limit
    if (table.rounds == 0) != (table.stage == FIRST) or 0 < limit < table.rounds:
        return "rounds"
    counted = table.stage == ROLLING or table.stage == FINISHED
    if list(table.was) != list(table.points) and not counted:
        return "was"
    if not table.is_in(table.first) and not counted:
        return "first"
    if table.stage in (FIRST, DICE, DEAL):
        return wrong_set_up(table)
    if table.stage == FINISHED:
        return wrong_end(table)
    if not table.is_in(table.mover):
        return "next"
    if table.stage == ROLLING:
        if 0 < limit == table.rounds:
            return "rounds"
        return "next" if table.first != table.mover else "deck" if table.escaper == NONE and table.left else None
    return wrong_turn(table)


def wrong_set_up(table: Stalag) -> str | None:
    """Return what cannot be before the first turn of a round: two cards dealt to each in turn, and nothing else."""
    if len(table.pile):
        return "pile"
    if table.stage == FIRST and (table.mover or table.first or sum(table.points) + sum(table.free)):
        return "next" if table.mover else "first"
    seat, due = int(table.first), 84 - int(table.left)
    if table.stage == DEAL and due >= 2 * sum(table.is_in(seat) for seat in range(table.players)):
        return "ask"
    for _ in range(table.players):
        if (
            table.table_size(seat)
            or table.hand_size(seat) != min(due, 2) * table.is_in(seat)
            or total(table.held, seat)
        ):
            return COLOURS[seat]
        due -= int(table.hand_size(seat))
        if table.stage == DEAL and due < 0:
            return "deck"
        seat = (seat + 1) % int(table.players)
    turn = table.first
    for _ in range((84 - table.left) // 2):
        turn = table.after(turn)
    return "next" if table.mover != turn else "deck" if table.stage != DEAL and table.left < 84 else None


def wrong_turn(table: Stalag) -> str | None:
    """Return what cannot be while the mover acts or draws."""
    if table.left == 0 or (table.stage == DRAWING and table.left < table.owed):
        return "deck"  # ST-26
    if table.stage == PICKING:
        return wrong_picks(table)
    return None


def wrong_picks(table: Stalag) -> str | None:
    """Return what is wrong with a discard that is not complete: nothing can come of it (ST-12 to ST-14)."""
    if table.picked > len(table.pile):
        return "pile"
    return None if len(table.legal_moves()) or table.in_hand[table.mover] else "ask"


def wrong_end(table: Stalag) -> str | None:
    """Return what cannot be when the game is over (ST-23, ST-30)."""
    if table.ended in (ESCAPED, RANKED):
        enough = len(table.out) == (table.players - 1 if table.ended == RANKED else 1)
        right = enough and table.out[len(table.out) - 1] == table.escaper
        return None if right and table.terms.ranking == (table.ended == RANKED) else "ask"
    if not table.terms.round_limit or table.rounds != table.terms.round_limit:
        return "rounds"
    if table.escaper == NONE and table.left:
        return "deck"
    shared = list(table.places()).count(1) > 1
    return "ask" if shared != (table.ended == SHARED) or len(table.out) >= table.players - 1 else None
