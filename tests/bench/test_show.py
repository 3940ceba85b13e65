"""The tables: every figure, in both languages, within the width of a terminal."""

from dataclasses import replace
from io import StringIO

import msgspec
import pytest
from rich.console import Console

from cavale.bench import TEXTS
from cavale.bench.measure import Spread
from cavale.bench.report import Report, make_report
from cavale.bench.show import Words, tables
from cavale.engine.text import LANGUAGES, Speaker
from tests.bench.toy import GAME, done, done_peer, done_set


def shown(report: Report, language: str = "en", width: int = 80) -> str:
    console = Console(width=width, file=StringIO(), highlight=False, markup=False)
    console.print(*tables(report, Speaker(language, [TEXTS]).say), sep="\n")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def report(
    compiled: bool = True, *, game_compiled: bool = True, peers: bool = True, missing: tuple[str, ...] = ()
) -> Report:
    made = make_report([done_set(game_compiled)], [done_peer()] if peers else [], missing, 0.25, 2)
    return msgspec.structs.replace(made, compiled=compiled)


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (1_234_567.0, "1,230,000", "1\u202f230\u202f000"),
        (999.6, "1,000", "1\u202f000"),
        (123.4, "123", "123"),
        (12.34, "12.3", "12,3"),
        (7.0, "7.00", "7,00"),
        (0.02468, "0.0247", "0,0247"),
        (0.0, "0", "0"),
    ],
)
def test_figures(value: float, english: str, french: str) -> None:
    assert [Words(Speaker(language, [TEXTS]).say).figure(value) for language in LANGUAGES] == [english, french]


def test_ratios_have_their_ends() -> None:
    assert Words(Speaker("fr", [TEXTS]).say).times(Spread(3.5, 2.0, 15.04)) == "3,50 × (2,00–15,0)"


def test_speeds() -> None:
    text = shown(report())
    assert text.split("driven from Python")[1].split()[:4] == ["750", "500–1,000", "7.50", "100"]
    assert text.split("the engine’s own loop")[1].split()[:4] == ["2,750", "1,500–4,000", "27.5", "100"]
    assert text.split("Peer of peers")[1].split()[:4] == ["300", "100–500", "2.25", "140"]


def test_ratios() -> None:
    text = shown(report())
    assert "3.50 × (2.00–5.00)" in text
    assert "11.5 × (8.00–15.0)" in text
    assert "3.50 × (3.00–4.00) the speed" in text


def test_the_same_rules_in_c() -> None:
    """Shown where they were measured, and compared with the own loop."""
    native = done("ours-c", (8000, 80, 1.0), (9000, 90, 2.0))
    text = shown(make_report([replace(done_set(), native=native)], [], (), 0.25, 2))
    assert text.split("the same rules in C")[1].split()[:2] == ["6,250", "4,500–8,000"]
    assert "0.417 × (0.333–0.500) the speed of the same rules in C" in " ".join(text.split())
    assert "in C" not in shown(report())


def test_copies() -> None:
    assert "200 ns (100–300)" in shown(report())


@pytest.mark.parametrize(
    ("compiled", "said", "unsaid"), [(True, "compiled", "plain"), (False, "plain Python", "runs compiled")]
)
def test_says_whether_the_engine_is_compiled(compiled: bool, said: str, unsaid: str) -> None:
    first = shown(report(compiled, game_compiled=compiled)).splitlines()[0]
    assert said in first
    assert unsaid not in first


def test_says_if_a_game_alone_is_not_compiled() -> None:
    assert f"{GAME.name}, 2 players (plain Python)" in shown(report(game_compiled=False))
    assert "(plain Python)" not in shown(report())
    assert "(plain Python)" not in shown(report(False, game_compiled=False))


def test_without_peers_nothing_is_compared() -> None:
    text = shown(report(peers=False))
    assert "peer" not in text.lower()
    assert "compared" not in text
    assert "own loop runs at" in text


def test_tells_what_is_missing() -> None:
    assert "chess" in shown(report(missing=("chess",)))
    assert "pip install 'cavale[peers]'" in shown(report(missing=("chess",)), width=300)
    assert "pip install" not in shown(report(), width=300)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fits(language: str) -> None:
    assert max(map(len, shown(report(), language).splitlines())) <= 80


def test_french() -> None:
    text = shown(report(), "fr")
    assert "mené depuis Python" in text
    assert "1\u202f500–4\u202f000" in text
