"""The yard as a picture: squares, pieces, counters, prompt, choices and what each will do."""

from cavale.engine.core.state import View
from cavale.engine.scene import (
    Board,
    Button,
    Catches,
    Changes,
    Choice,
    Counter,
    Effect,
    Moves,
    Piece,
    Rolls,
    Says,
    Scene,
    Space,
)
from cavale.engine.text import Text, listed
from cavale.games.alcatraz.data import COLOURS, GUARDED, PRISONERS, SIDE, TO_WIN
from cavale.games.alcatraz.moves import (
    DIE_SHOWS,
    FIRST_IS,
    GUARD_AT,
    LEFT,
    PASS,
    RIGHT,
    is_boarding,
    is_walk,
    notation,
    place_name,
    start_of,
    stop_of,
)
from cavale.games.alcatraz.rules import Alcatraz, run_mask
from cavale.games.alcatraz.state import (
    ALARM,
    BOAT,
    CELL,
    DONE,
    GUARDS,
    ROLL,
    SQUARES,
    TURN,
    column_of,
    is_hatched,
    row_of,
    square,
)


def yard_of(view: View) -> Alcatraz:
    """Return the view's state by its own type."""
    assert isinstance(view.state, Alcatraz)
    return view.state


def colour(seat: int) -> Text:
    """Return a seat's colour as a name."""
    return Text(f"colour-{COLOURS[seat]}")


def prisoner_id(prisoner: int) -> str:
    """Return the lasting id of a prisoner."""
    return f"{COLOURS[prisoner // PRISONERS]}-{prisoner % PRISONERS + 1}"


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
    passing = Button("pass", Text("az-pass"))
    choices = tuple(choice(view, move) for move in view.legal_moves())
    return Scene(
        seat=view.seat,
        actor=yard.actor,
        prompt=prompt(view),
        pieces=pieces(yard),
        counters=counters(yard),
        buttons=(passing,) if any(choice.move == PASS for choice in choices) else (),
        choices=choices,
    )


def pieces(yard: Alcatraz) -> tuple[Piece, ...]:
    """Return everyone in the yard, in the cell and aboard."""
    return (*prisoners(yard), *guards(yard))


def prisoners(yard: Alcatraz) -> list[Piece]:
    """Return every prisoner where it is."""
    return [prisoner_piece(prisoner, place) for prisoner, place in enumerate(yard.where)]


def prisoner_piece(prisoner: int, place: int) -> Piece:
    """Return a prisoner as a piece with a name of its own."""
    owner = prisoner // PRISONERS
    name = Text("az-prisoner", {"who": colour(owner), "number": prisoner % PRISONERS + 1})
    return Piece(prisoner_id(prisoner), "prisoner", place_name(place), name, owner)


def guards(yard: Alcatraz) -> list[Piece]:
    """Return the guards that stand in the yard already."""
    return [
        Piece(f"guard-{row}", "guard", f"{row}:{yard.guards[row]}", Text("az-guard", {"row": row}))
        for row in range(1, GUARDED + 1)
        if yard.guards[row]
    ]


def counters(yard: Alcatraz) -> tuple[Counter, ...]:
    """Return prisoners aboard for each seat, and the turns."""
    aboard = [
        Counter(f"aboard-{COLOURS[seat]}", Text("az-aboard"), yard.count(seat, BOAT), TO_WIN, seat)
        for seat in range(yard.players)
    ]
    return (*aboard, Counter("turns", Text("az-turns"), yard.turns, yard.turn_limit))


def prompt(view: View) -> Text:
    """Return the line that says whose turn it is and what is asked."""
    yard = yard_of(view)
    args: dict[str, int | str | Text] = {
        "who": colour(yard.mover),
        "you": "yes" if view.seat == yard.actor else "no",
        "row": yard.row,
    }
    if yard.stage == DONE:
        winners = [colour(seat) for seat, place in enumerate(yard.places()) if place == 1]
        return Text("az-prompt-over", {"who": listed(winners), "count": len(winners)})
    if yard.stage == TURN:
        walks = any(is_walk(move) for move in yard.legal_moves())
        boards = any(is_boarding(move) for move in yard.legal_moves())
        return Text("az-prompt-turn" if walks else "az-prompt-stuck", {**args, "boat": "yes" if boards else "no"})
    return Text(
        {ALARM: "az-prompt-alarm", ROLL: "az-prompt-roll", GUARDS: "az-prompt-guards"}.get(
            yard.stage, "az-prompt-first"
        ),
        args,
    )


def choice(view: View, move: int) -> Choice:
    """Return a legal move as something to touch."""
    return Choice(move, notation(move), click_path(view, move), label(view, move), preview(view, move))


