"""What visitors do: make a table, join, play at random, talk, take back, look on, lose the connection, and leave."""

import asyncio
import random
from functools import partial

import httpx

from tests.chaos.caller import Caller
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.tables import GAMES, wishes


async def come_and_go(
    context: Context, server: ServerProcess, number: int, stop: asyncio.Event, bots: float = 0.3
) -> None:
    """Make a table, with a bot at some, play there and leave, over and over until told to stop."""
    rng = random.Random(f"{context.seed} visitor {number}")
    async with server.client() as http:
        while not stop.is_set():
            visit = Visit(context, server, http, rng, bots)
            await visit.make()
            await visit.play(rng.randrange(5, 60), stop)
            await visit.look_back()
            visit.leave()


def may_act(caller: Caller, seat: int, entries: int) -> bool:
    """Tell whether a seat may play, as far as its player knows, or nobody may any more."""
    return caller.over or caller.acts(seat, entries)


class Visit:
    """One table, from its making until all who came have left."""

    def __init__(
        self, context: Context, server: ServerProcess, http: httpx.AsyncClient, rng: random.Random, bots: float
    ) -> None:
        self.context = context
        self.server = server
        self.http = http
        self.rng = rng
        self.bots = bots  # the chance that a bot sits there
        self.table = ""
        self.keys: dict[int, str] = {}  # seat → key
        self.callers: dict[int, Caller] = {}  # by seat; one may hold several
        self.watcher: Caller | None = None

    async def make(self) -> None:
        """Make the table: two people, each with a device or both with one; the second comes by link at times."""
        joins = self.rng.random() < 0.3
        bot = ["*random"] if self.rng.random() < self.bots else []
        wish = {"game": self.rng.choice(GAMES), "seats": wishes(["Anna", "-" if joins else "Bob", *bot])}
        made = (await self.http.post("/api/tables", json=wish)).raise_for_status().json()
        self.context.counts["tables"] += 1
        self.table = made["table"]
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        if joins:
            come = {"name": "Bob", "key": self.keys[1]}
            (await self.http.post(f"/api/tables/{self.table}/join", json=come)).raise_for_status()
        if self.rng.random() < 0.5:
            self.callers = dict.fromkeys((0, 1), await self.connect(0, 1))
        else:
            self.callers = {seat: await self.connect(seat) for seat in (0, 1)}

    async def connect(self, *seats: int) -> Caller:
        """Return somebody new who holds some seats; with none, who looks on."""
        query = "&".join(f"key={self.keys[seat]}" for seat in seats)
        caller = Caller()
        await caller.connect(self.server.port, f"/ws/{self.table}?{query}")
        self.context.counts["connections"] += 1
        return caller

    async def play(self, most: int, stop: asyncio.Event) -> None:
        """Play at most so many legal moves, with all that people do in between."""
        for _ in range(most):
            newest = max((one.newest for one in self.callers.values()), key=lambda position: position.entries)
            assert newest.scene is not None
            seat = newest.scene.actor
            if stop.is_set() or seat not in self.callers or any(one.over for one in self.callers.values()):
                return  # over, or a bot's turn: the table is left as it is
            caller = self.callers[seat]
            await caller.wait_for(partial(may_act, caller, seat, newest.entries))
            if caller.over:
                return
            await self.move(caller, seat)
            await self.something_else(caller, seat)

    async def move(self, caller: Caller, seat: int) -> None:
        """Play one of a seat's choices, which must not be refused."""
        position = caller.positions[seat]
        assert position.scene is not None
        move = self.rng.choice(position.scene.choices).move
        answer = await caller.ask("play", seat=seat, move=move, entries=position.entries)
        self.context.expect(answer.type == "done", f"a legal move was refused: {answer.text}")
        self.context.counts["moves"] += 1

    async def something_else(self, caller: Caller, seat: int) -> None:
        """Do something beside playing, now and then."""
        chance = self.rng.random()
        if chance < 0.02:
            await caller.ask("say", text="hello")
        elif chance < 0.05:
            await caller.ask("undo", seat=seat)
        elif chance < 0.06 and self.watcher is None:
            self.watcher = await self.connect()
        elif chance < 0.08 and self.watcher is not None:
            self.watcher.leave()
            self.watcher = None
        elif chance < 0.09:
            held = [each for each, one in self.callers.items() if one is caller]
            caller.leave(self.rng.random() < 0.5)
            self.callers.update(dict.fromkeys(held, await self.connect(*held)))
        elif chance < 0.1:
            await caller.ask("play", seat=seat, move=999_999, entries=0)
        elif chance < 0.11:
            await caller.ask("touch", seat=seat, path=["space:0"])

    async def look_back(self) -> None:
        """Sometimes resign, and fetch what players may fetch."""
        chance = self.rng.random()
        if chance < 0.1:
            await self.callers[0].ask("resign", seat=0)
        if chance < 0.2:
            for path in ("", f"/film?seat=0&key={self.keys[0]}", "/record"):
                answer = await self.http.get(f"/api/tables/{self.table}{path}")
                self.context.expect(
                    answer.status_code in (200, 403), f"{path.partition('?')[0]} answers {answer.status_code}"
                )
            self.context.counts["films"] += 1

    def leave(self) -> None:
        """Let everybody go, with a word or without."""
        for caller in {*self.callers.values(), *([self.watcher] if self.watcher else [])}:
            caller.leave(self.rng.random() < 0.5)
