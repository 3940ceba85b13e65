"""Bots without an answer: their seats play a quick move, clocks fall meanwhile, and people at the table are told."""

import os
import signal
from pathlib import Path
from typing import Any

import pytest

from cavale.engine.text import LANGUAGES, Speaker, Text
from cavale.server import TEXTS
from cavale.server.thinking import Question
from cavale.server.thought_queue import Claim, NoAnswer
from tests.server.kit import Server, run, running, think_here
from tests.server.test_clocks import Time
from tests.server.test_workers import ASKED, EVER, number


async def quick_moves(server: Server) -> str:
    """Return how many quick moves the metrics tell of."""
    text = (await server.http.get("/metrics")).text
    return next(line.split()[1] for line in text.splitlines() if line.startswith("cavale_quick_moves_total "))


def is_stopped(process: int) -> bool:
    """Tell whether a process is stopped by a signal."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T"


def test_clocks_fall_and_seats_play_on_while_the_only_worker_is_stopped(tmp_path: Path) -> None:
    """Nobody waits for it; when it is late, the seat that it thought for plays at random, and its table is told."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, processes=True, workers=1, now=time, sweep=EVER, bot_seconds=EVER) as server:
            house, pool = server.house, server.house.bots.pool
            to_bot = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 30, "lost": "bot"})
            to_lose = await server.make("Cora", "Dan", clock={"pace": "move", "seconds": 60, "lost": "seat"})
            async with server.sit(to_bot, 0) as anna, server.sit(to_bot, 1) as bob, server.sit(to_lose, 0, 1) as others:
                for client, seats in ((anna, (0,)), (bob, (1,)), (others, (0, 1))):
                    await client.arrive(*seats)
                late, lost = anna.positions[0]["scene"]["actor"], others.positions[0]["scene"]["actor"]
                worker = await pool.think(number, ASKED, Claim())
                os.kill(worker, signal.SIGSTOP)

                time.now += 31
                await house.sweep()
                await anna.until("table", lambda table: table["seats"][late].get("thinking"))
                time.now += 30
                await house.sweep()
                await others.until("table", lambda table: table["seats"][lost].get("lost"))
                seat = (await server.get(f"/api/tables/{to_bot['table']}"))["seats"][late]
                assert (seat["thinking"], seat["milliseconds"]) == (True, 0)
                seat = (await server.get(f"/api/tables/{to_lose['table']}"))["seats"][lost]
                assert (seat["kind"], seat["lost"], seat["thinking"]) == ("bot", True, True)
                assert pool.processes == [worker]
                assert is_stopped(worker)
                assert others.positions[0]["entries"] == anna.positions[0]["entries"] == 1

                for each in pool.workers:
                    each.set_deadline(0.0, pool.late)  # as if `bot_seconds` had passed
                for client in (anna, bob):
                    told = await client.until("notice")
                    assert told["text"]["key"] == "server-bot-late"
                    assert client.last["position"]["entries"] == 2
                await others.until("position", lambda position: position["entries"] == 2)
                assert "notice" not in others.last
                assert worker not in pool.processes
                assert await quick_moves(server) == "1.0"

    run(story)


async def no_answer(work: Any, asked: Question, claim: Claim) -> int:
    """Give up, as if the worker had died twice."""
    raise NoAnswer("died")


async def breaks(work: Any, asked: Question, claim: Claim) -> int:
    """Raise what nobody expects."""
    raise ZeroDivisionError


async def illegal(work: Any, asked: Question, claim: Claim) -> int:
    """Answer with a move that is none."""
    return 2**31 - 1


@pytest.mark.parametrize("think", [no_answer, breaks, illegal])
def test_an_answer_that_is_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, think: Any) -> None:
    """The seat plays any legal move, whatever went wrong; whoever has a screen is told, a program is not."""

    async def story() -> None:
        async with running(tmp_path) as server:
            monkeypatch.setattr(server.house.bots, "think", think)
            made = await server.make("-", "*greedy")
            headers = {"authorization": f"Bearer {made['seats'][0]['key']}"}
            async with server.sit(made) as onlooker:
                await server.post(f"/api/tables/{made['table']}/join", {"name": "M"}, headers=headers)
                async with server.connect(f"/ws/{made['table']}", additional_headers=headers) as machine:
                    view = await machine.until("view", lambda view: view.get("moves"))
                    play = {"seat": 0, "move": view["moves"][0], "entries": view["entries"]}
                    assert (await machine.ask("play", **play))["type"] == "done"
                    await machine.until("view", lambda later: later["entries"] == view["entries"] + 2)
                    assert (await onlooker.until("notice"))["text"]["key"] == "server-bot-failed"
                    assert (await machine.ask("say", phrase="hello"))["type"] == "done"
                    assert "notice" not in machine.last
            assert float(await quick_moves(server)) >= 1

    run(story)


def test_who_comes_later_is_told_until_a_person_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A host who was away sees what happened, as long as it is the latest thing to tell."""

    async def story() -> None:
        async with running(tmp_path) as server:
            monkeypatch.setattr(server.house.bots, "think", no_answer)
            made = await server.make("Anna", "*greedy")
            path = f"/ws/{made['table']}?host={made['host']}"
            async with server.sit(made, 0) as anna:
                await anna.until("position", lambda position: position["scene"].get("choices"))
                await anna.play(0)
                await anna.until("notice")
            async with server.connect(path) as host:
                assert (await host.until("notice"))["text"]["key"] == "server-bot-failed"
            monkeypatch.setattr(server.house.bots, "think", think_here)
            async with server.sit(made, 0) as anna:
                await anna.until("notice")
                assert anna.choices(0)
                await anna.play(0)
                await anna.until("position", lambda position: position["scene"].get("choices"))
                async with server.connect(path) as host:
                    await host.arrive()
                    assert (await host.ask("say", phrase="hello"))["type"] == "done"
                    assert "notice" not in host.last

    run(story)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["server-bot-late", "server-bot-failed", "server-hint-failed", "server-time-up"])
def test_what_is_told_has_words(key: str, language: str) -> None:
    """In every language."""
    assert Speaker(language, [TEXTS]).say(Text(key)) != key


def test_whose_time_is_up_does_not_play(tmp_path: Path) -> None:
    """From the moment when nothing is left on the clock, whether anybody has looked at it or not."""

    async def story() -> None:
        time = Time()
        async with running(tmp_path, now=time, sweep=EVER) as server:
            made = await server.make("Anna", "Bob", clock={"pace": "move", "seconds": 30, "lost": "bot"})
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                actor = both.positions[0]["scene"]["actor"]
                time.now += 30
                for refused in (await both.play(actor), await both.ask("undo", seat=actor)):
                    assert (refused["type"], refused["text"]["key"]) == ("refused", "server-time-up")
                await server.house.sweep()
                await both.until("position", lambda position: position["entries"] == 2)

    run(story)
