"""The table as one line of text, and back.

Example: `blue=1,4/2c1,cf/e3/ba/c1/- red=0,6/5?/2?/-/-/m2 plan=cff3/4 deck=3c1,4c2 pile=e1,in out=- first=red
next=blue rounds=2 ask=turn`, in one line.

A seat has prisoners out and surveillance points, then cards: in hand, laid, laid and seen by all; and of the first
two those that all can trace: known in hand, known in hand or laid. A card is a code with its number, `?` one that a
view does not know; the pile is in its order, the top last. The plan is the object dice and the escape die. `ask` is
`turn:tried` after a failed attempt, `discard:3` with three cards picked, `draw:2` with two to draw, `roll:red` after
red's escape; then `was` has the points before the count.
"""

import re
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.positions import bad, read_parts
from cavale.games.stalag17.coherence import wrong_part
from cavale.games.stalag17.data import CODES, COLOURS, INITIALS
from cavale.games.stalag17.rules import Stalag, stalag_of, start
from cavale.games.stalag17.state import (
    DRAWING,
    ENDINGS,
    FINISHED,
    KINDS,
    NONE,
    PICKING,
    ROLLING,
    STAGES,
    TURN,
)

FACES = INITIALS + "3"  # of an object die


def describe(state: State) -> str:
    """Return the table as one line."""
    table = stalag_of(state)
    parts = [f"{colour}={seat_text(table, seat)}" for seat, colour in enumerate(COLOURS[: table.players])]
    thrown = "".join(face * number for face, number in zip(FACES, table.plan[:6], strict=True))
    parts += [f"plan={thrown or '-'}/{table.plan[6] or '-'}", f"deck={cards(tuple(table.deck))}"]
    parts += [f"pile={','.join(CODES[card] for card in table.pile) or '-'}"]
    parts += [f"out={','.join(COLOURS[seat] for seat in table.out) or '-'}"]
    parts += [f"first={COLOURS[table.first]}", f"next={COLOURS[table.mover]}", f"rounds={table.rounds}"]
    if list(table.was) != list(table.points):
        parts.append(f"was={','.join(str(points) for points in table.was)}")
    return " ".join([*parts, f"ask={ask_text(table)}"])


def seat_text(table: Stalag, seat: int) -> str:
    """Return what a seat has."""
    groups = [table.hands, table.laid, table.shown, table.held, table.either]
    hidden = [table.in_hand[seat], table.on_table[seat], 0, 0, 0]
    texts = [
        cards(tuple(group[seat * KINDS : (seat + 1) * KINDS]), number)
        for group, number in zip(groups, hidden, strict=True)
    ]
    return "/".join([f"{table.free[seat]},{table.points[seat]}", *texts])


@lru_cache(4096)  # most are nothing, or what they were a move before
def cards(numbers: tuple[int, ...], hidden: int = 0) -> str:
    """Return cards counted by face, and so many unknown ones, as codes with their numbers."""
    counted = zip((*CODES, "?"), (*numbers, hidden), strict=True)
    return ",".join(f"{number if number > 1 else ''}{code}" for code, number in counted if number) or "-"


def ask_text(table: Stalag) -> str:
    """Return what is asked for now, or how the game ended."""
    word = ENDINGS[table.ended] if table.stage == FINISHED else STAGES[table.stage]
    if table.escaper != NONE:
        return f"{word}:{COLOURS[table.escaper]}"
    if table.tried:
        return f"{word}:tried"
    number = table.picked + table.owed
    return f"{word}:{number}" if number else word


def place(options: Options, players: int, line: str) -> Stalag:
    """Return the table that a line describes, a view's too; raise `Problem` if no match could come to it."""
    table = start(options, players)
    parts = read_parts(line, forms_of(COLOURS[:players]), {"out": "-", "rounds": "1", "was": "", "ask": "turn"})
    for seat, colour in enumerate(COLOURS[:players]):
        sit(table, seat, *parts[colour].split("/"))
    faces, _, pips = parts["plan"].partition("/")
    table.plan = vec[i64]([faces.count(face) for face in FACES] + [int(pips.replace("-", "0"))])
    table.deck = vec[i64](numbers(parts["deck"])[:KINDS])
    table.pile = vec[i64]([CODES.index(code) for code in parts["pile"].replace("-", "").split(",") if code])
    table.out = vec[i64]([COLOURS.index(colour) for colour in parts["out"].replace("-", "").split(",") if colour])
    table.first, table.mover = COLOURS.index(parts["first"]), COLOURS.index(parts["next"])
    table.rounds = int(parts["rounds"])
    table.left = sum(table.deck) - sum(table.in_hand) - sum(table.on_table)
    table.was = table.points
    if parts["was"]:  # a statement: of a vec in a conditional expression, compiled code keeps one reference too many
        table.was = vec[i64]([int(points) for points in parts["was"].split(",")])
    read_ask(table, *parts["ask"].partition(":")[::2])
    if wrong := wrong_part(table):
        raise bad(wrong, parts[wrong])
    return table


