"""What the tests of pictures and refusals share: tables from a few words, and answers as plain text."""

import re
from typing import TypeAlias

from cavale.engine.core.state import SPECTATOR, View
from cavale.engine.match import Match
from cavale.engine.refusal import Refusal
from cavale.engine.scene import Effect, Preview, Says, Scene
from cavale.engine.text import Text
from cavale.games.section_x import GAME

Figures: TypeAlias = dict[str, int | str]

CELLS = "island*8/-;-/-"
# Worked example 1: a way from the island to the eastern shore.
ROAD = "F8:S1;F9:S1;F10:S1"
# Worked example 3: red's tunnel of three tiles, purple's of one, a gap between them.
GAP = "I2:S1;I3:S1;I4:S1;I6:S1"


def chart(tiles: str = "-", *players: str, green: str = "-", preset: str = "standard", **values: str) -> Match:
    """Return a match that begins with a chart: who has what, by default everything at home; red is to walk.

    Values are parts of the position or options of the game; tiles that are nowhere are in the piles.
    """
    seats = [*players, *[CELLS] * (2 - len(players))]
    keys = {option.key for option in GAME.options}
    options = GAME.choose(len(seats), preset, {key: value for key, value in values.items() if key in keys})
    parts = {"tiles": tiles, **dict(zip(GAME.seats, seats, strict=False)), "green": green}
    taken = 0 if tiles == "-" else tiles.count(";") + 1
    left = 54 - taken - sum(len(re.findall("[A-Z][0-9]", seat.rpartition("/")[2])) for seat in seats)
    parts["piles"] = f"{(left + 2) // 3},{(left + 1) // 3},{left // 3}"
    if preset == "advanced":
        parts["tops"] = "-,-,-"
    parts |= {"next": "red", "round": "1", "idle": "0", "did": "drew;acted", "ask": "walk"}
    parts |= {key: value for key, value in values.items() if key not in keys}
    line = " ".join(f"{key}={value}" for key, value in parts.items())
    return Match(GAME, len(seats), options, seed=0, position=line)


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


def views(match: Match) -> list[View]:
    """Return what every seat, and who only looks on, sees."""
    return [match.view(seat) for seat in (*range(match.players), SPECTATOR)]


def mine(match: Match) -> View:
    """Return what whose turn it is sees; of chance's, what red sees."""
    return match.view(max(0, match.state.actor))


def scene(match: Match) -> Scene:
    """Return the picture of whose turn it is."""
    return GAME.scene.scene(mine(match))


def path(match: Match, word: str) -> tuple[str, ...]:
    """Return what to touch for a move given as text."""
    return next(choice.path for choice in scene(match).choices if choice.notation == word)


def foreseen(match: Match, word: str) -> Preview:
    """Return what a move given as text will do."""
    assert move(word) in match.legal_moves(), word
    return GAME.scene.preview(mine(match), move(word))


def said(text: Text) -> tuple[str, Figures]:
    """Return a text's key and figures; texts among the figures as they are keyed."""
    return text.key, {name: str(figure) if isinstance(figure, Text) else figure for name, figure in text.args.items()}


def called(effects: tuple[Effect, ...]) -> list[str]:
    """Return the keys of what is called out."""
    return [effect.text.key for effect in effects if isinstance(effect, Says)]


def english(text: Text) -> str:
    """Return a text in English."""
    return GAME.speaker("en").say(text)


def plain(refusal: Refusal | None) -> tuple[str, str, Figures]:
    """Return a refusal's code, paragraph and figures; it can be said in every language."""
    assert refusal is not None, "nothing was refused"
    assert all(GAME.speaker(language).say(refusal.text) for language in ("en", "fr"))
    return refusal.code, refusal.paragraph, said(refusal.text)[1]


def refused(match: Match, word: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why a seat, by default whose turn it is, may not play a move given as text."""
    return plain(GAME.refusal.refuse(mine(match) if seat is None else match.view(seat), move(word)))


def touched(match: Match, *things: str, seat: int | None = None) -> tuple[str, str, Figures]:
    """Return why touching things leads nowhere for a seat, by default for whose turn it is."""
    return plain(GAME.refusal.touch(mine(match) if seat is None else match.view(seat), things))
