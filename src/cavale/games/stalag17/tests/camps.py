"""Tables for tests: what matters is told, the rest of the cards goes to one place."""

from cavale.engine.options import Options
from cavale.games.stalag17.data import CODES, COLOURS, COPIES
from cavale.games.stalag17.moves import notation, parse
from cavale.games.stalag17.position import describe, numbers, place
from cavale.games.stalag17.rules import Stalag, start

DEFAULTS = {"ranking": False, "escaper_barracks": False, "round_limit": 40}


def agreed(**options: bool | int) -> Options:
    """Return the default options with some of them set anew."""
    return Options(DEFAULTS | options)


def begin(players: int = 2, **options: bool | int) -> Stalag:
    """Return a table before anything has happened."""
    return start(agreed(**options), players)


def line(seats: str, rest: str = "deck", **parts: str) -> str:
    """Return a position: seats as `0,4/hand/laid` from blue on; the cards not told of go to a place named `rest`."""
    told = {"plan": "cfd/4", "deck": "-", "pile": "-", "first": "blue", "next": "blue"} | parts
    for colour, text in zip(COLOURS, seats.split(), strict=False):
        told[colour] = "/".join([*text.split("/"), *"-----"][:6])
    used = [0] * 29
    for key, text in told.items():
        if key in ("deck", "pile", *COLOURS):
            groups = text.split("/")[1:4] if key in COLOURS else [text]
            used = [number + sum(numbers(group)[at] for group in groups) for at, number in enumerate(used)]
    left = [copies - number for copies, number in zip(COPIES, used, strict=False)]
    more = ",".join(code for code, number in zip(CODES, left, strict=True) for _ in range(number))
    groups = told[rest].split("/")
    at = 1 if rest in COLOURS else 0
    groups[at] = more if groups[at] == "-" else f"{more},{groups[at]}"
    told[rest] = "/".join(groups)
    return " ".join(f"{key}={value}" for key, value in told.items())


def camp(seats: str, options: Options | None = None, rest: str = "deck", **parts: str) -> Stalag:
    """Return the table of such a position."""
    return place(options or agreed(), len(seats.split()), line(seats, rest, **parts))


def play(table: Stalag, *words: str) -> Stalag:
    """Play legal moves on a table; return it."""
    for word in words:
        assert word in legal(table), f"{word} is not among {sorted(legal(table))} in {describe(table)}"
        move = parse(word)
        assert move is not None
        table.play(move)
    return table


def legal(table: Stalag) -> set[str]:
    """Return the moves of whoever acts, as words."""
    return {notation(move) for move in table.legal_moves()}


def shown(table: Stalag, key: str) -> str:
    """Return a part of a table's position."""
    return dict(part.split("=") for part in describe(table).split())[key]
