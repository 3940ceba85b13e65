"""What runs in a bot's process: a view comes as text, a move goes back. Imports little, so that it starts soon."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from cavale.bots import make_bot
from cavale.bots.advice import Advice
from cavale.bots.advice import advise as think_aloud
from cavale.engine.child import obey_parent
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.games import all_games, find_game

NICENESS: Final = 19  # of thinking, so that serving goes first where both want the same core: the highest there is


@dataclass(frozen=True)
class Question:
    """What a bot or an adviser is asked: what its seat sees, never more."""

    bot: str
    game: str
    options: dict[str, str]
    players: int
    seat: int
    position: str
    seed: int
    taste: int = 0  # stays the same all match long
    iterations: int = 0  # of an adviser
    seconds: float = 0.0


def answer(asked: Question) -> int:
    """Choose a move; this runs in another process."""
    game = find_game(asked.game)
    view = view_of(game, asked.options, asked.players, asked.seat, asked.position)
    return int(make_bot(asked.bot, game, asked.seed, asked.taste).choose(view))


def advise(asked: Question) -> Advice:
    """Think for an adviser; this runs in another process."""
    game = find_game(asked.game)
    view = view_of(game, asked.options, asked.players, asked.seat, asked.position)
    return think_aloud(game, view, asked.seed, asked.iterations, asked.seconds)


def view_of(game: Game, options: Mapping[str, str], players: int, seat: int, position: str) -> View:
    """Return the view that a text tells."""
    return View(seat, game.position.place(game.choose(players, None, options), players, position))


def ready() -> None:
    """Know all games, let people's moves go first, and end with the server however it ends."""
    all_games()
    if hasattr(os, "nice"):  # from now on: starting is nothing to wait for
        os.nice(NICENESS)
    obey_parent()


def answer_questions(connection: "Connection[Any, Any]") -> None:
    """Run a worker: say that it is ready, then answer one question after the other until the server hangs up."""
    ready()
    with suppress(EOFError, ConnectionError):  # the server hangs up, in order or because it was killed
        connection.send(None)
        while True:
            work, asked = connection.recv()
            try:
                thought, failure = work(asked), ""
            except Exception as error:
                thought, failure = None, type(error).__name__
            connection.send((thought, failure))
