"""What the tests share: a yard set up in a few words, moves and refusals as plain text."""

from typing import TypeAlias

from cavale.engine.core.state import State
from cavale.engine.match import Match
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.rules import Alcatraz

Figures: TypeAlias = dict[str, int | str]

CLASSIC = "54738291"


def line(parts: str = "", players: int = 2) -> str:
    """Return a full position line: classic guards, blue's turn, whoever is not mentioned in the cell."""
    given = {"guards": CLASSIC, "next": "blue", **dict(part.split("=", 1) for part in parts.split())}
    for colour in GAME.seats[:players]:
        places = [place for place in given.get(colour, "").split(",") if place]
        given[colour] = ",".join(places + ["cell"] * (4 - len(places)))
    order = ("guards", *GAME.seats[:players], "next", "turns", "ask")
    return " ".join(f"{key}={given[key]}" for key in order if key in given)


def options(players: int = 2, **written: str) -> Options:
    """Return options, those not given by default."""
    return GAME.choose(players, None, written)


def yard(parts: str = "", players: int = 2, **written: str) -> Match:
    """Return a match that begins with a yard in a few words."""
    return Match(GAME, players, options(players, **written), seed=0, position=line(parts, players))


def state_of(match: Match) -> Alcatraz:
    """Return a match's state by its own type."""
    assert isinstance(match.state, Alcatraz)
    return match.state


def names(state: State) -> list[str]:
    """Return the legal moves as text, in their order."""
    return [GAME.moves.notation(move) for move in state.legal_moves()]


def legal(parts: str = "", players: int = 2, **written: str) -> set[str]:
    """Return the legal moves of a yard as text."""
    return set(names(yard(parts, players, **written).state))


def play(match: Match, *moves: str) -> Match:
    """Play moves given as text, each checked."""
    for move in moves:
        wish = GAME.moves.parse(move)
        assert wish is not None, move
        match.play(wish)
    return match


def shown(match: Match) -> dict[str, str]:
    """Return the parts of a match's position line."""
    return dict(part.split("=", 1) for part in GAME.position.describe(match.state).split())


def plain(refusal: Refusal | None) -> tuple[str, str, Figures]:
    """Return a refusal's code, paragraph and figures; names among the figures as they are keyed."""
    assert refusal is not None, "nothing was refused"
    figures = {name: str(figure) if isinstance(figure, Text) else figure for name, figure in refusal.text.args.items()}
    return refusal.code, refusal.paragraph, figures


def refused(match: Match, move: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why a seat, by default whose turn it is, may not play a move given as text."""
    wish = GAME.moves.parse(move)
    assert wish is not None, move
    return plain(GAME.refusal.refuse(match.view(match.state.actor if seat is None else seat), wish))


def touched(match: Match, *path: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why touching things leads nowhere for a seat, by default for whose turn it is."""
    return plain(GAME.refusal.touch(match.view(match.state.actor if seat is None else seat), path))


