"""Hostile clients are refused with a reason, and others are not disturbed."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cavale.server.delivery import letter
from tests.server.kit import Server, run, running

RUBBISH = (
    "",
    "{",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"type":"fly"}',
    '{"type":"play"}',
    '{"type":"play","key":"k","seat":"0","move":1,"entries":1}',
    '{"type":"play","key":"k","seat":0,"move":1,"entries":1,"more":1}',
    '{"type":"play","key":"k","seat":0,"move":1.5,"entries":1}',
    "[" * 5000,
    b"\x00\xff\xfe",
)


async def plays_undisturbed(server: Server) -> None:
    """Somebody else makes a table and plays."""
    made = await server.make("Cleo", "Dora")
    async with server.sit(made, 0, 1) as both:
        await both.arrive(0, 1)
        for _ in range(3):
            assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"


def test_rubbish_is_refused(tmp_path: Path) -> None:
    """Frames that make no sense are answered, and the connection goes on."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as eve:
                await eve.arrive(0, 1)
                for frame in RUBBISH:
                    await eve.socket.send(frame)
                    assert (await eve.until("refused"))["text"]["key"] == "server-rubbish"
                for key in ("", "x" * 65):
                    await eve.send("undo", key=key, seat=0)
                    assert (await eve.until("refused"))["text"]["key"] == "server-key"
                assert (await eve.play(0 if eve.choices(0) else 1))["type"] == "done"
            await plays_undisturbed(server)

    run(story)


def test_what_rules_and_seats_forbid(tmp_path: Path) -> None:
    """Out of turn, for others, from the past, not legal: each has its reason, and nothing changes."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob, server.sit(made) as watcher:
                await anna.arrive(0)
                await bob.arrive(1)
                first, one, other, two = (anna, 0, bob, 1) if anna.choices(0) else (bob, 1, anna, 0)
                move = first.choices(one)[0]["move"]
                early = await other.ask("play", seat=two, move=move, entries=1)
                assert early["refusal"]["paragraph"]
                for stranger in (other, watcher):
                    refused = await stranger.ask("play", seat=one, move=move, entries=1)
                    assert refused["text"]["key"] == "server-not-your-seat"
                for strange in (-1, -3, 7, 10**9):
                    refused = await first.ask("play", seat=strange, move=move, entries=1)
                    assert refused["text"]["key"] == "server-not-your-seat"
                for strange in (0, -1, -2, -(10**6), 10**6, 2**62, 2**70):
                    refused = await first.ask("play", seat=one, move=strange, entries=1)
                    assert refused["type"] == "refused"
                    assert refused["text"]["key"] in ("refused", "move-unknown", "server-no-move")
                for path in ([], ["space:x"], ["\0"], ["piece:"] * 99, ["space:1:1", "space:1:1", "card:1"]):
                    assert (await first.ask("touch", seat=one, path=path))["type"] in ("refused", "done")
                stale = await first.ask("play", seat=one, move=move, entries=0)
                assert stale["text"]["key"] == "server-stale"
                assert (await first.play(one))["type"] == "done"
                assert first.positions[one]["entries"] == 2

    run(story)


def test_a_key_is_one_request(tmp_path: Path) -> None:
    """The same key twice is carried out once, also after a restart; somebody else's key is refused."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                one = 0 if both.choices(0) else 1
                move = both.choices(one)[0]["move"]
                for _ in range(3):
                    assert (await both.ask("play", key="same", seat=one, move=move, entries=1))["type"] == "done"
                assert both.positions[one]["entries"] == 2
                used = await both.ask("play", key="same", seat=1 - one, move=move, entries=2)
                assert used["text"]["key"] == "server-key"
        async with running(tmp_path) as server, server.sit(made, 0, 1) as both:
            await both.arrive(0, 1)
            assert (await both.ask("play", key="same", seat=one, move=move, entries=1))["type"] == "done"
            assert both.positions[one]["entries"] == 2

    run(story)


def test_huge_frames_end_the_connection(tmp_path: Path) -> None:
    """A frame over the limit is not even read; in pieces neither."""

    async def story() -> None:
        async with running(tmp_path, frame_size=4096) as server:
            made = await server.make("Anna", "Bob")
            for frame in ("x" * 5000, ["x" * 1000] * 10):
                async with server.sit(made, 0) as eve:
                    await eve.arrive(0)
                    await eve.socket.send(frame)
                    with pytest.raises(ConnectionClosed) as closed:
                        await eve.until("never")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1009
            await plays_undisturbed(server)

    run(story)


def test_a_flood_is_dammed(tmp_path: Path) -> None:
    """Too many requests are refused, and far too many end the connection."""

    async def story() -> None:
        async with running(tmp_path, messages_per_second=1.0, messages_at_once=30) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as eve:
                await eve.arrive(0)
                for _ in range(200):
                    await eve.send("ping")
                assert (await eve.until("refused"))["text"]["key"] == "server-too-fast"
                assert (await eve.until("gone"))["text"]["key"] == "server-too-fast"
            await plays_undisturbed(server)

    run(story)


