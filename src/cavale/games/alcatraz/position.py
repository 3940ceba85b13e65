"""The yard as one line of text, and back.

Example: `guards=54738291 blue=9:3,cell,cell,boat yellow=5:6,cell,cell,cell next=blue turns=12 ask=turn`
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.text import Problem
from cavale.games.alcatraz.data import COLOURS, GUARDED, PRISONERS, TO_WIN
from cavale.games.alcatraz.moves import parse_place, place_name
from cavale.games.alcatraz.rules import Alcatraz, start
from cavale.games.alcatraz.state import ALARM, BOAT, DONE, ESCAPE, FIRST, GUARDS, ROLL, SQUARES, TURN, Yard, square

ASKS: Final = {"guards": GUARDS, "first": FIRST, "turn": TURN, "roll": ROLL, "alarm": ALARM}
ENDS: Final = ("escape", "limit", "shared")


def describe(state: State) -> str:
    """Return the yard as one line."""
    assert isinstance(state, Yard)
    parts = ["guards=" + "".join(str(column) for column in state.guards[1:])]
    for seat, colour in enumerate(COLOURS[: state.players]):
        mine = state.where[seat * PRISONERS : (seat + 1) * PRISONERS]
        parts.append(f"{colour}={','.join(place_name(place) for place in mine)}")
    parts += [f"next={COLOURS[state.mover]}", f"turns={state.turns}", f"ask={asked(state)}"]
    return " ".join(parts)


def asked(state: Yard) -> str:
    """Return what is asked for now, or how the game ended."""
    if state.stage == DONE:
        return ENDS[state.ended]
    word = next(word for word, stage in ASKS.items() if stage == state.stage)
    return f"{word}:{state.row}" if state.row else word


def place(options: Options, players: int, line: str) -> Alcatraz:
    """Return the yard that a line describes; raise `Problem` if it describes none."""
    parts = read_parts(line, players)
    state = start(options, players)
    state.guards = vec[i64]([0, *read_guards(parts["guards"], parts["ask"])])
    for seat, colour in enumerate(COLOURS[:players]):
        names = parts[colour].split(",")
        if len(names) != PRISONERS:
            raise bad(colour, parts[colour])
        for number, name in enumerate(names):
            stand(state, seat * PRISONERS + number, name)
    state.mover = COLOURS.index(parts["next"])
    state.turns = read_number(parts["turns"])
    read_ask(state, parts["ask"])
    if (max(state.count(seat, BOAT) for seat in range(players)) >= TO_WIN) != (state.ended == ESCAPE):
        raise bad("ask", parts["ask"])
    return state


def bad(part: str, value: str) -> Problem:
    """Return the problem with one part of a line."""
    return Problem("position-part", part=part, value=value[:40])


def read_parts(line: str, players: int) -> dict[str, str]:
    """Return the parts of a line by name; turns and ask may be left out."""
    parts = {"turns": "0", "ask": "turn"}
    known = ("guards", *COLOURS[:players], "next", "turns", "ask")
    for pair in line.split():
        key, _, value = pair.partition("=")
        if key not in known:
            raise bad(key[:40], value)
        parts[key] = value
    for key in known:
        if key not in parts:
            raise bad(key, "")
    if parts["next"] not in COLOURS[:players]:
        raise bad("next", parts["next"])
    return parts


def read_number(text: str) -> int:
    """Return a count of turns."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise bad("turns", text)
    return int(text)


def read_guards(text: str, ask: str) -> list[int]:
    """Return the guards' columns; 0 for those that chance has yet to place."""
    least = 0 if ask.startswith("guards") else 1
    if len(text) != GUARDED or any(not str(least) <= digit <= "9" for digit in text):
        raise bad("guards", text)
    return [int(digit) for digit in text]


def stand(state: Yard, prisoner: int, name: str) -> None:
    """Put a prisoner where a line says, unless someone is there."""
    spot = parse_place(name)
    if spot is None:
        raise bad("place", name)
    if spot < SQUARES:
        taken = [square(row, state.guards[row]) for row in range(1, GUARDED + 1) if state.guards[row]]
        if spot in taken or spot in state.where:
            raise bad("place", name)
    state.put(prisoner, spot)


def read_ask(state: Yard, text: str) -> None:
    """Set what is asked for now."""
    if text in ENDS:
        state.stage, state.actor, state.ended = DONE, OVER, ENDS.index(text)
        return
    word, _, row = text.partition(":")
    needs_row = word in ("guards", "alarm")
    if word not in ASKS or needs_row != bool(row) or row not in ("", *"12345678"):
        raise bad("ask", text)
    state.stage = ASKS[word]
    state.row = int(row or "0")
    state.actor = state.mover if word in ("turn", "alarm") else CHANCE

