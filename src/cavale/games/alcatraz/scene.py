"""The yard as a picture: squares, pieces, counters, prompt, choices and what each will do."""

from functools import cache
from typing import Final

from mypy_extensions import i64

from cavale.engine.core.state import View
from cavale.engine.scene import Board, Button, Choice, Counter, Effect, Piece, Preview, Rolls, Scene, Space
from cavale.engine.text import Text, listed
from cavale.games.alcatraz.data import COLOURS, GUARDED, PRISONERS, SIDE, TO_WIN
from cavale.games.alcatraz.deed import colour, deed_of, prisoner_id, shown, told
from cavale.games.alcatraz.moves import (
    DIE_SHOWS,
    FIRST_IS,
    GUARD_AT,
    LEFT,
    PASS,
    is_boarding,
    is_walk,
    notation,
    place_name,
    start_of,
    stop_of,
)
from cavale.games.alcatraz.rules import Alcatraz
from cavale.games.alcatraz.state import (
    ALARM,
    BOAT,
    DONE,
    GUARDS,
    PLACES,
    ROLL,
    SQUARES,
    TURN,
    column_of,
    is_hatched,
    row_of,
    square,
)

PROMPTS: Final = {ALARM: "az-prompt-alarm", ROLL: "az-prompt-roll", GUARDS: "az-prompt-guards"}
TURNS: Final = Text("az-turns")
PASSING: Final = Button("pass", Text("az-pass"))


def yard_of(view: View) -> Alcatraz:
    """Return the view's state by its own type."""
    assert isinstance(view.state, Alcatraz)
    return view.state


def board(view: View) -> Board:
    """Return the yard between boat (above) and cell (below) (AZ-2, AZ-3)."""
    boat = Space("boat", SIDE / 2, 0.5, Text("az-boat"), "boat", width=5)
    cell = Space("cell", SIDE / 2, SIDE + 1.5, Text("az-cell"), "cell", width=SIDE)
    return Board(SIDE, SIDE + 2, (boat, *(yard_square(place) for place in range(SQUARES)), cell))


def yard_square(place: int) -> Space:
    """Return a square of the yard."""
    row, column, hatched = int(row_of(place)), int(column_of(place)), is_hatched(place)
    name = Text("az-square", {"row": row, "column": column, "hatched": "yes" if hatched else "no"})
    return Space(place_name(place), column - 0.5, row + 0.5, name, "hatched" if hatched else "yard")


def scene(view: View) -> Scene:
    """Return pieces, counters, prompt and the seat's choices."""
    yard = yard_of(view)
    choices: list[Choice] = []
    buttons: tuple[Button, ...] = ()
    for move in view.legal_moves():
        choices.append(choice(move, yard.row))
        if move == PASS:
            buttons = (PASSING,)
    return Scene(
        seat=view.seat,
        actor=yard.actor,
        prompt=prompt(view),
        pieces=pieces(yard),
        counters=counters(yard),
        buttons=buttons,
        choices=tuple(choices),
    )


def pieces(yard: Alcatraz) -> tuple[Piece, ...]:
    """Return everyone in the yard, in the cell and aboard; the guards that stand in the yard already."""
    found: list[Piece] = []
    for place in yard.where:
        found.append(INMATES[i64(len(found)) * PLACES + place])
    guards = yard.guards
    for row in range(1, GUARDED + 1):
        if guards[row]:
            found.append(WATCH[square(row, guards[row])])
    return tuple(found)


def prisoner(number: int, place: int) -> Piece:
    """Return a prisoner as a piece with a name of its own."""
    owner = number // PRISONERS
    name = Text("az-prisoner", {"who": colour(owner), "number": number % PRISONERS + 1})
    return Piece(prisoner_id(number), "prisoner", place_name(place), name, owner)


def guard(row: int, column: int) -> Piece:
    """Return the guard of a row."""
    return Piece(f"guard-{row}", "guard", f"{row}:{column}", Text("az-guard", {"row": row}))


# Made once, since every picture shows them: by prisoner and place; by square.
INMATES: Final = [prisoner(number, place) for number in range(len(COLOURS) * PRISONERS) for place in range(PLACES)]
WATCH: Final = [guard(row, column) for row in range(1, GUARDED + 1) for column in range(1, SIDE + 1)]


def counters(yard: Alcatraz) -> tuple[Counter, ...]:
    """Return prisoners aboard for each seat, and the turns."""
    aboard = [aboard_of(seat, yard.count(seat, BOAT)) for seat in range(yard.players)]
    return (*aboard, Counter("turns", TURNS, yard.turns, yard.turn_limit))


@cache
def aboard_of(seat: int, count: int) -> Counter:
    """Return how many of a seat's prisoners are aboard."""
    return Counter(f"aboard-{COLOURS[seat]}", Text("az-aboard"), count, TO_WIN, seat)


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    yard = yard_of(view)
    if yard.stage == DONE:
        winners = [colour(seat) for seat, place in enumerate(yard.places()) if place == 1]
        return Text("az-prompt-over", {"who": listed(winners), "count": len(winners)})
    you = view.seat == yard.actor
    if yard.stage != TURN:
        return asking(PROMPTS.get(yard.stage, "az-prompt-first"), yard.mover, you, yard.row)
    moves = yard.legal_moves()  # walks first
    boat = False
    for move in moves:
        boat = boat or is_boarding(move)
    return asking("az-prompt-turn" if is_walk(moves[0]) else "az-prompt-stuck", yard.mover, you, yard.row, boat)


@cache
def asking(key: str, mover: int, you: bool, row: int, boat: bool | None = None) -> Text:
    """Return a prompt with its figures; for a turn, also whether somebody can board."""
    args: dict[str, int | str | Text] = {"who": colour(mover), "you": "yes" if you else "no", "row": row}
    if boat is not None:
        args["boat"] = "yes" if boat else "no"
    return Text(key, args)


@cache
def choice(move: int, row: int) -> Choice:
    """Return a legal move as something to touch; the alarm is in a row."""
    return Choice(move, notation(move), click_path(move, row))


def preview(view: View, move: int) -> Preview:
    """Return what a move is called and what it will do."""
    deed = deed_of(yard_of(view), move)
    return Preview(told(deed), shown(deed))


def click_path(move: int, row: int) -> tuple[str, ...]:
    """Return what to touch for a move: where from and where to; for the alarm, the end of the row."""
    if is_walk(move):
        return (f"space:{place_name(start_of(move))}", f"space:{place_name(stop_of(move))}")
    if is_boarding(move):
        return (f"space:{place_name(start_of(move))}", "space:boat")
    if move == PASS:
        return ("button:pass",)
    return (f"space:{row}:{1 if move == LEFT else SIDE}",)


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: what its preview promised, or what the die shows."""
    if move < FIRST_IS:
        return shown(deed_of(yard_of(before), move))
    return (Rolls((move - DIE_SHOWS,)),) if DIE_SHOWS <= move < GUARD_AT else ()


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it."""
    yard = yard_of(before)
    if move >= GUARD_AT:
        return Text("az-did-guard", {"row": yard.row, "column": move - GUARD_AT})
    if move >= DIE_SHOWS:
        return Text("az-did-die", {"row": move - DIE_SHOWS})
    if move >= FIRST_IS:
        return Text("az-did-first", {"who": colour(move - FIRST_IS)})
    return told(deed_of(yard, move))
