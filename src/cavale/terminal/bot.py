"""`cavale bot`: a bot, also one of your own, in a seat of a table on some server."""

import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from cavale.bots import BOTS, make_bot
from cavale.bots.bot import Bot
from cavale.engine.game import Game
from cavale.engine.text import Problem, Text, listed, shown
from cavale.games import find_game
from cavale.server.messages import TableInfo
from cavale.terminal.command import Name, ScreenHere
from cavale.terminal.screen import Screen

if TYPE_CHECKING:
    from cavale.terminal.remote import Player

TOKEN = "CAVALE_TOKEN"


def bot(
    *,
    server: Annotated[str, Parameter(metavar="URL")],
    table: Annotated[str, Parameter(metavar="CODE")],
    token: Annotated[str | None, Parameter(metavar="TOKEN")] = None,
    bot: Annotated[str, Parameter(metavar="NAME|MODULE:CLASS")] = "search",
    name: Name = None,
    seed: Annotated[int, Parameter(metavar="N")] = 1,
    rematch: bool = False,
    screen: ScreenHere,
) -> int:
    """Play a seat of a table on some server with a bot, until the match is over."""
    from cavale.terminal import remote  # other commands should not wait for what speaks to servers

    key = token or os.environ.get(TOKEN, "")
    if not key:
        raise Problem("terminal-bot-token", variable=TOKEN)
    while True:
        seat = remote.RemoteSeat(server, table, key)
        player = remote.Player(seat, maker(bot, seed))
        seat.take(name or bot.rpartition(":")[2])
        screen.tell("terminal-bot-seated", table=table, server=seat.server)
        screen.show(result(screen, attend(screen, player, remote.is_over)))
        if not rematch:
            return 0
        screen.tell("terminal-bot-waiting")
        table = attend(screen, player, remote.is_followed).next_table
        seed += 1  # another match, another luck


def attend(screen: Screen, player: "Player", until: Callable[[TableInfo], bool]) -> TableInfo:
    """Stay at a table until something is so, and play meanwhile; a person at a terminal sees how far it has come."""
    err = Console(stderr=True, highlight=False, markup=False, emoji=False)
    with err.status("") if err.is_terminal else nullcontext() as line:

        def told() -> None:
            if line is not None and player.view is not None:
                line.update(screen.words("terminal-bot-progress", entries=player.view.entries, moves=player.moves))

        return player.play(told, lambda wait: screen.tell("terminal-bot-lost", seconds=max(1, round(wait))), until)


def maker(name: str, seed: int) -> Callable[[Game], Bot]:
    """Return what makes a bot for a game: one of ours, or of a class in a module of the user's."""
    module, colon, called = name.partition(":")
    if not colon:
        if name not in BOTS:
            raise Problem("terminal-bot-unknown", bot=shown(name), known=", ".join(BOTS))
        return lambda game: make_bot(name, game, seed)
    sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), called, None)
    except Exception as error:  # whatever a module does when it is read
        reason = f"{type(error).__name__}: {error}"
        raise Problem("terminal-bot-module", module=shown(module), reason=reason) from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Problem("terminal-bot-class", module=shown(module), name=shown(called))
    kind: type[Bot] = found
    return lambda game: kind(game, seed)


def result(screen: Screen, info: TableInfo) -> str:
    """Return in words how a match ended."""
    ending, *winners = info.end.split()
    key = f"{find_game(info.game).code.lower()}-ending-{ending}"
    if not screen.knows(key):
        return screen.words("terminal-bot-stopped")
    return screen.words(key, who=listed([Text(f"colour-{colour}") for colour in winners]))
