"""Taking back: freely, or by everyone's consent; stopping by consent; resigning."""

from pathlib import Path

from tests.server.kit import Chance, Client, run, running


async def word(client: Client, seat: int, text: str) -> dict[str, object]:
    """Play a choice by its notation."""
    picks = [number for number, choice in enumerate(client.choices(seat)) if choice["notation"] == text]
    return await client.play(seat, picks[0])


def test_undo_is_free_until_somebody_acts(tmp_path: Path) -> None:
    """The last action is taken back at once, and the record keeps that it was."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob", game="pockets")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                mover = 0 if both.choices(0) else 1
                lay = [n for n, c in enumerate(both.choices(mover)) if c["notation"].startswith("lay=")]
                before = both.choices(mover)
                await both.play(mover, lay[0])
                assert both.positions[mover]["undo"] == mover
                assert both.positions[1 - mover].get("undo") != 1 - mover
                assert (await both.ask("undo", seat=mover))["type"] == "done"
                assert both.choices(mover) == before
                assert both.positions[mover]["log"][-1]["text"]["key"] == "server-taken-back"
                assert both.positions[mover]["entries"] == 3

    run(story)


def test_a_draft_is_its_players_own_affair(tmp_path: Path) -> None:
    """Choices of an incomplete action are stored and can be undone, but nobody else hears of them."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "-", game="pockets")
            table = await server.house.find(made["table"])
            cards = ["card=file", "card=rope", "card=file", "card=rope", "card=bread"]
            table.match.rng = Chance(table.match, "first=blue", *cards)
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await server.post(f"/api/tables/{made['table']}/join", {"name": "Bob", "key": made["seats"][1]["key"]})
                for client in (anna, bob):
                    await client.until("table", lambda m: m["status"] == "playing")
                await word(anna, 0, "trade")
                assert anna.positions[0]["draft"] == 1
                await word(anna, 0, "drop=file")
                assert (await anna.ask("undo", seat=0))["type"] == "done"
                assert anna.positions[0]["draft"] == 1
                heard = len(bob.raw)
                await bob.ask("say", phrase="hello")
                assert [m for m in bob.raw[heard:] if '"position"' in m] == []
        async with running(tmp_path) as server, server.sit(made, 0) as anna:
            await anna.arrive(0)
            assert anna.positions[0]["draft"] == 1
            assert {choice["notation"] for choice in anna.choices(0)} == {"drop=file"}

    run(story)


def test_past_the_barrier_everyone_must_agree(tmp_path: Path) -> None:
    """An undo that is not free is offered; it happens when all have agreed, and not when one declines."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await anna.arrive(0)
                await bob.arrive(1)
                first, second = (anna, bob) if anna.choices(0) else (bob, anna)
                one, two = (0, 1) if first is anna else (1, 0)
                await first.play(one)
                await second.until("position", lambda m: m["scene"].get("choices"))
                await second.play(two)
                await first.until("position", lambda m: m["scene"].get("choices"))
                for yes, entries in ((False, 3), (True, 4)):
                    await first.ask("undo", seat=one)
                    offer = await second.until("table", lambda m: m.get("offer"))
                    assert (offer["offer"]["by"], offer["offer"]["to"]) == (one, 1)
                    assert (await first.ask("undo", seat=one))["text"]["key"] == "server-offer-there"
                    assert (await second.ask("answer", seat=two, yes=yes))["type"] == "done"
                    await first.until("table", lambda m: "offer" not in m)
                    assert first.positions[one]["entries"] == entries
                assert first.choices(one)
                assert (await second.ask("answer", seat=two, yes=True))["text"]["key"] == "server-no-offer"
            record = (await server.http.get(f"/api/tables/{made['table']}/record")).text
            assert "4. table undo 1\n" in record

    run(story)


def test_against_bots_undo_needs_nobody(tmp_path: Path) -> None:
    """Bots agree to anything."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "*random")
            async with server.sit(made, 0) as anna:
                await anna.until("position", lambda m: m["scene"].get("choices"))
                before = anna.choices(0)
                await anna.play(0)
                await anna.until("position", lambda m: m["scene"].get("choices"))
                assert (await anna.ask("undo", seat=0))["type"] == "done"
                assert anna.choices(0) == before

    run(story)


def test_stopping_needs_everyone(tmp_path: Path) -> None:
    """A match that all want to stop is over, without a winner."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna, server.sit(made, 1) as bob:
                await bob.arrive(1)
                await anna.ask("propose", seat=0)
                await bob.until("table", lambda m: m.get("offer"))
                assert bob.last["table"]["status"] == "playing"
                await bob.ask("answer", seat=1, yes=True)
                over = await anna.until("table", lambda m: m["status"] == "over")
                assert over["end"] == "stopped"
                assert (await anna.ask("undo", seat=0))["text"]["key"] == "server-over"

    run(story)


def test_an_offer_outlives_what_bots_play(tmp_path: Path) -> None:
    """A person who plays on declines it; a bot, which agrees to anything, does not."""

    async def story() -> None:
        async with running(tmp_path, bot_pause=0.3) as server:
            made = await server.make("Anna", "Bob", "*random")
            async with server.sit(made, 0, 1) as both:
                await both.arrive(0, 1)
                while not both.choices(1):
                    await (both.play(0) if both.choices(0) else both.until("position"))
                await both.ask("propose", seat=0)
                await both.play(1)  # Bob would rather go on
                assert (await both.ask("answer", seat=1, yes=True))["text"]["key"] == "server-no-offer"
                while seats := [seat for seat in (0, 1) if both.choices(seat)]:
                    await both.play(seats[0])
                await both.ask("propose", seat=0)
                entries = both.positions[0]["entries"]
                await both.until("position", lambda m: m["entries"] > entries)  # the bot has played
                assert (await both.ask("answer", seat=1, yes=True))["type"] == "done"
                assert both.last["table"]["status"] == "over"

    run(story)


def test_who_resigns_is_replaced(tmp_path: Path) -> None:
    """A bot plays a seat that was given up, to the end."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "*random", options={"turn_limit": "6"})
            async with server.sit(made, 0) as anna:
                await anna.until("position", lambda m: m["scene"].get("choices"))
                await anna.ask("resign", seat=0)
                over = await anna.until("table", lambda m: m["status"] == "over")
                assert over["seats"][0]["lost"]
                assert over["seats"][0]["kind"] == "bot"

    run(story)
