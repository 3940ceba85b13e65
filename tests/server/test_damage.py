"""A damaged table is set aside and named; all others play; `doctor --repair` keeps what can be read."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog

from cavale.server import check
from cavale.server.faults import DISK, StorageProblem
from cavale.server.house import House
from cavale.server.repair import repair
from cavale.server.settings import Settings
from tests.server.hosting import cavale, change, lines, serving
from tests.server.kit import Server, run, running

CLOCK = {"pace": "move", "seconds": 3600}
LINE = "update entries set line = cast(? as text) where table_id = ? and seq = 3"
COLUMN = "update tables set {} = ? where id = ?"
DAMAGES: dict[
    str, tuple[str, str | bytes, int | str]
] = {  # what is done to a table, and the line or column that is named
    "a line that is none": (LINE, "@@@ secret-of-bob", 3),
    "bytes that are no text": (LINE, b"\xff\xfe secret-of-bob", 3),
    "a move that is none": (LINE, "blue secret-of-bob", 3),
    "somebody who is not there": (LINE, "black cell>8:4", 3),
    "chance acts out of turn": (LINE, "chance first=blue", 3),
    "an undo of nothing": (LINE, "table undo 999", 3),
    "a line that is missing": (
        "update entries set line = line, seq = 99 where ? = '' and table_id = ? and seq = 3",
        "",
        3,
    ),
    "options that are no JSON": (COLUMN.format("options"), "{secret-of-bob", "options"),
    "options that there are not": (COLUMN.format("options"), '{"guards": "secret-of-bob"}', "options"),
    "a clock that is no JSON": (COLUMN.format("clock"), "secret-of-bob", "clock"),
    "times that are no JSON": (COLUMN.format('"left"'), "secret-of-bob", "left"),
    "a draft that is no JSON": (COLUMN.format("draft"), "secret-of-bob", "draft"),
    "a draft that cannot be played": (COLUMN.format("draft"), '[["secret-of-bob", "k"]]', "draft"),
    "a position that is none": (COLUMN.format("position"), "secret-of-bob", "position"),
    "a status that is none": (COLUMN.format("status"), "secret-of-bob", "status"),
    "a time that is none": (COLUMN.format("touched"), "secret-of-bob", "touched"),
    "a seat that is missing": ("update seats set number = 7 where ? = '' and table_id = ? and number = 0", "", "seats"),
    "a seat of no kind": ("update seats set kind = ? where table_id = ? and number = 0", "secret-of-bob", "seats"),
}
WHOLE = ("options", "position", "status", "touched", "seats")  # nothing can be kept if these are damaged


async def played(server: Server, moves: int = 4, **more: Any) -> dict[str, Any]:
    """Make a table with a clock, and play some moves there."""
    made = await server.make("Anna", "Bob", clock=CLOCK, **more)
    async with server.sit(made, 0, 1) as both:
        await both.arrive(0, 1)
        for _ in range(moves):
            assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"
    return made


async def two_tables(data: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Make two tables at which five lines were written each."""
    async with running(data) as server:
        return await played(server), await played(server)


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_table_is_set_aside_and_named_and_others_play(tmp_path: Path, kind: str) -> None:
    statement, value, named = DAMAGES[kind]
    settings = Settings(tmp_path)

    async def story() -> None:
        bad, good = await two_tables(tmp_path)
        with structlog.testing.capture_logs() as log:
            change(settings.database, statement, value, bad["table"])
            async with running(tmp_path) as server:
                assert (await played(server))["table"]
                async with server.sit(good, 0, 1) as both:
                    await both.arrive(0, 1)
                    assert both.positions[0]["entries"] == 5
                for path in (f"/api/tables/{bad['table']}", f"/api/tables/{bad['table']}/record"):
                    answer = await server.http.get(path)
                    assert (answer.status_code, answer.json()["text"]["key"]) == (503, "server-table-damaged")
                async with server.connect(f"/ws/{bad['table']}") as client:
                    assert (await client.until("gone"))["text"]["key"] == "server-table-damaged"
                assert "cavale_tables_damaged 1.0" in (await server.http.get("/metrics")).text
                await server.house.sweep()
                await server.get("/api/lobby")
        told = [event for event in log if event["event"] == "table set aside"]
        assert [(event["table"], event["line"] or event["column"]) for event in told] == [(bad["table"], named)]
        assert "secret-of-bob" not in str(log)

    run(story)


@pytest.mark.parametrize("kind", DAMAGES)
def test_repair_keeps_the_readable_part_and_writes_the_rest_to_a_file(tmp_path: Path, kind: str) -> None:
    statement, value, named = DAMAGES[kind]
    settings = Settings(tmp_path)

    async def story() -> None:
        bad, good = await two_tables(tmp_path)
        before = lines(settings.database, bad["table"])
        change(settings.database, statement, value, bad["table"])
        found = await check.troubles(settings)
        assert [(text.args["table"], text.args.get("line", text.args.get("column"))) for text in found] == [
            (bad["table"], named)
        ]
        assert found == await check.troubles(settings)  # looking changes nothing
        done = await repair(settings)
        assert done.done == found
        assert await check.troubles(settings) == []
        kept = {"draft": 5, "left": 5, "clock": 5} | dict.fromkeys(WHOLE, 0)
        assert lines(settings.database, bad["table"]) == before[: 2 if named == 3 else kept[str(named)]]
        assert len(lines(settings.database, good["table"])) == 5
        assert done.rest is not None
        assert done.rest.parent == tmp_path
        assert done.rest.stat().st_mode & 0o077 == 0
        rest = done.rest.read_text()
        assert rest.count("\nentries ") == 5
        written = value if isinstance(value, str) else value.decode(errors="backslashreplace")
        assert json.dumps(written) in rest
        assert good["table"] not in rest
        assert done.backup is not None
        with closing(sqlite3.connect(done.backup)) as copy:
            assert copy.execute("select count(*) from entries").fetchone() == (10,)
        async with running(tmp_path) as server:
            assert not server.house.damaged
            if kept.get(str(named), 2):
                async with server.sit(bad, 0, 1) as both:
                    await both.arrive(0, 1)
                    assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"
            else:
                assert (await server.http.get(f"/api/tables/{bad['table']}")).status_code == 404

    run(story)


