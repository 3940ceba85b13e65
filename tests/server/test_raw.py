"""Requests as no browser sends them: none is answered with a crash or without the headers that protect people."""

import asyncio
import json
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvloop

from cavale.server.policy import SAFE
from tests.server.kit import PATIENCE, Server, run, running

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
ORIGINS = (
    "http://[",
    "http://[::1",
    "http://]",
    "http://[x]:y",
    "http://a:b:c",
    "null",
    "",
    "\xff\xfe",
    "//",
    "[" * 3000,
)
DEEP = "[" * 100_000
SEATS = '[{"kind":"person","name":"Anna"},{"kind":"open"}]'
WISHES = (  # bodies of a wish for a table that are refused
    DEEP,
    '{"g\udcffme":"alcatraz"}',  # a byte that is no UTF-8
    f'{{"x":{DEEP}',
    f'{{"game":"alcatraz","seats":[{{"kind":"open","x":{DEEP}}}]}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"x":{DEEP}}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"pace":"none","x":{"[" * 5000}{"]" * 5000}}}}}',
    f'{{"game":"alcatraz","seats":[{{"kind":"open","x":{"[" * 5000}{"]" * 5000}}},{{"kind":"open"}}]}}',
    f'{{"game":"alcatraz","seats":{SEATS},"options":{{"alarm":{DEEP}}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"gain":-1}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"gain":100000000}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"seconds":-5}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"clock":{{"seconds":{"9" * 400}}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"options":{{"\\u0000":"on"}}}}',
    f'{{"game":"alcatraz","seats":{SEATS},"options":{{"{"x" * 5000}":"on"}}}}',
    f'{{"game":"\\ud800","seats":{SEATS}}}',
    '{"game":"alcatraz","seats":[{"kind":"person","name":"\\ud800"},{"kind":"open"}]}',
    '{"game":"alcatraz","seats":[' + '{"kind":"open"},' * 9999 + '{"kind":"open"}]}',
)


