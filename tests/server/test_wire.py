"""Secrets on the wire: two tables that differ only in what a seat may not know give it the same bytes."""

import re
from collections import Counter
from pathlib import Path

import pytest

import cavale.server
from cavale.engine.core.state import CHANCE
from cavale.games.cartagena.rules import cartagena_of
from tests.server.kit import Chance, Server, run, running
from tests.server.worlds import OTHERS, Script, Sent, both, golden_lines, match_of, play_word, same_lots, script_of

SOURCE = Path(cavale.server.__file__).parent
# Blue gets the same cards in both worlds, yellow does not; then each of them draws one.
WORLDS = {
    "rope and bread": ["card=file", "card=rope", "card=rope", "card=bread", "card=bread", "card=file"],
    "file and file": ["card=file", "card=file", "card=rope", "card=file", "card=bread", "card=rope"],
}
SECRET = {"rope and bread": "lay=rope", "file and file": "lay=file"}


async def world(server: Server, name: str) -> Sent:
    """Play the same public events in a world; return all that was sent to each."""
    made = await server.make("Anna", "-", game="pockets")
    path = f"/api/tables/{made['table']}"
    table = await server.house.find(made["table"])
    table.match.rng = Chance(table.match, "first=blue", *WORLDS[name])
    fetched: list[str] = []
    sent: Sent = {"blue over HTTP": fetched}

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
        sent: list[Sent] = []
        for number, name in enumerate(WORLDS):
            same_lots(monkeypatch)
            async with running(tmp_path / str(number)) as server:
                sent.append(await world(server, name))
        one, other = sent
        assert all(len(one[who]) > 3 for who in one)
        assert any('"previews"' in message for message in one["blue"])
        for who in ("blue", "watcher", "blue again", "blue over HTTP"):
            assert one[who] == other[who], who
        assert one["yellow"] != other["yellow"]

    run(story)


async def programs(server: Server, name: str) -> Sent:
    """Let two programs play the same public events in a world; return all that was sent to each."""
    made = await server.make("-", "-", game="pockets")
    table = await server.house.find(made["table"])
    table.match.rng = Chance(table.match, "first=blue", *WORLDS[name])
    path = f"/ws/{made['table']}"
    headers = [{"authorization": f"Bearer {key['key']}"} for key in made["seats"]]
    for colour, header in zip(("Blue", "Yellow"), headers, strict=True):
        await server.post(f"/api/tables/{made['table']}/join", {"name": colour}, headers=header)
    async with server.connect(path, additional_headers=headers[0]) as blue:
        await blue.until("view")
        async with server.connect(path, additional_headers=headers[1]) as yellow:
            for entries, client, word in (
                (1, blue, "draw"),
                (3, yellow, "draw"),
                (5, blue, "lay=rope"),
                (6, yellow, SECRET[name]),
            ):
                while client.last.get("view", {"entries": 0})["entries"] < entries:
                    await client.next()
                seat = client.last["view"]["seat"]
                assert (await client.ask("play", seat=seat, move=word, entries=entries))["type"] == "done"
            await blue.until("view", lambda view: view["entries"] == 7)
        async with server.connect(f"{path}?since=2", additional_headers=headers[0]) as again:
            await again.until("view")
        return {"blue": blue.raw, "yellow": yellow.raw, "blue again": again.raw}


def test_a_program_is_told_no_more_than_a_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Views as text do not depend on the other's cards; what the other is sent does."""

    async def story() -> None:
        sent: list[Sent] = []
        for number, name in enumerate(WORLDS):
            same_lots(monkeypatch)
            async with running(tmp_path / str(number)) as server:
                sent.append(await programs(server, name))
        one, other = sent
        assert any('"view"' in message and "?" in message for message in one["blue"])
        for who in ("blue", "blue again"):
            assert one[who] == other[who], who
        assert one["yellow"] != other["yellow"]

    run(story)


def with_another_card(script: Script, preset: str) -> Script:
    """Return the same public events of Cartagena in a world where red holds another card: one that red never plays."""
    match = match_of("cartagena", preset, script)
    words = [word for _, seat, words in script.plays if seat == 1 for word in words]
    played = Counter(word.partition(">")[2] for word in words if ">" in word)
    drawn: Counter[str] = Counter()
    at = -1
    for index, step in enumerate(step for step in match.steps() if step.actor == CHANCE):
        word = match.game.moves.notation(step.move)
        if word.startswith("card=") and int(cartagena_of(step.before).mover) == 1:
            drawn[word[5:]] += 1
            if drawn[word[5:]] > played[word[5:]]:
                at = index  # one more than red plays of it
    assert at >= 0
    other = next(sign for sign in ("key", "bottle", "pistol") if f"card={sign}" != script.chance[at])
    return script._replace(chance=(*script.chance[:at], f"card={other}", *script.chance[at + 1 :]))


@pytest.mark.parametrize("preset", ["jamaica", "basic", "advanced"])
def test_a_real_match_tells_nothing_of_a_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str) -> None:
    """Sixty entries of Cartagena: every byte that blue and a spectator get is the same whichever card red holds."""
    script = script_of(golden_lines("cartagena", f"{preset}-2"), 60)
    one, other = both(tmp_path, monkeypatch, "cartagena", preset, (script, with_another_card(script, preset)))
    assert len(one["blue"]) > 60
    for who in OTHERS:
        assert one[who] == other[who], who
    assert one["red"] != other["red"]


def uses(pattern: str) -> set[str]:
    """Return the modules of the server in which something occurs."""
    files = {path: path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py")}
    return {path.stem for path, text in files.items() if re.search(pattern, text)}


def test_one_module_makes_what_leaves() -> None:
    """Only `delivery` encodes messages and looks at a game's views and scenes; only `outbox` sends.

    `line` refuses what is no handshake, with a text that is always the same.
    """
    assert uses(r"json\.(encode|Encoder|dumps)") == {"delivery"}
    assert uses(
        r"\.(view\.view|view\.seen|scene\.(scene|preview|words|board)|refusal\.touch|judge\.judge|match\.view)\("
    ) == {"delivery"}
    assert uses(r"transport\.write|websocket\.send|send_(text|bytes|json)") == {"line", "outbox"}
    assert not uses(r"JSONResponse")


def test_messages_are_the_one_definition() -> None:
    """Structs that go over the wire are defined in `messages` only."""
    assert uses(r"msgspec\.Struct") == {"messages", "people"}