def click_path(view: View, move: int) -> tuple[str, ...]:
    """Return what to touch for a move: where from and where to; for the alarm, the end of the row."""
    if is_walk(move):
        return (f"space:{place_name(start_of(move))}", f"space:{place_name(stop_of(move))}")
    if is_boarding(move):
        return (f"space:{place_name(start_of(move))}", "space:boat")
    if move == PASS:
        return ("button:pass",)
    return (f"space:{yard_of(view).row}:{1 if move == LEFT else SIDE}",)


def guard_run(yard: Alcatraz, move: int) -> tuple[int, int]:
    """Return which row's guard a move sets going, and the column it stops in; row 0 if none."""
    if is_walk(move):
        column = yard.guard_after(start_of(move), stop_of(move))
        return (row_of(stop_of(move)), column) if column else (0, 0)
    if move in (LEFT, RIGHT):
        return yard.row, 1 if move == LEFT else SIDE
    return 0, 0


def caught(yard: Alcatraz, move: int) -> list[int]:
    """Return the prisoners whom the guard will catch (AZ-12, AZ-15)."""
    row, column = guard_run(yard, move)
    if row == 0 or column == yard.guards[row]:
        return []
    run = run_mask(yard.guards[row], column)
    gone = start_of(move) if is_walk(move) else -1  # who walks along the row is no longer where it was
    return [
        prisoner
        for prisoner, place in enumerate(yard.where)
        if place < CELL and place != gone and row_of(place) == row and run >> column_of(place) & 1
    ]


def preview(view: View, move: int) -> tuple[Effect, ...]:
    """Return what a move will do: who walks where, which guard follows, whom it catches."""
    yard = yard_of(view)
    found: list[Effect] = []
    if is_walk(move) or is_boarding(move):
        walker = min(
            number for number, place in enumerate(yard.where)
            if place == start_of(move) and number // PRISONERS == yard.mover
        )  # fmt: skip
        stop = place_name(stop_of(move)) if is_walk(move) else "boat"
        found.append(Moves(prisoner_id(walker), (place_name(start_of(move)), stop)))
    row, column = guard_run(yard, move)
    if row and column != yard.guards[row]:
        here = yard.guards[row]
        way = 1 if column > here else -1
        found.append(Moves(f"guard-{row}", tuple(place_name(square(row, c)) for c in range(here, column + way, way))))
    found += [Catches(prisoner_id(prisoner), "cell") for prisoner in caught(yard, move)]
    if is_boarding(move):
        found.append(Changes(f"aboard-{COLOURS[yard.mover]}", 1))
        if raises_alarm(yard):
            found.append(Says(Text("az-alarm")))
    return tuple(found)


def raises_alarm(yard: Alcatraz) -> bool:
    """Tell whether boarding now raises the alarm: not with the third aboard, nor in the last turn (AZ-15 to AZ-19)."""
    last = yard.turns + 1 == yard.turn_limit or yard.count(yard.mover, BOAT) + 1 == TO_WIN
    return yard.alarm and not last


def effects(before: View, move: int, after: View) -> tuple[Effect, ...]:
    """Return what a move did: what its preview promised, or what the die shows."""
    if move >= GUARD_AT:
        return ()
    if move >= DIE_SHOWS:
        return (Rolls((move - DIE_SHOWS,)),)
    return preview(before, move)


def words(before: View, move: int, after: View) -> Text:
    """Return a move in words, told from the views just before and just after it."""
    return label(before, move)


def label(view: View, move: int) -> Text:
    """Return a move in words, told from the view just before it."""
    yard = yard_of(view)
    if move >= GUARD_AT:
        return Text("az-did-guard", {"row": yard.row, "column": move - GUARD_AT})
    if move >= DIE_SHOWS:
        return Text("az-did-die", {"row": move - DIE_SHOWS})
    if move >= FIRST_IS:
        return Text("az-did-first", {"who": colour(move - FIRST_IS)})
    args: dict[str, int | str | Text] = {"who": colour(yard.mover)}
    if move == PASS:
        return Text("az-did-pass", args)
    if is_boarding(move):
        aboard = yard.count(yard.mover, BOAT) + 1
        alarm = "yes" if raises_alarm(yard) else "no"
        return Text("az-did-board", {**args, "start": place_name(start_of(move)), "count": aboard, "alarm": alarm})
    row, column = guard_run(yard, move)
    owners = [prisoner // PRISONERS for prisoner in caught(yard, move)]
    victims = [Text("az-victim", {"who": colour(seat), "count": owners.count(seat)}) for seat in sorted(set(owners))]
    args |= {
        "row": row,
        "column": column,
        "runs": "yes" if row and column != yard.guards[row] else "no",
        "caught": len(owners),
        "victims": listed(victims) if victims else "",
    }
    if is_walk(move):
        start = Text("az-cell") if start_of(move) == CELL else place_name(start_of(move))
        return Text("az-did-walk", {**args, "start": start, "stop": place_name(stop_of(move))})
    return Text("az-did-alarm", args)
