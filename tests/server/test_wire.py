"""Secrets on the wire: two tables that differ only in what a seat may not know give it the same bytes."""

import re
from pathlib import Path

import pytest

import cavale.server
from tests.server.kit import Chance, Client, Server, run, running

SOURCE = Path(cavale.server.__file__).parent
# Blue gets the same cards in both worlds, yellow does not; then each of them draws one.
WORLDS = {
    "rope and bread": ["card=file", "card=rope", "card=rope", "card=bread", "card=bread", "card=file"],
    "file and file": ["card=file", "card=file", "card=rope", "card=file", "card=bread", "card=rope"],
}
SECRET = {"rope and bread": "lay=rope", "file and file": "lay=file"}


async def play_word(client: Client, seat: int, word: str) -> None:
    """Play a choice by its notation."""
    picks = [number for number, choice in enumerate(client.choices(seat)) if choice["notation"] == word]
    answer = await client.play(seat, picks[0])
    assert answer["type"] == "done", answer


async def world(server: Server, name: str) -> dict[str, list[str]]:
    """Play the same public events in a world; return all that was sent to each."""
    made = await server.make("Anna", "-", game="pockets")
    path = f"/api/tables/{made['table']}"
    table = await server.house.find(made["table"])
    table.match.rng = Chance(table.match, "first=blue", *WORLDS[name])
    fetched: list[str] = []
    sent: dict[str, list[str]] = {"blue over HTTP": fetched}

    async def fetch(*paths: str) -> None:
        server.http.cookies.clear()  # by which both seats of this test belong to one browser
        for more in paths:
            fetched.append((await server.http.get(path + more)).text)

    key = made["seats"][0]["key"]
    async with server.sit(made, 0) as blue, server.sit(made) as watcher, server.sit(made, 1) as yellow:
        await blue.until("table", lambda m: m.get("watchers") == 1 and m["seats"][1].get("present"))
        await server.post(f"{path}/join", {"name": "Bob", "key": made["seats"][1]["key"]})
        for client in (blue, watcher, yellow):
            await client.until("table", lambda m: m["status"] == "playing")
        await play_word(blue, 0, "draw")
        await yellow.until("position", lambda m: m["entries"] == 3)
        await play_word(yellow, 1, "draw")
        await blue.until("position", lambda m: m["entries"] == 5)
        await play_word(blue, 0, "lay=file")
        assert (await blue.ask("undo", key="b1", seat=0))["type"] == "done"
        await play_word(blue, 0, "lay=rope")
        await yellow.until("position", lambda m: m["entries"] == 8)
        await play_word(yellow, 1, SECRET[name])
        await blue.until("position", lambda m: m["entries"] == 9)
        await blue.ask("play", key="b2", seat=0, move=99, entries=9)
        await blue.ask("play", key="b3", seat=1, move=0, entries=9)
        await blue.ask("touch", key="b4", seat=0, path=["card:hand-yellow-1"])
        await fetch("", "/record", f"/film?seat=0&key={key}", "/film?seat=-3", "/film?seat=-1", "/film?seat=1")
        await watcher.until("position", lambda m: m["entries"] == 9)
        async with server.sit(made, 0, since=2) as again:
            await again.arrive(0)
            sent["blue again"] = again.raw
        sent |= {"blue": blue.raw, "watcher": watcher.raw, "yellow": yellow.raw}
    return sent


def test_two_worlds_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What blue and a spectator are sent does not depend on yellow's cards; what yellow is sent does."""

    async def story() -> None:
        sent: list[dict[str, list[str]]] = []
        for number, name in enumerate(WORLDS):
            keys = iter(range(1000))
            monkeypatch.setattr("tests.server.kit.KEYS", keys)
            codes = iter(("AAAAAAAA", "BBBBBBBB"))
            monkeypatch.setattr("cavale.server.opening.new_id", lambda: "sametable")
            monkeypatch.setattr("cavale.server.opening.new_code", lambda codes=codes: next(codes))
            async with running(tmp_path / str(number)) as server:
                sent.append(await world(server, name))
        one, other = sent
        assert all(len(one[who]) > 3 for who in one)
        for who in ("blue", "watcher", "blue again", "blue over HTTP"):
            assert one[who] == other[who], who
        assert one["yellow"] != other["yellow"]

    run(story)


def uses(pattern: str) -> set[str]:
    """Return the modules of the server in which something occurs."""
    files = {path: path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py")}
    return {path.stem for path, text in files.items() if re.search(pattern, text)}


def test_one_module_makes_what_leaves() -> None:
    """Only `delivery` encodes messages and looks at a game's views and scenes; only `outbox` sends."""
    assert uses(r"json\.(encode|Encoder|dumps)") == {"delivery"}
    assert uses(r"\.(view\.view|view\.seen|scene\.(scene|words|board)|refusal\.touch|judge\.judge|match\.view)\(") == {
        "delivery"
    }
    assert uses(r"transport\.write|websocket\.send|send_(text|bytes|json)") == {"outbox"}
    assert not uses(r"JSONResponse")


def test_messages_are_the_one_definition() -> None:
    """Structs that go over the wire are defined in `messages` only."""
    assert uses(r"msgspec\.Struct") == {"messages", "people"}
