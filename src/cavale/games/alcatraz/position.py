"""The yard as one line of text, and back.

Example: `guards=54738291 blue=9:3,cell,cell,boat yellow=5:6,cell,cell,cell next=blue turns=12 ask=turn`
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cavale.engine.core.state import CHANCE, OVER, State
from cavale.engine.options import Options
from cavale.engine.positions import bad, read_parts
from cavale.games.alcatraz.data import COLOURS, GUARDED, MIDDLE, PRISONERS, TO_WIN
from cavale.games.alcatraz.moves import parse_place, place_name
from cavale.games.alcatraz.rules import Alcatraz, start
from cavale.games.alcatraz.state import (
    ALARM,
    BOAT,
    CELL,
    DONE,
    ESCAPE,
    FIRST,
    GUARDS,
    LIMIT,
    ROLL,
    SHARED,
    SQUARES,
    TURN,
    Yard,
    square,
)

ASKS: Final = {"guards": GUARDS, "first": FIRST, "turn": TURN, "roll": ROLL, "alarm": ALARM}
ENDS: Final = ("escape", "limit", "shared")


def describe(state: State) -> str:
    """Return the yard as one line."""
    assert isinstance(state, Yard)
    parts = ["guards=" + "".join(str(column) for column in state.guards[1 : GUARDED + 1])]
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
    """Return the yard that a line describes; raise `Problem` if no match could come to it."""
    parts = read_parts(line, forms_of(COLOURS[:players]), {"turns": "0", "ask": "turn"})
    state = start(options, players)
    state.mover = COLOURS.index(parts["next"])
    state.turns = int(parts["turns"])
    read_ask(state, parts["ask"])
    guards = [0]
    guards.extend(read_guards(parts["guards"], state))
    guards.append(0)
    state.guards = vec[i64](guards)
    for seat, colour in enumerate(COLOURS[:players]):
        names = parts[colour].split(",")
        if len(names) != PRISONERS:
            raise bad(colour, parts[colour])
        for number, name in enumerate(names):
            stand(state, seat * PRISONERS + number, name)
    if wrong := incoherent(state):
        raise bad(wrong, parts[wrong])
    return state


def forms_of(colours: tuple[str, ...]) -> dict[str, str]:
    """Return the pattern that each part of a line must have; names are looked up later."""
    named = dict.fromkeys(("guards", *colours), r"\S*")
    return {**named, "next": "|".join(colours), "turns": "[0-9]{1,6}", "ask": r"\S*"}


def read_ask(state: Yard, text: str) -> None:
    """Set what is asked for now, or how the game ended."""
    state.row = 0
    if text in ENDS:
        state.stage, state.actor, state.ended = DONE, OVER, ENDS.index(text)
        return
    drawn = state.stage == GUARDS  # the match starts with guards placed by chance
    word, colon, row = text.partition(":")
    rows = {"guards": tuple("2345678") if drawn else (), "alarm": tuple("12345678")}.get(word, ("",))
    if word not in ASKS or row not in rows or bool(colon) != bool(row):
        raise bad("ask", text)
    state.stage = ASKS[word]
    state.row = int(row or "0")
    state.actor = state.mover if word in ("turn", "alarm") else CHANCE


def read_guards(text: str, state: Yard) -> list[int]:
    """Return the guards' columns; 0 for those that chance has yet to place (AZ-20)."""
    placed = int(state.row) - 1 if state.stage == GUARDS else GUARDED
    digits = [int(digit) if "0" <= digit <= "9" else -1 for digit in text]
    if len(text) != GUARDED or min(digits) < 0 or 0 in digits[:placed] or any(digits[placed:]):
        raise bad("guards", text)
    return digits


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


def incoherent(state: Alcatraz) -> str | None:
    """Return the part that no match could bring about; None if all is well."""
    aboard = [int(state.count(seat, BOAT)) for seat in range(state.players)]
    before = (state.mover - 1) % state.players
    limit = int(state.turn_limit)
    if state.stage in (GUARDS, FIRST):  # AZ-4, AZ-20
        if any(place != CELL for place in state.where):
            return COLOURS[next(n for n, place in enumerate(state.where) if place != CELL) // PRISONERS]
        return "turns" if state.turns else "guards" if state.guards[1] != MIDDLE else None
    if limit and state.turns > limit:
        return "turns"
    if state.ended == ESCAPE:  # AZ-16
        return None if aboard[state.mover] == TO_WIN and sorted(aboard)[-2] < TO_WIN else "ask"
    if max(aboard) >= TO_WIN:
        return "ask"
    if state.ended in (LIMIT, SHARED):  # AZ-18
        shared = list(state.places()).count(1) > 1
        return "turns" if state.turns != limit or not limit else "ask" if shared != (state.ended == SHARED) else None
    if limit and state.turns == limit:
        return "turns"
    if state.stage in (ROLL, ALARM) and not (state.alarm and aboard[before]):  # AZ-15, AZ-19
        return "ask"
    return None
