"""Hostile frames over sockets and HTTP, from players, spectators and programs: all are answered, none does harm."""

import asyncio
import random
from collections.abc import AsyncGenerator
from itertools import islice
from typing import Any

import httpx

from tests.chaos.context import Context
from tests.chaos.frames import request_frames, wish_bodies
from tests.chaos.many_frames import connect
from tests.chaos.process import ServerProcess
from tests.chaos.raw_http import posted, request, send_raw
from tests.chaos.stored import Stored, read_tables
from tests.chaos.tables import GAMES, wishes
from tests.chaos.waiting import ended, eventually, raise_failures

LEAST = {"frames": (3_000, 1_000_000), "wishes": (150, 10_000), "raw requests": (300, 10_000)}
BATCH = 100  # frames in flight on each connection
SENDERS = 8  # over HTTP, of wishes and of raw requests each
PACE = 1.0  # seconds between looks
EXPECTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # what the protocol says to the log


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Send everything from many sides at once until there were enough frames, then see what is left."""
    server = ServerProcess(context, hints_at_once=1, frame_size=16 * 1024)
    tasks: list[asyncio.Task[None]] = []
    try:
        await server.start()
        async with server.client() as http:
            rooms = [await prepare(http, game) for game in (GAMES[:2] if context.short else GAMES)]
            before = read_tables(server.folder / "cavale.sqlite")
            stop = asyncio.Event()
            for number, room in enumerate(rooms):
                rng = random.Random(f"{context.seed} hostile {number}")
                tasks += [asyncio.create_task(attack(context, server, rng, room[name], stop)) for name in room]
            for number in range(SENDERS):
                rng, target = random.Random(f"{context.seed} sender {number}"), rooms[number % len(rooms)]["watched"]
                tasks.append(asyncio.create_task(post_wishes(context, server, rng, target, stop)))
                tasks.append(asyncio.create_task(send_requests(context, server, rng, target, stop)))
            looks = 0
            while context.goes_on:
                await asyncio.sleep(PACE)
                raise_failures(tasks)
                looks += 1
                if looks % 10 == 0:
                    yield f"{context.counts['frames']:,} frames, {context.counts['answers over HTTP']:,} answers"
            stop.set()
            await asyncio.gather(*tasks)
            context.figures["frames a second"] = round(context.counts["frames"] / context.elapsed)
            context.expect(await eventually(lambda: still_answers(http)), "the server answers no more")
        await server.stop(*EXPECTED)
        unchanged(context, before, read_tables(server.folder / "cavale.sqlite"), rooms)
    finally:
        await ended(tasks)
        await server.report_death()
        await server.dispose()
    yield f"{context.counts['frames']:,} frames, {context.counts['tables compared']} tables compared"


async def still_answers(http: httpx.AsyncClient) -> bool:
    """Tell whether a new table can be made."""
    seats = wishes(("Anna", "Bob"))
    return (await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})).status_code == 201


async def prepare(http: httpx.AsyncClient, game: str) -> dict[str, dict[str, Any]]:
    """Make tables of one game: one attacked by its player, one by a spectator, one by a program that sits there."""
    room = {}
    for name, seats in (("player", ("Anna", "Bob")), ("watched", ("Anna", "Bob")), ("program", ("-", "Bob"))):
        made = (await http.post("/api/tables", json={"game": game, "seats": wishes(seats)})).json()
        room[name] = {"table": made["table"], "query": "", "headers": {}, "known": {"seat": 0, "game": game}}
        key = made["seats"][0]["key"]
        if name == "player":
            room[name]["query"] = f"?key={key}"
        elif name == "program":
            room[name]["headers"] = {"Authorization": f"Bearer {key}"}
            joined = await http.post(
                f"/api/tables/{made['table']}/join", json={"name": "machine"}, headers=room[name]["headers"]
            )
            assert joined.status_code == 200, joined.text
    return room


async def attack(
    context: Context, server: ServerProcess, rng: random.Random, target: dict[str, Any], stop: asyncio.Event
) -> None:
    """Send frames to one table, batch by batch; every frame before one that ends the connection must be answered."""
    known = {**target["known"], "key": "k", "move": 1, "entries": 1, "path": ["space:1:1"], "text": "x"}
    frames = request_frames(rng, known)
    while not stop.is_set():
        line = await connect(server.port, f"/ws/{target['table']}{target['query']}", target["headers"])
        try:
            while not stop.is_set() and not line.lost:
                try:
                    answered = await line.exchange(list(islice(frames, BATCH)))
                    context.counts["frames"] += answered
                except TimeoutError:
                    context.violation("frames are not answered")
                    return
        finally:
            line.transport.abort()
        target["done"] = target.get("done", 0) + line.done
        context.counts["carried out"] += line.done
        for text in line.troubles:
            context.violation(f"a frame met trouble: {text}")
        if line.lost:  # 1009: a frame over the size; 1007: text that is no UTF-8; 0: cut while we sent to a closed one
            context.counts[f"connections ended with {line.code}"] += 1
            context.expect(line.code in (0, 1007, 1009), f"a hostile frame ended the connection with {line.code}")


async def post_wishes(
    context: Context, server: ServerProcess, rng: random.Random, target: dict[str, Any], stop: asyncio.Event
) -> None:
    """Send wishes over HTTP, each on a connection of its own: whatever they are, each must be answered."""
    clock = {"pace": "move", "seconds": 60, "gain": 0, "lost": "bot"}
    more = {"seats": wishes(("Anna", "Bob")), "options": {}, "preset": "", "clock": clock, "name": "Eve", "hints": None}
    for path, body in wish_bodies(rng, {**target["known"], **more}):
        if stop.is_set():
            return
        status = await send_raw(context, server, posted(path.replace("{table}", target["table"]), body))
        context.counts["wishes"] += 1
        context.counts["tables made after all"] += status == 201


async def send_requests(
    context: Context, server: ServerProcess, rng: random.Random, target: dict[str, Any], stop: asyncio.Event
) -> None:
    """Send raw requests, one after the other."""
    while not stop.is_set():
        await send_raw(context, server, request(rng, target["table"]))
        context.counts["raw requests"] += 1


def unchanged(
    context: Context, before: dict[str, Stored], after: dict[str, Stored], rooms: list[dict[str, dict[str, Any]]]
) -> None:
    """A table has the same record as before, unless a frame was carried out there."""
    for room in rooms:
        for name, target in room.items():
            old, new = before[target["table"]], after[target["table"]]
            context.counts["tables compared"] += 1
            if name == "watched" or not target.get("done"):
                same = old.entries == new.entries and old.draft == new.draft and old.kinds == new.kinds
                context.expect(same, f"refused frames changed a table ({name}, {target['known']['game']})")
            elif old.entries != new.entries[: len(old.entries)]:
                context.violation(f"hostile frames changed old entries ({name}, {target['known']['game']})")
