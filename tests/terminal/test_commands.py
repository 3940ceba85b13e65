"""Every command once, in both languages."""

from pathlib import Path

import pytest

from cavale.bots import BOTS
from cavale.engine.core.playout import perft
from cavale.engine.match import Match
from cavale.games import all_games
from tests.terminal.typing_at import Cavale

EXAMPLES = all_games()["alcatraz"].folder / "rulebook" / "examples"


@pytest.mark.parametrize(("lang", "words"), [("en", "for 2 to 4 players"), ("fr", "de 2 à 4 joueurs")])
def test_games_lists_players_presets_options_and_bots(cavale: Cavale, lang: str, words: str) -> None:
    code, out, err = cavale(f"games --lang {lang}")
    assert (code, err) == (0, "")
    assert words in out
    for game in all_games().values():
        assert game.name in out
        assert all(preset in out for preset in game.presets)
        assert all(option.key in out for option in game.options)
    assert "turn_limit=400" in out
    assert all(bot in out for bot in BOTS)


@pytest.mark.parametrize(
    "line",
    [
        "--help",
        "-h",
        "play --help",
        "rules --help",
        "replay --help",
        "perft --help",
        "arena --help",
        "bot --help",
        "games -h",
    ],
)
def test_help_is_in_both_languages(cavale: Cavale, line: str) -> None:
    english, french = cavale(line), cavale(f"{line} --lang fr")
    assert english.code == french.code == 0
    assert "Usage: cavale" in english.out
    assert "Usage\u00a0: cavale" in french.out
    assert "--lang en|fr" in english.out
    assert "--lang en|fr" in french.out
    assert english.out != french.out
    assert "terminal-" not in english.out + french.out
    assert "required" not in french.out
    assert max(map(len, (english.out + french.out).splitlines())) <= 80


def test_every_option_is_explained(cavale: Cavale) -> None:
    for command in ("play", "rules", "replay", "perft", "arena", "ladder", "train", "bot", "bench search"):
        for line in cavale(f"{command} --help").out.splitlines():
            assert not line.strip("│ ").startswith("--") or len(line.strip("│ ").split()) > 2, line


def test_version(cavale: Cavale) -> None:
    code, out, _ = cavale("--version")
    assert code == 0
    assert out.strip()


@pytest.mark.parametrize("name", ["AZ-12", "az-12", "12"])
def test_rules_shows_one_paragraph_with_its_example(cavale: Cavale, name: str) -> None:
    code, out, _ = cavale(f"rules alcatraz {name}")
    assert code == 0
    assert "AZ-12" in out
    assert "AZ-13" not in out
    assert "Example 04-caught" in out
    assert "[B] [◆]" in out  # the board after it, the last move marked
    assert "Blue walks from 9:3 to 5:3; guard 5 walks to column 4 and catches Yellow" in out


def test_rules_shows_everything(cavale: Cavale) -> None:
    code, out, _ = cavale("rules alcatraz --lang fr")
    assert code == 0
    assert all(f"AZ-{number} " in out for number in range(1, 21))
    assert all(path.stem in out for path in EXAMPLES.glob("*.record"))
    assert "[example" not in out


def test_examples_fit_the_screen_side_by_side_or_not(cavale: Cavale, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = cavale("rules alcatraz 12").out
    monkeypatch.setenv("COLUMNS", "50")
    narrow = cavale("rules alcatraz 12").out
    assert len(narrow.splitlines()) > len(wide.splitlines())
    assert max(map(len, wide.splitlines())) <= 80
    boards = [line for line in narrow.splitlines() if "·" in line]
    assert max(map(len, boards)) <= 50


def test_perft_counts_as_the_engine_does(cavale: Cavale) -> None:
    game = all_games()["alcatraz"]
    start = game.rules.start(game.choose(2, "tactical"), 2)
    code, out, _ = cavale("perft alcatraz --depth 4 --players 2 --preset tactical")
    counts = [line.split()[:2] for line in out.splitlines()[1:]]
    assert code == 0
    assert counts == [[str(depth), str(perft(start, depth))] for depth in range(1, 5)]


def test_perft_counts_from_a_table_that_is_set_up(cavale: Cavale) -> None:
    """Where cards are dealt, all deals are too many to count: a seed deals once."""
    match = Match(all_games()["cartagena"], 2, seed=5)
    match.settle()
    code, out, _ = cavale("perft cartagena --depth 2 --seed 5")
    assert code == 0
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [[str(n), str(perft(match.state, n))] for n in (1, 2)]


def test_perft_divides_by_first_moves(cavale: Cavale) -> None:
    code, out, _ = cavale("perft alcatraz --depth 2 --divide --lang fr")
    lines = [line.split() for line in out.splitlines()[:-1]]
    assert code == 0
    assert ["first=blue", "cell>8:4", "20"] in lines
    assert len(lines) == 2 * 21
    assert f"{sum(int(words[-1]) for words in lines)} suites" in out.splitlines()[-1]


def test_replay_verifies_in_one_line(cavale: Cavale) -> None:
    code, out, _ = cavale("replay --verify", "", str(EXAMPLES / "10-third-aboard.record"))
    assert code == 0
    assert out == "alcatraz: 1 step, all allowed. Blue has three prisoners aboard and wins.\n"


def test_replay_without_a_terminal_shows_every_step(cavale: Cavale) -> None:
    code, out, _ = cavale("replay --seat yellow", "", str(EXAMPLES / "09-boarding-and-the-alarm.record"))
    assert code == 0
    assert [line for line in out.splitlines() if line.startswith("Step")] == [f"Step {n} of 4" for n in range(5)]
    assert "The alarm die shows 5" in out
    assert "not over" in out.splitlines()[-1]


def test_replay_tells_what_was_taken_back(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "undone.record"
    assert cavale("play alcatraz --seed 4 --record", "1\nundo\n2\n", str(file)).code == 0
    assert "table undo" in file.read_text()
    out = cavale("replay", "", str(file)).out
    assert "All agree to go back to step" in out
