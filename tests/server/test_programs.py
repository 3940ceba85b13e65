"""Programs in seats: with a token, in any language, and nothing else than their seat."""

import asyncio
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import cavale
from cavale.engine.match import Match
from cavale.engine.text import Text
from cavale.games import all_games, find_game
from cavale.terminal.bot import bot
from cavale.terminal.command import Leave
from cavale.terminal.screen import Screen
from tests.server.kit import Client, Server, run, running

MANUAL = Path(__file__).parents[2] / "docs" / "bot-api.md"


def example(name: str) -> str:
    """Return an example of the manual, which is one file."""
    found = re.search(rf"```python\n(# {name}\.py.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def bearer(made: dict[str, Any], seat: int) -> dict[str, str]:
    """Return the header that opens a seat."""
    return {"authorization": f"Bearer {next(key['key'] for key in made['seats'] if key['seat'] == seat)}"}


async def take(server: Server, made: dict[str, Any], seat: int, name: str = "Machine") -> dict[str, str]:
    """Let a program sit down; return the header that opens its seat."""
    headers = bearer(made, seat)
    joined = await server.post(f"/api/tables/{made['table']}/join", {"name": name}, headers=headers)
    assert joined.status_code == 200, joined.text
    assert "set-cookie" not in joined.headers
    return headers


async def run_program(folder: Path, *words: str) -> tuple[str, str]:
    """Run a Python program to its end; return what it said."""
    pipe, here = asyncio.subprocess.PIPE, str(Path(cavale.__file__).parents[1])
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=folder, stdout=pipe, stderr=pipe, env={**os.environ, "PYTHONPATH": here}
    )
    try:
        out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return out.decode(), err.decode()


def test_the_examples_of_the_manual_play_each_other(tmp_path: Path) -> None:
    """Twenty lines that know nothing of Cavale, and a class of one method with `cavale bot`, play to the end."""
    assert len(example("dice").splitlines()) <= 21
    assert "cavale" not in example("dice")
    for name in ("dice", "patient"):
        (tmp_path / f"{name}.py").write_text(example(name), encoding="utf-8")

    async def story() -> None:
        async with running(tmp_path / "data", messages_at_once=4, messages_per_second=50.0) as server:
            made = await server.make("-", "-", options={"turn_limit": "20"})
            address, tokens = f"http://127.0.0.1:{server.port}", [key["key"] for key in made["seats"]]
            where = ["--server", address, "--table", made["table"], "--token", tokens[1], "--lang", "fr"]
            dice, patient = await asyncio.gather(
                run_program(tmp_path, "dice.py", address, made["table"], tokens[0]),
                run_program(tmp_path, "-m", "cavale", "bot", *where, "--bot", "patient:Patient"),
            )
            info = await server.get(f"/api/tables/{made['table']}")
            assert info["status"] == "over"
            assert dice[1].strip() == info["end"]
            assert "Assis à la table" in patient[0]
            assert len(patient[0].strip().splitlines()) == 2, patient  # and who won
            assert patient[1] == ""
            seats = [(seat["name"], seat["program"], seat["kind"]) for seat in info["seats"]]
            assert seats == [("Dice", True, "person"), ("Patient", True, "person")]

    run(story)


class OneRematch(Screen):
    """Where somebody sits who leaves when a bot waits for the second time."""

    waited = False

    def tell(self, key: str, *, style: str = "", **args: int | str | Text) -> None:
        if key == "terminal-bot-waiting":
            if self.waited:
                raise Leave
            self.waited = True


