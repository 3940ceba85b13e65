"""Every request with a key has its effect once: sent again, after a kill at any point, after others came between."""

import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from websockets.asyncio.client import connect

from cavale.server import copies
from cavale.server.schema import MIGRATIONS
from cavale.server.storage import TABLES
from tests.server.hosting import async_client
from tests.server.kit import Chance, Client, Server, run, running
from tests.server.test_storage import started

CARDS = ["card=file", "card=rope", "card=file", "card=rope", "card=bread", "card=bread", "card=rope"]

# What happens one after the other: seat, kind of request, and what it says.
STORIES: dict[str, tuple[tuple[int, str, dict[str, Any]], ...]] = {
    "an action": ((0, "play", {"move": "lay=file"}),),
    "a draft, undone choice by choice": (
        (0, "play", {"move": "trade"}),
        (0, "play", {"move": "drop=file"}),
        (0, "undo", {}),
        (0, "play", {"move": "drop=file"}),
        (0, "undo", {}),
        (0, "undo", {}),
        (0, "play", {"move": "trade"}),
    ),
    "a draft that is completed": (
        (0, "play", {"move": "trade"}),
        (0, "play", {"move": "drop=file"}),
        (0, "play", {"move": "drop=file"}),
        (1, "play", {"move": "lay=rope"}),
    ),
    "an action undone freely, in the draft of another": (
        (0, "play", {"move": "lay=file"}),
        (1, "play", {"move": "trade"}),
        (0, "undo", {}),
        (0, "play", {"move": "lay=file"}),
    ),
    "an action undone by consent": (
        (0, "play", {"move": "lay=file"}),
        (1, "play", {"move": "lay=rope"}),
        (0, "undo", {}),
        (1, "answer", {"yes": False}),
        (0, "undo", {}),
        (1, "answer", {"yes": True}),
        (0, "play", {"move": "lay=file"}),
    ),
    "an offer to stop": (
        (0, "propose", {}),
        (1, "answer", {"yes": False}),
        (1, "propose", {}),
        (0, "answer", {"yes": True}),
    ),
    "an offer that is declined by playing on": ((1, "propose", {}), (0, "play", {"move": "lay=file"})),
    "a seat given up": ((1, "resign", {}), (0, "say", {"phrase": "bye"})),
    "chat": ((0, "say", {"text": "good luck"}), (1, "say", {"phrase": "thanks"})),
    "a hint": ((0, "hint", {}), (0, "play", {"move": "lay=file"})),
}
WISHES: tuple[dict[str, Any], ...] = (
    {"what": "chat", "on": False},
    {"what": "chat", "on": True},
    {"what": "lobby", "on": True},
    {"what": "lobby", "on": False},
    {"what": "bot", "seat": 1, "bot": "random"},
    {"what": "person", "seat": 1},
    {"what": "kick", "seat": 1},
    {"what": "kick", "seat": 1},
    {"what": "again"},
)


async def state(server: Server, name: str) -> tuple[Any, ...]:
    """Return all that a request could have changed."""
    async with server.house.table(name) as table:
        seats = [(s.kind, s.name, s.bot, s.lost, s.key, s.code, s.person, s.hints) for s in table.seats]
        match = (table.record(), list(table.match.draft), table.offer, table.status, table.end)
        return (*match, seats, table.chat, table.lobby, table.next_table, sorted(await server.house.storage.names()))


@asynccontextmanager
async def after_a_kill(server: Server, folder: Path) -> AsyncIterator[Server]:
    """Run a second server on the file as it is now: just what a kill at this moment would leave."""
    folder.mkdir()
    copies.copy(server.house.settings.database, folder / "cavale.sqlite")
    async with running(folder, bot_pause=60.0) as other:
        yield other


async def begun(server: Server) -> dict[str, Any]:
    """Make a table of Pockets at which Anna, who begins, can trade."""
    made = await server.make("Anna", "-", game="pockets", hints=True)
    (await server.house.find(made["table"])).match.rng = Chance(
        (await server.house.find(made["table"])).match, "first=blue", *CARDS
    )
    await server.post(f"/api/tables/{made['table']}/join", {"name": "Bob", "key": made["seats"][1]["key"]})
    return made


async def send_again(both: Client, requests: list[dict[str, Any]]) -> None:
    """Send requests as they were sent before: each is done, and nobody hears anything said again."""
    heard = len(both.raw)
    for request in requests:
        assert (await both.ask(**request))["type"] == "done", request
    assert [text for text in both.raw[heard:] if '"type":"said"' in text] == []


