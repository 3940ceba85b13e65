"""The command: who takes part, what it prints, what it refuses."""

import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import cavale.bench
from cavale.bench.run import BUDGET, SLICE, make_run, pairs
from cavale.bench.serving.show import COLUMNS
from cavale.engine.text import LANGUAGES
from cavale.games import all_games
from cavale.terminal import bench as command
from cavale.terminal import main
from tests.bench.toy import GAME

QUICK = ["--seconds", "0.001", "--repeat", "2", "--game", GAME.name]
FOLDER = Path(cavale.bench.__file__).parent


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Bench:
    """Runs `cavale bench` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Said:
        return Said(main.run(["bench", *words]), *self.capsys.readouterr())


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Bench:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "CAVALE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    return Bench(capsys)


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "chess", None)


def test_json_and_nothing_else(bench: Bench) -> None:
    said = bench("--json", *QUICK, "--players", "2", "--match")
    assert (said.code, said.err) == (0, "")
    found = json.loads(said.out)
    (ours,) = found["ours"]
    assert (ours["game"], ours["players"], found["repeat"], found["peers"]) == (GAME.name, 2, 2, [])
    for way in ("driven", "loop", "match"):
        assert ours[way]["games"] >= 2
        assert ours[way]["moves"] > ours[way]["games"]
        assert 0 < ours[way]["moves_per_second"]["low"] <= ours[way]["moves_per_second"]["high"]


def test_tables(bench: Bench) -> None:
    said = bench(*QUICK)
    assert (said.code, said.err) == (0, "")
    assert said.out.count("driven from Python") == 2 * len({GAME.least, GAME.most})
    assert f"{GAME.name}, {GAME.most} players" in said.out


def test_french(bench: Bench) -> None:
    assert "mené depuis Python" in bench(*QUICK, "--players", "2", "--lang", "fr").out


@pytest.mark.parametrize(("language", "words"), [("en", "None of the peers"), ("fr", "Aucun des programmes")])
def test_no_peers(bench: Bench, no_peers: None, language: str, words: str) -> None:
    """One line that says how to install them, and nothing is measured."""
    said = bench("--peers", "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    assert words in said.err
    assert "pip install 'cavale[peers]'" in said.err
    assert "./run bench --peers" in said.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--game", "nonesuch"], "nonesuch"),
        (["--repeat", "0"], "--repeat"),
        (["--repeat", "1001"], "--repeat"),
        (["--seconds", "0"], "--seconds"),
        (["--seconds", "-1"], "--seconds"),
        (["--seconds", "nan"], "--seconds"),
        (["--seconds", "601"], "--seconds"),
        (["--players", "99"], "99"),
        (["--game", GAME.name, "--players", "0"], GAME.name),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes(bench: Bench, words: list[str], complaint: str, language: str) -> None:
    said = bench(*words, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert len(said.err.splitlines()) == 1
    assert complaint in said.err


def test_all_games_with_the_fewest_and_the_most() -> None:
    found = [(game.name, players) for game, players in pairs(None, None)]
    games = all_games().values()
    assert found == [(game.name, count) for game in games for count in sorted({game.least, game.most})]


def test_games_that_do_not_take_so_many_players_are_left_out() -> None:
    most = max(game.most for game in all_games().values())
    assert [game.name for game, _ in pairs(None, most)] == [
        game.name for game in all_games().values() if game.most == most
    ]


def test_a_run_stays_within_its_time() -> None:
    """If nobody says how long a slice is, all of them together take less than a minute."""
    run = make_run(None, None, True, False, None, 5)
    assert 0 < run.seconds <= SLICE
    assert run.seconds * run.repeat * len(run.contenders()) <= BUDGET < 60
    assert make_run(GAME.name, 2, False, False, None, 1).seconds == SLICE
    assert make_run(GAME.name, 2, False, False, 2.5, 1).seconds == 2.5


def test_no_game_is_named() -> None:
    words = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.*") if path.suffix in (".py", ".ftl"))
    assert not re.findall("|".join(all_games()), words, re.IGNORECASE)


def test_every_message_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    keys = re.findall(r"^bench-([\w-]+) =", (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    known = {f"serving-{column}" for column in COLUMNS}
    assert [key for key in keys if key not in known and not re.search(f'"(bench-)?{key}"', source)] == []


def test_help_names_every_option() -> None:
    text = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
    explained = re.findall(r"^terminal-help-bench-([\w-]+) =", text, re.MULTILINE)
    options = set(command.bench.__annotations__) - {"screen", "return"}
    of_server = set(command.bench_server.__annotations__) - {"screen", "return"}
    of_search = set(command.bench_search.__annotations__) - {"screen", "return"}
    expected = [*options, "server", *(f"server-{option}" for option in of_server)]
    assert sorted(explained) == sorted([*expected, "search", *(f"search-{option}" for option in of_search)])
