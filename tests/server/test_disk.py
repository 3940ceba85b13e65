"""A disk that is full, fails, or does not answer: said to everyone, nothing lost, well again by itself."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy.exc import OperationalError

from cavale.engine.text import Speaker, Text
from cavale.server import TEXTS
from cavale.server.keeper import Write
from cavale.server.storage import Storage, Stored
from tests.server.hosting import cavale, client, log_of, serving, wait_until
from tests.server.kit import PATIENCE, Server, run, running

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bob"}]
RETRY: dict[str, Any] = {"storage_retry": 0.01}


async def in_keeper(server: Server, statement: str) -> None:
    """Carry out a statement on the connection that writes, in its thread."""
    keeper = server.house.keeper
    work = keeper.connection.execute
    await asyncio.get_running_loop().run_in_executor(keeper.thread, lambda: work(statement).fetchall())


@asynccontextmanager
async def full(server: Server) -> AsyncIterator[None]:
    """Let there be no room for another page of the database."""
    await in_keeper(server, "pragma max_page_count=1")  # SQLite takes what is there already
    yield
    await in_keeper(server, "pragma max_page_count=1000000")


async def healthy(server: Server) -> None:
    """Wait until the server says by itself that it is well."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await server.http.get("/healthz")).status_code != 200:
            assert (answer.status_code, answer.text) == (503, "storage\n")
            await asyncio.sleep(0.01)


def test_a_new_table_on_a_full_disk_is_refused_in_words_and_health_and_log_say_storage(tmp_path: Path) -> None:
    async def story() -> None:
        with structlog.testing.capture_logs() as log:
            async with running(tmp_path, **RETRY) as server:
                wish = {"game": "alcatraz", "seats": SEATS}
                async with full(server):
                    while (await server.post("/api/tables", wish)).status_code == 201:
                        pass  # what is free on pages that are there is used up first
                    for _ in range(3):
                        answer = await server.post("/api/tables", wish)
                        assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server-storage")
                        assert "content-security-policy" in answer.headers
                    health = await server.http.get("/healthz")
                    assert (health.status_code, health.text) == (503, "storage\n")
                    assert "cavale_storage_working 0.0" in (await server.http.get("/metrics")).text
                await healthy(server)
                assert "cavale_storage_working 1.0" in (await server.http.get("/metrics")).text
                assert (await server.make("Anna", "Bob"))["table"]
        told = [(event["log_level"], event["state"]) for event in log if event["event"] == "storage"]
        assert told == [("error", "failing"), ("warning", "working")]
        assert not any(event["event"] == "trouble" for event in log)

    run(story)
    for language in ("en", "fr"):
        assert Speaker(language, [TEXTS]).say(Text("server-storage"))


def test_a_move_on_a_full_disk_is_refused_as_storage_and_played_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **RETRY) as server:
            made = await server.make("Anna", "Bob")
            keeper, failing = server.house.keeper, [True]
            carry_out = keeper.carry_out

            def no_room(writes: Sequence[Write]) -> None:
                if failing[0]:
                    raise OSError(28, "No space left on device")
                carry_out(writes)

            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                keeper.carry_out = no_room  # type: ignore[method-assign]
                mover = 0 if both.choices(0) else 1
                await both.send("play", seat=mover, move=both.choices(mover)[0]["move"], entries=1)
                assert (await both.until("gone"))["text"]["key"] == "server-storage"
            for path, body in (
                (f"/api/tables/{made['table']}/host", {"host": made["host"], "what": "chat", "on": False}),
                (f"/api/tables/{made['table']}/host", {"host": made["host"], "what": "again"}),
                (f"/api/tables/{made['table']}/fork", {"at": 1, "seats": SEATS}),
            ):
                answer = await server.post(path, body)
                assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server-storage"), path
            failing[0] = False
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert both.last["table"]["status"] == "playing"  # what was not stored did not happen
                assert both.positions[0]["entries"] == 1
                assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"
            await healthy(server)

    run(story)


def test_clocks_that_could_not_be_stored_go_on_when_storage_works_again(tmp_path: Path) -> None:
    async def story() -> None:
        now = [0.0]
        async with running(tmp_path, now=lambda: now[0], sweep=3600.0, **RETRY) as server:
            made = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 3600})
            house = server.house
            commit, failing = house.keeper.carry_out, [True]

            def fails(writes: Sequence[Write]) -> None:
                if failing[0]:
                    raise sqlite3.OperationalError("disk I/O error")
                commit(writes)

            house.keeper.carry_out = fails  # type: ignore[method-assign]
            house.keeper.write_probe = lambda: fails([])  # type: ignore[method-assign]
            now[0] += 20  # so that the clock is to be noted
            await house.sweep()
            async with asyncio.timeout(PATIENCE):
                while made["table"] in house.live:
                    await asyncio.sleep(0.01)
            assert house.health.failing
            failing[0] = False
            async with asyncio.timeout(PATIENCE):
                while made["table"] not in house.live:
                    await asyncio.sleep(0.01)
            assert house.live[made["table"]].clock.seat >= 0

    run(story)


