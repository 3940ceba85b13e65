"""What the tests share: a yard set up in a few words, moves and refusals as plain text."""

from typing import TypeAlias

from cavale.engine.core.state import SPECTATOR, State, View
from cavale.engine.match import Match
from cavale.engine.options import Options
from cavale.engine.refusal import Refusal
from cavale.engine.text import Text
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.rules import Alcatraz

Figures: TypeAlias = dict[str, int | str]

CLASSIC = "54738291"
FAR = "11111111"  # guards out of the columns of the hatched squares
# Blue's 1:1 is shut in by guards 1:2 and 2:1; its 8:9 by guards 8:8 and 7:9 and by yellow below.
STUCK = "guards=21738298 blue=1:1,8:9,boat,boat yellow=9:9"
# Blue's 1:3 is shut in by guards 1:4 and 2:3 and by two yellow prisoners; it may board.
STUCK_AT_THE_BOAT = "guards=43738298 blue=1:3,8:9,boat,boat yellow=9:9,1:1,1:2"
MOMENTS = {  # one of each kind
    "start": "",
    "first": "ask=first",
    "middle": "blue=9:3,7:5,2:6,boat yellow=5:6,9:1,1:4,boat turns=30",
    "yellow's turn": "next=yellow blue=9:3,7:5,2:6,boat yellow=5:6,9:1,1:4,boat turns=31",
    "roll": "blue=boat,9:3 yellow=boat,4:7 next=yellow ask=roll turns=9",
    "alarm": "blue=boat,9:3 yellow=boat,4:7 ask=alarm:4 turns=10",
    "stuck": f"{STUCK} turns=50",
    "stuck at the boat": f"{STUCK_AT_THE_BOAT} turns=50",
    "escape": "blue=boat,boat,boat yellow=boat,9:9 turns=80 ask=escape",
    "limit": "blue=boat,boat yellow=boat,9:9 turns=400 ask=limit",
    "shared": "blue=boat,9:8 yellow=boat,9:9 turns=400 ask=shared",
}


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


def views(match: Match) -> list[View]:
    """Return what every seat, and who only looks on, sees."""
    return [match.view(seat) for seat in (*range(match.players), SPECTATOR)]


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


def said(text: Text) -> tuple[str, Figures]:
    """Return a text's key and figures; names among the figures as they are keyed."""
    return text.key, {name: str(figure) if isinstance(figure, Text) else figure for name, figure in text.args.items()}


def plain(refusal: Refusal | None) -> tuple[str, str, Figures]:
    """Return a refusal's code, paragraph and figures."""
    assert refusal is not None, "nothing was refused"
    return refusal.code, refusal.paragraph, said(refusal.text)[1]


def refused(match: Match, move: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why a seat, by default whose turn it is, may not play a move given as text."""
    wish = GAME.moves.parse(move)
    assert wish is not None, move
    return plain(GAME.refusal.refuse(match.view(match.state.actor if seat is None else seat), wish))


def touched(match: Match, *path: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why touching things leads nowhere for a seat, by default for whose turn it is."""
    return plain(GAME.refusal.touch(match.view(match.state.actor if seat is None else seat), path))
