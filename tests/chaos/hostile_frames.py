"""Hostile frames over sockets and HTTP, from players, spectators and programs: all are answered, none does harm."""

import asyncio
import random
from collections.abc import AsyncIterator
from itertools import islice
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.chaos.acknowledged import Stored, read_tables
from tests.chaos.answers import check_answer
from tests.chaos.context import Context
from tests.chaos.frames import request_frames, wish_bodies
from tests.chaos.process import BOUND, ServerProcess, eventually, wishes
from tests.chaos.raw_http import request, send_raw
from tests.chaos.table_player import GAMES

FRAMES = 1_000_000
BATCH = 100
EXPECTED = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # what the protocol says to the log
ANSWERS = ('{"type":"refused"', '{"type":"done"', '{"type":"pong"')


async def run(context: Context) -> AsyncIterator[str]:
    """Send everything from many sides at once until there were enough frames, then see what is left."""
    wanted = 3000 if context.short else FRAMES
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
                tasks += [
                    asyncio.create_task(attack(context, server, rng, room["player"], stop, player=True)),
                    asyncio.create_task(attack(context, server, rng, room["watched"], stop)),
                    asyncio.create_task(attack(context, server, rng, room["program"], stop)),
                ]
            for number, room in enumerate(rooms[:2]):
                rng = random.Random(f"{context.seed} wishes {number}")
                tasks.append(asyncio.create_task(post_wishes(context, http, rng, room["watched"], stop)))
                tasks.append(asyncio.create_task(send_requests(context, server, rng, room["watched"], stop)))
            while context.counts["frames"] < wanted and context.time_left and not any(task.done() for task in tasks):
                await asyncio.sleep(1 if not context.short else 0.1)
                if int(context.elapsed) % 10 == 0 or context.short:
                    answers = context.counts["answers over HTTP"]
                    yield f"{context.counts['frames']} of {wanted} frames, {answers} answers"
            stop.set()
            await asyncio.gather(*tasks)
            context.expect(await eventually(lambda: still_answers(http), 30), "the server answers no more")
        await server.stop(*EXPECTED)
        unchanged(context, before, read_tables(server.folder / "cavale.sqlite"), rooms)
    finally:
        for task in tasks:
            task.cancel()
        await server.report_death()
        server.dispose()
    context.figures["frames a second"] = round(context.counts["frames"] / context.elapsed)
    yield f"{context.counts['frames']} frames, {context.counts['posted']} wishes, {context.counts['raw requests']} raw"


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
    context: Context,
    server: ServerProcess,
    rng: random.Random,
    target: dict[str, Any],
    stop: asyncio.Event,
    player: bool = False,
) -> None:
    """Send frames to one table, batch by batch; every frame that is not too large must be answered."""
    known = {**target["known"], "key": "k", "move": 1, "entries": 1, "path": ["space:1:1"], "text": "x"}
    frames = request_frames(rng, known)
    address = f"ws://127.0.0.1:{server.port}/ws/{target['table']}{target['query']}"
    while not stop.is_set():
        try:
            async with connect(
                address, max_size=None, max_queue=None, additional_headers=target["headers"], open_timeout=BOUND
            ) as socket:
                while not stop.is_set():
                    await one_batch(context, socket, list(islice(frames, BATCH)), target)
        except ConnectionClosed as closed:
            # 1009: a frame over the size; 1007: text that is no UTF-8; 0: cut while we sent to a closed one
            code = closed.rcvd.code if closed.rcvd else 0
            context.counts[f"connections ended with {code}"] += 1
            context.expect(code in (0, 1007, 1009), f"a hostile frame ended the connection with {code}")


async def one_batch(context: Context, socket: Any, frames: list[str | bytes], target: dict[str, Any]) -> None:
    """Send frames and read as many answers; `done` means that one made sense after all."""
    for frame in frames:
        await socket.send(frame)
    answered = 0
    while answered < len(frames):
        message = await asyncio.wait_for(socket.recv(), BOUND)
        if message.startswith(ANSWERS):
            answered += 1
            if message.startswith(ANSWERS[1]):
                target["done"] = target.get("done", 0) + 1
                context.counts["carried out"] += 1
            elif "server-trouble" in message:
                context.violation(f"a frame met trouble: {message[:200]}")
    context.counts["frames"] += len(frames)


async def post_wishes(
    context: Context, http: httpx.AsyncClient, rng: random.Random, target: dict[str, Any], stop: asyncio.Event
) -> None:
    """Send wishes over HTTP, one after the other."""
    seats = wishes(("Anna", "Bob"))
    clock = {"pace": "move", "seconds": 60, "gain": 0, "lost": "bot"}
    known = {
        **target["known"],
        "seats": seats,
        "options": {},
        "preset": "",
        "clock": clock,
        "name": "Eve",
        "hints": None,
    }
    for path, body in wish_bodies(rng, known):
        if stop.is_set():
            return
        path = path.replace("{table}", target["table"])
        try:
            answer = await http.post(path, content=body, headers={"content-type": "application/json"})
        except httpx.TransportError:  # the server may close a connection that it keeps for the next request
            context.counts["connections closed over HTTP"] += 1
            continue
        check_answer(context, f"POST {path} {body[:160]!r}", answer.status_code, answer.headers)
        context.counts["posted"] += 1
        http.cookies.clear()
        if answer.status_code == 201:
            context.counts["tables made after all"] += 1


async def send_requests(
    context: Context, server: ServerProcess, rng: random.Random, target: dict[str, Any], stop: asyncio.Event
) -> None:
    """Send raw requests, one after the other."""
    while not stop.is_set():
        await send_raw(context, server, request(rng, target["table"]))


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
