"""Worlds that differ only in what a seat may not know: the same public events, and all that was sent to each."""

from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from cavale.engine.match import Match
from cavale.engine.record import Line, read
from cavale.games import find_game
from tests.server.kit import Chance, Client, Server, run, running

Sent: TypeAlias = dict[str, list[str]]  # to whom, what
OTHERS = ("blue", "watcher", "blue again", "by HTTP")  # all but red, as the second of two is called here


class Script(NamedTuple):
    """A match of two as it is to be played: what chance brings, and who plays what after how many entries."""

    chance: tuple[str, ...]
    plays: tuple[tuple[int, int, tuple[str, ...]], ...]  # entries before it, seat, notations
    whims: tuple[tuple[int, str], ...] = ()  # entries before what red begins and takes back


def script_of(lines: tuple[Line, ...], most: int, seats: tuple[str, str] = ("blue", "red")) -> Script:
    """Return the first lines of a record as a script; one more where chance finishes what a player began."""
    lines = lines[: most + (lines[most].actor == "chance")]
    chance = tuple(word for line in lines if line.actor == "chance" for word in line.words)
    plays = [(n, line) for n, line in enumerate(lines) if line.actor != "chance"]
    return Script(chance, tuple((n, seats.index(line.actor), line.words) for n, line in plays))


def golden_lines(game: str, name: str) -> tuple[Line, ...]:
    """Return the lines of a match between bots."""
    return read((find_game(game).folder / "tests" / "golden" / f"{name}.record").read_bytes()).lines


def match_of(game: str, preset: str, script: Script) -> Match:
    """Return the match that a script tells."""
    found = Match(find_game(game), 2, find_game(game).choose(2, preset))
    found.rng = Chance(found, *script.chance)
    found.settle()
    for _, seat, words in script.plays:
        for word in words:
            move = found.game.moves.parse(word)
            assert move is not None
            found.play(move, seat)
        found.settle()
    return found


async def play_word(client: Client, seat: int, word: str, **more: str) -> None:
    """Play a choice by its notation, as soon as it is offered."""
    while not (moves := [choice["move"] for choice in client.choices(seat) if choice["notation"] == word]):
        await client.until("position")
    entries = client.positions[seat]["entries"]
    answer = await client.ask("play", seat=seat, move=moves[0], entries=entries, **more)
    assert answer["type"] == "done", answer


async def played(server: Server, game: str, preset: str, script: Script) -> Sent:
    """Play a script between two people with somebody looking on; return all that was sent to each."""
    made = await server.make("Anna", "-", game=game, preset=preset)
    path = f"/api/tables/{made['table']}"
    table = await server.house.find(made["table"])
    table.match.rng = Chance(table.match, *script.chance)
    async with server.sit(made, 0) as blue, server.sit(made) as watcher, server.sit(made, 1) as red:
        await blue.until("table", lambda m: m.get("watchers") == 1 and m["seats"][1].get("present"))
        await server.post(f"{path}/join", {"name": "Bob", "key": made["seats"][1]["key"]})
        for client in (blue, watcher, red):
            await client.until("table", lambda m: m["status"] == "playing")
        people = (blue, red)
        for entries, seat, words in script.plays:
            while people[seat].positions[seat]["entries"] < entries:
                await people[seat].until("position")
            for word in [word for number, word in script.whims if number == entries]:
                await play_word(red, 1, word, key="whim")
                assert (await red.ask("undo", key="no", seat=1))["type"] == "done"
            for word in words:
                await play_word(people[seat], seat, word)
        last = len(table.match.entries)
        for seat, client in ((0, blue), (-3, watcher), (1, red)):
            while client.positions[seat]["entries"] < last:
                await client.until("position")
        async with server.sit(made, 0, since=2) as again:
            await again.arrive(0)
        server.http.cookies.clear()  # by which both seats of this test belong to one browser
        key = made["seats"][0]["key"]
        films = [(await server.http.get(f"{path}/film?seat={who}")).text for who in (f"0&key={key}", "-3", "-1", "1")]
        return {"blue": blue.raw, "watcher": watcher.raw, "red": red.raw, "blue again": again.raw, "by HTTP": films}


def both(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, preset: str, worlds: tuple[Script, Script]
) -> list[Sent]:
    """Play in two worlds in which all that is drawn by lot is the same; return all that was sent in each."""
    sent: list[Sent] = []

    async def story() -> None:
        for number, script in enumerate(worlds):
            same_lots(monkeypatch)
            async with running(folder / str(number), messages_at_once=1000) as server:
                sent.append(await played(server, game, preset, script))

    run(story)
    return sent


def same_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the next table the number, the codes and the keys of every first one."""
    codes = iter(("AAAAAAAA", "BBBBBBBB"))
    monkeypatch.setattr("tests.server.kit.KEYS", iter(range(1000)))
    monkeypatch.setattr("cavale.server.opening.new_id", lambda: "sametable")
    monkeypatch.setattr("cavale.server.opening.new_code", lambda: next(codes))
    monkeypatch.setattr("cavale.server.glances.GLANCE", 0)  # previews go out however fast all play
