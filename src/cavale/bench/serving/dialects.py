"""How one talks to each server: ours, and boardgame.io's, which speaks socket.io."""

import http.client
import itertools
import random
from contextlib import closing
from typing import Any, Final

import msgspec

from cavale.bench.serving.load import SEATS, Standing
from cavale.engine.game import Game

PATIENCE: Final = 60.0  # seconds
PERSON: Final = {"kind": "person", "name": "Load"}
THINKER: Final = "search"  # the bot that thinks longest


class OurChoice(msgspec.Struct):
    """A move that may be played."""

    move: int


class OurScene(msgspec.Struct):
    """Of a scene, whose turn it is and what may be played."""

    actor: int
    choices: tuple[OurChoice, ...] = ()


class OurPosition(msgspec.Struct, tag="position"):
    """Of a position, what a load generator needs."""

    seat: int
    entries: int
    scene: OurScene


class Ours:
    """Cavale."""

    def __init__(self, game: Game) -> None:
        endless = {option.key: "0" for option in game.options if option.key == "turn_limit"}
        self.wish = {"game": game.name, "options": endless}
        self.decoder = msgspec.json.Decoder(OurPosition)
        self.keys = itertools.count(1)
        self.random = random.Random(1)
        self.seats: dict[str, int] = {}

    def make(self, port: int, count: int) -> list[list[str]]:
        """Make tables for four people."""
        found = []
        for made in self.open(port, count, [PERSON] * SEATS):
            paths = [f"/ws/{made['table']}?key={seat['key']}" for seat in made["seats"]]
            self.seats |= {path: seat for seat, path in enumerate(paths)}
            found.append(paths)
        return found

    def open(self, port: int, count: int, seats: list[dict[str, str]]) -> list[dict[str, Any]]:
        """Open tables at which such sit."""
        wish, head = msgspec.json.encode({**self.wish, "seats": seats}), {"content-type": "application/json"}
        made = []
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            for _ in range(count):
                connection.request("POST", "/api/tables", wish, head)
                made.append(msgspec.json.decode(connection.getresponse().read()))
        return made

    def think(self, port: int, count: int) -> list[str]:
        """Open tables at which one person plays bots that search."""
        made = self.open(port, count, [PERSON, *[{"kind": "bot", "name": THINKER}] * (SEATS - 1)])
        paths = [f"/ws/{table['table']}?key={table['seats'][0]['key']}" for table in made]
        self.seats |= dict.fromkeys(paths, 0)
        return paths

    def thoughts(self, port: int) -> int:
        """Read how often bots have moved among the figures for the operator."""
        with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/metrics")
            lines = connection.getresponse().read().decode().splitlines()
        return int(float(next(line.split()[1] for line in lines if line.startswith("cavale_bot_moves_total "))))

    def read(self, message: bytes) -> Standing | None:
        """Read positions; nothing else matters."""
        if not message.startswith(b'{"type":"position"'):
            return None
        position = self.decoder.decode(message)
        moves = tuple(choice.move for choice in position.scene.choices)
        return Standing(position.entries, position.scene.actor, moves)

    def reply(self, path: str, message: bytes) -> None:
        """Say nothing: the server does not ask."""

    def move(self, path: str, standing: Standing) -> bytes:
        """Play any of the moves that are offered."""
        key, move = next(self.keys), self.random.choice(standing.moves)
        play = {"type": "play", "key": str(key), "seat": self.seats[path], "move": move, "entries": standing.moment}
        return msgspec.json.encode(play)


# boardgame.io, which talks by socket.io


class PeerContext(msgspec.Struct, rename="camel"):
    """Of its context, whose turn it is."""

    current_player: str


class PeerState(msgspec.Struct):
    """Of its state, what a load generator needs."""

    ctx: PeerContext
    moment: int = msgspec.field(name="_stateID")


class PeerSync(msgspec.Struct):
    """What it sends first."""

    state: PeerState


class Peer:
    """boardgame.io."""

    def __init__(self) -> None:
        self.random = random.Random(1)
        self.update = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
        self.sync = msgspec.json.Decoder(tuple[str, str, PeerSync])

    def make(self, port: int, count: int) -> list[list[str]]:
        """Name matches: they are made when somebody comes."""
        path = "/socket.io/?EIO=4&transport=websocket&seat="
        return [[f"{path}{match}.{seat}" for seat in range(SEATS)] for match in range(1, count + 1)]

    def think(self, port: int, count: int) -> list[str]:
        """Say that its bots do not think on the server."""
        return []

    def thoughts(self, port: int) -> int:
        """Say that there were none."""
        return 0

    def seat(self, path: str) -> tuple[str, str]:
        """Return the match and the seat that we wrote into a path."""
        match, _, seat = path.rpartition("=")[2].partition(".")
        return match, seat

    def read(self, message: bytes) -> Standing | None:
        """Read states, and nothing else."""
        if message.startswith(b'42/walk,["update"'):
            state = self.update.decode(message[8:])[2]
        elif message.startswith(b'42/walk,["sync"'):
            state = self.sync.decode(message[8:])[2].state
        else:
            return None
        return Standing(state.moment, int(state.ctx.current_player), ())

    def reply(self, path: str, message: bytes) -> bytes | None:
        """Enter the game's room, then ask for the match; answer pings."""
        if message.startswith(b"0"):
            return b"40/walk,"
        if message.startswith(b"40/walk,"):
            return b"42/walk," + msgspec.json.encode(["sync", *self.seat(path), None, SEATS])
        return b"3" if message == b"2" else None

    def move(self, path: str, standing: Standing) -> bytes:
        """Send any piece anywhere."""
        match, seat = self.seat(path)
        args = [self.random.randrange(16), self.random.randrange(81)]
        action = {"type": "MAKE_MOVE", "payload": {"type": "go", "args": args, "playerID": seat}}
        return b"42/walk," + msgspec.json.encode(["update", action, standing.moment, match, seat])