def test_a_bot_stays_for_the_rematch_in_its_new_seat(tmp_path: Path) -> None:
    """With `--rematch` it plays the next match as well, one seat further."""
    texts = [game.folder / "texts" for game in all_games().values()]

    async def over(server: Server, table: str) -> Any:
        while (info := await server.get(f"/api/tables/{table}"))["status"] != "over":
            await asyncio.sleep(0.02)
        return info

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("-", "-", game="pockets")
            where: dict[str, Any] = {"server": f"http://127.0.0.1:{server.port}", "bot": "random", "rematch": True}
            playing = []
            for key in made["seats"]:
                seat = {"table": made["table"], "token": key["key"], "name": f"Number {key['seat']}"}
                screen = OneRematch("en", texts)
                playing.append(asyncio.create_task(asyncio.to_thread(bot, screen=screen, **seat, **where)))
            await over(server, made["table"])
            wish = {"host": made["host"], "what": "again"}
            again = (await server.post(f"/api/tables/{made['table']}/host", wish)).json()["table"]
            info = await over(server, again)
            assert [seat["name"] for seat in info["seats"]] == ["Number 1", "Number 0"]
            ends = await asyncio.gather(*playing, return_exceptions=True)
            assert [type(end) for end in ends] == [Leave, Leave]

    run(story)


async def view_of(client: Client, wanted: int) -> dict[str, Any]:
    """Read until a view comes after so many entries."""
    return await client.until("view", lambda view: view["entries"] >= wanted)


def test_a_program_gets_views_and_plays_words(tmp_path: Path) -> None:
    """What it is told is the engine's view as text; it plays in notation, and comes back to what it missed."""

    async def story() -> None:
        async with running(tmp_path, seed=1) as server:
            made = await server.make("Anna", "-", game="pockets", clock={"pace": "move", "seconds": 60})
            headers = await take(server, made, 1)
            path = f"/ws/{made['table']}"
            table = await server.house.find(made["table"])
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                async with server.connect(
                    path, additional_headers=headers, origin="https://elsewhere.example"
                ) as machine:
                    hello = await machine.until("hello")
                    assert (hello["seats"], hello["host"]) == ([1], False)
                    view = await machine.until("view")
                    while not view.get("moves"):
                        await anna.play(0)
                        view = await view_of(machine, len(table.match.entries))
                    assert view["position"] == table.game.position.describe(table.match.view(1).state)
                    assert "?" in view["position"]
                    assert table.clock.seat == 1  # which runs for it as for everyone
                    legal = [table.game.moves.notation(move) for move in table.match.view(1).legal_moves()]
                    assert view["moves"] == legal
                    assert view["log"][-1]["number"] == len(table.match.entries)
                    before = view["entries"]
                    play = {"seat": 1, "move": legal[0], "entries": before}
                    assert (await machine.ask("play", **play))["type"] == "done"
                    assert not {"position", "previews"} & set(machine.last)
                async with server.connect(f"{path}?since={before}", additional_headers=headers) as machine:
                    view = await machine.until("view")
                    assert [seen["number"] for seen in view["log"]] == list(range(before + 1, view["entries"] + 1))
                async with server.connect(f"{path}?form=scene", additional_headers=headers) as machine:
                    await machine.arrive(1)
                    assert "view" not in machine.last

    run(story)