async def exchange(server: Server, sent: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes to a server; return the status, the headers and the body of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        names = [line.partition(":")[0].lower() for line in lines if line]
        assert len(names) == len(set(names)), head  # none twice
        body = await asyncio.wait_for(reader.readexactly(int(headers.get("content-length", "0"))), PATIENCE)
        return int(first.split()[1]), headers, body
    finally:
        writer.close()


def request(path: str = "/api/catalogue", method: str = "GET", body: str = "", **headers: str) -> bytes:
    """Return a request as bytes; headers are given as they are, strange as they may be."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in ({"Host": "x"} | headers).items())]
    encoded = body.encode(errors="surrogateescape")
    if body:
        lines.append(f"Content-Length: {len(encoded)}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + encoded


def nasty(table: str) -> dict[str, bytes]:
    """Return requests by what is wrong with them."""
    odd = {f"body {number}": request("/api/tables", "POST", body) for number, body in enumerate(WISHES)}
    for origin in ORIGINS:
        odd[f"origin {origin[:20]!r}"] = request("/api/tables", "POST", "{}", Origin=origin)
        odd[f"socket from {origin[:20]!r}"] = request(f"/ws/{table}", Origin=origin)[:-2] + f"{UPGRADE}\r\n".encode()
    for name in ("Host", "Authorization", "Cookie", "Accept-Encoding", "If-None-Match", "X-Forwarded-For", "Range"):
        for value in (
            "[",
            "bearer",
            "Bearer \xff",
            "cavale=" + "x" * 4000,
            'cavale="\\',
            "a" * 9000,
            "\xa0\xb2",
            "cavale=..",
        ):
            header = {name: value}
            odd[f"{name} {value[:12]!r}"] = request(f"/api/tables/{table}/film", **header)
            odd[f"socket, {name} {value[:12]!r}"] = request(f"/ws/{table}", **header)[:-2] + f"{UPGRADE}\r\n".encode()
    for query in (
        "seat=",
        "seat=%00",
        "seat=%ff",
        "key=%ff",
        "key=" + "k&key=" * 3000,
        "host=%00",
        "&&==&",
        "%",
        "seat=[[[",
    ):
        odd[f"query {query[:20]}"] = request(f"/api/tables/{table}/film?{query}")
        odd[f"socket, query {query[:20]}"] = request(f"/ws/{table}?{query}")[:-2] + f"{UPGRADE}\r\n".encode()
    return odd | {
        "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        "no method": b" / HTTP/1.1\r\nHost: x\r\n\r\n",
        "no version": b"GET /api/catalogue\r\n\r\n",
        "a header without a name": b"GET /api/catalogue HTTP/1.1\r\n: x\r\n\r\n",
        "a length that is none": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: \xb2\r\n\r\n",
        "a negative length": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
        "a path that is not ASCII": b"GET /ws/\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        "a socket's path that is not ASCII": b"GET /ws/\xff\xfe HTTP/1.1\r\nHost: x\r\n" + UPGRADE.encode() + b"\r\n",
        "a path with a null": request("/api/tables/%00"),
        "a name that no file can have": request(f"/games/alcatraz/ui/{'a' * 5000}.svg"),
        "a path that climbs": request("/..%2f..%2fetc/passwd"),
        "a socket elsewhere": request("/api/catalogue")[:-2] + f"{UPGRADE}\r\n".encode(),
        "a socket without a key": request(f"/ws/{table}", Connection="Upgrade", Upgrade="websocket"),
        "a socket by POST": request(f"/ws/{table}", "POST")[:-2] + f"{UPGRADE}\r\n".encode(),
        "an old version of sockets": request(f"/ws/{table}")[:-2] + UPGRADE.replace("13", "7").encode() + b"\r\n",
        "a method that nobody knows": request(method="BREW"),
        "a method that is not meant": request("/api/tables", "DELETE"),
        "a record that is none": request("/api/records", "POST", DEEP),
        "a join with much in it": request(f"/api/tables/{table}/join", "POST", f'{{"name":"x","x":{DEEP}}}'),
        "a seat that is none": request(f"/api/tables/{table}/host", "POST", '{"host":"x","what":"chat","seat":99}'),
    }


def test_no_answer_without_the_headers(tmp_path: Path) -> None:
    """Whatever is sent, the answer is no crash, and browsers are told what to guard against."""

    async def story() -> None:
        async with running(tmp_path, sockets_per_address=0, films_per_address=0) as server:
            made = await server.make("Anna", "-")
            for what, sent in nasty(made["table"]).items():
                try:
                    status, headers, _ = await exchange(server, sent)
                except (asyncio.IncompleteReadError, TimeoutError) as error:
                    raise AssertionError(f"no answer to {what}") from error
                assert status < 500, (what, status)
                assert {name: headers.get(name) for name in SAFE} == SAFE, what
            assert (await server.get(f"/api/tables/{made['table']}"))["status"] == "waiting"

    run(story)


def test_an_origin_that_is_none_is_refused(tmp_path: Path) -> None:
    """`Origin: http://[` is the asker's mistake, also when a socket is opened."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-")
            for sent in (
                request("/api/tables", "POST", "{}", Origin="http://["),
                request(f"/ws/{made['table']}", Origin="http://[")[:-2] + f"{UPGRADE}\r\n".encode(),
            ):
                status, _, body = await exchange(server, sent)
                assert (status, json.loads(body)["text"]["key"]) == (400, "server-origin-broken")

    run(story)


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_socket_that_is_refused_with_words_is_no_error_in_the_log(
    tmp_path: Path, new_loop: Callable[[], asyncio.AbstractEventLoop], caplog: pytest.LogCaptureFixture
) -> None:
    """The answer to a handshake in place of a WebSocket completes it; uvicorn would log that it was never completed."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-")
            for _ in range(3):
                sent = request(f"/ws/{made['table']}", Origin="http://[")[:-2] + f"{UPGRADE}\r\n".encode()
                assert (await exchange(server, sent))[0] == 400

    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(asyncio.wait_for(story(), 60))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("number", range(len(WISHES)))
def test_a_wish_that_makes_no_sense_is_refused(tmp_path: Path, number: int) -> None:
    """Deep lists in unknown fields, numbers out of range, words that are none: each is refused with words."""

    async def story() -> None:
        async with running(tmp_path) as server:
            status, _, body = await exchange(server, request("/api/tables", "POST", WISHES[number]))
            assert (status, bool(json.loads(body)["text"]["key"])) == (400, True)

    run(story)


def test_our_own_mistakes_are_answered_with_the_headers(tmp_path: Path) -> None:
    """A crash is answered in words, with all headers, those of trusted addresses included."""

    async def story() -> None:
        async with running(tmp_path) as server:

            async def broken(*_: Any) -> Any:
                raise RuntimeError("planted")

            server.house.storage.rows = broken  # type: ignore[assignment,method-assign]
            status, headers, body = await exchange(server, request("/api/lobby", Host="localhost:80"))
            assert (status, json.loads(body)["text"]["key"]) == (500, "server-trouble")
            assert {name: headers.get(name) for name in SAFE} == SAFE
            assert headers["cross-origin-opener-policy"] == "same-origin"

    run(story)


def test_frames_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    """Lists in lists, and keys that are no UTF-8, are rubbish like any other; nothing is noted as a crash."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as eve:
                await eve.arrive(0, 1)
                deep = "[" * 5000 + "]" * 5000
                texts = f'{{"x":{deep},"type":"ping"}}', f'{{"type":"ping","x":{deep}}}', deep, '{"a":' * 3000
                for frame in (*texts, b'{"t\xffpe":"ping"}'):
                    await eve.socket.send(frame)
                    assert (await eve.until("refused"))["text"]["key"] == "server-rubbish"
                assert (await eve.play(0 if eve.choices(0) else 1))["type"] == "done"

    run(story)


@pytest.mark.parametrize("seat", ["+0", "١", " 0", "0 ", "0_0", "1e1", "00000", "-", "--1", "0x0", "²", "", "\n0"])
def test_a_seat_is_given_in_plain_digits(tmp_path: Path, seat: str) -> None:
    """What Python would take for a number is none here."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            answer = await server.http.get(f"/api/tables/{made['table']}/film", params={"seat": seat})
            assert (answer.status_code, answer.json()["text"]["key"]) == (400, "server-no-seat")
            for plain in ("0", "1", "-1", "-3"):
                await server.get(f"/api/tables/{made['table']}/film?seat={plain}")

    run(story)


def test_a_hosts_seat_is_one_of_the_tables(tmp_path: Path) -> None:
    """A seat that is not there is refused whatever is wished, and nothing breaks."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            for what in ("bot", "person", "kick", "again", "chat", "lobby"):
                for seat in (-2, 2, 99, 10**12):
                    wish = {"host": made["host"], "what": what, "seat": seat}
                    answer = await server.post(f"/api/tables/{made['table']}/host", wish)
                    assert (answer.status_code, answer.json()["text"]["key"]) == (400, "server-no-seat"), wish

    run(story)


def test_random_bytes_in_headers_and_queries(tmp_path: Path) -> None:
    """Noise of every kind, always the same: no crash, and never an answer without the headers."""

    async def story() -> None:
        rng = random.Random(18)
        async with running(tmp_path, sockets_per_address=0, films_per_address=0) as server:
            made = await server.make("Anna", "-")
            for _ in range(300):
                noise = bytes(
                    rng.choice(b"[]{}()%&=;:,.\\/\"'?#@+- \t0aZ\x7f\x80\xa0\xff") for _ in range(rng.randrange(40))
                )
                name = rng.choice(("Origin", "Host", "Authorization", "Cookie", "Sec-WebSocket-Protocol"))
                query = "".join(rng.choice("&=%+[]abz0;,/?") for _ in range(rng.randrange(30)))
                path = rng.choice((f"/ws/{made['table']}", f"/api/tables/{made['table']}/film", "/api/lobby"))
                head = f"GET {path}?{query} HTTP/1.1\r\n{'Host: x' if name != 'Host' else 'X: y'}\r\n"
                socket = UPGRADE if path.startswith("/ws") else ""
                sent = f"{head}{socket}{name}: ".encode() + noise + b"\r\n\r\n"
                status, headers, _ = await exchange(server, sent)
                assert status < 500, sent
                assert {key: headers.get(key) for key in SAFE} == SAFE, sent

    run(story)
