"""Hints: thought from what a seat sees, counted for all to see, and only where the table allows them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cavale.engine.text import LANGUAGES, Text
from cavale.games import find_game
from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim
from tests.server.kit import Chance, Client, Server, run, running
from tests.server.test_wire import WORLDS
from tests.server.worlds import play_word, same_lots

QUICK: dict[str, Any] = {"hint_iterations": 40, "hint_seconds": 60.0}


async def hint(client: Client, seat: int) -> dict[str, Any]:
    """Ask for a hint; return what the adviser says, or why there is none."""
    answer = await client.ask("hint", seat=seat)
    return client.last["advice"] if answer["type"] == "done" else answer


def test_a_hint_says_how_one_stands_and_what_is_best(tmp_path: Path) -> None:
    """The choice is one of those shown, the reason is a message of the game; others see the count, not the hint."""

    async def story() -> None:
        async with running(tmp_path, seed=1, **QUICK) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await anna.arrive(0)
                await bob.arrive(1)
                assert anna.last["table"]["hints"]
                actor = anna.positions[0]["scene"]["actor"]
                (one, mine), (other, others) = sorted(((anna, 0), (bob, 1)), key=lambda who: who[1] != actor)
                advice = await hint(one, mine)
                assert advice["move"] in [choice["move"] for choice in one.choices(mine)]
                assert (advice["seat"], advice["entries"]) == (mine, one.positions[mine]["entries"])
                assert 1 <= advice["chance"] <= 99
                for language in LANGUAGES:
                    key = advice["reason"]["key"]
                    assert find_game("alcatraz").speaker(language).say(Text(key)) != key
                assert await hint(one, mine) == advice  # the same moment, the same hint
                await other.until("table", lambda info: info["seats"][mine].get("hints") == 1)
                assert "advice" not in other.last
                waiting = await hint(other, others)
                assert "move" not in waiting
                assert abs(waiting["chance"] + advice["chance"] - 100) < 20
                assert (await one.ask("play", seat=mine, move=advice["move"], entries=advice["entries"]))[
                    "type"
                ] == "done"
            info = await server.get(f"/api/tables/{made['table']}")
            assert [seat["hints"] for seat in info["seats"]] == [1, 1]

    run(story)


def test_where_there_are_no_hints(tmp_path: Path) -> None:
    """Not among people who come by link, unless the host says so; not to onlookers, programs, or too often."""

    async def story() -> None:
        async with running(tmp_path, hints_at_once=2, **QUICK) as server:
            wishes: tuple[tuple[tuple[str, ...], dict[str, Any], bool], ...] = (
                (("Anna", "*random"), {}, True),
                (("Anna", "*random"), {"hints": False}, False),
                (("Anna", "-"), {}, False),
                (("Anna", "-"), {"hints": True}, True),
            )
            for seats, wish, allowed in wishes:
                made = await server.make(*seats, **wish)
                assert (await server.get(f"/api/tables/{made['table']}")).get("hints", False) is allowed
            async with server.sit(made, 0) as anna, server.sit(made) as onlooker:
                await anna.arrive(0)
                assert (await hint(anna, 0))["text"]["key"] == "server-not-begun"
                headers = {"authorization": f"Bearer {made['seats'][1]['key']}"}
                await server.post(f"/api/tables/{made['table']}/join", {"name": "M"}, headers=headers)
                async with server.connect(f"/ws/{made['table']}", additional_headers=headers) as machine:
                    await machine.until("view")
                    assert (await machine.ask("hint", seat=1))["text"]["key"] == "server-program-plays"
                assert (await hint(anna, 1))["text"]["key"] == "server-not-your-seat"
                assert (await onlooker.ask("hint", seat=0))["text"]["key"] == "server-not-your-seat"
                assert "chance" in await hint(anna, 0)
                assert "chance" in await hint(anna, 0)
                assert (await hint(anna, 0))["text"]["key"] == "server-too-fast"

    run(story)


def test_a_hint_that_comes_too_late_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has played meanwhile is not told what would have been best."""

    async def story() -> None:
        async with running(tmp_path, seed=1, **QUICK) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                actor = both.positions[0]["scene"]["actor"]
                think, played = server.house.bots.think, asyncio.Event()

                async def slowly(work: Any, asked: Question, claim: Claim) -> Any:
                    await played.wait()
                    return await think(work, asked, claim)

                monkeypatch.setattr(server.house.bots, "think", slowly)
                key = await both.send("hint", seat=actor)
                assert (await both.play(actor))["type"] == "done"
                played.set()
                refused = await both.until("refused")
                assert (refused["key"], refused["text"]["key"]) == (key, "server-stale")

    run(story)


async def world(server: Server, name: str, heard: list[Question]) -> tuple[list[str], list[str]]:
    """Let both ask for hints in a world; return all that was sent to each, and note what advisers were asked."""
    think = server.house.bots.think

    async def overheard(work: Any, asked: Question, claim: Claim) -> Any:
        heard.append(asked)
        return await think(work, asked, claim)

    server.house.bots.think = overheard  # type: ignore[method-assign]
    made = await server.make("Anna", "-", game="pockets", hints=True)
    table = await server.house.find(made["table"])
    table.match.rng = Chance(table.match, "first=blue", *WORLDS[name])
    await server.post(f"/api/tables/{made['table']}/join", {"name": "Bob", "key": made["seats"][1]["key"]})
    async with server.sit(made, 0) as blue:
        await blue.arrive(0)
        await hint(blue, 0)
        await play_word(blue, 0, "draw")
        async with server.sit(made, 1) as yellow:
            await yellow.arrive(1)
            await hint(blue, 0)
            await hint(yellow, 1)
    return blue.raw, yellow.raw


def test_a_hint_knows_no_more_than_its_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that differ only in the other's cards the adviser is asked the same, and says the same bytes."""

    async def story() -> None:
        heard: list[list[Question]] = []
        sent: list[tuple[list[str], list[str]]] = []
        for number, name in enumerate(WORLDS):
            same_lots(monkeypatch)
            heard.append([])
            async with running(tmp_path / str(number), **QUICK) as server:
                sent.append(await world(server, name, heard[-1]))
        (first, again, yellow), others = heard
        assert ([first, again], yellow.seat) == (others[:2], 1)
        assert yellow != others[2]  # who knows more asks otherwise
        assert "?" in first.position
        assert sum('"advice"' in message for message in sent[0][0]) == 2
        assert sent[0][0] == sent[1][0]

    run(story)
