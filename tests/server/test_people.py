"""People: joining by link, code or lobby; coming back; what a host may do; who may look on."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cavale.engine.text import Problem
from cavale.server.people import People, Person, clean_name
from tests.server.kit import run, running


def test_joining_by_link_and_coming_back_by_code(tmp_path: Path) -> None:
    """A link opens its seat; its code, typed anyhow, gives the same key on another device."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-")
            key = made["seats"][1]
            path = f"/api/tables/{made['table']}"
            assert (await server.get(path))["status"] == "waiting"
            joined = await server.post(f"{path}/join", {"name": "Bob", "key": key["key"]})
            assert joined.json() == key
            assert (await server.get(path))["seats"][1]["name"] == "Bob"
            typed = f"{key['code'][:4].lower()} {key['code'][4:]}"
            again = await server.post("/api/join", {"name": "Robert", "code": typed})
            assert again.json() == key
            assert again.headers["location"] == f"/t/{made['table']}"
            assert (await server.get(path))["seats"][1]["name"] == "Bob"  # coming back does not rename
            for wrong in ({"code": "NOSUCHCODE"}, {"key": f"{key['code']}-0"}, {"key": "x"}):
                refused = await server.post(f"{path}/join", {"name": "Eve", **wrong})
                assert (refused.status_code, refused.json()["text"]["key"]) == (403, "server-wrong-key")
            assert (await server.post(f"{path}/join", {"name": "Eve"})).status_code == 403

    run(story)


def test_the_lobby(tmp_path: Path) -> None:
    """A table in the lobby is open to strangers until its seats are taken."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-", lobby=True)
            await server.make("Hidden", "-")
            assert [row["table"] for row in await server.get("/api/lobby")] == [made["table"]]
            joined = (await server.post(f"/api/tables/{made['table']}/join", {"name": "Bob"})).json()
            assert joined["seat"] == 1
            async with server.sit({**made, "seats": [joined]}, 1) as bob:
                await bob.arrive(1)
                assert bob.last["table"]["status"] == "playing"
            assert await server.get("/api/lobby") == []
            late = await server.post(f"/api/tables/{made['table']}/join", {"name": "Eve"})
            assert (late.status_code, late.json()["text"]["key"]) == (409, "server-full")

    run(story)


def test_the_cookie_holds_seats_and_hosting(tmp_path: Path) -> None:
    """The browser that made a table gets its seats and its rights back without any link; others do not."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            cookie = server.http.cookies["cavale"]
            path = f"/ws/{made['table']}?mine=1"
            async with server.connect(path, additional_headers={"cookie": f"cavale={cookie}"}) as anna:
                hello = await anna.until("hello")
                assert (hello["seats"], hello["host"]) == ([0, 1], True)
            forged = cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB")
            for bad in (forged, People("another secret").sign(Person("x", "Eve")), "rubbish", ""):
                async with server.connect(path, additional_headers={"cookie": f"cavale={bad}"}) as eve:
                    assert (await eve.until("hello"))["seats"] == []
                server.http.cookies.set("cavale", bad)
                denied = await server.http.post(
                    f"/api/tables/{made['table']}/host",
                    json={"host": "", "what": "kick", "seat": 0},
                    headers={"cookie": f"cavale={bad}"},
                )
                assert denied.status_code == 403

    run(story)