@pytest.mark.parametrize("story", STORIES)
def test_a_request_over_the_socket_has_its_effect_once(tmp_path: Path, story: str) -> None:
    """All that was asked for is sent again, here and after a kill: nothing changes, each answer is `done`."""

    async def tale() -> None:
        async with running(tmp_path / "here", bot_pause=60.0) as server:
            made = await begun(server)
            sent: list[dict[str, Any]] = []
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                for number, (seat, kind, fields) in enumerate(STORIES[story]):
                    request = {"kind": kind, "key": f"key {number}", **fields}
                    if kind != "say":
                        request["seat"] = seat
                    if kind == "play":
                        request["entries"] = len((await server.house.find(made["table"])).match.entries)
                    assert (await both.ask(**request))["type"] == "done", request
                    sent.append(request)
                    now = await state(server, made["table"])
                    await send_again(both, sent)
                    assert await state(server, made["table"]) == now, request
                    async with after_a_kill(server, tmp_path / str(number)) as later, later.sit(made, 0, 1) as again:
                        await again.arrive(0, 1)
                        assert await state(later, made["table"]) == now, request  # what was acknowledged is there
                        await send_again(again, sent)
                        assert await state(later, made["table"]) == now, request
                        if kind != "say":
                            other = await again.ask(**{**request, "seat": 1 - seat})
                            assert other["text"]["key"] == "server-key"

    run(tale)


def test_what_a_host_wishes_has_its_effect_once(tmp_path: Path) -> None:
    """The host's wishes, each sent again at once, after a kill, and after the others: the same answer, no effect."""

    async def tale() -> None:
        async with running(tmp_path / "here", bot_pause=60.0) as server:
            made = await begun(server)
            path, answers = f"/api/tables/{made['table']}/host", []
            for number, wish in enumerate(WISHES):
                body = {"host": made["host"], "key": f"key {number}", **wish}
                answer = await server.post(path, body)
                assert answer.status_code == 200, answer.text
                answers.append((body, answer.json()))
                now = await state(server, made["table"])
                async with after_a_kill(server, tmp_path / str(number)) as later:
                    for one in (server, later):
                        assert (await one.post(path, body)).json() == answer.json()
                        for old, _ in answers:
                            assert (await one.post(path, old)).status_code == 200
                        assert await state(one, made["table"]) == now, wish
            codes = [answer["seats"][0]["code"] for body, answer in answers if body["what"] == "kick"]
            assert len(set(codes)) == 2
            assert len(await server.house.storage.names()) == 2
            long = await server.post(path, {"host": made["host"], "key": "x" * 65, "what": "chat"})
            assert (long.status_code, long.json()["text"]["key"]) == (400, "server-key")

    run(tale)


def test_a_rematch_is_opened_together_with_the_note_of_it(tmp_path: Path) -> None:
    """No commit holds the new table without the old one knowing of it: a kill between them would make two."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            keeper, commit = server.house.keeper, server.house.keeper.commit
            seen: list[tuple[int, bool]] = []

            async def watched(writes: Any) -> None:
                await commit(writes)
                rows = await server.house.storage.rows(TABLES.select().where(TABLES.c.id == made["table"]))
                seen.append((len(await server.house.storage.names()), bool(rows[0]["next_table"])))

            keeper.commit = watched  # type: ignore[method-assign]
            answer = await server.post(f"/api/tables/{made['table']}/host", {"host": made["host"], "what": "again"})
            assert answer.status_code == 200
            assert seen[0] == (2, True)
            assert (1, True) not in seen
            assert (2, False) not in seen

    run(tale)


def test_a_hint_asked_for_twice_at_once_counts_once(tmp_path: Path) -> None:
    """The same key before the first one is thought is one hint."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                for _ in range(2):
                    await anna.send("hint", key="same", seat=0)
                for _ in range(2):
                    await anna.until("done", lambda m: m["key"] == "same")
                assert anna.last["table"]["seats"][0]["hints"] == 1

    run(tale)


