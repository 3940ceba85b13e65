"""What the tests of pictures and refusals share: a table for each kind of moment, and answers as plain text."""

from collections.abc import Callable
from typing import TypeAlias

from cavale.engine.core.state import SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Choice, Preview
from cavale.engine.text import Text
from cavale.games.cartagena import GAME
from cavale.games.cartagena.tests.passages import ILLUSTRATED, MIDDLE, begin, move, play, table

Figures: TypeAlias = dict[str, int | str]

STUCK = "blue=start,start,start,start,start,start/- red=start,4,4,4,21,21/d2hk"
# Blue's last card leads aboard from 30, as red stands on the last hat; red's three on 12 are in blue's way back.
CROWDED = "blue=12,30,14,5,boat,boat/hb red=12,12,25,36,boat,boat/dk2"
LAST = "blue=boat,boat,boat,boat,boat,boat/h red=12,12,25,36,boat,boat/dk2"
EVEN = "blue=start,10,20,30,boat,boat/h red=start,10,20,30,boat,boat/dk2"

MOMENTS: dict[str, Callable[[], Match]] = {  # one of each kind
    "passage": begin,
    "first": lambda: play(begin(), *[f"segment={side}" for side in "AbCdEf"]),
    "deal": lambda: play(begin(), *[f"segment={side}" for side in "AbCdEf"], "first=red", "card=key"),
    "row": lambda: table(f"{MIDDLE} row=k", used=1, ask="row:1", hispaniola="on"),
    "draw": lambda: table(MIDDLE, used=1, ask="draw:2"),
    "start": lambda: table("blue=start,start,start,start,start,start/dh2 red=start,start,start,start,start,start/k"),
    "middle": lambda: table(MIDDLE),
    "more": lambda: table(MIDDLE, used=2),
    "red's turn": lambda: table(MIDDLE, next="red"),
    "crowded": lambda: table(CROWDED),
    "tortuga": lambda: table(ILLUSTRATED, "tortuga"),
    "short row": lambda: table(ILLUSTRATED.replace("row=bddhpbdss", "row=s"), "tortuga"),
    "open row": lambda: table(f"{MIDDLE} row=hhk", hispaniola="on"),
    "basic": lambda: table("blue=start,3,9,boat/hl red=3,9,20,30/bk2", "basic"),
    "few": lambda: table(f"{MIDDLE} deck=h", rest="red"),
    "stuck": lambda: table(STUCK),
    "stuck later": lambda: table(STUCK, used=1),
    "turn lost": lambda: table(STUCK, relief="off"),
    "escape": lambda: table(LAST, used=1, ask="escape"),
    "limit": lambda: table(CROWDED, turns=300, ask="limit"),
    "shared": lambda: table(EVEN, turns=300, ask="shared"),
}


def views(match: Match) -> list[View]:
    """Return what every seat, and who only looks on, sees."""
    return [match.view(seat) for seat in (*range(match.players), SPECTATOR)]


def mine(match: Match) -> View:
    """Return what whose turn it is sees; of chance's, what blue sees."""
    return match.view(max(0, match.state.actor))


def choices(match: Match) -> dict[str, Choice]:
    """Return the choices of whose turn it is, by notation."""
    return {choice.notation: choice for choice in GAME.scene.scene(mine(match)).choices}


def foreseen(match: Match, notation: str) -> Preview:
    """Return what a choice of whose turn it is will do."""
    return GAME.scene.preview(mine(match), choices(match)[notation].move)


def said(text: Text) -> tuple[str, Figures]:
    """Return a text's key and figures; names among the figures as they are keyed."""
    return text.key, {name: str(figure) if isinstance(figure, Text) else figure for name, figure in text.args.items()}


def plain(refusal: Refusal | None) -> tuple[str, str, Figures]:
    """Return a refusal's code, paragraph and figures."""
    assert refusal is not None, "nothing was refused"
    return refusal.code, refusal.paragraph, said(refusal.text)[1]


def refused(match: Match, word: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why a seat, by default whose turn it is, may not play a move given as text."""
    return plain(GAME.refusal.refuse(mine(match) if seat is None else match.view(seat), move(word)))


def touched(match: Match, *path: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why touching things leads nowhere for a seat, by default for whose turn it is."""
    return plain(GAME.refusal.touch(mine(match) if seat is None else match.view(seat), path))
