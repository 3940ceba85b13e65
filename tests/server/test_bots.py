"""Bots think in other processes, see only their view, and come back when their process dies."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.games import all_games, find_game
from cavale.server.telling import tell
from cavale.server.thinking import Question, answer
from tests.server.kit import run, running


def test_a_bot_is_asked_with_its_view(tmp_path: Path) -> None:
    """What goes to a bot's process is its view as text: no card that it may not know."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            heard: list[Question] = []
            choose = server.house.bots.choose

            async def overheard(asked: Question, whom: str = "") -> int:
                heard.append(asked)
                return await choose(asked, whom)

            server.house.bots.choose = overheard  # type: ignore[method-assign]
            made = await server.make("Anna", "*greedy", game="pockets")
            async with server.sit(made, 0) as anna:
                thinking = await anna.until("table", lambda m: m["seats"][1].get("thinking") or anna.positions.get(0))
                while not anna.positions.get(0) or not anna.choices(0):
                    await anna.next()
                await anna.play(0)
                await anna.until("position", lambda m: m["scene"].get("choices"))
                assert thinking["game"] == "pockets"
            assert heard
            assert len({question.taste for question in heard}) == 1
            for question in heard:
                assert question.seat == 1
                blue = dict(part.split("=", 1) for part in question.position.split())["blue"]
                assert set(blue.split("/")[0]) == {"?"}

    run(story)


def test_a_bot_is_not_asked_when_its_turn_was_taken_back(tmp_path: Path) -> None:
    """A person takes a move back before the bot had the table; asked all the same, the bot's process would crash."""

    async def story() -> None:
        async with running(tmp_path) as server:
            heard: list[int] = []
            choose = server.house.bots.choose

            async def overheard(asked: Question, whom: str = "") -> int:
                heard.append(asked.seat)
                return await choose(asked, whom)

            server.house.bots.choose = overheard  # type: ignore[method-assign]
            made = await server.make("Anna", "*random")
            async with server.sit(made, 0) as anna:
                while not anna.positions.get(0) or not anna.choices(0):
                    await anna.next()
                heard.clear()
                async with server.house.table(made["table"]) as table:
                    table.play(0, table.match.legal_moves()[0])
                    server.house.nudge(table)
                    assert table.thinking == 1  # but the table is ours until we leave it
                    table.undo(0)
                    await table.keep()
                    tell(table)
                assert table.thinker is not None
                await table.thinker
                assert (heard, table.thinking) == ([], -1)
                await anna.until("position", lambda m: m["scene"].get("choices"))
                assert (await anna.play(0))["type"] == "done"
                await anna.until("position", lambda m: m["scene"].get("choices"))
                assert heard == [1]

    run(story)


def test_an_answer_is_a_legal_move() -> None:
    """The same question has the same answer, and it can be played, in the middle of an action as well."""
    game = find_game("pockets")
    match = Match(game, 2, seed=3)
    match.settle()
    while match.state.actor >= 0:
        seat = int(match.state.actor)
        position = game.position.describe(match.view(seat).state)
        question = Question("random", game.name, match.options.texts(), 2, seat, position, 5)
        assert answer(question) == answer(question)
        match.play(answer(question), seat)
        match.settle()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("bot", ["newcomer", "veteran", "random", "greedy"])
def test_every_kind_of_bot_answers(bot: str, game: Game) -> None:
    """A view that came as text is as good as any, whoever thinks about it."""
    match = Match(game, game.least, seed=4)
    match.settle()
    seat = int(match.state.actor)
    position = game.position.describe(match.view(seat).state)
    assert answer(Question(bot, game.name, match.options.texts(), game.least, seat, position, 5)) in match.legal_moves()


def test_a_dead_process_is_replaced(tmp_path: Path) -> None:
    """A match against a bot goes on after the process in which it thought was killed."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            made = await server.make("Anna", "*random")
            async with server.sit(made, 0) as anna:
                for _ in range(2):
                    while not anna.positions.get(0) or not anna.choices(0):
                        await anna.next()
                    await anna.play(0)
                    await anna.until("position", lambda m: m["scene"].get("choices"))
                    for process in server.house.bots.pool.processes:
                        os.kill(process, signal.SIGKILL)

    run(story)


KEEPER = """
import asyncio, os, signal
from pathlib import Path
from cavale.server.bots import Bots
from cavale.server.thinking import Question
from cavale.server.metrics import Metrics
from cavale.server.settings import Settings
from cavale.engine.match import Match
from cavale.games import find_game
async def main():
    game = find_game("alcatraz")
    match = Match(game, 2, seed=1)
    match.settle()
    seat = int(match.state.actor)
    bots = Bots(Settings(Path("."), workers=1), Metrics())
    position = game.position.describe(match.view(seat).state)
    await bots.choose(Question("random", "alcatraz", match.options.texts(), 2, seat, position, 1))
    print(*bots.pool.processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def test_bots_end_with_a_killed_server() -> None:
    """Processes of bots do not outlive a server that was killed."""

    async def story() -> None:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", KEEPER, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        workers = [int(word) for word in (await process.stdout.readline()).split()]
        await process.wait()
        assert workers
        while any(alive(worker) for worker in workers):
            await asyncio.sleep(0.02)

    run(story)


def alive(process: int) -> bool:
    """Tell whether a process still runs."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"
