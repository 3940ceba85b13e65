"""The rules of Alcatraz once more: naive, square by square, from the specification alone.

Nothing here comes from the game's own modules; moves and positions are the texts of the records.
"""

from collections.abc import Iterator
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]  # row, column
Place: TypeAlias = Square | str  # or "cell", "boat"

COLOURS = ("blue", "yellow", "red", "green")  # AZ-1
HATCHED = {(1, 3), (1, 4), (1, 5), (1, 6), (1, 7), (2, 4), (2, 5), (2, 6), (3, 5)}  # AZ-3


def read_place(text: str) -> Place:
    """Return a place from its name."""
    return text if text in ("cell", "boat") else (int(text[0]), int(text[2]))


def write_place(place: Place) -> str:
    """Return a place's name."""
    return place if isinstance(place, str) else f"{place[0]}:{place[1]}"


def steps_between(one: int, other: int) -> Iterator[int]:
    """Give the numbers after one up to and with the other, in walking order."""
    while one != other:
        one += 1 if other > one else -1
        yield one


class Naive:
    """A yard made of dicts and sets, and the plain definition of what may happen in it."""

    def __init__(self, text: str, alarm: bool, own_captures: bool, turn_limit: int) -> None:
        parts = dict(part.split("=") for part in text.split())
        self.guards = {row: int(column) for row, column in enumerate(parts["guards"], 1) if column != "0"}
        self.crews = {
            colour: [read_place(place) for place in parts[colour].split(",")] for colour in COLOURS if colour in parts
        }
        self.next = parts["next"]
        self.turns = int(parts.get("turns", "0"))
        self.ask, _, row = parts.get("ask", "turn").partition(":")
        self.row = int(row or "0")
        self.alarm, self.own_captures, self.turn_limit = alarm, own_captures, turn_limit
        self.winners: set[str] = set()

    def text(self) -> str:
        """Return the yard as one line, as records write it."""
        guards = "".join(str(self.guards.get(row, 0)) for row in range(1, 9))
        crews = [f"{colour}={','.join(write_place(place) for place in crew)}" for colour, crew in self.crews.items()]
        ask = f"{self.ask}:{self.row}" if self.row else self.ask
        return " ".join([f"guards={guards}", *crews, f"next={self.next}", f"turns={self.turns}", f"ask={ask}"])

    # Looking

    def guard_on(self, square: Square) -> bool:
        """Tell whether a guard stands on a square."""
        return self.guards.get(square[0]) == square[1]

    def on(self, square: Square) -> set[str]:
        """Return the colours on a square: one or none."""
        return {colour for colour, crew in self.crews.items() if square in crew}

    def actor(self) -> int:
        """Return who acts, as the engine numbers seats: CHANCE is -1, OVER is -2."""
        if self.ask in ("escape", "limit", "shared"):
            return -2
        return list(self.crews).index(self.next) if self.ask in ("turn", "alarm") else -1

    def way(self, start: Place, stop: Square) -> list[Square]:
        """Return the squares of a straight walk without its start; none if it is not straight (AZ-6, AZ-8)."""
        if start == "cell":
            return [(row, stop[1]) for row in steps_between(10, stop[0])]
        assert not isinstance(start, str)
        if start[1] == stop[1]:
            return [(row, stop[1]) for row in steps_between(start[0], stop[0])]
        if start[0] == stop[0]:
            return [(stop[0], column) for column in steps_between(start[1], stop[1])]
        return []

    def guard_way(self, stop: Square, squares: int) -> list[Square]:
        """Return the squares that the guard of the arrival row walks over and stops on (AZ-10)."""
        if stop[0] == 9:
            return []
        column = self.guards[stop[0]]
        towards = 1 if stop[1] > column else -1
        return [(stop[0], column + towards * step) for step in range(1, squares + 1)]

    # What may be played

    def legal(self) -> set[str]:
        """Return all legal moves as text."""
        chance = {
            "guards": {f"guard={column}" for column in range(1, 10)},  # AZ-20
            "first": {f"first={colour}" for colour in self.crews},  # AZ-4
            "roll": {f"die={row}" for row in range(1, 9)},  # AZ-15
            "alarm": {"left", "right"},  # AZ-15
        }
        return self.turns_to_take() if self.ask == "turn" else chance.get(self.ask, set())

    def turns_to_take(self) -> set[str]:
        """Return the walks and boardings, and the pass of who cannot walk (AZ-5, AZ-14, AZ-17)."""
        places = set(self.crews[self.next]) - {"boat"}
        walks = {
            f"{write_place(start)}>{row}:{column}"
            for start in places
            for row in range(1, 10)
            for column in range(1, 10)
            if self.may_walk(start, (row, column))
        }
        boardings = {f"{write_place(place)}>boat" for place in places if self.may_board(place)}
        return walks | boardings if walks else boardings | {"pass"}

    def may_walk(self, start: Place, stop: Square) -> bool:
        """Tell whether the mover's prisoner may walk."""
        way = self.way(start, stop)
        if not way or self.on(stop) or any(self.guard_on(square) for square in way):  # AZ-6, AZ-7
            return False
        run = self.guard_way(stop, len(way))
        if stop in run:  # AZ-11
            return False
        others = [place for place in self.crews[self.next] if place != start]
        return self.own_captures or not any(square in others for square in run)  # AZ-13

    def may_board(self, place: Place) -> bool:
        """Tell whether a prisoner may board (AZ-14)."""
        if isinstance(place, str) or place not in HATCHED:
            return False
        return not any(self.guard_on((row, place[1])) for row in range(1, place[0]))

    # What it does

    def play(self, move: str) -> None:
        """Carry out a legal move."""
        start, arrow, stop = move.partition(">")
        if arrow:
            self.play_prisoner(read_place(start), read_place(stop))
        elif move == "pass":
            self.end_turn()
        elif move in ("left", "right"):
            self.run([(self.row, c) for c in steps_between(self.guards[self.row], 1 if move == "left" else 9)])
            self.ask, self.row = "turn", 0
        else:
            self.play_chance(*move.split("="))

    def play_chance(self, what: str, value: str) -> None:
        """Carry out a move of chance."""
        if what == "first":
            self.next, self.ask = value, "turn"
        elif what == "die":
            self.ask, self.row = "alarm", int(value)
        else:
            self.guards[self.row] = int(value)
            self.ask, self.row = ("guards", self.row + 1) if self.row < 8 else ("first", 0)

    def play_prisoner(self, start: Place, stop: Place) -> None:
        """Let a prisoner walk, then the guard; or let it board."""
        crew = self.crews[self.next]
        crew[crew.index(start)] = stop
        if not isinstance(stop, str):
            self.run(self.guard_way(stop, len(self.way(start, stop))))
            self.end_turn()
        elif crew.count("boat") == 3:  # AZ-16
            self.turns += 1
            self.ask, self.winners = "escape", {self.next}
        else:
            self.end_turn(boarded=True)

    def run(self, squares: list[Square]) -> None:
        """Let a guard run over squares; it catches everyone there (AZ-12, AZ-13, AZ-15)."""
        for square in squares:
            self.guards[square[0]] = square[1]
            for crew in self.crews.values():
                crew[:] = ["cell" if place == square else place for place in crew]

    def end_turn(self, boarded: bool = False) -> None:
        """End a turn: the limit, else the next player, perhaps with an alarm (AZ-4, AZ-15, AZ-18, AZ-19)."""
        self.turns += 1
        if self.turns == self.turn_limit:
            best = max(self.standing(colour) for colour in self.crews)
            self.winners = {colour for colour in self.crews if self.standing(colour) == best}
            self.ask = "limit" if len(self.winners) == 1 else "shared"
            return
        colours = list(self.crews)
        self.next = colours[(colours.index(self.next) + 1) % len(colours)]
        self.ask = "roll" if boarded and self.alarm else "turn"

    def standing(self, colour: str) -> tuple[int, int]:
        """Return prisoners aboard, then nearness of the rest, more being better (AZ-18)."""
        crew = self.crews[colour]
        rows = [10 if place == "cell" else int(place[0]) for place in crew if place != "boat"]
        return crew.count("boat"), -sum(rows)
