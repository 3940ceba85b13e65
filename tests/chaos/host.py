"""What a table's host asks for over HTTP, each wish with a key; what is not answered is sent again."""

import asyncio
import random
from typing import Any

import httpx

from tests.chaos.context import Context
from tests.chaos.table_log import HostStep, Request, TableLog, new_key
from tests.chaos.waiting import BOUND

FAIR = {"server-over"}  # why a wish may be refused although nothing is wrong
PROPER = {"server-trouble", "server-conflict"}  # it is sent again
PAUSE = 0.05  # seconds before it is


class Host:
    """The host of one table after the other."""

    def __init__(self, context: Context, rng: random.Random) -> None:
        self.context = context
        self.rng = rng
        self.pending: list[HostStep] = []

    def begin(self, log: TableLog, what: str, **fields: Any) -> None:
        """Wish for something."""
        body = {"host": log.host, "what": what, "key": new_key(), **fields}
        self.pending.append(HostStep(f"/api/tables/{log.table}/host", body, what))

    def begin_kick(self, log: TableLog) -> None:
        """Empty a seat, so that somebody else may take it with its new key; only while nobody is connected."""
        self.begin(log, "kick", seat=self.rng.choice(log.people))

    async def settle(self, http: httpx.AsyncClient, log: TableLog) -> None:
        """Send what is not answered yet, one after the other; one that was answered long ago is sent again at times."""
        loop = asyncio.get_running_loop()
        end = loop.time() + BOUND
        while self.pending:
            step = self.pending[0]
            answer = await self.send(http, step)
            if answer is None and loop.time() < end:
                await asyncio.sleep(PAUSE)
                continue
            self.pending.pop(0)
            if answer is None:
                self.context.violation(f"host's {step.what} meets trouble whenever it is sent")
                continue
            if answer.status_code == 200:
                self.note_done(log, step, answer.json())
            else:
                reason = answer.json()["text"]["key"]
                self.context.expect(reason in FAIR, f"host's {step.what} was refused: {reason}")
        if log.steps and self.rng.random() < 0.2:
            await self.send_again(http, log, self.rng.choice(log.steps))

    async def send(self, http: httpx.AsyncClient, step: HostStep) -> httpx.Response | None:
        """Send a wish, sometimes twice at once; both answers must be the same. None if it is to be sent again."""
        times = 2 if self.rng.random() < 0.2 else 1
        answers = await asyncio.gather(*(http.post(step.path, json=step.body) for _ in range(times)))
        if any(answer.status_code != 200 and answer.json()["text"]["key"] in PROPER for answer in answers):
            return None
        told = {answer.text for answer in answers}
        self.context.expect(len(told) == 1, f"host's {step.what} sent twice was answered differently")
        return answers[0]

    async def send_again(self, http: httpx.AsyncClient, log: TableLog, step: HostStep) -> None:
        """Send a wish that was answered before: it is answered likewise, and has no other effect."""
        answer = await http.post(step.path, json=step.body)
        if answer.status_code == 200:
            told, first = answer.json(), step.answer or {}
            if step.what == "kick" and first["seats"][0]["key"] != log.keys[step.body["seat"]]:
                first = {**first, "seats": []}  # the seat was emptied again since, and that key opens nothing
            self.context.expect(told == first, f"host's {step.what} sent again was answered differently")
        else:
            reason = answer.json()["text"]["key"]
            self.context.violation(f"host's {step.what}, acknowledged, is refused later: {reason}")
        self.context.counts["host's acts sent again"] += 1

    def note_done(self, log: TableLog, step: HostStep, answer: dict[str, Any]) -> None:
        """A wish was acknowledged."""
        self.context.counts["host's acts"] += 1
        self.context.counts[f"host's {step.what}"] += 1
        body, what = step.body, step.what
        step.answer = answer
        if what == "join":
            log.names[answer["seat"]] = body["name"]
            return
        log.steps.append(step)
        if what == "again":
            log.asked_again = True
        elif what in ("chat", "lobby"):
            log.switches[what] = body["on"]
        else:
            log.done.append(Request(body["key"], what, {"seat": body["seat"]}))
            if what == "bot":
                log.people.remove(body["seat"])
            else:
                self.note_kick(log, body["seat"], answer["seats"][0]["key"])

    def note_kick(self, log: TableLog, seat: int, key: str) -> None:
        """A seat was emptied: whoever has its new key comes and sits there."""
        log.keys[seat] = key
        log.hints[seat] = 0
        guest = {"name": f"Dora {new_key()}", "key": key}
        self.pending.append(HostStep(f"/api/tables/{log.table}/join", guest, "join"))
