"""`cavale rules`: the rulebook, or one paragraph with its examples drawn."""

from cavale.games import find_game
from cavale.terminal.command import ScreenHere
from cavale.terminal.rulebook import Rulebook


def rules(game: str, paragraph: str | None = None, /, *, screen: ScreenHere) -> None:
    """Show a game's rulebook."""
    book = Rulebook(screen, find_game(game))
    if paragraph is None:
        book.show()
    else:
        book.show_paragraph(paragraph)
