"""What every HTTP answer must be, whatever was asked: no failure of ours, and with the headers that protect people."""

from collections.abc import Mapping

from cavale.server.policy import SAFE
from tests.chaos.context import Context


def check_answer(context: Context, what: str, status: int, headers: Mapping[str, str]) -> None:
    """Note an answer that should not be."""
    context.counts["answers over HTTP"] += 1
    lacking = [name for name in SAFE if name not in headers]
    if status >= 500 or lacking:
        without = " without the security headers" if lacking else ""
        context.violation(f"{status}{without} for {what}")


def parsed(answer: bytes) -> tuple[int, dict[str, str]] | None:
    """Return the status and the headers of a raw answer; None if there was none."""
    head = answer.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
    words = head[0].split()
    if len(words) < 2 or not words[0].startswith("HTTP/") or not words[1].isdigit():
        return None
    pairs = (line.partition(":") for line in head[1:])
    return int(words[1]), {name.strip().lower(): value.strip() for name, _, value in pairs}
