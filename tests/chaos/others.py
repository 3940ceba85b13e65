"""People who play while somebody else floods the server: they are answered, and their bot gets its turns."""

import asyncio
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.tables import wishes
from tests.chaos.waiting import BOUND
from tests.server.kit import Client

ADDRESS = "127.0.0.2"  # of this machine; it counts as another one
PACE = 0.06  # seconds between moves: what one connection may ask for is limited


class Others:
    """People at some tables, at one of them against a bot, and how long each answer took."""

    def __init__(self, context: Context, server: ServerProcess) -> None:
        self.context = context
        self.server = server
        self.seconds: list[float] = []

    async def play(self, number: int, bot: bool, stop: asyncio.Event) -> None:
        """Play at a table until told to stop; after a match comes a rematch, as new tables are limited."""
        rng = random.Random(f"{self.context.seed} other {number}")
        async with client(self.server, ADDRESS) as http:
            seats = wishes(("Anna", "*greedy" if bot else "Bob"))
            answer = await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})
            made = answer.raise_for_status().json()
            while not stop.is_set():
                async with sit(self.server, ADDRESS, made, *range(len(seats))) as socket:
                    guest = Client(socket, BOUND)
                    people = (await guest.until("hello"))["seats"]  # of a rematch they are others
                    while not (set(people) <= set(guest.positions) and "table" in guest.last):
                        await guest.next()
                    await self.match(guest, people, rng, stop)
                if not stop.is_set():
                    again = {"host": made["host"], "what": "again", "key": f"again {made['table']}"}
                    answer = await http.post(f"/api/tables/{made['table']}/host", json=again)
                    made["table"] = answer.raise_for_status().json()["table"]
                    self.context.counts["rematches"] += 1

    async def match(self, guest: Client, people: list[int], rng: random.Random, stop: asyncio.Event) -> None:
        """Play one match, as fast as the limit for one connection allows."""
        loop = asyncio.get_running_loop()
        while not stop.is_set() and guest.last["table"]["status"] == "playing":
            acting = [seat for seat in people if guest.choices(seat)]
            if not acting:
                await self.bots_turn(guest, people)
                continue
            began = loop.time()
            answer = await guest.play(acting[0], rng.randrange(len(guest.choices(acting[0]))))
            self.context.expect(answer["type"] == "done", f"others are refused a legal move: {answer.get('text')}")
            self.context.counts["moves of others"] += 1
            self.seconds.append(loop.time() - began)
            await asyncio.sleep(PACE)

    async def bots_turn(self, guest: Client, people: list[int]) -> None:
        """Wait until a bot has played."""
        async with asyncio.timeout(BOUND):
            while guest.last["table"]["status"] == "playing" and not any(guest.choices(seat) for seat in people):
                await guest.next()
        self.context.counts["bots' turns"] += 1

    def figures(self) -> str:
        """Return how long others waited; nothing is expected of that, as the machine may be busy."""
        times = sorted(self.seconds) or [0.0]
        middle, slow = times[len(times) // 2] * 1000, times[int(len(times) * 0.99)] * 1000
        return f"{len(self.seconds):,} moves answered, p50 {middle:.1f} ms, p99 {slow:.1f} ms"


def client(server: ServerProcess, address: str) -> httpx.AsyncClient:
    """Return somebody who asks over HTTP from an address."""
    return server.client(transport=httpx.AsyncHTTPTransport(local_address=address))


def sit(server: ServerProcess, address: str, made: dict[str, Any], *seats: int) -> connect:
    """Connect to a table from an address, with the keys of some seats; with none, look on."""
    keys = "&".join(f"key={seat['key']}" for seat in made["seats"] if seat["seat"] in seats)
    where = f"ws://127.0.0.1:{server.port}/ws/{made['table']}?{keys}"
    return connect(where, max_size=None, open_timeout=BOUND, close_timeout=1, local_addr=(address, 0))
