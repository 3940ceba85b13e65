"""Tables under load: the lines, what is counted, and a small run against the real server."""

import asyncio
import json
import re
from typing import Any

import msgspec
import pytest

from cavale.bench import TEXTS
from cavale.bench.measure import spread
from cavale.bench.serving import run
from cavale.bench.serving.dialects import Ours, Peer
from cavale.bench.serving.lines import frame
from cavale.bench.serving.load import SEATS, LoadedTable, Standing, Tally, Thinkers
from cavale.bench.serving.rivals import PEER
from cavale.bench.serving.run import Beside, Latency, Report, Row, Run, latency, middle
from cavale.bench.serving.show import tables
from cavale.engine.text import Problem, Speaker
from cavale.games import find_game

GAME = find_game("alcatraz")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_frames_are_cut_where_they_end(size: int) -> None:
    content = b"x" * size
    length = (
        bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65_536 else b"\x7f" + size.to_bytes(8)
    )
    whole = b"\x81" + length + content
    assert frame(b"??" + whole + b"rest", 2) == (1, 2 + len(whole) - size, 2 + len(whole))
    for cut in (1, len(whole) - 1):
        assert frame(whole[:cut], 0) is None


class Talk:
    """A server's language for a table that is not there: a message is its standing."""

    def make(self, port: int, count: int) -> list[list[str]]:
        return [list("abcd")] * count

    def think(self, port: int, count: int) -> list[str]:
        return list("ab")[:count]

    def thoughts(self, port: int) -> int:
        return 0

    def read(self, message: bytes) -> Standing | None:
        return Standing(int(message), int(message) % SEATS if int(message) >= 0 else -1, (7,)) if message else None

    def reply(self, path: str, message: bytes) -> bytes | None:
        return None

    def move(self, path: str, standing: Standing) -> bytes:
        return f"{path}{standing.moment}".encode()


