"""What the tests share: a table from one line, moves and refusals as plain text."""

from cavale.engine.match import Match
from cavale.engine.refusal import Refusal
from cavale.games.pockets import GAME


def line(blue: str = "frb/f/b", yellow: str = "rb/r/-", pile: str = "-", ask: str = "turn") -> str:
    """Return a table for two with blue to play; all cards that are not given are in the deck."""
    given = blue + yellow + pile
    deck = "".join(letter * (4 - given.count(letter)) for letter in "frb") or "-"
    return f"deck={deck} pile={pile} blue={blue} yellow={yellow} next=blue turns=5 ask={ask}"


def table(position: str | None = None, **options: str) -> Match:
    """Return a match for two that begins with the table that a line describes."""
    return Match(GAME, 2, GAME.choose(2, None, options), seed=0, position=position or line())


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


def text(match: Match) -> str:
    """Return the table as one line."""
    return GAME.position.describe(match.state)


def legal(match: Match) -> set[str]:
    """Return the legal moves as text."""
    return {GAME.moves.notation(found) for found in match.legal_moves()}


def refusal(match: Match, word: str, seat: int = 0) -> Refusal:
    """Return why a seat may not play a move."""
    found = GAME.refusal.refuse(match.view(seat), move(word))
    assert found is not None, f"{word} is legal"
    return found


def seen(match: Match, word: str, seat: int) -> str:
    """Return what a seat sees of a move about to be played."""
    return GAME.moves.notation(GAME.view.seen(match.state, move(word), seat))
