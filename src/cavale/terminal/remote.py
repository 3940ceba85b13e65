"""A seat at a table of a server, played by a program: the public protocol, as `docs/bot-api.md` tells it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen
from uuid import uuid4

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cavale.bots.bot import Bot
from cavale.engine.game import Game
from cavale.engine.text import Problem, Text, shown
from cavale.games import find_game
from cavale.server.messages import Failure, FromServer, Gone, JoinWish, Play, Refused, SeatKey, TableInfo, TextView
from cavale.server.thinking import view_of

MESSAGES: Final = msgspec.json.Decoder(FromServer)
FIRST_WAIT: Final = 0.5  # seconds before another attempt to connect, doubling
LONGEST_WAIT: Final = 15.0
FINAL: Final = (4403, 4404)  # not allowed, not there: trying again would change nothing
PATIENCE: Final = 20.0  # seconds for an answer


class RemoteSeat:
    """One seat, and the token that opens it and nothing else."""

    def __init__(self, server: str, table: str, token: str) -> None:
        address = urlsplit(server)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise Problem("terminal-bot-server", server=shown(server))
        if not token.isascii() or not token.isprintable():
            raise Problem("server-wrong-key")
        self.server = server.rstrip("/")
        self.table = quote(table, safe="")
        self.headers = {"Authorization": f"Bearer {token}"}

    def take(self, name: str) -> SeatKey:
        """Sit down under a name; whoever sat here before comes back."""
        join = f"{self.server}/api/tables/{self.table}/join"
        request = Request(
            join, msgspec.json.encode(JoinWish(name)), {**self.headers, "Content-Type": "application/json"}
        )
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return msgspec.json.decode(answer.read(), type=SeatKey)
        except HTTPError as error:
            raise self.refusal(error.read()) from None
        except msgspec.DecodeError:
            raise Problem("terminal-bot-stranger", server=self.server) from None
        except OSError as error:
            reason = str(error.reason) if isinstance(error, URLError) else str(error)
            raise Problem("terminal-bot-unreachable", server=self.server, reason=reason) from None

    def refusal(self, body: bytes) -> Problem:
        """Return why a request was refused, in the server's words."""
        try:
            return problem_of(msgspec.json.decode(body, type=Failure).text)
        except msgspec.DecodeError:
            return Problem("terminal-bot-stranger", server=self.server)

    @contextmanager
    def open(self, since: int) -> Iterator[ClientConnection]:
        """Give a line to the table, for what came after so many entries."""
        address = f"ws{self.server.removeprefix('http')}/ws/{self.table}?since={since}"
        with connect(address, additional_headers=self.headers, max_size=None, open_timeout=PATIENCE) as line:
            yield line


def is_over(info: TableInfo) -> bool:
    """Tell whether a table's match is over."""
    return info.status == "over"


def is_followed(info: TableInfo) -> bool:
    """Tell whether there is a rematch."""
    return bool(info.next_table)


class Player:
    """Plays a seat with a bot until the match is over, and comes back when the line breaks."""

    def __init__(self, seat: RemoteSeat, make: Callable[[Game], Bot]) -> None:
        self.seat = seat
        self.make = make
        self.bot: Bot | None = None
        self.info: TableInfo | None = None
        self.view: TextView | None = None
        self.gone: Text | None = None
        self.moves = 0  # played here

    def play(
        self, told: Callable[[], None], lost: Callable[[float], None], until: Callable[[TableInfo], bool] = is_over
    ) -> TableInfo:
        """Play to the end, or further; say after every message that there is news, and when the line is lost."""
        wait = FIRST_WAIT
        while True:
            code = None
            try:
                with self.seat.open(self.view.entries if self.view else 0) as line:
                    try:
                        for text in line:
                            wait = FIRST_WAIT
                            self.hear(line, text)
                            told()
                            if self.info and until(self.info):
                                return self.info
                    finally:
                        code = line.close_code
            except (WebSocketException, OSError):
                pass  # the server or the way there is down: it will come back
            if code in FINAL and self.gone:
                raise problem_of(self.gone)
            lost(wait)
            time.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def hear(self, line: ClientConnection, text: str | bytes) -> None:
        """Take a message in, and answer it with a move if one is asked for."""
        try:
            message = MESSAGES.decode(text)
        except msgspec.ValidationError:
            return  # of a kind that a newer server knows
        if isinstance(message, TableInfo):
            self.info = message
        elif isinstance(message, Gone):
            self.gone = message.text
        elif isinstance(message, TextView):
            self.view = message
            self.answer(line)
        elif isinstance(message, Refused) and message.text.key == "server-too-fast":
            time.sleep(1)
            self.answer(line)
        elif isinstance(message, Refused) and message.text.key not in ("server-stale", "server-over"):
            raise problem_of(message.text)

    def answer(self, line: ClientConnection) -> None:
        """Play, if it is this seat's turn and nobody else plays it meanwhile."""
        view, info = self.view, self.info
        if view and info and view.moves and info.seats[view.seat].kind == "person":
            play = Play(uuid4().hex, view.seat, self.choice(view, info), view.entries)
            line.send(msgspec.json.encode(play), text=True)
            self.moves += 1

    def choice(self, view: TextView, info: TableInfo) -> str:
        """Return what the bot chooses, in notation."""
        game = find_game(info.game)
        seen = view_of(game, info.options, len(info.seats), view.seat, view.position)
        try:
            self.bot = self.bot or self.make(game)
            word = game.moves.notation(self.bot.choose(seen))
        except Problem:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise Problem("terminal-bot-failed", position=view.position, reason=reason) from error
        if word not in view.moves:
            raise Problem("terminal-bot-illegal", move=shown(word), position=view.position)
        return word


def problem_of(text: Text) -> Problem:
    """Return a problem as the server told it."""
    return Problem(text.key, **text.args)
