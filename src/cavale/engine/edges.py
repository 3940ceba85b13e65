"""The rooms of a game that callers use directly, with a check of what they are given.

A game's own functions trust their caller, as search and playouts need it. `Game` puts these in front of `rules`,
`moves` and `position`, so that a mistake is answered in words, the same whether the game is compiled or not. What
callers may hand over is told by the protocols of `engine/game.py`; here it is `object`, because compiled code would
raise `TypeError` for anything else.
"""

from typing import TYPE_CHECKING, Final

from cavale.engine.arguments import no_move, plain_text, whole_number, wrong
from cavale.engine.core.state import State
from cavale.engine.options import Options
from cavale.engine.text import Problem, figure

if TYPE_CHECKING:
    from cavale.engine.game import MovesRoom, Position, Rules

LARGEST: Final = 2**31  # moves are smaller


class Limits:
    """How many may play a game. It does not hold the game: that would make a circle of references for each bot."""

    def __init__(self, game: str, least: int, most: int) -> None:
        self.game = game
        self.least = least
        self.most = most

    def players(self, players: object) -> int:
        """Return a number of players that the game takes, or raise `Problem` with those it takes."""
        number = whole_number(players, "players")
        if not self.least <= number <= self.most:
            figures = {"players": figure(number), "least": self.least, "most": self.most}
            raise Problem("players-out-of-range", game=self.game, **figures)
        return number


class CheckedRules:
    """`rules.py`, asked with a game's options and a number of players that it takes."""

    def __init__(self, room: "Rules", limits: Limits) -> None:
        self.room = room
        self.limits = limits

    def start(self, options: object, players: object) -> State:
        """Return the state before anything has happened; `Problem` for options or players that are none."""
        if not isinstance(options, Options):
            raise wrong("options", "options", options)
        return self.room.start(options, self.limits.players(players))


class CheckedMoves:
    """`moves.py`, asked with numbers and words."""

    def __init__(self, room: "MovesRoom") -> None:
        self.room = room

    def notation(self, move: object) -> str:
        """Return a move, or what a seat sees of it, as a word without spaces; `Problem` for what is no move."""
        number = move if type(move) is int else whole_number(move, "move")
        if not 0 <= number < LARGEST:
            raise no_move(number)
        return self.room.notation(number)

    def parse(self, word: object) -> int | None:
        """Return the move that a word names, legal or not; None if it names none; `Problem` for what is no text."""
        return self.room.parse(plain_text(word, "word"))


class CheckedPosition:
    """`position.py`, asked with states, a game's options, a number of players that it takes, and text."""

    def __init__(self, room: "Position", limits: Limits) -> None:
        self.room = room
        self.limits = limits

    def describe(self, state: object) -> str:
        """Return a state as one line of text; `Problem` for what is no state."""
        if not isinstance(state, State):
            raise wrong("state", "state", state)
        return self.room.describe(state)

    def place(self, options: object, players: object, line: object) -> State:
        """Return the state that a line describes; `Problem` if it describes none."""
        if not isinstance(options, Options):
            raise wrong("options", "options", options)
        return self.room.place(options, self.limits.players(players), plain_text(line, "line"))
