"""At a terminal: the start, whole matches, leaving in every way, coming back."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cavale.engine.core.state import OVER
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.games import all_games
from tests.terminal.typing_at import Open, Terminal

HINT = re.compile(r"is\s+(\d+):")


def play_by_hints(terminal: Terminal) -> None:
    """Play what the bot advises, until the match is over."""
    while True:
        terminal.type("hint")
        number = HINT.search(terminal.until("Blue> "))
        assert number
        terminal.type(number[1])
        if "To keep this match" in terminal.until_one("Blue> ", "Enter to leave it: "):
            return


def test_start_needs_nothing_but_enter(open_terminal: Open, tmp_path: Path) -> None:
    terminal = open_terminal("play", CAVALE_GAMES="")
    assert "1) Alcatraz" in terminal.until("Enter takes the first.")
    terminal.type("")
    assert "Blue (you)" in terminal.until("Blue> ")
    play_by_hints(terminal)
    terminal.type(str(tmp_path / "won.record"))
    terminal.until("cavale replay")
    assert terminal.leave() == 0
    assert replay(read((tmp_path / "won.record").read_bytes()), all_games()).state.actor == OVER
    assert not list((tmp_path / "state").rglob("*.record"))  # what was kept for the case of need
    assert "Traceback" not in terminal.text
    boards = [line for line in terminal.text.splitlines() if "·" in line]
    assert max(map(len, boards)) <= 80


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_leaving_when_the_match_is_over(open_terminal: Open, tmp_path: Path, key: str, code: int) -> None:
    terminal = open_terminal("play", "alcatraz", "--from", "10-third-aboard")
    terminal.until("Blue> ")
    terminal.type("1:7>boat")
    assert "wins" in terminal.until("Enter to leave it: ")
    terminal.press(key)
    terminal.until("Goodbye!")
    assert terminal.leave() == code
    assert "--resume" not in terminal.text
    assert not list((tmp_path / "state").rglob("*.record"))


def test_start_offers_several_games(open_terminal: Open) -> None:
    terminal = open_terminal("play", "--lang", "fr")
    terminal.until("1) Alcatraz")
    terminal.until("Entrée prend le premier.")
    terminal.type("7")
    terminal.until("Entrée prend le premier.")
    terminal.type("2")
    terminal.until("Bleu> ")
    terminal.press("d")
    terminal.until("Au revoir")
    assert terminal.leave() == 0


def test_without_a_terminal_bots_play() -> None:
    for lang, words in (("en", "No terminal is attached"), ("fr", "Aucun terminal n’est relié")):
        done = subprocess.run(
            [sys.executable, "-m", "cavale", "play", "--lang", lang], stdin=subprocess.DEVNULL, capture_output=True
        )
        lines = done.stdout.decode().splitlines()
        assert (done.returncode, done.stderr) == (0, b"")
        assert lines[0].startswith(words)
        assert lines[-1].endswith(("wins.", "win.", "gagne.", "victoire."))
        assert b"\x1b" not in done.stdout


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_leaving_and_coming_back(open_terminal: Open, key: str, code: int) -> None:
    terminal = open_terminal("play", "alcatraz", "--seed", "1")
    terminal.until("Blue> ")
    terminal.type("cell>9:9")
    terminal.until("Blue> ")
    terminal.press(key)
    kept = re.search(r"cavale play --resume \S+\.record\n", terminal.until("Goodbye!"))
    assert kept
    assert terminal.leave() == code
    assert "Traceback" not in terminal.text
    again = open_terminal("play", "--resume", "last")
    assert re.search(r"^ 9 .*B", again.until("Blue> "), re.MULTILINE)
    again.type("quit")
    again.until("Goodbye!")
    assert again.leave() == 0


def test_ctrl_c_leaves_though_whoever_started_us_ignores_it(open_terminal: Open) -> None:
    """A shell that starts the tests in the background has SIGINT ignored, by them and by all that they start."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        terminal = open_terminal("play", CAVALE_GAMES="")
    finally:
        signal.signal(signal.SIGINT, before)
    terminal.until("Enter takes the first. ")
    terminal.press("c")
    terminal.until("Goodbye!")
    assert terminal.leave() == 130