class Wire:
    """The end of a line that only notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def test_a_move_counts_when_all_four_know_of_it() -> None:
    async def story() -> None:
        table = LoadedTable(Talk(), list("abcd"))
        wires: list[Any] = [Wire() for _ in range(SEATS)]
        table.lines = wires
        for seat in range(SEATS):
            assert not table.ready.is_set()
            table.hear(seat, wires[seat], b"0")
        assert table.ready.is_set()
        table.pace = -1.0
        table.go()
        assert not any(wire.sent for wire in wires)  # nobody is to move any more
        table.pace = 0.0
        table.go()
        table.go()  # one is under way: nothing more is sent
        assert [wire.sent for wire in wires] == [[b"a0"], [], [], []]
        for seat in (0, 0, 1, 2):  # somebody hears twice
            table.hear(seat, wires[seat], b"1")
        assert table.tally.latencies == []
        table.hear(3, wires[3], b"1")
        assert len(table.tally.latencies) == table.moves == 1
        assert wires[1].sent == [b"b1"]  # and the next one moves at once

    asyncio.run(story())


def test_bots_think_while_they_are_answered() -> None:
    async def story() -> None:
        thinkers = Thinkers(Talk(), list("ab"))
        wires: list[Any] = [Wire(), Wire()]
        thinkers.lines = wires
        thinkers.hear("a", wires[0], b"0")
        thinkers.hear("b", wires[1], b"3")
        assert not any(wire.sent for wire in wires)  # nobody asked them to think yet
        thinkers.think()
        assert [wire.sent for wire in wires] == [[b"a0"], []]  # at the other table a bot thinks already
        thinkers.hear("a", wires[0], b"1")
        thinkers.hear("b", wires[1], b"4")
        assert [wire.sent for wire in wires] == [[b"a0"], [b"b4"]]
        thinkers.hear("b", wires[1], b"8")
        stopping = asyncio.create_task(thinkers.stop())
        await asyncio.sleep(0)
        assert not stopping.done()  # a bot still thinks
        thinkers.hear("a", wires[0], b"-1")  # until its game is over
        await stopping
        assert wires[0].sent == [b"a0"]

    asyncio.run(story())


def test_the_slow_end_is_shown() -> None:
    tally = Tally([number / 1000 for number in range(200, 0, -1)], 1.0)
    assert latency(tally, "Cavale") == Latency(101.0, 199.0)
    with pytest.raises(Problem) as nothing:
        latency(Tally(), "Cavale")
    assert nothing.value.text.args["name"] == "Cavale"


def test_dialects_speak() -> None:
    peer = Peer()
    path = peer.make(0, 1)[0][2]
    assert peer.reply(path, b'0{"sid":"x"}') == b"40/walk,"
    assert peer.reply(path, b'40/walk,{"sid":"x"}') == b'42/walk,["sync","1","2",null,4]'
    assert peer.reply(path, b"2") == b"3"
    state = {"_stateID": 5, "ctx": {"currentPlayer": "2"}, "G": {}}
    assert peer.read(b"42/walk," + json.dumps(["update", "1", state, []], separators=(",", ":")).encode()) == (5, 2, ())
    assert peer.read(b"42/walk," + json.dumps(["sync", "1", {"state": state}], separators=(",", ":")).encode()) == (
        5,
        2,
        (),
    )
    assert peer.read(b"3") is None
    said = json.loads(peer.move(path, Standing(5, 2, ()))[8:])
    assert (said[0], said[2:]) == ("update", [5, "1", "2"])
    own = Ours(GAME)
    position = {"type": "position", "seat": 1, "entries": 4, "scene": {"actor": 1, "choices": [{"move": 8}]}, "log": []}
    assert own.read(json.dumps(position, separators=(",", ":")).encode()) == (4, 1, (8,))
    assert own.read(b'{"type":"done","key":"1"}') is None


def test_the_peer_is_pinned_and_names_no_host() -> None:
    lock = (PEER / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert not re.search(r"https?://\S*registry", lock)


@pytest.mark.parametrize(("counts", "seconds", "repeat"), [([0], 1, 1), ([9_999], 1, 1), ([5], 0, 1), ([5], 1, 0)])
def test_what_cannot_be_run_is_refused(counts: list[int], seconds: float, repeat: int) -> None:
    with pytest.raises(Problem):
        Run(GAME, counts, False, seconds, repeat)


def test_our_server_under_load() -> None:
    """Three tables for a moment: moves are answered, none is lost, and the report says so in both languages."""
    report = Run(GAME, [3], False, 0.4, 2).go()
    (row,) = report.rows
    assert (row.name, row.tables, row.unanswered) == ("Cavale", 3, 0)
    assert row.moves_per_second > 0
    assert 0 < row.full.p50 <= row.full.p99
    assert json.loads(report.json())["rows"][0]["tables"] == 3


def test_our_server_beside_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "TURNS", 1)
    (row,) = Run(GAME, [20], False, 0.4, 1, bots=2).go().rows
    assert row.bots
    assert row.bots.thoughts > 0
    assert row.bots.times.median == row.bots.while_thinking.p99 / row.bots.without.p99
    assert row.unanswered == 0


def row(name: str, speed: float, unanswered: int = 0) -> Row:
    return Row(name, 200, speed, Latency(1.0, 400.0 / speed), Latency(1.0, 2.0), 100.0, 20.0, unanswered)


@pytest.mark.parametrize(("language", "words"), [("en", "3.00 × the moves/s of other"), ("fr", "3,00 × les coups/s")])
def test_the_report_compares(language: str, words: str) -> None:
    report = Report("3", "here", 5.0, 1, (row("Cavale", 300.0), row("other", 100.0, unanswered=2)))
    shown = tables(report, Speaker(language, [TEXTS]).say)
    text = [str(each) for each in shown]
    assert any(words in line for line in text)
    assert any(line.startswith(("Of 2 moves", "2 coups")) for line in text)


@pytest.mark.parametrize(("language", "words"), [("en", "think is 1.50 × (1.20–9.00)"), ("fr", "1,50 × (1,20–9,00)")])
def test_the_report_tells_of_bots(language: str, words: str) -> None:
    def beside(times: float) -> Row:
        without, busy = Latency(1.0, 10.0), Latency(1.0, 10.0 * times)
        return msgspec.structs.replace(row("Cavale", 1.0), bots=Beside(without, busy, spread([times]), 7, 0))

    found = middle([beside(1.5), beside(9.0), beside(1.2)])
    assert found.bots
    assert (found.bots.while_thinking.p99, found.bots.thoughts) == (15.0, 21)
    shown = tables(Report("3", "here", 5.0, 3, (found,)), Speaker(language, [TEXTS]).say)
    assert any(words in str(line) for line in shown)


def test_repetitions_give_their_median() -> None:
    found = middle([row("Cavale", 100.0), row("Cavale", 900.0, 1), row("Cavale", 200.0)])
    assert (found.moves_per_second, found.full.p99, found.unanswered) == (200.0, 2.0, 1)
