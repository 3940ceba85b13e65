"""Stuck workers: processes in which bots think are stopped or killed; people, clocks and bots must go on.

One server never cuts a thought: there a bot hangs for as long as it is looked at, and whatever waited for it would wait
for ever, however fast the machine is. Another one cuts thoughts soon: there it is counted how long they took.
"""

import signal
from collections.abc import AsyncGenerator

import httpx

from tests.chaos.bot_table import idle_table, seat_is
from tests.chaos.caller import Caller
from tests.chaos.context import Context
from tests.chaos.tables import wishes
from tests.chaos.watched_house import WatchedHouse

LEAST = {"hung": (1, 5), "cut": (1, 5), "killed": (1, 5), "moves": (20, 100)}
NEVER = 3600.0
CUT = 2.0  # seconds that a thought may take at the server that cuts them
MOST = 1.25 * CUT + 0.5  # that one may have taken, by the ticks of that server


async def run(context: Context) -> AsyncGenerator[str, None]:
    """Let bots hang, be cut and die, one after the other, and see each time that everything goes on."""
    patient = WatchedHouse(context, "patient", 1, NEVER, NEVER)
    strict = WatchedHouse(context, "strict", 1 if context.short else 2, CUT, 10 * CUT)
    try:
        await patient.open()
        await strict.open()
        await patient.bots_go_on("before anything was done")
        while context.goes_on:
            for name, house, disturb in (("hung", patient, hang), ("cut", strict, cut), ("killed", patient, kill)):
                await house.bots_go_on("before the next round")
                await disturb(house)
                context.counts[name] += 1
                yield f"{context.counts[name]} times, bots were {name}"
        await until_bots_hang(patient)  # so that it is asked to end while a bot hangs
        code = await patient.close()
        context.expect(code == 0, f"SIGTERM while a bot hangs ended with exit code {code}")
        longest = (await strict.server.look_inside())["longest thought"]
        context.figures["longest thought"] = f"{longest:.2f} s by the server's ticks, cut after {CUT} s"
        context.expect(longest <= MOST, f"a thought took {longest} s that should be cut after {CUT} s")
        await strict.close()
    finally:
        await patient.server.dispose()
        await strict.server.dispose()
    yield f"{context.counts['moves']:,} moves of people"


async def until_bots_hang(house: WatchedHouse) -> None:
    """Stop every worker, the new ones too, until a bot is seen to think, and the same as before."""
    seen = -1

    async def hangs() -> bool:
        nonlocal seen
        house.signal_workers(signal.SIGSTOP)
        before, seen = seen, await house.bots.entries()
        return bool(house.server.children()) and before == seen and await house.bots.thinking()

    await house.must(hangs, "no bot hangs although all workers are stopped")


async def hang(house: WatchedHouse) -> None:
    """Let bots hang, see that nothing but bots waits for them, and kill what hangs."""
    context, http = house.context, house.http
    await until_bots_hang(house)
    hanging = await house.bots.entries()
    await house.people_go_on("while a bot hangs")
    await see_that_its_table_answers(house)
    seat, bot = await idle_table(http, "seat"), await idle_table(http, "bot")
    await house.must(lambda: seat_is(http, seat, "lost"), "a clock does not fall while a bot hangs")
    await house.must(lambda: seat_is(http, bot, "thinking"), "no bot stands in for a fallen clock while another hangs")
    context.expect(await house.bots.entries() == hanging and await house.bots.thinking(), "the bot did not hang")
    died = 'cavale_workers_replaced_total{reason="died"}'
    before = await house.server.figure(died)
    house.signal_workers(signal.SIGKILL)

    async def replaced() -> bool:
        return await house.server.figure(died) > before

    await house.must(replaced, "a worker that was killed is not replaced")
    await house.bots_go_on("after hanging workers were killed")


async def see_that_its_table_answers(house: WatchedHouse) -> None:
    """Play against a bot that hangs then: its opponent, the host and who looks on are answered."""
    wish = {"game": "alcatraz", "seats": wishes(("Anna", "*greedy"))}
    made = (await house.http.post("/api/tables", json=wish)).raise_for_status().json()
    path = f"/ws/{made['table']}"
    anna, watcher = Caller(), Caller()
    try:
        await anna.connect(house.server.port, f"{path}?key={made['seats'][0]['key']}")
        while anna.acts(0):
            position = anna.positions[0]
            assert position.scene is not None
            await anna.ask("play", seat=0, move=position.scene.choices[0].move, entries=position.entries)
        await house.must(lambda: seat_is(house.http, made["table"], "thinking"), "a bot does not begin to think")
        await watcher.connect(house.server.port, path)
        for asked in ({"kind": "say", "text": "?"}, {"kind": "play", "seat": 0, "move": 0, "entries": 0}):
            await anna.ask(**asked)
        host = {"host": made["host"], "what": "chat", "on": False}
        (await house.http.post(f"/api/tables/{made['table']}/host", json=host)).raise_for_status()
        house.context.expect(await seat_is(house.http, made["table"], "thinking"), "that table's bot did not hang")
    except (TimeoutError, httpx.HTTPError) as error:
        house.context.violation(f"a table does not answer while its bot hangs: {type(error).__name__}")
    anna.leave()
    watcher.leave()


async def cut(house: WatchedHouse) -> None:
    """Stop a worker: its thought is cut, a quick move is played, and bots go on."""
    late, quick = 'cavale_workers_replaced_total{reason="late"}', "cavale_quick_moves_total"
    before = await house.server.figure(late), await house.server.figure(quick)
    house.signal_workers(signal.SIGSTOP, one=True)

    async def dealt_with() -> bool:
        await house.bots.entries()  # a match that is over is followed by another
        return await house.server.figure(late) > before[0] and await house.server.figure(quick) > before[1]

    await house.must(dealt_with, "a thought that hangs is not cut, or no quick move is played for it")
    await house.bots_go_on("after a thought was cut")
    await house.people_go_on("after a thought was cut")


async def kill(house: WatchedHouse) -> None:
    """Kill a worker: another one takes its place."""
    house.signal_workers(signal.SIGKILL, one=True)
    await house.bots_go_on("after a worker was killed")
    await house.people_go_on("after a worker was killed")
