"""Somebody who plays all seats of one table at random, notes what was acknowledged, and resends what was not."""

import asyncio
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.asker import Asker
from tests.chaos.context import Context
from tests.chaos.host import Host
from tests.chaos.process import ServerProcess
from tests.chaos.seen import Seen
from tests.chaos.table_log import Request, TableLog, new_key, standing
from tests.chaos.tables import GAMES, wishes
from tests.chaos.waiting import BOUND
from tests.server.kit import Client

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)


class TablePlayer:
    """Plays one table after the other; between two lives of the server it keeps what is not answered yet."""

    def __init__(self, context: Context, server: ServerProcess, number: int) -> None:
        self.context = context
        self.server = server
        self.rng = random.Random(f"{context.seed} player {number}")
        self.number = number
        self.logs: list[TableLog] = []
        self.host = Host(context, self.rng)
        self.seen = Seen(context)
        self.asker = Asker(context, self.rng, self.seen)
        self.over = True

    @property
    def log(self) -> TableLog:
        """What is known of the table played now."""
        return self.logs[-1]

    @property
    def settled(self) -> bool:
        """Whether everything that was asked for is answered."""
        return self.asker.pending is None and not self.host.pending

    async def play_until(self, stop: asyncio.Event, *, finish: bool = False) -> None:
        """Play until told to stop, or until the server is gone; with `finish`, only settle what is pending."""
        try:
            async with self.server.client() as http:
                while not stop.is_set() and not (finish and self.settled):
                    if self.over and self.settled:
                        await self.make(http)
                        continue
                    await self.host.settle(http, self.log)
                    self.over = self.over or self.log.asked_again
                    if not (self.over and self.settled):
                        await self.sit(http, stop, finish)
        except LOST:
            self.context.counts["connections lost"] += 1

    async def make(self, http: httpx.AsyncClient) -> None:
        """Make a new table: two people or three, sometimes with a bot."""
        game = GAMES[(self.number + len(self.logs)) % len(GAMES)]
        seats = ["Anna", "Bob", *self.rng.choice(([], [], ["Cleo"], ["*random"]))]
        answer = await http.post("/api/tables", json={"game": game, "seats": wishes(seats), "hints": True})
        if answer.status_code != 201:
            self.context.violation(f"a table was refused: {answer.status_code} {answer.text[:200]}")
            return
        made = answer.json()
        keys = {seat["seat"]: seat["key"] for seat in made["seats"]}
        names = {number: name for number, name in enumerate(seats) if name[0] != "*"}
        self.logs.append(TableLog(made["table"], game, made["host"], keys, names, len(seats), list(names)))
        self.seen.forget()
        self.over = self.asker.may_hint = False
        self.context.counts["tables"] += 1

    async def sit(self, http: httpx.AsyncClient, stop: asyncio.Event, finish: bool) -> None:
        """Connect with all keys, settle what is pending, and play on until it is time to leave."""
        log, rng = self.log, self.rng
        keys = "&".join(f"key={key}" for seat, key in log.keys.items() if seat in log.people)
        address = f"ws://127.0.0.1:{self.server.port}/ws/{log.table}?{keys}"
        async with connect(address, max_size=None, open_timeout=BOUND) as socket:
            client = Client(socket, BOUND)
            await client.arrive(*log.people)
            self.seen.compare(client, log)
            if self.asker.pending is not None:
                await self.asker.ask(log, client, self.asker.pending)
            while not (finish or stop.is_set() or self.over):
                self.over = client.last["table"]["status"] == "over"
                await self.something(client, http)
                if rng.random() < 0.015:
                    self.context.counts["connections left"] += 1
                    if rng.random() < 0.5 and self.settled and not self.over:
                        self.host.begin_kick(log)
                    break
            if self.settled:
                self.seen.keep(client, log)

    # What is asked for

    async def something(self, client: Client, http: httpx.AsyncClient) -> None:
        """Do one thing at random: mostly a move."""
        rng, people = self.rng, self.log.people
        acting = [seat for seat in people if client.choices(seat)]
        offer = client.last["table"].get("offer")
        what = rng.random()
        if self.over:
            await self.as_host(client, http, "again")
        elif offer:
            seat = rng.choice([seat for seat in people if seat not in offer.get("agreed", ())] or people)
            await self.ask(client, "answer", seat=seat, yes=rng.random() < 0.6)
        elif what < 0.03:
            await self.ask(client, "say", seat=min(people))
        elif what < 0.035:
            await self.ask(client, "propose", seat=rng.choice(people))
        elif what < 0.05:
            name = rng.choice(("chat", "lobby"))
            await self.as_host(client, http, name, on=rng.random() < 0.7)
        elif what < 0.07:
            await self.asker.send_again(self.log, client)
        elif not acting:
            await client.next()  # a bot's turn
        elif what < 0.12:
            await self.ask(client, "undo", seat=acting[0])
        elif what < 0.14 and self.asker.may_hint:
            await self.ask(client, "hint", seat=acting[0])
        elif what < 0.1415 and len(people) > 1:
            await self.ask(client, "resign", seat=rng.choice(people))
        elif what < 0.143 and len(people) > 1:
            await self.seat_bot(client, http, rng.choice(people))
        else:
            position = client.positions[acting[0]]
            move = rng.choice(position["scene"]["choices"])["move"]
            await self.ask(client, "play", seat=acting[0], move=move, entries=position["entries"])

    async def ask(self, client: Client, kind: str, **fields: Any) -> None:
        """Ask for something new."""
        offer = standing(client.last["table"].get("offer"))
        await self.asker.ask(self.log, client, Request(new_key(), kind, fields, 0, offer))

    async def as_host(self, client: Client, http: httpx.AsyncClient, what: str, **fields: Any) -> None:
        """Do something as the host."""
        self.host.begin(self.log, what, **fields)
        await self.host.settle(http, self.log)
        self.over = self.over or self.log.asked_again

    async def seat_bot(self, client: Client, http: httpx.AsyncClient, seat: int) -> None:
        """Give a seat to a bot as the host, and wait until the table says so."""
        await self.as_host(client, http, "bot", seat=seat, bot="random")
        if seat not in self.log.people:
            await client.until("table", lambda told: told["seats"][seat]["kind"] == "bot")
