"""Looking back: films, records loaded, forks."""

from pathlib import Path
from typing import Any

import pytest

from cavale.engine.match import Match
from cavale.engine.record import read
from cavale.server import replays
from cavale.server.house import House
from cavale.server.messages import ForkWish
from cavale.server.opening import Opening, forked_table
from cavale.server.people import Person
from tests.server.kit import Server, run, running

RECORD = Path(__file__).parents[2] / "src/cavale/games/alcatraz/tests/golden/classic-2.record"


async def stopped(server: Server, moves: int) -> dict[str, Any]:
    """Play some moves of a game with secrets, without an end."""
    made = await server.make("Anna", "Bob", game="pockets")
    async with server.sit(made, 0, 1) as both:
        await both.arrive(0, 1)
        for _ in range(moves):
            await both.play(0 if both.choices(0) else 1)
    return made


def test_a_film_hides_until_the_end(tmp_path: Path) -> None:
    """While secrets matter a film shows a seat its own, and others what is public; afterwards everything."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await stopped(server, 4)
            path = f"/api/tables/{made['table']}"
            own = await server.get(f"{path}/film?seat=0")  # by the cookie
            server.http.cookies.clear()
            for asked in ("/film", "/film?seat=-1", "/film?seat=0", "/film?seat=0&key=guess", "/record"):
                answer = await server.http.get(path + asked)
                assert (answer.status_code, answer.json()["text"]["key"]) == (403, "server-secret"), asked
            assert (await server.http.get(path + "/film?seat=9")).status_code == 400
            assert (await server.http.get(path + "/film?seat=x")).status_code == 400
            assert await server.get(f"{path}/film?seat=0&key={made['seats'][0]['key']}") == own
            public = await server.get(f"{path}/film?seat=-3")
            assert "back" in hand(own, "hand-yellow")
            assert "back" not in hand(own, "hand-blue")
            assert set(hand(public, "hand-blue") + hand(public, "hand-yellow")) == {"back"}
            assert len(own["frames"]) == len(own["race"]) == len(public["frames"])
            fork = {"at": 2, "seats": [{"kind": "person", "name": "Eve"}, {"kind": "bot", "name": "random"}]}
            assert (await server.post(path + "/fork", fork)).status_code == 403
            async with server.sit(made, 0, 1) as both:
                await both.ask("propose", seat=0)
                await both.ask("answer", seat=1, yes=True)
            everything = await server.get(f"{path}/film?seat=-1")
            assert "back" not in hand(everything, "hand-blue") + hand(everything, "hand-yellow")
            assert everything["end"] == "stopped"
            assert (await server.http.get(path + "/record")).text.startswith("cavale record 1\n")

    run(story)


def hand(film: dict[str, Any], zone: str) -> list[str]:
    """Return the faces in a zone at the end of a film."""
    zones = film["frames"][-1]["scene"]["zones"]
    return [card["face"] for found in zones if found["id"] == zone for card in found.get("cards", ())]


def test_a_record_is_loaded_watched_and_forked(tmp_path: Path) -> None:
    """A record file becomes a table to look at; from any of its moves one plays on against bots."""

    async def story() -> None:
        text = RECORD.read_text(encoding="utf-8")
        async with running(tmp_path) as server:
            made = (await server.http.post("/api/records", content=text)).json()
            path = f"/api/tables/{made['table']}"
            info = await server.get(path)
            assert info["status"] == "over"
            assert info["end"] == read(text).end
            assert read((await server.http.get(path + "/record")).text).lines == read(text).lines
            film = await server.get(path + "/film?seat=-1")
            assert len(film["frames"]) == len(film["race"]) > 10
            assert all(0 <= hope <= 1 for hopes in film["race"] for hope in hopes)
            seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "name": "random"}]
            fork = (await server.post(path + "/fork", {"at": 5, "seats": seats})).json()
            async with server.sit(fork, 0) as eve:
                await eve.until("hello")
                while not eve.positions.get(0) or not eve.choices(0):
                    await eve.next()
                assert eve.positions[0]["entries"] in (5, 6)
                told = [told["text"] for told in eve.positions[0]["log"]][:5]
                assert (await eve.play(0))["type"] == "done"
            assert len(told) in (1, 5)
            refused = await server.post(path + "/fork", {"at": 99_999, "seats": seats})
            assert (refused.status_code, refused.json()["text"]["key"]) == (400, "take-back-unknown")
            assert (await server.post(path + "/fork", {"at": 1, "seats": seats[:1]})).status_code == 400
            for bad in ("", "rubbish", text.replace("rules: 1", "rules: 999"), text[:-40], "\0" * 100):
                answer = await server.http.post("/api/records", content=bad)
                assert answer.status_code == 400, bad[:20]
                assert answer.json()["text"]["key"] == "record-problem"

    run(story)


def test_a_fork_is_limited_before_the_match_is_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address that asks for too much is refused without any work; a fork that was refused is no table made."""
    replayed: list[int] = []

    def counted(house: House, match: Match, wish: ForkWish, person: Person | None, address: str) -> Opening:
        replayed.append(wish.at)
        return forked_table(house, match, wish, person, address)

    monkeypatch.setattr(replays, "forked_table", counted)

    async def story() -> None:
        async with running(tmp_path, films_per_address=4, tables_per_address=3, now=lambda: 0.0) as server:
            made = await server.make("Anna", "Bob")
            seats = [{"kind": "person", "name": "Eve"}, {"kind": "bot", "name": "random"}]

            async def fork(at: int) -> tuple[int, str]:
                answer = await server.post(f"/api/tables/{made['table']}/fork", {"at": at, "seats": seats})
                return answer.status_code, answer.json().get("text", {}).get("key", "")

            assert [await fork(99) for _ in range(2)] == [(400, "take-back-unknown")] * 2
            assert [await fork(0) for _ in range(2)] == [(201, "")] * 2
            assert await fork(0) == (429, "server-too-fast")
            assert replayed == [99, 99, 0, 0]

    run(story)
