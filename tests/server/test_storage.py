"""Storage: stored before told, together where possible, and nothing lost when the server is killed."""

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, insert, select
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cavale.engine.text import Problem, Text
from cavale.server import check, copies
from cavale.server.keeper import Conflict, Keeper, Write
from cavale.server.metrics import Metrics
from cavale.server.schema import MIGRATIONS, drift, upgrade
from cavale.server.settings import Settings
from cavale.server.storage import ADD_FACT, ENTRIES, HOUSE, open_database
from tests.server.hosting import async_client
from tests.server.kit import Client, run, running

SERVE = """
import asyncio, sys
from pathlib import Path
from cavale.server.logs import prepare_logs
from cavale.server.run import server_of
from cavale.server.settings import Settings
prepare_logs()
async def serve():
    server = server_of(Settings(Path(sys.argv[1]), port=0, workers=1, bot_pause=0.0))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await task
asyncio.run(serve())
"""


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    """A database that was brought up to date differs in nothing, also the second time."""
    path = tmp_path / "new" / "cavale.sqlite"
    upgrade(path)
    upgrade(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert drift(connection) == []
    engine.dispose()
    assert path.stat().st_mode & 0o077 == 0


def test_a_database_of_before_keeps_its_entries(tmp_path: Path) -> None:
    """Entries that were written before they lay in order are all there, and none can be written twice."""
    path, config = tmp_path / "old.sqlite", Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    written = [("b", 1, "red pass", "k", 1.5), ("a", 2, "table undo 1", None, 2.0), ("a", 1, "blue pass", "k", 1.0)]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        connection.execute(insert(ENTRIES), [dict(zip(ENTRIES.c.keys(), entry, strict=True)) for entry in written])
    upgrade(path)
    with engine.connect() as connection:
        assert connection.execute(select(ENTRIES)).all() == sorted(written)
        with pytest.raises(IntegrityError):
            connection.execute(
                insert(ENTRIES), dict(zip(ENTRIES.c.keys(), ("b", 1, "red pass", "l", 2.5), strict=True))
            )
    engine.dispose()


def test_concurrent_writes_share_a_commit(tmp_path: Path) -> None:
    """What comes while a commit is on its way goes into the next one, in its order; a conflict hurts only itself."""

    async def story() -> None:
        upgrade(tmp_path / "x.sqlite")
        engine = open_database(tmp_path / "x.sqlite")
        keeper = Keeper(tmp_path / "x.sqlite", Metrics())
        sizes: list[int] = []
        commit = keeper.commit

        async def counted(writes: Any) -> None:
            sizes.append(len(writes))
            await commit(writes)

        keeper.commit = counted  # type: ignore[method-assign]
        done: list[int] = []

        def fact(key: str) -> list[Write]:
            return [(ADD_FACT, {"key": key, "value": "v"})]

        async def keep(number: int) -> None:
            await keeper.keep(fact(f"{number}"))
            done.append(number)

        await asyncio.gather(*map(keep, range(50)))
        assert sizes == [50]
        assert done == list(range(50))
        kept = await asyncio.gather(*(keeper.keep(fact(key)) for key in ("a", "7", "b", "a")), return_exceptions=True)
        assert [type(answer) for answer in kept] == [type(None), Conflict, type(None), Conflict]
        async with engine.connect() as connection:
            assert len((await connection.execute(select(HOUSE))).all()) == 52
        assert keeper.connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert keeper.connection.execute("pragma synchronous").fetchone() == (2,)
        await keeper.close()
        await engine.dispose()

    run(story)


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    """While a commit hangs nobody hears of the move; if it fails nobody ever does, and the table is read again."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            keeper, gate = server.house.keeper, asyncio.Event()
            commit = keeper.commit
            trouble: list[Exception] = []

            async def held(writes: Any) -> None:
                await gate.wait()
                if trouble:
                    raise trouble.pop()
                await commit(writes)

            async with server.sit(made, 0, 1) as both, server.sit(made) as watcher:
                await both.arrive(0, 1)
                await watcher.arrive()
                keeper.commit = held  # type: ignore[method-assign]
                one = 0 if both.choices(0) else 1
                asked = asyncio.create_task(both.play(one))
                heard = asyncio.create_task(watcher.until("position"))
                table = await server.house.find(made["table"])
                while not table.turns.taken:
                    await asyncio.sleep(0)
                await both.send("ping")
                for _ in range(50):
                    await asyncio.sleep(0.001)
                assert not asked.done()
                assert not heard.done()
                gate.set()
                assert (await asked)["type"] == "done"
                assert (await heard)["entries"] == 2
                trouble.append(OSError("disk full"))
                await both.send("play", seat=1 - one, move=both.choices(1 - one)[0]["move"], entries=2)
                assert (await both.until("gone"))["text"]["key"] == "server-storage"
                with pytest.raises(ConnectionClosed):
                    await watcher.until("position")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert both.positions[0]["entries"] == 2
                assert (await both.play(1 - one))["type"] == "done"

    run(story)


async def started(folder: Path) -> tuple[asyncio.subprocess.Process, int]:
    """Start a server in a process of its own; return it and its port."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, str(folder), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    return process, int(await process.stdout.readline())


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """SIGKILL in the middle of a game, several times: whatever was acknowledged is there afterwards."""

    async def story() -> None:
        process, port = await started(tmp_path)
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bob"}]
        async with async_client(f"http://127.0.0.1:{port}") as http:
            made = (await http.post("/api/tables", json={"game": "alcatraz", "seats": seats})).json()
        keys = "&".join(f"key={seat['key']}" for seat in made["seats"])
        acknowledged: list[str] = []
        for moves in (3, 4, 0):
            async with connect(f"ws://127.0.0.1:{port}/ws/{made['table']}?{keys}", max_size=None) as socket:
                both = Client(socket)
                await both.arrive(0, 1)
                told = [json.dumps(told["text"]) for told in both.positions[0]["log"]][1:]
                assert told[: len(acknowledged)] == acknowledged
                acknowledged = told
                for _ in range(moves):
                    mover = 0 if both.choices(0) else 1
                    assert (await both.play(mover))["type"] == "done"
                    acknowledged.append(json.dumps(both.positions[0]["log"][-1]["text"]))
                if moves:
                    mover = 0 if both.choices(0) else 1
                    move = both.choices(mover)[0]["move"]
                    entries = both.positions[mover]["entries"]
                    await both.send("play", seat=mover, move=move, entries=entries)  # perhaps stored, perhaps not
                    os.kill(process.pid, signal.SIGKILL)
            await process.wait() if moves else process.terminate()
            if moves:
                process, port = await started(tmp_path)
        await process.wait()
        assert len(acknowledged) >= 7

    run(story)


def test_backup_restore_and_doctor(tmp_path: Path) -> None:
    """A copy made while the server runs brings everything back; the doctor finds what is broken."""

    async def story() -> None:
        settings, copy = Settings(tmp_path / "data"), tmp_path / "copy.sqlite"
        async with running(tmp_path / "data") as server:
            made = await server.make("Anna", "Bob")
            copies.copy(settings.database, copy)
            other = await server.make("Cleo", "Dora")
        assert await check.troubles(settings) == []
        aside = copies.restore(settings, copy)
        assert aside is not None
        async with running(tmp_path / "data") as server:
            await server.get(f"/api/tables/{made['table']}")
            assert (await server.http.get(f"/api/tables/{other['table']}")).status_code == 404
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
        engine = create_engine(f"sqlite:///{settings.database}")
        with engine.begin() as connection:
            connection.execute(ENTRIES.update().values(line="chance first=nobody"))
        engine.dispose()
        assert [text.key for text in await check.troubles(settings)] == ["server-table-line"]
        (tmp_path / "junk").write_bytes(b"not a database at all" * 100)
        for bad in (tmp_path / "junk", tmp_path / "nothing"):
            with pytest.raises(Problem):
                copies.restore(settings, bad)
        assert settings.database.exists()
        with pytest.raises(Problem) as raised:
            await check.troubles(Settings(tmp_path / "nowhere"))
        assert raised.value.text == Text("server-no-file", {"file": str(tmp_path / "nowhere" / "cavale.sqlite")})

    run(story)


def test_unused_tables_leave_the_memory(tmp_path: Path) -> None:
    """A table that nobody sits at is only on disk after a while, and comes back when somebody does."""

    async def story() -> None:
        now = [0.0]
        async with running(tmp_path, now=lambda: now[0], sweep=3600.0) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                now[0] += 1000
                await server.house.sweep()
                assert made["table"] in server.house.live
            while (await server.house.find(made["table"])).busy:
                await asyncio.sleep(0.005)
            now[0] += 1000
            await server.house.sweep()
            assert server.house.live == {}
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"

    run(story)


def test_old_tables_are_cleared_away(tmp_path: Path) -> None:
    """A table that nobody touched for long goes, with all that belongs to it; others stay."""

    async def story() -> None:
        async with running(tmp_path) as server:
            old = await server.make("Anna", "Bob")
            kept = await server.make("Anna", "Bob")
            house = server.house
            async with house.engine.begin() as connection:
                await connection.exec_driver_sql("update tables set touched = 0 where id = ?", (old["table"],))
            for name in (old["table"], kept["table"]):
                house.forget(await house.find(name))
            await house.clean()
            assert (await server.http.get(f"/api/tables/{old['table']}")).status_code == 404
            await server.get(f"/api/tables/{kept['table']}")
            async with house.engine.connect() as connection:
                assert {row.table_id for row in (await connection.execute(select(ENTRIES))).all()} == {kept["table"]}

    run(story)
