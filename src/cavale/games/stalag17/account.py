"""How it went, in words: what an attempt lacked or used, and each point of a roll call."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.text import Text, listed
from cavale.games.stalag17.data import WEIGHTS
from cavale.games.stalag17.names import card_name, colour, short, thing
from cavale.games.stalag17.rules import UNCALLED, Stalag
from cavale.games.stalag17.sets import assignment, missing
from cavale.games.stalag17.standing import CALLED, LAID_BARRACKS
from cavale.games.stalag17.state import (
    BARRACKS,
    DOUBLES,
    ESCAPED,
    KINDS,
    MOST_POINTS,
    NONE,
    OBJECTS,
    PRISONERS,
    RANKED,
)


def wanted(table: Stalag) -> int:
    """Return how many objects the plan asks for (ST-7)."""
    return sum(int(number) for number in table.plan[:OBJECTS])


def lacking(table: Stalag, seat: int) -> list[int]:
    """Return the objects of the plan that the cards known before a seat do not cover, however they are used (ST-20)."""
    laid, covered, found = table.before(seat), vec[i64]([0] * OBJECTS), []
    for object_ in range(OBJECTS):
        for _ in range(table.plan[object_]):
            covered[object_] += 1
            if missing(laid, covered) > laid[BARRACKS]:
                covered[object_] -= 1
                found.append(int(object_))
    return found


def used(table: Stalag, seat: int) -> Text:
    """Return the cards that cover the plan's objects, and as what doubles and Barracks serve."""
    found = assignment(table.before(seat), table.plan) or []
    return listed([use(object_, card) for object_, card in found]) if found else Text("st-bare")


def use(object_: int, card: int) -> Text:
    """Return a card with what it serves as, if it could be something else."""
    if card < DOUBLES:
        return card_name(card)
    return Text("st-used-as", {"card": short(card), "thing": thing(object_)})


def lacks(table: Stalag, seat: int) -> Text:
    """Return what the cards known before a seat lack for an escape: objects, points or both."""
    objects = listed([thing(object_) for object_ in lacking(table, seat)])
    have, need = int(table.reach(seat)), int(table.need(seat))
    return Text(
        "st-lacks",
        {
            "objects": objects,
            "count": len(lacking(table, seat)),
            "have": have,
            "need": need,
            "short": max(0, need - have),
        },
    )


def attempt(was: Stalag, now: Stalag) -> Text:
    """Return how an attempt went: who got out and by what, or what was lacking (ST-20 to ST-23)."""
    seat = int(was.mover)
    if now.free[seat] == was.free[seat]:
        shown = was.copy()
        shown.laid, shown.shown = now.laid, now.shown  # the cards as all see them, the points as they were before
        return Text("st-did-fail", {"who": colour(seat), "lacks": lacks(shown, seat), "points": int(now.points[seat])})
    account = roll_call(now)
    return Text(
        "st-did-escape",
        {
            "who": colour(seat),
            "cards": used(now, seat),
            "have": int(now.reach(seat)),
            "need": int(was.need(seat)),
            "out": int(now.free[seat]),
            "call": "yes" if account else "no",
            "account": joined(account) if account else Text("st-uncounted"),
        },
    )


def joined(account: Mapping[int, Text]) -> Text:
    """Return the lines of an account one after the other."""
    *lines, said = account.values()
    for line in reversed(lines):
        said = Text("st-lines", {"first": line, "rest": said})
    return said


def deck_ran_out(was: Stalag, now: Stalag) -> bool:
    """Tell whether a move drew the last card and so ended the round (ST-26)."""
    return was.left == 1 and now.left == 0


def roll_call(table: Stalag) -> dict[int, Text]:
    """Return the account of a round that has just ended, a line for each seat that was in it (ST-24 to ST-26)."""
    if table.ended in (ESCAPED, RANKED):  # ST-23
        return {}
    line = uncalled if table.escaper == NONE else called
    return {seat: line(table, seat) for seat in range(table.players) if table.is_in(seat) or seat == table.escaper}


def limit(total: int) -> str:
    """Return which limit of ST-5 a sum of points met."""
    return "low" if total < 0 else "high" if total > MOST_POINTS else "none"


def called(table: Stalag, seat: int) -> Text:
    """Return a seat's line of a roll call after an escape (ST-24, ST-25)."""
    hand = [WEIGHTS[card] for card in range(KINDS) for _ in range(table.hands[seat * KINDS + card]) if WEIGHTS[card]]
    escaped = seat == table.escaper
    huts = 0 if escaped and not table.terms.escaper_barracks else int(table.on(seat, BARRACKS))
    prisoners = 0 if escaped else int(PRISONERS - table.free[seat])
    total = int(table.was[seat] + table.toll(seat))
    return Text(
        "st-call",
        {
            "who": colour(seat),
            "before": int(table.was[seat]),
            "cards": " + ".join(str(weight) for weight in hand) or "0",
            "huts": int(LAID_BARRACKS) * huts,
            "prisoners": prisoners,
            "off": int(CALLED) * prisoners,
            "points": int(table.points[seat]),
            "limit": limit(total),
        },
    )


def uncalled(table: Stalag, seat: int) -> Text:
    """Return a seat's line when the deck has run out (ST-26)."""
    prisoners = int(PRISONERS - table.free[seat])
    off, before = int(UNCALLED) * prisoners, int(table.was[seat])
    args: dict[str, int | str | Text] = {"who": colour(seat), "before": before, "prisoners": prisoners, "off": off}
    return Text("st-uncalled", {**args, "points": int(table.points[seat]), "limit": limit(before - off)})