def test_a_repair_that_cannot_be_written_is_told_and_changes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(tmp_path)

    def fails(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def story() -> None:
        bad, _ = await two_tables(tmp_path)
        change(settings.database, LINE, "@@@", bad["table"])
        before = lines(settings.database, bad["table"])
        for part in ("store", "write_rest"):
            with monkeypatch.context() as patch:
                patch.setattr(f"cavale.server.repair.{part}", fails)
                with pytest.raises(StorageProblem) as raised:
                    await repair(settings)
            assert (raised.value.text.key, raised.value.exit_code) == ("server-disk", DISK)
            assert lines(settings.database, bad["table"]) == before
        await repair(settings)
        assert await check.troubles(settings) == []

    run(story)


def test_a_table_of_a_game_that_is_not_here_is_set_aside_and_repair_leaves_it_alone(tmp_path: Path) -> None:
    settings = Settings(tmp_path)

    async def story() -> None:
        bad, _ = await two_tables(tmp_path)
        for statement, key in (
            ("game = 'chess'", "server-table-game"),
            ("game = 'alcatraz', rules = 99", "server-table-rules"),
        ):
            change(settings.database, f"update tables set {statement} where id = ?", bad["table"])
            async with running(tmp_path) as server:
                assert (await server.http.get(f"/api/tables/{bad['table']}")).status_code == 503
            done = await repair(settings)
            assert [text.key for text in done.left] == [key]
            assert (done.done, done.rest, done.backup) == ([], None, None)
            assert [text.key for text in await check.troubles(settings)] == [key]
            assert len(lines(settings.database, bad["table"])) == 5

    run(story)


def test_what_chance_had_to_bring_after_the_kept_part_is_brought_anew(tmp_path: Path) -> None:
    settings = Settings(tmp_path)

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await played(server, 0)
        change(settings.database, "update entries set line = '?' where table_id = ? and seq = 1", made["table"])
        await repair(settings)
        assert lines(settings.database, made["table"])[0].startswith("chance first=")
        async with running(tmp_path) as server, server.sit(made, 0, 1) as both:
            await both.arrive(0, 1)
            assert (await both.play(0 if both.choices(0) else 1))["type"] == "done"

    run(story)


def test_a_damaged_table_of_the_lobby_does_not_hide_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            made = [await server.make("Anna", "-", lobby=True) for _ in range(4)]
        spoils = ("options = 'x'", "options = x'ff'", "game = 'chess'")
        for table, spoil in zip(made, spoils, strict=False):
            change(tmp_path / "cavale.sqlite", f"update tables set {spoil} where id = ?", table["table"])
        async with running(tmp_path) as server:
            shown = await server.get("/api/lobby")
            assert [table["table"] for table in shown] == [made[3]["table"]]

    run(story)


def test_every_table_with_a_clock_goes_on_after_a_start_however_many_there_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            first = await server.make("Anna", "Bob", clock=CLOCK)
            for _ in range(3):
                await server.make("Anna", "Bob")  # without a clock: it waits on disk until somebody comes
        with closing(sqlite3.connect(tmp_path / "cavale.sqlite")) as database, database:
            for rows, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id")):
                columns = [name for _, name, *_ in database.execute(f"pragma table_info({rows})") if name != key]
                same = ", ".join(f'"{name}"' for name in columns)
                for number in range(220):
                    copy = f"insert into {rows} ({key}, {same}) select ?, {same} from {rows} where {key} = ?"
                    database.execute(copy, (f"copy{number}", first["table"]))
        house = House(Settings(tmp_path, workers=1))
        await house.open()
        assert len(house.live) == 221
        await house.close()

    run(story)


def test_the_host_repairs_a_line_by_hand_of_the_doctor(tmp_path: Path) -> None:
    """The way of a host: the server starts, doctor names table and line, its repair says where everything is."""
    data = tmp_path / "data"

    async def story() -> None:
        bad, _ = await two_tables(data)
        change(data / "cavale.sqlite", LINE, "@@@", bad["table"])
        with serving(data):
            pass
        for language in ("en", "fr"):
            said = cavale("doctor", "--data", str(data), "--lang", language)
            assert said.code == 1
            assert len(said.err.splitlines()) == 1
            assert f"{bad['table']} " in said.err
            assert " 3 " in said.err
            assert "--repair" in said.err
        said = cavale("doctor", "--repair", "--data", str(data))
        assert said.code == 0, said
        named = [word.rstrip(".") for word in said.out.split() if word.startswith(str(data))]
        assert len(named) == 2
        assert all(Path(name).is_file() for name in named), named
        assert cavale("doctor", "--data", str(data)).code == 0

    run(story)