def test_a_host_fills_a_seat_and_hands_it_back(tmp_path: Path) -> None:
    """A bot plays for somebody who left; who comes back plays on."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            path = f"/api/tables/{made['table']}/host"
            host = {"host": made["host"], "seat": 1}
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await bob.arrive(1)
                await anna.arrive(0)
                assert (await server.post(path, {**host, "what": "bot", "bot": "random"})).status_code == 200
                await anna.until("table", lambda m: m["seats"][1]["kind"] == "bot")
                for _ in range(2):
                    while not anna.choices(0):
                        await anna.next()
                    await anna.play(0)
                refused = await bob.ask("play", seat=1, move=0, entries=0)
                assert refused["text"]["key"] == "server-bot-plays"
                assert (await server.post(path, {**host, "what": "person"})).status_code == 200
                back = await anna.until("table", lambda m: m["seats"][1]["kind"] == "person")
                assert back["seats"][1]["name"] == "Bob"
                table = await server.house.find(made["table"])
                if table.actor == 0:
                    while anna.positions[0]["entries"] < len(table.match.entries):
                        await anna.next()
                    await anna.play(0)
                while bob.positions[1]["entries"] < len(table.match.entries):
                    await bob.next()
                assert (await bob.play(1))["type"] == "done"
            assert (await server.post(path, {**host, "what": "bot", "bot": "nobody"})).status_code == 400
            assert (await server.post(path, {**host, "host": "guess", "what": "bot"})).status_code == 403

    run(story)


def test_a_host_empties_a_seat(tmp_path: Path) -> None:
    """Who is shown out hears why; the old link opens nothing any more, the new one does."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 1) as bob:
                await bob.arrive(1)
                wish = {"host": made["host"], "what": "kick", "seat": 1}
                kicked = (await server.post(f"/api/tables/{made['table']}/host", wish)).json()
                assert (await bob.until("gone"))["text"]["key"] == "server-kicked"
                with pytest.raises(ConnectionClosed):
                    await bob.next()
            async with server.sit(made, 1) as bob:
                assert (await bob.next())["text"]["key"] == "server-wrong-key"
            joined = await server.post("/api/join", {"name": "Cleo", "code": kicked["seats"][0]["code"]})
            assert joined.json() == kicked["seats"][0]

    run(story)


@pytest.mark.parametrize(("watching", "reason"), [("off", "server-watching-off"), ("end", "server-watching-end")])
def test_who_may_look_on(tmp_path: Path, watching: str, reason: str) -> None:
    """A table can be closed to spectators, or until the end."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob", watching=watching)
            async with server.sit(made) as watcher:
                assert (await watcher.next())["text"]["key"] == reason
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                await both.ask("propose", seat=0)
                await both.ask("answer", seat=1, yes=True)
            async with server.sit(made) as watcher:
                assert (await watcher.next())["type"] == ("gone" if watching == "off" else "hello")

    run(story)


def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    """The same links open the next table, each person one seat further."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob", "*random")
            wish = {"host": made["host"], "what": "again"}
            path = f"/api/tables/{made['table']}/host"
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                await both.ask("propose", seat=0)
                await both.ask("answer", seat=1, yes=True)
                again = (await server.post(path, wish)).json()
                assert (await both.until("table", lambda m: "next_table" in m))["next_table"] == again["table"]
            assert (await server.post(path, wish)).json()["table"] == again["table"]
            info = await server.get(f"/api/tables/{again['table']}")
            assert [seat["name"] for seat in info["seats"]] == ["random", "Anna", "Bob"]
            async with server.sit({**made, "table": again["table"]}, 0) as anna:
                assert (await anna.until("hello"))["seats"] == [1]

    run(story)


def test_a_host_begins_anew(tmp_path: Path) -> None:
    """A match that is not over is stopped, and the same people sit in the same seats of a new one."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                wish = {"host": made["host"], "what": "again"}
                again = (await server.post(f"/api/tables/{made['table']}/host", wish)).json()
                stopped = await anna.until("table", lambda m: "next_table" in m)
                assert (stopped["status"], stopped["end"]) == ("over", "unfinished")
            info = await server.get(f"/api/tables/{again['table']}")
            assert [seat["name"] for seat in info["seats"]] == ["Anna", "Bob"]
            assert info["status"] == "playing"

    run(story)


def test_talking(tmp_path: Path) -> None:
    """Phrases and texts reach everyone; the host can turn it off."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made) as watcher:
                await anna.ask("say", phrase="hello")
                assert (await watcher.until("said"))["name"] == "Anna"
                await watcher.ask("say", text="hi\nthere")
                said = await anna.until("said", lambda m: m["seat"] == -3)
                assert said["text"] == "hithere"
                assert (await anna.ask("say", phrase="rude"))["text"]["key"] == "server-chat-what"
                wish = {"host": made["host"], "what": "chat", "on": False}
                await server.post(f"/api/tables/{made['table']}/host", wish)
                assert (await anna.ask("say", text="still here"))["text"]["key"] == "server-chat-off"

    run(story)


def test_names() -> None:
    """A name is one short line."""
    assert clean_name(" Anna\n Maria\t") == "Anna Maria"
    for bad in ("", "  ", "\u200b\n", "x" * 25):
        with pytest.raises(Problem):
            clean_name(bad)
