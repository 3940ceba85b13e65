"""What a request must not be, and headers that answers of the application carry beside those of `policy`."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cavale.engine.text import Problem
from cavale.server.delivery import failure
from cavale.server.settings import Settings
from cavale.server.sockets import own_origin

OPENER: Final = {"cross-origin-opener-policy": "same-origin"}
LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


def opener_headers(headers: Headers, settings: Settings) -> dict[str, str]:
    """Return one more header, of which browsers complain where they do not trust the address."""
    host = headers.get("host", "").rpartition(":")[0]
    trusted = settings.public_url.startswith("https:") or host in LOCAL
    return OPENER if trusted else {}


class Packing(GZipMiddleware):
    """Sends what is fetched compressed; answers to what was sent hold keys, and are not."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress, or pass on."""
        packed = scope["type"] == "http" and scope["method"] == "GET"
        await (super().__call__(scope, receive, send) if packed else self.app(scope, receive, send))


class Guard:
    """Refuses what comes from other pages or is too large, and adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        safe = opener_headers(headers, self.settings)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = MutableHeaders(scope=message)
                for name, value in safe.items():
                    more.setdefault(name, value)
            await send(message)

        length = headers.get("content-length", "0")
        try:
            own = scope["method"] in ("GET", "HEAD", "OPTIONS") or own_origin(headers, self.settings)
        except Problem as problem:
            await failure(problem, 400)(scope, receive, send_safely)
            return
        if not own:
            await failure(Problem("server-origin"), 403)(scope, receive, send_safely)
        elif not (length.isascii() and length.isdigit() and len(length) < 20) or int(length) > self.settings.body_size:
            await failure(Problem("server-too-large"), 413)(scope, receive, send_safely)
        else:
            await self.app(scope, receive, send_safely)