def forms_of(colours: tuple[str, ...]) -> dict[str, str]:
    """Return the pattern that each part of a line must have."""
    code, colour = f"({'|'.join(CODES)})", f"({'|'.join(colours)})"
    several = "([2-9]|[1-7][0-9]|8[0-4])?"
    known = f"(-|{several}{code}(,{several}{code})*)"
    hidden = known.replace(code, f"({code}|[?])")
    points = "(1?[0-9]|20)"
    asks = ["first", f"roll(:{colour})?", "dice", "deal", "turn(:tried)?", "discard:[1-9][0-9]?", "draw:[12]"]
    asks += [f"(escape|ranking):{colour}", f"(limit|shared)(:{colour})?"]
    forms = dict.fromkeys(colours, f"[0-3],{points}/{hidden}/{hidden}/{known}/{known}/{known}")
    forms |= {"plan": "(-|c*f*d*t*m*3*)/[-1-6]", "deck": known, "pile": f"-|{code}(,{code})*"}
    forms |= {"out": f"-|{colour}(,{colour})*", "first": colour, "next": colour, "rounds": "[0-9]{1,6}"}
    return forms | {"was": f"{points}(,{points}){{{len(colours) - 1}}}", "ask": "|".join(asks)}


def numbers(text: str) -> list[int]:
    """Return how often each card, and last an unknown one, occurs in codes with their numbers."""
    found = [0] * (int(KINDS) + 1)
    for number, code in re.findall(r"([0-9]*)([a-z][a-z1-6]|\?)", text):
        found[(*CODES, "?").index(code)] += int(number or "1")
    return found


def sit(table: Stalag, seat: int, marks: str, hand: str, laid: str, *known: str) -> None:
    """Give a seat what a line says."""
    free, points = marks.split(",")
    for at, number in enumerate(numbers(hand)[:KINDS]):
        table.hands[seat * KINDS + at] = number
    for at, number in enumerate(numbers(laid)[:KINDS]):
        table.laid[seat * KINDS + at] = number
    table.shown, table.held, table.either = (
        with_group(group, seat, text)
        for group, text in zip((table.shown, table.held, table.either), known, strict=True)
    )
    table.in_hand, table.on_table = with_one(table.in_hand, seat, hand), with_one(table.on_table, seat, laid)
    table.free, table.points = with_number(table.free, seat, int(free)), with_number(table.points, seat, int(points))


def with_group(group: vec[i64], seat: int, text: str) -> vec[i64]:
    """Return a shared vector of cards with those of a seat."""
    group = group[:]
    for at, number in enumerate(numbers(text)[:KINDS]):
        group[seat * KINDS + at] = number
    return group


def with_one(counts: vec[i64], seat: int, text: str) -> vec[i64]:
    """Return a shared vector of counts with the unknown cards of a seat."""
    return with_number(counts, seat, numbers(text)[KINDS])


def with_number(counts: vec[i64], seat: int, number: int) -> vec[i64]:
    """Return a shared vector with a number for a seat."""
    counts = counts[:]
    counts[seat] = number
    return counts


def read_ask(table: Stalag, word: str, detail: str) -> None:
    """Set what is asked for now, or how the game ended."""
    if detail in COLOURS:
        table.escaper = COLOURS.index(detail)
    table.tried = detail == "tried"
    if word in ENDINGS:
        table.ended = ENDINGS.index(word)
        table.ask(FINISHED, OVER)
        return
    stage = STAGES.index(word)
    table.ask(stage, table.mover if stage in (ROLLING, TURN, PICKING) else CHANCE)
    if stage == PICKING:
        table.picked = int(detail)
    elif stage == DRAWING:
        table.owed = int(detail)
