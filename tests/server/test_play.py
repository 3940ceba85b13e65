"""Playing: against a bot, two people, hot-seat; stored and read back."""

from pathlib import Path
from typing import Any

import pytest

from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.games import all_games
from tests.server.kit import Client, run, running


async def play_out(client: Client, *seats: int) -> None:
    """Play the last choice with the seats one has until the match is over."""
    while client.last["table"]["status"] != "over":
        mine = [seat for seat in seats if client.choices(seat)]
        if mine:
            answer = await client.play(mine[0], -1)
            assert answer["type"] == "done", answer
        else:
            await client.next()


def test_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    """A person plays a bot to the end; the record is a record like any other."""

    async def story() -> None:
        async with running(tmp_path, processes=True) as server:
            made = await server.make("Anna", "*greedy", options={"turn_limit": "12"})
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                await play_out(anna, 0)
                assert anna.last["table"]["end"]
            text = (await server.http.get(f"/api/tables/{made['table']}/record")).text
            match = replay(read(text), all_games())
            assert match.names == ("Anna", "greedy")
            assert match.end() == anna.last["table"]["end"]

    run(story)


def test_a_table_is_its_record(tmp_path: Path) -> None:
    """A server that is started again knows the table as it was left."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                for _ in range(5):
                    mover = 0 if both.choices(0) else 1
                    assert (await both.play(mover))["type"] == "done"
            before = (await server.http.get(f"/api/tables/{made['table']}/record")).text
        async with running(tmp_path) as server:
            assert (await server.http.get(f"/api/tables/{made['table']}/record")).text == before
            async with server.sit(made, 0, since=4) as anna:
                await anna.arrive(0)
                assert anna.positions[0]["entries"] == 6
                assert [told["number"] for told in anna.positions[0]["log"]] == [5, 6]

    run(story)


@pytest.mark.parametrize("game", ["alcatraz", "pockets", "cartagena"])
def test_changes_add_up(tmp_path: Path, game: str) -> None:
    """Who follows a match by what changes sees at every move what a newcomer is shown as a whole."""

    def things(position: dict[str, Any]) -> dict[str, Any]:
        scene = dict(position["scene"])
        kinds = ("pieces", "zones", "counters", "spaces")
        return scene | {kind: {thing["id"]: thing for thing in scene.get(kind, ())} for kind in kinds}

    async def story() -> None:
        async with running(tmp_path, seed=4) as server:
            made = await server.make("Anna", "Bob", game=game)
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                parts = 0
                for number in range(40):
                    seat = next((seat for seat in (0, 1) if both.choices(seat)), -1)
                    if seat < 0:  # it is over
                        break
                    assert (await both.play(seat, number % len(both.choices(seat))))["type"] == "done"
                    parts += bool(both.positions[seat].get("changes"))
                    if number % 6 == 5:
                        async with server.sit(made, 0, 1) as newcomer:
                            await newcomer.arrive(0, 1)
                            for each in (0, 1):
                                assert things(newcomer.positions[each]) == things(both.positions[each])
                assert parts > 3

    run(story)


def test_previews_come_to_who_looks_at_the_choices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What choices will do is told to the one who may choose: on coming, or on not having chosen a moment later."""

    async def story() -> None:
        async with running(tmp_path, seed=4) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await anna.arrive(0)
                await bob.arrive(1)
                seat, mover, other = (0, anna, bob) if anna.choices(0) else (1, bob, anna)
                seen = mover.last["previews"]
                assert seen["seat"] == seat
                assert [preview["label"]["key"] for preview in seen["previews"]] == ["az-did-walk"] * len(
                    mover.choices(seat)
                )
                assert "previews" not in other.last
                monkeypatch.setattr("cavale.server.glances.GLANCE", 0)
                await mover.play(seat)
                assert (await other.until("previews"))["seat"] == 1 - seat
                monkeypatch.setattr("cavale.server.glances.GLANCE", 30)
                del mover.last["previews"]
                await other.play(1 - seat)
                await mover.until("position", lambda m: m["scene"].get("choices"))
                await mover.send("ping")
                await mover.until("pong")
                assert "previews" not in mover.last

    run(story)
