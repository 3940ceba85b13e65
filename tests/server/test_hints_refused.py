"""Hints that are not to be had: the adviser gives no answer, or too many are under way for one address."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim, NoAnswer
from tests.server.kit import Client, Server, run, running, think_here
from tests.server.test_hints import QUICK, hint

ELSEWHERE = ("127.0.0.2", 0)  # an address of this machine that counts as another one


@asynccontextmanager
async def alone(server: Server, **more: Any) -> AsyncIterator[Client]:
    """Sit down at both seats of a table of one's own."""
    made = await server.make("Anna", "Bob")
    async with server.sit(made, 0, 1, **more) as client:
        await client.arrive(0, 1)
        yield client


@pytest.mark.parametrize("reason", ["late", "died", "raised"])
def test_an_adviser_without_an_answer_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str) -> None:
    """No hint is counted, the match goes on, and the next one may be asked for."""

    async def no_answer(work: Any, asked: Question, claim: Claim) -> Any:
        raise NoAnswer(reason)

    async def story() -> None:
        async with running(tmp_path, **QUICK) as server, alone(server) as both:
            monkeypatch.setattr(server.house.bots, "think", no_answer)
            assert (await hint(both, 0))["text"]["key"] == "server-hint-failed"
            assert not both.last["table"]["seats"][0].get("hints")
            monkeypatch.setattr(server.house.bots, "think", think_here)
            assert "chance" in await hint(both, 0)
            assert both.last["table"]["seats"][0]["hints"] == 1

    run(story)


def test_one_address_waits_for_so_many_hints_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are not kept from asking, and a hint that nobody waits for any more does not count."""
    gate = asyncio.Event()

    async def slowly(work: Any, asked: Question, claim: Claim) -> Any:
        await gate.wait()
        return await think_here(work, asked, claim)

    async def story() -> None:
        async with running(tmp_path, hints_per_address=2, **QUICK) as server, AsyncExitStack() as stack:
            monkeypatch.setattr(server.house.bots, "think", slowly)
            one, two = [await stack.enter_async_context(alone(server)) for _ in range(2)]
            other = await stack.enter_async_context(alone(server, local_addr=ELSEWHERE))
            await one.send("hint", seat=0)
            async with alone(server) as leaving:
                await leaving.send("hint", seat=0)
                while len(server.house.pending_hints.hints) < 2:
                    await asyncio.sleep(0.005)
                assert (await two.ask("hint", seat=0))["text"]["key"] == "server-hints-busy"
                kept = await other.send("hint", seat=0)
                while len(server.house.pending_hints.hints) < 3:
                    await asyncio.sleep(0.005)
            while sum(found.is_wanted() for found in server.house.pending_hints.hints.values()) > 2:
                await asyncio.sleep(0.005)
            asked = await two.send("hint", seat=0)
            while len(server.house.pending_hints.hints) < 4:
                await asyncio.sleep(0.005)
            gate.set()
            for client, key in ((two, asked), (other, kept)):
                assert (await client.until("done"))["key"] == key
                assert "chance" in client.last["advice"]

    run(story)
