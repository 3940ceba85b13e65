"""What the tests share: the illustrated table and others from a few words, moves as plain text."""

import re

from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.games.cartagena import GAME
from cavale.games.cartagena.rules import Cartagena, cartagena_of

# The rulebook's illustrated position, Tortuga, four players (worked examples).
ILLUSTRATED = (
    "blue=start,6,6,9,17,18/d4s2bph red=5,8,17,17,22,26/bsp3 green=start,11,12,19,19,29/ks2hp2b "
    "yellow=start,9,21,30,33,boat/bks row=bddhpbdss"
)
# A table for two in mid-game; blue has a pirate that is alone behind all others.
MIDDLE = "blue=start,3,9,9,20,boat/dhp red=3,5,9,14,20,20/bk2"
SIGNS = {"2000": "dhsbkp", "2014": "bkphlt"}


def expand(cards: str) -> str:
    """Return cards as one small letter each: `D2b` as `ddb`."""
    return "".join(letter * int(number or "1") for letter, number in re.findall("([a-z])([0-9]*)", cards.lower()))


def count_up(cards: str) -> str:
    """Return letters with their numbers: `ddb` as `d2b`."""
    counts = {letter: cards.count(letter) for letter in dict.fromkeys(cards)}
    return "".join(letter + (str(number) if number > 1 else "") for letter, number in counts.items()) or "-"


def line(words: str, preset: str = "jamaica", rest: str = "deck", **values: str | int) -> str:
    """Return a whole position from the parts that matter; all cards that are nowhere lie where `rest` says."""
    edition = str(GAME.choose(2, preset).word("edition"))
    parts = {"passage": "ABCDE" if preset == "basic" else "ABCDEF"}
    parts |= {key: value for key, _, value in (word.partition("=") for word in words.split())}
    if GAME.presets[preset].get("open_hands"):
        parts.setdefault("row", "-")
    held = "".join(expand(value.rpartition("/")[2]) for key, value in parts.items() if key != "passage")
    copies = 17 if edition == "2000" else 15
    others = "".join(letter * (copies - held.count(letter)) for letter in SIGNS[edition])
    parts = {"deck": "-", "pile": "-", **parts}
    crew, slash, cards = parts[rest].rpartition("/")
    parts[rest] = crew + slash + count_up(expand(cards) + others)
    parts |= {"next": "blue", "turns": "7", "used": "0", "ask": "turn"} | {k: str(v) for k, v in values.items()}
    return " ".join(f"{key}={value}" for key, value in parts.items())


def table(words: str, preset: str = "jamaica", rest: str = "deck", **values: str | int) -> Match:
    """Return a match that begins with a table; values are parts of the position or options of the game."""
    keys = {option.key for option in GAME.options}
    written = {key: str(value) for key, value in values.items() if key in keys}
    others = {key: value for key, value in values.items() if key not in keys}
    if written.get("hispaniola") == "on" and "row=" not in words:
        words += " row=-"
    players = sum(f"{colour}=" in words for colour in GAME.seats)
    options = GAME.choose(players, preset, written)
    return Match(GAME, players, options, seed=0, position=line(words, preset, rest, **others))


def begin(preset: str = "jamaica", players: int = 2, **options: str) -> Match:
    """Return a match before anything has happened."""
    return Match(GAME, players, GAME.choose(players, preset, options), seed=0)


def move(word: str) -> int:
    """Return the move that a word names."""
    found = GAME.moves.parse(word)
    assert found is not None, word
    return found


def play(match: Match, *words: str) -> Match:
    """Play moves given as text, each checked."""
    for word in words:
        match.play(move(word))
    return match


def state(match: Match) -> Cartagena:
    """Return the state of a match by its own type."""
    return cartagena_of(match.state)


def names(match: Match) -> list[str]:
    """Return the legal moves as text, in their order."""
    return [GAME.moves.notation(found) for found in match.legal_moves()]


def legal(match: Match) -> set[str]:
    """Return the legal moves as text."""
    return set(names(match))


def shown(match: Match, seat: int | None = None) -> dict[str, str]:
    """Return the table part by part, as a seat sees it or as it is."""
    seen = match.state if seat is None else match.view(seat).state
    return dict(part.split("=") for part in GAME.position.describe(seen).split())


def crew(match: Match, colour: str) -> str:
    """Return where a crew's pirates are."""
    return shown(match)[colour].split("/")[0]


def hand(match: Match, colour: str, seat: int | None = None) -> str:
    """Return a hand, as a seat sees it or as it is."""
    return shown(match, seat)[colour].split("/")[1]


def problem(text: str, preset: str = "jamaica", players: int = 2, **options: str) -> tuple[str, str] | None:
    """Return which part of a position is refused, with its value; None if it can be placed."""
    try:
        GAME.position.place(GAME.choose(players, preset, options), players, text)
    except Problem as found:
        return str(found.text.args["part"]), str(found.text.args["value"])
    return None
