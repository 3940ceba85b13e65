"""Requests that no decent client sends: odd paths, headers, lengths, and what is no HTTP at all."""

import asyncio
import random

import httptools

from tests.chaos.answers import check_answer, read_answer
from tests.chaos.context import Context
from tests.chaos.process import ServerProcess
from tests.chaos.waiting import BOUND

PATHS = (
    "/api/tables/{table}/film?seat=+0",
    "/api/tables/{table}/film?seat=%D9%A1",
    "/api/tables/{table}/film?seat=" + "9" * 5000,
    "/api/tables/{table}/film?seat=1e3&key=%00",
    "/api/tables/{table}/film?key=%ED%A0%80&seat=0",
    "/api/tables/{table}?" + "a=1&" * 500,
    "/api/tables/%00",
    "/api/tables/%ED%A0%80",
    "/api/tables/" + "x" * 9000,
    "/api/tables/{table}/record?key=" + "k" * 9000,
    "/api/texts/..%2f..%2fen",
    "/api/texts/e%00n",
    "/api/rulebook/alcatraz/%FF",
    "/games/alcatraz/ui/..%2f..%2fstate.py",
    "/games/alcatraz/ui/%2e%2e/%2e%2e/rules.py",
    "/games/alcatraz/ui/" + "a" * 5000 + ".svg",
    "/%2e%2e/%2e%2e/etc/passwd",
    "//evil.example/",
    "/\\..\\",
    "/t/%F0%9F%92%A3",
    "/" + "%41" * 3000,
    "*",
)
HEADERS = (
    "Origin: http://[",
    "Origin: http://[::1",
    "Origin: \x80\xff",
    "Origin: null",
    "Origin: //",
    "Host: [",
    "Host: ",
    "Host: a\r\nHost: b",
    "Cookie: cavale=" + "x" * 4000,
    "Cookie: cavale=%00.;;;=; =",
    "Cookie: cavale=eyJpZCI6MX0.AAAA",
    "Authorization: Bearer " + "y" * 3000,
    "Authorization: Bearer \x80",
    "Authorization: Basic x",
    "X-Forwarded-For: 1.2.3.4, , [",
    "X-Forwarded-Proto: javascript",
    "Content-Length: \u0661".encode().decode("latin-1"),
    "Content-Length: 5\r\nContent-Length: 6",
    "Content-Length: -1",
    "Content-Length: 99999999999999999999",
    "Transfer-Encoding: chunked, chunked",
    "Accept-Encoding: gzip;q=x, \x00",
    "If-None-Match: \xff",
    "Range: bytes=0-0,-1,5-2",
    "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings",
    "Expect: 100-continue",
    "Sec-WebSocket-Key: x\r\nUpgrade: websocket\r\nConnection: Upgrade",
    "Sec-WebSocket-Version: 99\r\nUpgrade: websocket\r\nConnection: Upgrade",
)
METHODS = ("GET", "GET", "GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE", "CONNECT", "BREW")
SOCKETS = ("/ws/{table}", "/ws/{table}?since=%D9%A1", "/ws/{table}?key=%ED%A0%80", "/ws/%00", "/ws/{table}?host=%00")


def request(rng: random.Random, table: str) -> bytes:
    """Return a request with something odd about it."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n"
    path = rng.choice((*PATHS, *SOCKETS, "/api/tables", "/api/tables/{table}", "/api/records", "/healthz", "/"))
    lines = [f"{rng.choice(METHODS)} {path.replace('{table}', table)} HTTP/1.1", "Connection: close"]
    odd = [rng.choice(HEADERS) for _ in range(rng.randrange(3))]
    if not any(line.lower().startswith("host") for line in odd):
        lines.append("Host: 127.0.0.1")
    if "/ws/" in path and rng.random() < 0.7:
        lines[0] = lines[0].replace(lines[0].split()[0], "GET", 1)
        lines[1] = "Connection: Upgrade"
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    data = "\r\n".join([*lines, *odd, "", ""]).encode("latin-1", "replace")
    if kind < 0.2:
        at = rng.randrange(len(data))
        data = data[:at] + rng.randbytes(1) + data[at + 1 :]
    elif kind < 0.23:
        data = data[: rng.randrange(1, len(data))]
    return data


def posted(path: str, body: bytes) -> bytes:
    """Return a request that sends something."""
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
    return f"{head}\r\n\r\n".encode() + body


class Completeness:
    """Hears from a parser whether a request is whole."""

    def __init__(self) -> None:
        self.whole = False

    def on_message_complete(self) -> None:
        """Note that it is."""
        self.whole = True


def wants_answer(data: bytes) -> bool:
    """Tell whether bytes are a whole request, or can never become one: then there must be an answer."""
    heard = Completeness()
    try:
        httptools.HttpRequestParser(heard).feed_data(data)
    except (httptools.HttpParserError, httptools.HttpParserUpgrade):
        return True
    return heard.whole


async def send_raw(context: Context, server: ServerProcess, data: bytes) -> int:
    """Send bytes, look at the answer, and return its status; half a request is ended by us, and may get none."""
    wanted, shown = wants_answer(data), repr(data[:160])
    context.counts["halves of requests"] += not wanted
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(data)
        if not wanted:
            writer.write_eof()
        found = await asyncio.wait_for(read_answer(reader), BOUND)
    except TimeoutError:
        context.violation(f"no answer to {shown}" if wanted else f"the connection is held open after half of {shown}")
        return 0
    except ValueError as odd:
        context.violation(f"{str(odd)[:160]} is no answer to {shown}")
        return 0
    except ConnectionError:  # cut off while we sent, or before we had read
        found = None
    finally:
        writer.transport.abort()
    if found is None:
        context.expect(not wanted, f"no answer to {shown}")
        return 0
    check_answer(context, shown, *found)
    return found[0]
