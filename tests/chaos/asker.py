"""Sends the requests of a table's people, each with a key; notes what was acknowledged, resends what was not."""

import random
from typing import Any

from tests.chaos.context import Context
from tests.chaos.seen import Seen
from tests.chaos.table_log import Request, TableLog
from tests.server.kit import Client

# Why a request may be refused although the client did nothing wrong: a bot has ended the match, for instance.
FAIR = {
    "play": {"server-over", "server-too-long"},
    "undo": {"server-over", "server-too-long", "undo-nothing"},
    "propose": {"server-over"},
    "answer": {"server-over"},
    "resign": {"server-over"},
    "hint": {"server-over", "server-stale", "server-hint-failed"},
    "say": {"server-chat-off"},
}
PROPER = {"server-trouble", "server-conflict"}  # the table is read again; the client comes back and resends
AGAIN = 30  # the last acknowledged requests, of which one may be sent again


class Asker:
    """Asks for one thing after the other."""

    def __init__(self, context: Context, rng: random.Random, seen: Seen) -> None:
        self.context = context
        self.rng = rng
        self.seen = seen
        self.pending: Request | None = None  # what is not answered yet
        self.may_hint = False  # a move was played since the last hint, so that it is about another position

    async def ask(self, log: TableLog, client: Client, request: Request) -> None:
        """Send a request, sometimes twice at once, and note the answer; without one it stays pending."""
        self.pending = request
        resent = request.sent > 0
        if request.kind == "hint":
            self.may_hint = False
        times = 2 if self.rng.random() < 0.05 else 1
        answers = await self.send(client, request, times)
        if any(answer["type"] == "done" for answer in answers):
            self.note_done(log, request, resent)
            if answers[-1]["type"] != "done":
                self.context.violation(f"{request.kind} sent twice: done, then {answers[-1]['text']['key']}")
        else:
            self.note_refused(log, request, answers[0]["text"]["key"], resent)

    async def send(self, client: Client, request: Request, times: int) -> list[dict[str, Any]]:
        """Send a request so many times at once, and return the answers."""
        fields = {"text": request.text} if request.kind == "say" else request.fields
        for _ in range(times):
            await client.send(request.kind, key=request.key, **fields)
        request.sent += times
        answers: list[dict[str, Any]] = []
        while len(answers) < times:
            message = await client.next()
            if message["type"] == "said":
                self.seen.note_said(message.get("text", ""))
            if message["type"] in ("done", "refused") and message["key"] == request.key:
                answers.append(message)
        return answers

    async def send_again(self, log: TableLog, client: Client) -> None:
        """Send a request that was acknowledged once more: it is acknowledged again, and has no other effect."""
        sent = [request for request in log.done[-AGAIN:] if request.by_socket and request.seat in log.people]
        sent = [request for request in sent if request.kind != "say" or request.seat == min(log.people)]
        if sent:
            request = self.rng.choice(sent)
            answer = (await self.send(client, request, 1))[0]
            if answer["type"] != "done" and answer["text"]["key"] not in PROPER:
                self.context.violation(f"{request.kind}, acknowledged, is refused later: {answer['text']['key']}")
            self.context.counts["sent again though answered"] += 1

    def note_done(self, log: TableLog, request: Request, resent: bool) -> None:
        """A request was acknowledged."""
        self.pending = None
        log.done.append(request)
        self.context.counts["acknowledged"] += 1
        self.context.counts[f"acknowledged {request.kind}"] += 1
        self.context.counts["resent and acknowledged"] += resent
        if request.kind == "play":
            self.may_hint = True
        elif request.kind == "hint":
            log.hints[request.seat] += 1
        elif request.kind == "say":
            self.seen.said.add(request.text)
        elif request.kind == "resign":
            log.people.remove(request.seat)
            self.seen.forget()

    def note_refused(self, log: TableLog, request: Request, reason: str, resent: bool) -> None:
        """A request was refused: a legal move must not be."""
        self.context.counts["refused"] += 1
        if reason in PROPER:
            return  # stays pending, as the connection ends and it is sent again
        self.pending = None
        if reason not in FAIR.get(request.kind, ()):
            again = " (sent again)" if resent else ""
            self.context.violation(f"{request.kind}{again} was refused: {reason} [{log.game} {log.table}]")
