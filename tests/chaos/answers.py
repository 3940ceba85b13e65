"""What every HTTP answer must be, whatever was asked: no failure of ours, and with the headers that protect people."""

import asyncio
from collections.abc import Mapping

from cavale.server.policy import SAFE
from tests.chaos.context import Context


def check_answer(context: Context, what: str, status: int, headers: Mapping[str, str]) -> None:
    """Note an answer that should not be."""
    context.counts["answers over HTTP"] += 1
    lacking = [name for name, value in SAFE.items() if headers.get(name) != value]
    if status >= 500 or lacking:
        without = " without the security headers" if lacking else ""
        context.violation(f"{status}{without} for {what}")


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]] | None:
    """Return the status and the headers of a raw answer; None if the connection ends before one is whole.

    Raises `ValueError` for what is no answer. "100 Continue" and its like only come before it.
    """
    while True:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError as ended:
            if ended.partial:
                raise ValueError(ended.partial) from None
            return None
        first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        version, _, rest = first.partition(" ")
        status = rest[:3]
        if version not in ("HTTP/1.1", "HTTP/1.0") or not (status.isascii() and status.isdigit()):
            raise ValueError(head)
        if status == "101" or not status.startswith("1"):
            pairs = [line.partition(":") for line in lines]
            return int(status), {name.strip().lower(): value.strip() for name, _, value in pairs}