def test_a_slow_reader_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who does not read is let go; what waits for them stays bounded, and the others play on."""

    async def story() -> None:
        monkeypatch.setattr("cavale.server.outbox.GRACE", 0.1)
        async with running(tmp_path, unread=400_000, messages_at_once=100_000) as server:
            made = await server.make("Anna", "Bob")
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                asked = f"GET /ws/{made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                asked += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                line.sendall((asked + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
                async with server.sit(made, 0, 1) as both:
                    await both.until("table", lambda m: m.get("watchers") == 1)
                    slow = next(g for g in (await server.house.find(made["table"])).guests if not g.seats)
                    while not slow.outbox.code:
                        slow.outbox.put(letter("x" * 40_000))
                        await asyncio.sleep(0.001)
                        assert slow.outbox.transport.get_write_buffer_size() <= 400_000
                    assert slow.outbox.code == 4408
                    await both.until("table", lambda m: "watchers" not in m)
                    assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"

    run(story)


def test_other_pages_are_refused(tmp_path: Path) -> None:
    """A page of another origin can neither open a socket nor send a form; our own can."""

    async def story() -> None:
        async with running(tmp_path, public_url="https://cavale.example") as server:
            made = await server.make("Anna", "Bob")
            with pytest.raises(InvalidStatus):
                async with server.sit(made, 0, origin="https://evil.example"):
                    pass
            for own in (f"http://127.0.0.1:{server.port}", "https://cavale.example"):
                async with server.sit(made, 0, origin=own) as anna:
                    await anna.arrive(0)
            answer = await server.post("/api/tables", {}, headers={"origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["text"]["key"]) == (403, "server-origin")
            answer = await server.post("/api/tables", {}, headers={"origin": "null"})
            assert answer.status_code == 403

    run(story)


def test_limits_of_an_address(tmp_path: Path) -> None:
    """One address makes so many tables, opens so many connections and guesses so many codes."""

    async def story() -> None:
        async with running(tmp_path, tables_per_address=2, sockets_per_address=2) as server:
            made = await server.make("Anna", "Bob")
            await server.make("Anna", "Bob")
            wish = {"game": "alcatraz", "seats": [{"kind": "open"}, {"kind": "open"}]}
            answer = await server.post("/api/tables", wish)
            assert (answer.status_code, answer.json()["text"]["key"]) == (429, "server-too-many-tables")
            async with server.sit(made, 0), server.sit(made, 1):
                with pytest.raises(InvalidStatus):
                    async with server.sit(made):
                        pass
            async with server.sit(made, 0) as anna:  # a place is free again
                await anna.arrive(0)
            guesses = [await server.post("/api/join", {"name": "Eve", "code": f"GUESS{n}"}) for n in range(40)]
            assert (guesses[0].status_code, guesses[-1].status_code) == (403, 429)

    run(story)


def test_bad_wishes(tmp_path: Path) -> None:
    """Requests that make no sense are refused with words, never with a crash."""

    async def story() -> None:
        async with running(tmp_path, body_size=5000) as server:
            seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
            wishes: tuple[object, ...] = (
                {},
                [],
                {"game": "chess", "seats": seats},
                {"game": "alcatraz", "seats": seats[:1]},
                {"game": "alcatraz", "seats": seats, "preset": "none"},
                {"game": "alcatraz", "seats": seats, "options": {"alarm": "maybe"}},
                {"game": "alcatraz", "seats": seats, "options": {"guards": "a b\nc"}},
                {"game": "alcatraz", "seats": seats, "clock": {"pace": "move"}},
                {"game": "alcatraz", "seats": [{"kind": "bot", "name": "hal"}, {"kind": "open"}]},
                {"game": "alcatraz", "seats": [{"kind": "person", "name": "x" * 99}, {"kind": "open"}]},
                {"game": "alcatraz", "seats": seats, "surprise": 1},
            )
            for wish in wishes:
                answer = await server.post("/api/tables", wish)
                assert answer.status_code == 400, wish
                assert answer.json()["text"]["key"]
            large = await server.http.post("/api/tables", content=json.dumps("x" * 6000))
            assert large.status_code == 413

            async def pieces() -> AsyncIterator[bytes]:
                for _ in range(6):
                    yield b"x" * 1000

            assert (await server.http.post("/api/tables", content=pieces())).status_code == 413
            for path in ("/api/tables/nowhere", "/api/tables/nowhere/record", "/api/nothing", "/no/such/page"):
                answer = await server.http.get(path)
                assert answer.status_code == 404, path
                assert answer.json()["text"]["key"].startswith("server-no")
            async with server.connect("/ws/nowhere") as lost:
                assert (await lost.next())["text"]["key"] == "server-no-table"

    run(story)


def test_half_open_connections_are_noticed(tmp_path: Path) -> None:
    """Somebody who is there no more, and never said goodbye, is missed after some heartbeats."""

    async def story() -> None:
        async with running(tmp_path, heartbeat=0.1) as server:
            made = await server.make("Anna", "Bob")
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                asked = f"GET /ws/{made['table']} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                asked += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                line.sendall((asked + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
                async with server.sit(made, 0) as anna:
                    await anna.until("table", lambda m: m.get("watchers") == 1)
                    await anna.until("table", lambda m: "watchers" not in m)

    run(story)


def test_a_match_cannot_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing and taking back without end is refused some time; keys of requests that leave no trace are forgotten."""

    async def story() -> None:
        monkeypatch.setattr("cavale.server.requests.MOST_ENTRIES", 6)
        monkeypatch.setattr("cavale.server.tables.MOST_KEYS_WITHOUT_ENTRY", 3)
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                mover = 0 if both.choices(0) else 1
                for _ in range(5):
                    await both.ask("propose", seat=0)
                    await both.ask("answer", seat=1, yes=False)
                table = await server.house.find(made["table"])
                assert len(table.keys) == 6  # three of each seat
                for _ in range(2):
                    assert (await both.play(mover))["type"] == "done"
                    assert (await both.ask("undo", seat=mover))["type"] == "done"
                assert (await both.play(mover))["type"] == "done"
                assert (await both.ask("undo", seat=mover))["text"]["key"] == "server-too-long"
                assert (await both.play(1 - mover))["text"]["key"] == "server-too-long"
                assert (await both.ask("propose", seat=0))["type"] == "done"

    run(story)