def test_a_key_opens_no_free_hint(tmp_path: Path) -> None:
    """A key that was used for something else, or for a hint of before, is answered without another hint."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert (await both.ask("say", key="said", phrase="hello"))["type"] == "done"
                assert (await both.ask("hint", key="said", seat=0))["type"] == "done"
                assert "advice" not in both.last

    run(tale)


def test_keys_are_bounded_for_each_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for ever makes nobody else's keys forgotten, and fills neither memory nor disk."""

    async def tale() -> None:
        monkeypatch.setattr("cavale.server.tables.MOST_KEYS_WITHOUT_ENTRY", 3)
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0) as anna, server.sit(made) as watcher:
                await anna.arrive(0)
                assert (await anna.ask("say", key="hers", phrase="hello"))["type"] == "done"
                for number in range(8):
                    await watcher.ask("say", key=f"w{number}", phrase="hello")
                assert set((await server.house.find(made["table"])).keys) == {"hers", "w5", "w6", "w7"}
                async with server.house.engine.connect() as connection:
                    rows = (await connection.exec_driver_sql("select key from requests order by key")).all()
                assert [row.key for row in rows] == ["hers", "w5", "w6", "w7"]

    run(tale)


def test_old_keys_are_cleared_away(tmp_path: Path) -> None:
    """After some days nobody sends a request again."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                await anna.ask("say", key="old", phrase="hello")
                await anna.ask("say", key="new", phrase="hello")
            async with server.house.engine.begin() as connection:
                await connection.exec_driver_sql("update requests set at = at - 30 * 86400 where key = 'old'")
            await server.house.clean()
            async with server.house.engine.connect() as connection:
                rows = (await connection.exec_driver_sql("select key from requests")).all()
            assert [row.key for row in rows] == ["new"]

    run(tale)


def test_keys_are_printable(tmp_path: Path) -> None:
    """A key with control characters is refused: several keys may stand in one entry, a line each."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                for key in ("a\nb", "\0", "\u202e"):
                    assert (await anna.ask("say", key=key, phrase="hello"))["text"]["key"] == "server-key"

    run(tale)


def test_an_undo_in_a_draft_whose_answer_a_kill_took_is_carried_out_once(tmp_path: Path) -> None:
    """SIGKILL after an undo within an action; sent to the next server with its key, it takes back nothing more."""

    async def tale() -> None:
        process, port = await started(tmp_path)
        try:
            seats = [{"kind": "person", "name": name} for name in ("Anna", "Bob")]
            async with async_client(f"http://127.0.0.1:{port}") as http:
                made = (await http.post("/api/tables", json={"game": "section_x", "seats": seats})).json()
            path = f"/ws/{made['table']}?" + "&".join(f"key={seat['key']}" for seat in made["seats"])
            rng = random.Random(0)
            async with connect(f"ws://127.0.0.1:{port}{path}", max_size=None) as socket:
                both = Client(socket)
                await both.arrive(0, 1)
                mover = 0
                while not both.positions[mover].get("draft"):
                    mover = 0 if both.choices(0) else 1
                    await both.play(mover, rng.randrange(len(both.choices(mover))))
                undo: dict[str, Any] = {"kind": "undo", "key": "once", "seat": mover}
                assert (await both.ask(**undo))["type"] == "done"
                entries, draft = both.positions[mover]["entries"], both.positions[mover].get("draft")
                os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            process, port = await started(tmp_path)
            async with connect(f"ws://127.0.0.1:{port}{path}", max_size=None) as socket:
                both = Client(socket)
                await both.arrive(0, 1)
                assert (await both.ask(**undo))["type"] == "done"
                assert (both.positions[mover]["entries"], both.positions[mover].get("draft")) == (entries, draft)
                assert "offer" not in both.last["table"]
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    run(tale)


def test_a_file_of_before_is_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    """A database without stored requests and offers gets them by itself, and its tables go on."""

    async def tale() -> None:
        async with running(tmp_path) as server:
            made = await begun(server)
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                assert (await both.ask("play", key="before", seat=0, move="trade", entries=1))["type"] == "done"
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        engine = create_engine(f"sqlite:///{tmp_path / 'cavale.sqlite'}")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0003")
        engine.dispose()
        async with running(tmp_path) as server, server.sit(made, 0, 1) as both:
            await both.arrive(0, 1)
            assert both.positions[0]["draft"] == 1
            assert (await both.ask("play", key="before", seat=0, move="trade", entries=1))["type"] == "done"
            assert (await both.ask("undo", seat=0))["type"] == "done"
            assert both.positions[0].get("draft", 0) == 0

    run(tale)