@pytest.mark.parametrize("key", ["c", "d"])
def test_leaving_before_anything_was_played(open_terminal: Open, tmp_path: Path, key: str) -> None:
    terminal = open_terminal("play", CAVALE_GAMES="")
    terminal.until("Enter takes the first. ")
    terminal.press(key)
    terminal.until("Goodbye!")
    assert terminal.leave() == (130 if key == "c" else 0)
    assert "--resume" not in terminal.text
    assert not list((tmp_path / "state").rglob("*.record"))


@pytest.mark.parametrize(("words", "shown"), [("alcatraz --depth 30", "\n         3 "), ("cartagena", "time")])
def test_ctrl_c_stops_a_count(open_terminal: Open, words: str, shown: str) -> None:
    terminal = open_terminal("perft", *words.split())
    terminal.until(shown)
    terminal.send("\x03")  # it counts, and is to be interrupted in that
    terminal.until("Goodbye!")
    assert terminal.leave() == 130


def test_a_kill_loses_nothing(open_terminal: Open, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    terminal = open_terminal("play", "alcatraz", "--seats", "Anna,Bob,greedy", "--seed", "3", "--record", str(file))
    for move in ("cell>9:1", "cell>9:3", "cell>9:5", "cell>9:7", "cell>9:9"):
        terminal.until_one("Blue> ", "Yellow> ")
        terminal.type(move)
    terminal.until("no guard moves")
    terminal.until_one("Blue> ", "Yellow> ")
    terminal.process.send_signal(signal.SIGKILL)
    assert terminal.leave() == -signal.SIGKILL
    match = replay(read(file.read_bytes()), all_games())
    people = [
        match.game.moves.notation(move) for action in match.actions for move in action.moves if action.actor in (0, 1)
    ]
    assert people == ["cell>9:1", "cell>9:3", "cell>9:5", "cell>9:7", "cell>9:9"]
    again = open_terminal("play", "--resume", str(file))
    shown = again.until_one("Blue> ", "Yellow> ")
    assert "Red (greedy)" in shown
    again.type("cell>8:9")
    again.until_one("Blue> ", "Yellow> ")
    again.press("d")
    assert again.leave() == 0


def test_resume_after_a_kill_without_a_file(open_terminal: Open) -> None:
    terminal = open_terminal("play", "alcatraz", "--seed", "1")
    terminal.until("Blue> ")
    terminal.type("1")
    terminal.until("Blue> ")
    terminal.process.send_signal(signal.SIGKILL)
    terminal.leave()
    start = open_terminal("play", CAVALE_GAMES="")
    start.until("cavale play --resume last")
    start.until("Enter takes the first. ")
    start.press("d")
    assert start.leave() == 0
    again = open_terminal("play", "--resume", "last")
    assert "the cell BBB " in again.until("Blue> ")
    again.press("c")
    assert again.leave() == 130


def test_the_curtain_clears_the_screen(open_terminal: Open) -> None:
    terminal = open_terminal("play", "pockets", "--seats", "Anna,Bob", "--seed", "4")
    terminal.until("Hand the keyboard to Blue (Anna), who presses Enter.")
    terminal.type("")
    terminal.until("Blue> ")
    terminal.type("draw")
    terminal.until("Hand the keyboard to Yellow (Bob), who presses Enter.")
    shown = terminal.raw.rindex("Hand the keyboard")
    assert terminal.raw[:shown].endswith("\x1b[2J\x1b[H\x1b[3J")
    terminal.type("")
    seen = terminal.until("Yellow> ")
    assert "Blue gets a card" in seen
    assert not re.search(r"Blue gets (?!a card)", seen)
    terminal.send("\x1b[A\r")  # the arrow finds nothing that others have typed
    terminal.until("Type the number of a choice")
    terminal.until("Yellow> ")
    terminal.press("d")
    assert terminal.leave() == 0


def test_no_color(open_terminal: Open) -> None:
    plain = open_terminal("play", "alcatraz", "--seed", "1", NO_COLOR="1")
    coloured = open_terminal("play", "alcatraz", "--seed", "1")
    shown = [terminal.until("Blue> ") for terminal in (plain, coloured)]
    assert shown[0] == shown[1]
    assert re.search(r"\x1b\[[\d;]*4[0-7]m", coloured.raw)
    assert not re.search(r"\x1b\[(?:\d+;)*[349]\d", plain.raw)
    for terminal in (plain, coloured):
        terminal.press("d")
        assert terminal.leave() == 0


def test_a_turn_fits_80_by_24(open_terminal: Open) -> None:
    terminal = open_terminal("play", "alcatraz", "--seed", "1")
    for move in ("cell>9:1", "cell>9:4", "cell>9:6", "cell>9:9"):
        terminal.until("Blue> ")
        terminal.type(move)
    turn = terminal.until("Blue> ").split("Blue walks")[1].split("\n", 1)[1]
    assert len(turn.splitlines()) <= 24
    assert max(map(len, turn.splitlines())) <= 80
    assert int(re.findall(r"(\d+)\) ", turn)[-1]) >= 25
    terminal.press("d")
    assert terminal.leave() == 0


def test_a_tall_screen_gets_a_tall_board(open_terminal: Open) -> None:
    heights = []
    for rows in (24, 40):
        terminal = open_terminal("play", "alcatraz", "--seed", "1", rows=rows, columns=120)
        heights.append(len(terminal.until("Blue> ").splitlines()))
        terminal.press("d")
        terminal.leave()
    assert heights[0] + 9 <= heights[1] <= 40


def test_stepping_through_a_match(open_terminal: Open) -> None:
    example = all_games()["alcatraz"].folder / "rulebook" / "examples" / "09-boarding-and-the-alarm.record"
    terminal = open_terminal("replay", str(example))
    terminal.until("Step 0 of 4")
    for typed, shown in (
        ("", "1 of 4"),
        ("", "2 of 4"),
        ("b", "1 of 4"),
        ("4", "4 of 4"),
        ("99", "4 of 4"),
        ("0", "0 of 4"),
    ):
        terminal.until("q: quit > ")
        terminal.type(typed)
        terminal.until(f"Step {shown}")
    terminal.until("q: quit > ")
    for typed in ("what?", "١"):  # the second is a digit for Unicode
        terminal.type(typed)
        terminal.until("a number from 0 to 4")
        terminal.until("q: quit > ")
    terminal.type("4")
    terminal.until("q: quit > ")
    terminal.type("")
    terminal.until("The match is not over.")
    assert terminal.leave() == 0


def test_leaving_a_replay(open_terminal: Open) -> None:
    example = all_games()["alcatraz"].folder / "rulebook" / "examples" / "04-caught.record"
    for key, code in (("q\r", 0), ("\x04", 0), ("\x03", 130)):
        terminal = open_terminal("replay", str(example), "--lang", "fr")
        terminal.until("q\u00a0: quitter > ")
        terminal.wait_until_it_reads()
        terminal.send(key)
        assert terminal.leave() == code
        assert "Traceback" not in terminal.text


def test_bytes_that_are_no_text(open_terminal: Open) -> None:
    terminal = open_terminal("play", "alcatraz", "--seed", "1")
    terminal.until("Blue> ")
    terminal.send(b"\xff\xfe\r")
    terminal.until("is neither a move nor a word")
    terminal.until("Blue> ")
    terminal.press("d")
    assert terminal.leave() == 0


@pytest.mark.parametrize(
    "line", ["cavale games | head -1", "cavale games >/dev/full", "cavale games <&- >&-", "cavale replay /x 2>&-"]
)
def test_broken_pipes_full_disks_and_closed_streams(line: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m cavale"
    done = subprocess.run(["bash", "-c", line.replace("cavale", command, 1)], capture_output=True)
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr
