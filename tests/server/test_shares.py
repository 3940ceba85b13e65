"""A share of the bots' thinking for each address, however many people are there, and a worker that never advises."""

import asyncio
import os
from pathlib import Path
from typing import Any

import httpx
import pytest

from cavale.server.bots import MOST_MAKERS, Bots, Shares
from cavale.server.metrics import Metrics
from cavale.server.settings import Settings, usual_workers
from cavale.server.thought_queue import Claim
from tests.server.kit import PATIENCE, Server, run, running
from tests.server.test_hints_refused import ELSEWHERE
from tests.server.test_thought_queue import order
from tests.server.test_workers import ASKED, EVER, number, stop

BOTS = [{"kind": "bot", "name": "random"}, {"kind": "bot", "name": "random"}]
WISH = {"game": "alcatraz", "seats": BOTS}


async def waiting(server: Server, count: int) -> None:
    """Wait until so many bots' turns wait for a worker."""
    while len(server.house.bots.pool.queue) < count:
        await asyncio.sleep(0.005)


def nobody_thinks(server: Server) -> None:
    """Let all turns wait."""
    server.house.bots.pool.hand_out = lambda: None  # type: ignore[method-assign]


def test_many_people_at_one_address_have_one_share(tmp_path: Path) -> None:
    """A bot of somebody elsewhere waits for one of theirs, however many tables were made without a cookie before."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            nobody_thinks(server)
            for _ in range(12):
                server.http.cookies.clear()
                assert (await server.post("/api/tables", WISH)).status_code == 201
            await waiting(server, 12)
            where = httpx.AsyncHTTPTransport(local_address=ELSEWHERE[0])
            async with httpx.AsyncClient(base_url=server.http.base_url, transport=where, timeout=PATIENCE) as other:
                assert (await other.post("/api/tables", json=WISH)).status_code == 201
            await waiting(server, 13)
            assert order(server.house.bots.pool.queue) == ["127.0.0.1", ELSEWHERE[0], *["127.0.0.1"] * 11]

    run(story)


def test_forks_and_rematches_are_charged_to_the_address_as_well(tmp_path: Path) -> None:
    """However a table comes to be."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            nobody_thinks(server)
            made = (await server.post("/api/tables", WISH)).json()
            fork = await server.post(f"/api/tables/{made['table']}/fork?host={made['host']}", {"at": 0, "seats": BOTS})
            assert fork.status_code == 201
            await server.post(f"/api/tables/{made['table']}/host", {"host": made["host"], "what": "again"})
            record = (await server.http.get(f"/api/tables/{made['table']}/record?host={made['host']}")).text
            old = (await server.http.post("/api/records", content=record)).json()
            again = await server.post(f"/api/tables/{old['table']}/host", {"host": old["host"], "what": "again"})
            joined = again.json()["table"]
            for seat in (0, 1):
                wish = {"host": old["host"], "what": "bot", "seat": seat, "bot": "random"}
                assert (await server.post(f"/api/tables/{joined}/host", wish)).status_code == 200
            await waiting(server, 4)
            assert order(server.house.bots.pool.queue) == ["127.0.0.1"] * 4

    run(story)


def test_after_a_restart_the_owner_is_charged(tmp_path: Path) -> None:
    """Addresses are not stored."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            nobody_thinks(server)
            made = [(await server.post("/api/tables", WISH)).json() for _ in range(2)]
        async with running(tmp_path, processes=True) as server:
            nobody_thinks(server)
            tables = [await server.house.find(each["table"]) for each in made]
            for table in tables:
                server.house.nudge(table)
            await waiting(server, 2)
            assert order(server.house.bots.pool.queue) == [tables[0].owner] * 2
            assert tables[0].owner

    run(story)


def test_not_every_maker_is_known_for_ever() -> None:
    """So that addresses take a bounded room; a table of nobody's pays for itself."""

    class Nobodys:
        id, owner = "0", ""

    shares = Shares()
    for each in range(MOST_MAKERS + 1):
        shares.note(str(each), "address")
    table: Any = Nobodys()
    assert (len(shares.makers), shares.of(table)) == (MOST_MAKERS, "0")
    shares.note("0", "address")
    assert shares.of(table) == "address"


@pytest.mark.parametrize(("there", "workers"), [(None, 2), (1, 2), (2, 2), (3, 2), (4, 3), (16, 15)])
def test_there_are_two_workers_at_least(monkeypatch: pytest.MonkeyPatch, there: int | None, workers: int) -> None:
    """One for each core but one, unless the operator says otherwise."""
    monkeypatch.setattr(os, "cpu_count", lambda: there)
    assert usual_workers() == workers
    assert Bots(Settings(Path(".")), Metrics()).pool.most == workers
    assert Bots(Settings(Path("."), workers=1), Metrics()).pool.most == 1


def test_a_hint_that_hangs_holds_up_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """On two cores either, with the settings that every server has."""
    monkeypatch.setattr(os, "cpu_count", lambda: 2)

    async def story() -> None:
        bots = Bots(Settings(Path("."), bot_seconds=EVER), Metrics())
        try:
            hint = asyncio.create_task(bots.think(stop, ASKED, Claim("Anna", hint=True)))
            while not any(worker.job for worker in bots.pool.workers):
                await asyncio.sleep(0.005)
            assert await bots.think(number, ASKED, Claim("Bob")) in bots.pool.processes
            assert not hint.done()
            hint.cancel()
        finally:
            await bots.close()

    run(story)
