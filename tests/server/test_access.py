"""Who may look: everyone × everything × every time × every kind of watching, against a table written by hand."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.hosting import async_client
from tests.server.kit import Client, Server, run, running

REASONS = {"server-watching-off": "o", "server-watching-end": "e", "server-secret": "s", "server-wrong-key": "w"}
ALL = "........"

# A letter for each of: table info, watching by socket, films with the eyes of a spectator, of seat 0, of seat 1 and
# with everything revealed, record, fork. `.` is allowed; others are refused because watching is off (`o`) or allowed
# at the end only (`e`), because something is secret (`s`), or because a key opens nothing (`w`).
OPEN_ON = {"stranger": ALL, "wrong key": ".w......", "seat 0": ALL, "seat 1": ALL, "host": ALL}
OPEN_OFF = {"stranger": ".ooooooo", "wrong key": ".woooooo", "seat 0": ALL, "seat 1": ALL, "host": ALL}
OPEN_END = {"stranger": ".eeeeeee", "wrong key": ".weeeeee", "seat 0": ALL, "seat 1": ALL, "host": ALL}
HOLDERS = {"seat 0": "....ssss", "seat 1": "...s.sss", "host": "...sssss"}
SECRET_ON = {"stranger": "...sssss", "wrong key": ".w.sssss", **HOLDERS}
SECRET_OFF = {"stranger": ".ooooooo", "wrong key": ".woooooo", **HOLDERS}
SECRET_END = {"stranger": ".eeeeeee", "wrong key": ".weeeeee", **HOLDERS}
EXPECTED = {
    "alcatraz": {  # hides nothing
        "waiting": {"on": OPEN_ON, "off": OPEN_OFF, "end": OPEN_END},
        "playing": {"on": OPEN_ON, "off": OPEN_OFF, "end": OPEN_END},
        "over": {"on": OPEN_ON, "off": OPEN_OFF, "end": OPEN_ON},
    },
    "pockets": {  # hides hands
        "waiting": {"on": SECRET_ON, "off": SECRET_OFF, "end": SECRET_END},
        "playing": {"on": SECRET_ON, "off": SECRET_OFF, "end": SECRET_END},
        "over": {"on": OPEN_ON, "off": OPEN_OFF, "end": OPEN_ON},
    },
}


@dataclass
class Who:
    """Somebody who asks: as what they should be treated, and how they are known."""

    kind: str
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    seats: tuple[int, ...] = ()  # held, that choices are shown to


async def everyone(server: Server, made: dict[str, Any], when: str) -> dict[str, Who]:
    """Fill a table as far as it should be, and return all who could ask."""
    path, keys = f"/api/tables/{made['table']}", [seat["key"] for seat in made["seats"]]
    other = await server.make("Olga", "Otto", game="alcatraz")

    async def join(key: str, name: str, program: bool = False) -> dict[str, str]:
        async with async_client(f"http://127.0.0.1:{server.port}") as http:
            token = {"authorization": f"Bearer {key}"} if program else {}
            wish = {"name": name} if program else {"name": name, "key": key}
            answer = await http.post(f"{path}/join", json=wish, headers=token)
            assert answer.status_code == 200, answer.text
            return {"cookie": f"cavale={answer.cookies['cavale']}"} if answer.cookies else token

    owner = {"cookie": f"cavale={server.http.cookies['cavale']}"}
    eve = await join(keys[2], "Eve")
    kicked = await server.post(f"{path}/host", {"host": made["host"], "what": "kick", "seat": 2})
    anna = await join(keys[0], "Anna")
    program = await join(keys[1], "Deep", program=True)
    if when != "waiting":
        await join(kicked.json()["seats"][0]["key"], "Carl")
    if when == "over":
        await server.post(f"{path}/host", {"host": made["host"], "what": "again"})
    server.http.cookies.clear()
    assert (await server.get(path))["status"] == when
    return {
        "outsider": Who("stranger"),
        "another table's key": Who("wrong key", f"key={other['seats'][0]['key']}"),
        "another table's host": Who("wrong key", f"host={other['host']}"),
        "seat 0 by key": Who("seat 0", f"key={keys[0]}", seats=(0,)),
        "seat 0 by cookie": Who("seat 0", "mine=1", anna, (0,)),
        "program by token": Who("seat 1", "", program),
        "program by token, as a screen": Who("seat 1", "form=scene", program, (1,)),
        "host by key": Who("host", f"host={made['host']}"),
        "owner by cookie": Who("host", "mine=1", owner),
        "kicked, by key": Who("wrong key", f"key={keys[2]}"),
        "kicked, by cookie": Who("stranger", "mine=1", eve),
    }


async def answers(server: Server, table: str, who: Who) -> str:
    """Return what somebody is answered, a letter each, in the order of the table above."""
    path, found = f"/api/tables/{table}", ""

    def letter(answer: httpx.Response, good: int = 200) -> str:
        if answer.status_code == good:
            return "."
        assert answer.status_code == 403, answer.text
        return REASONS[answer.json()["text"]["key"]]

    async with async_client(f"http://127.0.0.1:{server.port}", headers=who.headers) as http:
        found += letter(await http.get(f"{path}?{who.query}"))
        found += await watched(server, table, who)
        for eyes in (-3, 0, 1, -1):
            found += letter(await http.get(f"{path}/film?seat={eyes}&{who.query}"))
        found += letter(await http.get(f"{path}/record?{who.query}"))
        seats = [{"kind": "bot", "name": "random"}, {"kind": "open"}, {"kind": "open"}]
        found += letter(await http.post(f"{path}/fork?{who.query}", json={"at": 0, "seats": seats}), 201)
    return found


async def watched(server: Server, table: str, who: Who) -> str:
    """Return what somebody who connects is answered; what choices will do is shown to whoever has them alone."""
    async with server.connect(f"/ws/{table}?{who.query}", additional_headers=who.headers) as client:
        first = await client.next()
        if first["type"] == "gone":
            return REASONS[first["text"]["key"]]
        await client.send("ping")
        await client.until("pong")
        shown(client, (await server.house.find(table)).actor, who)
        return "."


def shown(client: Client, actor: int, who: Who) -> None:
    """See to it that previews came if it is their turn, and only then."""
    kinds = [json.loads(text)["type"] for text in client.raw]
    assert ("previews" in kinds) == (actor in who.seats), who


@pytest.mark.parametrize("watching", ["on", "off", "end"])
@pytest.mark.parametrize("when", ["waiting", "playing", "over"])
@pytest.mark.parametrize("game", EXPECTED)
def test_who_may_look(tmp_path: Path, game: str, when: str, watching: str) -> None:
    """There is one answer to who may look, whatever they look at."""

    async def story() -> None:
        async with running(tmp_path, films_per_address=0, sockets_per_address=0) as server:
            made = await server.make("-", "-", "-", game=game, watching=watching)
            people = await everyone(server, made, when)
            found = {name: await answers(server, made["table"], who) for name, who in people.items()}
            assert found == {name: EXPECTED[game][when][watching][who.kind] for name, who in people.items()}

    run(story)


def test_the_lobby_shows_names_and_nothing_else(tmp_path: Path) -> None:
    """A table in the lobby whose watching is off is listed, for strangers are to find it; no move of it is."""

    async def story() -> None:
        async with running(tmp_path) as server:
            await server.make("Anna", "-", game="alcatraz", watching="off", lobby=True)
            server.http.cookies.clear()
            (shown,) = await server.get("/api/lobby")
            assert set(shown) == {"table", "game", "names", "options"}

    run(story)