def test_clocks_that_could_not_be_resumed_at_the_start_go_on_when_storage_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody writes anything: the server finds out by itself that storage works again."""
    read, failing = Storage.table, [True]

    async def fails(storage: Storage, name: str) -> Stored | None:
        async with storage.reading():
            if failing[0]:
                raise sqlite3.OperationalError("disk I/O error")
        return await read(storage, name)

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 3600})
        monkeypatch.setattr(Storage, "table", fails)
        async with running(tmp_path, sweep=3600.0, **RETRY) as server:  # or its first cleaning would write
            assert not server.house.live
            failing[0] = False
            async with asyncio.timeout(PATIENCE):
                while made["table"] not in server.house.live:
                    await asyncio.sleep(0.01)
            assert server.house.live[made["table"]].clock.seat >= 0
            assert (await server.http.get("/healthz")).text == "ok\n"

    run(story)


def test_reads_that_fail_are_said_as_storage_and_work_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **RETRY) as server:
            made = await server.make("Anna", "Bob")
            house = server.house
            house.forget(await house.find(made["table"]))
            connect, failing = house.storage.engine.connect, [True]

            def fails() -> Any:
                if failing[0]:
                    raise OperationalError("select", {}, sqlite3.OperationalError("disk I/O error"))
                return connect()

            class Engine:
                """In the place of SQLAlchemy's, whose methods cannot be set."""

                connect = staticmethod(fails)

            house.storage.engine = Engine()  # type: ignore[assignment]
            for path in ("/api/lobby", f"/api/tables/{made['table']}"):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server-storage"), path
            async with server.connect(f"/ws/{made['table']}") as client:
                assert (await client.until("gone"))["text"]["key"] == "server-storage"
                await client.socket.wait_closed()
                assert client.socket.close_code == 1012  # so that browsers come again
            assert (await server.http.get("/healthz")).text == "storage\n"
            failing[0] = False
            await healthy(server)
            await server.get(f"/api/tables/{made['table']}")
            assert not house.damaged

    run(story)


@pytest.mark.parametrize("trouble", ["fails", "hangs"])
def test_closing_with_a_disk_that_fails_or_hangs_ends_and_frees_the_folder(tmp_path: Path, trouble: str) -> None:
    disk = threading.Event()

    def fails(writes: Sequence[Write]) -> None:
        if trouble == "hangs":
            disk.wait()
        raise sqlite3.OperationalError("disk I/O error")

    async def story() -> None:
        with structlog.testing.capture_logs() as log:
            async with asyncio.timeout(PATIENCE), running(tmp_path, storage_close=0.05) as server:
                made = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 3600})
                other = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 3600})
                async with server.sit(made, 0, 1) as both:
                    await both.arrive(0, 1)
                    server.house.keeper.carry_out = fails  # type: ignore[method-assign]
                    mover = 0 if both.choices(0) else 1
                    await both.send("play", seat=mover, move=both.choices(mover)[0]["move"], entries=1)
                    table = await server.house.find(made["table"])
                    while not table.turns.taken and not table.broken:
                        await asyncio.sleep(0)
        assert log[-1]["event"] == "closed"
        assert not any("exc_info" in event for event in log)
        disk.set()
        async with running(tmp_path) as server:
            for table_made in (made, other):
                await server.get(f"/api/tables/{table_made['table']}")

    try:
        run(story)
    finally:
        disk.set()


def test_files_that_cannot_grow_any_more_in_a_real_process(tmp_path: Path) -> None:
    """A limit of the operating system on the size of files: what was made is there, and it recovers by itself."""
    with serving(tmp_path / "data") as (process, address), client(address) as http:
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
        wish = {"game": "alcatraz", "seats": seats}
        made = [http.post("/api/tables", json=wish).raise_for_status().json()["table"]]
        usual = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (8192, usual[1]))
        for _ in range(3):
            answer = http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server-storage")
            health = http.get("/healthz")
            assert (health.status_code, health.text) == (503, "storage\n")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, usual)
        wait_until(lambda: http.get("/healthz").text == "ok\n")
        made.append(http.post("/api/tables", json=wish).raise_for_status().json()["table"])
        for table in made:
            http.get(f"/api/tables/{table}").raise_for_status()
        process.terminate()
        process.wait(PATIENCE)
    log = log_of(tmp_path / "data").read_text()
    assert log.count('"event": "storage"') == 2
    assert '"event": "closed"' in log
    assert "Traceback" not in log
    assert cavale("doctor", "--data", str(tmp_path / "data")).code == 0