def test_what_a_program_may_not_do(tmp_path: Path) -> None:
    """Each is refused with its reason."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-")
            headers = await take(server, made, 1)
            async with server.connect(f"/ws/{made['table']}", additional_headers=headers) as machine:
                await machine.until("view")
                for kind, fields, reason in (
                    ("play", {"seat": 1, "move": "nonsense>", "entries": 1}, "server-no-move"),
                    ("play", {"seat": 1, "move": 2**40, "entries": 1}, "server-no-move"),
                    ("play", {"seat": 1, "move": "cell>8:4", "entries": 0}, "server-stale"),
                    ("play", {"seat": 0, "move": "cell>8:4", "entries": 1}, "server-not-your-seat"),
                    ("play", {"seat": 1, "move": None, "entries": 1}, "server-rubbish"),
                    ("undo", {"seat": 1}, "server-program-plays"),
                    ("propose", {"seat": 1}, "server-program-plays"),
                    ("answer", {"seat": 1, "yes": False}, "server-program-plays"),
                ):
                    await machine.send(kind, **fields)
                    assert (await machine.until("refused"))["text"]["key"] == reason, (kind, fields)

    run(story)


def test_a_token_opens_one_seat_and_is_taken_back(tmp_path: Path) -> None:
    """Not a person's seat, not the host's panel, not others' secrets; and nothing any more once the seat is freed."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-", "-", game="cartagena")
            path, cookie = f"/api/tables/{made['table']}", server.http.cookies["cavale"]
            server.http.cookies.clear()
            early = bearer(made, 1)
            async with server.connect(f"/ws/{made['table']}", additional_headers=early) as machine:
                assert (await machine.until("gone"))["text"]["key"] == "server-join-first"
            for headers, status, reason in (
                (bearer(made, 0), 409, "server-seat-person"),
                ({"authorization": "Bearer nothing"}, 403, "server-wrong-key"),
            ):
                refused = await server.post(f"{path}/join", {"name": "Eve"}, headers=headers)
                assert (refused.status_code, refused.json()["text"]["key"]) == (status, reason)
            headers = await take(server, made, 1)
            assert (await server.post(f"{path}/join", {"name": "Other"}, headers=headers)).json()["seat"] == 1
            assert (await server.get(path))["seats"][1]["name"] == "Machine"
            person = await server.post(f"{path}/join", {"name": "Eve", "key": made["seats"][1]["key"]})
            assert (person.status_code, person.json()["text"]["key"]) == (409, "server-seat-program")
            async with server.sit(made, 1) as eve:
                assert (await eve.until("gone"))["text"]["key"] == "server-seat-program"
            host = {"host": "", "what": "kick", "seat": 0}
            denied = await server.post(f"{path}/host", host, headers=headers)
            assert denied.status_code == 403
            await take(server, made, 2, "Third")
            films = [
                (await server.http.get(f"{path}/film?seat={seat}", headers=headers)).status_code for seat in (1, 2)
            ]
            assert films == [200, 403]
            async with server.connect(f"/ws/{made['table']}", additional_headers=headers) as machine:
                await machine.until("view")
                kicked = {**host, "host": made["host"], "seat": 1}
                assert (await server.post(f"{path}/host", kicked)).status_code == 200
                assert (await machine.until("gone"))["text"]["key"] == "server-kicked"
                with pytest.raises(ConnectionClosed):
                    await machine.next()
            async with server.connect(f"/ws/{made['table']}", additional_headers=headers) as machine:
                assert (await machine.until("gone"))["text"]["key"] == "server-wrong-key"
            # A cookie is no token, and counts for nothing beside one.
            both = {**headers, "cookie": f"cavale={cookie}"}
            async with server.connect(f"/ws/{made['table']}?mine=1", additional_headers=both) as machine:
                assert (await machine.until("gone"))["text"]["key"] == "server-wrong-key"

    run(story)


def test_people_decide_what_is_taken_back_and_a_rematch_keeps_programs(tmp_path: Path) -> None:
    """A program agrees to what people agree on; handed to a bot and back, and in the rematch, it is a program still."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-")
            path = f"/api/tables/{made['table']}"
            await take(server, made, 1)
            for what, kind in (("bot", "bot"), ("person", "person")):
                await server.post(f"{path}/host", {"host": made["host"], "what": what, "seat": 1, "bot": "random"})
                seat = (await server.get(path))["seats"][1]
                assert (seat["kind"], seat["program"]) == (kind, True)
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                assert (await anna.ask("propose", seat=0))["type"] == "done"
            assert (await server.get(path))["end"] == "stopped"
            again = (await server.post(f"{path}/host", {"host": made["host"], "what": "again"})).json()
            seats = (await server.get(f"/api/tables/{again['table']}"))["seats"]
            assert [(seat["name"], seat.get("program", False)) for seat in seats] == [
                ("Machine", True),
                ("Anna", False),
            ]

    run(story)


def test_a_position_in_the_manual_is_a_position() -> None:
    """What `view.position` and `table.options` tell is enough to go on from: the same legal moves follow."""
    for name in ("alcatraz", "cartagena", "stalag17", "section_x"):
        game = find_game(name)
        match = Match(game, 2, game.choose(2), seed=1)
        match.settle()
        view = match.view(match.state.actor)
        options = json.loads(json.dumps(match.options.texts()))
        state = game.position.place(game.choose(2, None, options), 2, game.position.describe(view.state))
        assert list(state.legal_moves()) == list(view.legal_moves())
