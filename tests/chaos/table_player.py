"""Somebody who plays all seats of one table at random, notes what was acknowledged, and resends what was not."""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.context import Context
from tests.chaos.process import BOUND, ServerProcess, wishes
from tests.server.kit import Client

GAMES = ("alcatraz", "cartagena", "stalag17", "section_x")
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)
# Why a request that is not a move may be refused although the client did nothing wrong.
FAIR = {"server-over", "server-offer-there", "server-no-offer", "undo-nothing", "server-too-long", "server-bot-plays"}
PROPER = {"server-trouble", "server-conflict"}  # the table is read again; the client comes back and resends
NUMBERS = count()


@dataclass
class Request:
    """A request with a key, and how often it was sent."""

    key: str
    kind: str
    fields: dict[str, Any]
    sent: int = 0


@dataclass
class TableLog:
    """What a table's player knows for sure: the requests that were acknowledged, in their order."""

    table: str
    game: str
    host: str
    keys: dict[int, str]  # seat → key
    people: list[int]
    done: list[Request] = field(default_factory=list)
    switches: dict[str, bool] = field(default_factory=dict)  # chat and lobby, as the host last set them
    asked_again: bool = False  # the host was promised a rematch
    again_answers: set[str] = field(default_factory=set)


class TablePlayer:
    """Plays one table after the other; between two lives of the server it keeps what is not answered yet."""

    def __init__(self, context: Context, server: ServerProcess, number: int) -> None:
        self.context = context
        self.server = server
        self.rng = random.Random(f"{context.seed} player {number}")
        self.number = number
        self.logs: list[TableLog] = []
        self.pending: Request | None = None
        self.pending_host: dict[str, Any] | None = None
        self.known: dict[int, Any] = {}  # seat → the scene that it saw last, when nothing was under way
        self.heard: dict[tuple[str, int], int] = {}  # chat text and life of the server → how often it was heard
        self.life = 0
        self.over = True

    @property
    def log(self) -> TableLog:
        """What is known of the table played now."""
        return self.logs[-1]

    async def play_until(self, stop: asyncio.Event, *, finish: bool = False) -> None:
        """Play until told to stop, or until the server is gone; with `finish`, only settle what is pending."""
        try:
            async with self.server.client() as http:
                while not stop.is_set():
                    if self.over and self.pending is None and self.pending_host is None:
                        if finish:
                            return
                        await self.make(http)
                    await self.sit(http, stop, finish)
                    if finish and self.pending is None and self.pending_host is None:
                        return
        except LOST:
            self.context.counts["connections lost"] += 1

    async def make(self, http: httpx.AsyncClient) -> None:
        """Make a new table: two people or three, sometimes with a bot."""
        game = GAMES[(self.number + len(self.logs)) % len(GAMES)]
        seats = ["Anna", "Bob", *self.rng.choice(([], [], ["Cleo"], ["*random"]))]
        answer = await http.post("/api/tables", json={"game": game, "seats": wishes(seats)})
        if answer.status_code != 201:
            self.context.violation(f"a table was refused: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(0.1)
            return
        made = answer.json()
        keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        people = [number for number, name in enumerate(seats) if name[0] != "*"]
        self.logs.append(TableLog(made["table"], game, made["host"], keys, people))
        self.known, self.over = {}, False
        self.context.counts["tables"] += 1

    async def sit(self, http: httpx.AsyncClient, stop: asyncio.Event, finish: bool) -> None:
        """Connect with all keys, settle what is pending, and play on."""
        log = self.log
        keys = "&".join(f"key={key}" for seat, key in log.keys.items() if seat in log.people)
        address = f"ws://127.0.0.1:{self.server.port}/ws/{log.table}?{keys}"
        async with connect(address, max_size=None, open_timeout=BOUND) as socket:
            client = Client(socket)
            await client.arrive(*log.people)
            self.compare_views(client)
            if self.pending_host is not None:
                await self.host(http, self.pending_host)
            if self.pending is not None:
                await self.ask(client, self.pending)
            while not (finish or stop.is_set() or self.over):
                self.over = client.last["table"]["status"] == "over"
                await self.something(client, http)
                if self.rng.random() < 0.01:
                    self.context.counts["connections left"] += 1
                    break
            await self.keep_views(client)

    # What is asked for

    async def something(self, client: Client, http: httpx.AsyncClient) -> None:
        """Do one thing at random: mostly a move."""
        rng, people = self.rng, self.log.people
        if self.over:
            await self.host(http, {"what": "again"})
            return
        acting = [seat for seat in people if client.choices(seat)]
        offer = client.last["table"].get("offer")
        what = rng.random()
        if offer:
            seat = rng.choice([seat for seat in people if seat not in offer.get("agreed", ())] or people)
            await self.ask(client, self.request("answer", seat=seat, yes=rng.random() < 0.6))
        elif what < 0.03:
            await self.ask(client, self.request("say", text=""))
        elif what < 0.035:
            await self.ask(client, self.request("propose", seat=rng.choice(people)))
        elif what < 0.05:
            name = rng.choice(("chat", "lobby"))
            await self.host(http, {"what": name, "on": name == "chat" or rng.random() < 0.5})
        elif not acting:
            await client.next()  # a bot's turn
        elif what < 0.12:
            await self.ask(client, self.request("undo", seat=acting[0]))
        elif what < 0.1215 and len(people) > 1:
            await self.ask(client, self.request("resign", seat=rng.choice(people)))
        elif what < 0.123 and len(people) > 1:
            await self.host(http, {"what": "bot", "seat": rng.choice(people), "bot": "random"})
        else:
            position = client.positions[acting[0]]
            move = rng.choice(position["scene"]["choices"])["move"]
            await self.ask(client, self.request("play", seat=acting[0], move=move, entries=position["entries"]))

    def request(self, kind: str, **fields: Any) -> Request:
        """Return a new request with a key of its own; a text holds that key, so that it is known again."""
        key = f"c{next(NUMBERS)}"
        return Request(key, kind, {**fields, "text": f"text {key}"} if kind == "say" else fields)

    async def ask(self, client: Client, request: Request) -> None:
        """Send a request, sometimes twice at once, and note the answer; without one it stays pending."""
        self.pending = request
        resent = request.sent > 0
        twice = self.rng.random() < 0.05
        for _ in range(2 if twice else 1):
            await client.send(request.kind, key=request.key, **request.fields)
        request.sent += 2 if twice else 1
        answers = [await self.answer(client, request) for _ in range(2 if twice else 1)]
        if any(answer["type"] == "done" for answer in answers):
            self.note_done(request, resent)
            if answers[-1]["type"] != "done" and request.kind in ("play", "undo", "resign"):
                self.context.violation(f"{request.kind} sent twice: done, then {answers[-1]['text']['key']}")
        else:
            self.note_refused(request, answers[0]["text"]["key"], resent)

    async def answer(self, client: Client, request: Request) -> dict[str, Any]:
        """Read until a request is answered."""
        while True:
            message = await client.next()
            if message["type"] == "said":
                self.note_said(message.get("text", ""))
            if message["type"] in ("done", "refused") and message["key"] == request.key:
                return message

    def note_said(self, text: str) -> None:
        """Count how often a chat line is heard: twice is once too often, unless the server was killed in between."""
        at = text, self.life
        self.heard[at] = self.heard.get(at, 0) + 1
        if self.heard[at] > 1:
            self.context.violation(f"chat with one key was told {self.heard[at]} times")

    def note_done(self, request: Request, resent: bool) -> None:
        """A request was acknowledged."""
        self.pending = None
        self.log.done.append(request)
        self.context.counts["acknowledged"] += 1
        self.context.counts[f"acknowledged {request.kind}"] += 1
        self.context.counts["resent and acknowledged"] += resent
        if request.kind == "resign":
            self.log.people.remove(request.fields["seat"])
            self.known = {}

    def note_refused(self, request: Request, reason: str, resent: bool) -> None:
        """A request was refused: a legal move must not be."""
        self.context.counts["refused"] += 1
        if reason in PROPER:
            return  # stays pending, as the connection ends and it is sent again
        self.pending = None
        if reason not in FAIR or (request.kind == "play" and reason != "server-over"):
            again = " (sent again)" if resent else ""
            self.context.violation(f"{request.kind}{again} was refused: {reason} [{self.log.game} {self.log.table}]")

    async def host(self, http: httpx.AsyncClient, wish: dict[str, Any]) -> None:
        """Do something as the host; what is not answered is sent again."""
        log = self.log
        self.pending_host = wish
        answer = await http.post(f"/api/tables/{log.table}/host", json={"host": log.host, **wish})
        self.pending_host = None
        if answer.status_code != 200:
            reason = answer.json()["text"]["key"]
            self.context.expect(reason in FAIR | PROPER, f"host's {wish['what']} was refused: {reason}")
            return
        self.context.counts["host's acts"] += 1
        if wish["what"] == "again":
            log.asked_again = True
            log.again_answers.add(answer.json()["table"])
            self.over = True
        elif wish["what"] == "bot":
            log.done.append(Request("", "bot", {"seat": wish["seat"]}))
            if wish["seat"] in log.people:
                log.people.remove(wish["seat"])
            self.known = {}
        else:
            log.switches[wish["what"]] = wish["on"]

    # What is seen

    def compare_views(self, client: Client) -> None:
        """A seat that comes back, with nothing under way, sees what it saw."""
        for seat, scene in self.known.items():
            if seat in client.positions and plain(client.positions[seat]["scene"]) != scene:
                self.context.violation(f"a seat sees something else after coming back [{self.log.table} {seat}]")
        self.context.counts["views compared"] += len(self.known)
        self.known = {}

    async def keep_views(self, client: Client) -> None:
        """Remember what each seat sees; with bots or something under way, nobody can say what it will be."""
        log = self.log
        if self.pending is None and self.pending_host is None and len(log.people) == len(log.keys):
            self.known = {seat: plain(client.positions[seat]["scene"]) for seat in log.people}


def plain(scene: dict[str, Any]) -> dict[str, Any]:
    """Return a scene in a form that can be compared: things in no order, without whose eyes it is for."""
    kept = {name: value for name, value in scene.items() if name not in ("seat", "previews")}
    for kind in ("pieces", "zones", "counters", "spaces"):
        kept[kind] = sorted(kept.get(kind, []), key=lambda thing: str(thing["id"]))
    return kept
