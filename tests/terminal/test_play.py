"""Playing through a pipe: what is typed, what is answered, what is written down."""

import re
from pathlib import Path

import pytest

from cavale.engine.core.state import OVER
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.games import all_games
from cavale.terminal.files import write_whole
from tests.terminal.typing_at import Cavale


def test_choices_are_grouped_and_numbered(cavale: Cavale) -> None:
    code, out, _ = cavale("play alcatraz --seed 1")
    assert code == 0
    assert "the cell →  1) 9:1    2) 9:2" in out
    assert "21) 6:8" in out
    assert out.endswith("Goodbye!\n")


@pytest.mark.parametrize("typed", ["10", "cell>8:4", " CELL > 8:4 ", "cell→8:4", "cell 8:4"])
def test_a_move_by_number_notation_or_touches(cavale: Cavale, typed: str) -> None:
    out = cavale("play alcatraz --seed 1", f"{typed}\n").out
    assert " B  Blue walks from the cell to 8:4; guard 8 walks to column 3\n" in out
    assert " Y  Yellow walks" in out


@pytest.mark.parametrize(
    ("lang", "typed", "answer"),
    [
        ("en", "cell>8:3", "(AZ-11)\nrules AZ-11 shows the rule."),
        ("en", "99", "There is no choice 99; they go from 1 to 21."),
        ("en", "9" * 5000, "There is no choice 99999"),
        ("en", "0", "There is no choice 0"),
        ("en", "١", "“١” is neither"),  # a digit for Unicode, and so for int()
        ("en", "xyzzy", "“xyzzy” is neither a move nor a word known here"),
        ("en", "5:5", "Nobody stands on 5:5"),
        ("en", "boat", "AZ-"),
        ("en", "cell", "10) Blue walks from the cell to 8:4; guard 8 walks to column 3"),
        ("en", "cell 8:3", "(AZ-11)"),
        ("en", "", "Type the number of a choice or a move such as cell>9:1"),
        ("en", "why cell>8:3", "(AZ-11)"),
        ("en", "why cell>8:4", "It is allowed: Blue walks from the cell to 8:4; guard 8 walks to column 3."),
        ("en", "why 1", "It is allowed: Blue walks from the cell to 9:1; no guard moves."),
        ("en", "why 5:5", "Nobody stands on 5:5"),
        ("en", "why", "Say which move: why cell>9:1"),
        ("en", "why nonsense", "“nonsense” is neither"),
        ("en", "rules", "AZ-10 – AZ-13  The guard answers"),
        ("en", "rules 11", "AZ-11 You may not walk"),
        ("en", "rules az-11", "Example 03-along-the-row"),
        ("en", "rules 77", "they go from AZ-1 to AZ-20"),
        ("en", "hint", "Chance to win: about"),
        ("en", "undo", "There is nothing of yours to take back."),
        ("en", "save", "Say where: save FILE"),
        ("en", "log", "   1. Blue starts"),
        ("en", "help", "undo   take back your last choice"),
        ("en", "HELP", "quit   leave"),
        ("fr", "aide", "reprendre  reprendre votre dernier choix"),
        ("fr", "help", "quitter    partir"),
        ("fr", "pourquoi cell>8:3", "(AZ-11)\nrègles AZ-11 montre la règle."),
        ("fr", "regles 11", "AZ-11"),
        ("fr", "Règles 11", "AZ-11"),
        ("fr", "conseil", "Le mieux, car"),
        ("fr", "annuler", "ni un coup ni un mot connu"),
    ],
)
def test_what_is_typed_is_answered(cavale: Cavale, lang: str, typed: str, answer: str) -> None:
    code, out, err = cavale(f"play alcatraz --seed 1 --lang {lang}", f"{typed}\n")
    assert (code, err) == (0, "")
    assert answer in out.split("> ", 1)[1]


def test_the_board_is_shown_again(cavale: Cavale) -> None:
    out = cavale("play alcatraz --seed 1", "board\n").out
    assert out.count("[ the cell BBBB YYYY") == 2


def test_quit(cavale: Cavale) -> None:
    code, out, _ = cavale("play alcatraz --seed 1", "quit\n1\n")
    assert code == 0
    assert out.endswith("Blue> quit\n\nGoodbye!\n")


def test_undo_goes_back_before_the_bots(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    out = cavale("play alcatraz --seed 1 --record", "cell>9:1\nundo\n", str(file)).out
    assert "Taken back." in out
    assert out.count("[ the cell BBBB YYYY") == 2
    assert "3. yellow" in file.read_text()
    assert "4. table undo 1" in file.read_text()


def test_undo_needs_the_others_consent(cavale: Cavale) -> None:
    typed = "cell>9:1\ncell>9:2\nundo\nno\nundo\nyes\n"
    out = cavale("play alcatraz --seed 1 --seats Anna,Bob", typed).out
    assert "Blue (Anna)" in out
    assert "Then it stays as it is." in out
    assert out.index("Then it stays") < out.index("Taken back.")


def test_a_whole_match_of_bots(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "bots.record"
    code, out, err = cavale("play alcatraz --seats greedy,random,greedy,random --seed 7 --record", "", str(file))
    assert (code, err) == (0, "")
    match = replay(read(file.read_bytes()), all_games())
    assert match.state.actor == OVER
    assert match.names == ("greedy", "random", "greedy", "random")
    *played, result, saved = out.splitlines()
    assert result.endswith(("wins.", "share the win."))
    assert saved == f"Saved. Look at it again: cavale replay {file}"
    again = tmp_path / "again.record"
    out = cavale("play alcatraz --seats greedy,random,greedy,random --seed 7 --record", "", str(again)).out
    assert out.splitlines()[:-2] == played
    assert again.read_text() == file.read_text()


def test_nothing_written_is_lost_and_nothing_is_overwritten(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    out = cavale("play alcatraz --seed 1 --record", "cell>9:1\n", str(file)).out
    assert f"cavale play --resume {file}" in out.replace("\n", "")
    first = file.read_text()
    code, _, err = cavale("play alcatraz --record", "", str(file))
    assert (code, file.read_text()) == (2, first)
    assert "is there already" in err
    assert f"cavale play --resume {file}" in err.replace("\n", "")
    code, out, _ = cavale("play --resume", "cell>9:9\n", str(file))
    assert code == 0
    assert "blue cell>9:1" in file.read_text()
    assert "blue cell>9:9" in file.read_text()
    assert "Yellow (veteran)" in out


def test_save_where_asked(cavale: Cavale, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").write_text("dear diary")
    out = cavale("play alcatraz --seed 1", "cell>9:1\nsave taken\nsave my match\n").out
    assert "taken is there already" in out
    assert "Saved in my match" in out
    assert (tmp_path / "taken").read_text() == "dear diary"
    assert "blue cell>9:1" in (tmp_path / "my match").read_text()


def test_a_match_goes_on_when_the_disk_is_full(cavale: Cavale, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = folder / "m.record"

    def once(path: Path, text: str) -> None:
        if file.exists():
            file.unlink()
            folder.rmdir()
        write_whole(path, text)

    monkeypatch.setattr("cavale.terminal.keeper.write_whole", once)
    code, out, err = cavale("play alcatraz --seats random,greedy --seed 1 --record", "", str(file))
    assert code == 2
    assert err.count("cannot be written down any more") == 1
    assert "wins" in out


def test_from_an_example(cavale: Cavale) -> None:
    out = cavale("play alcatraz --from 04-caught", "9:3>5:3\n").out
    assert "and catches Yellow" in out
    assert "Blue (you)" in out
    out = cavale("play alcatraz --from 06-own-prisoner --seats Anna,Bob", "").out
    assert ">  Y  Yellow (Bob)" in out
    out = cavale("play alcatraz --from 06-own-prisoner").out
    assert ">  Y  Yellow (you)" in out


def test_from_the_end_or_the_middle_of_a_file(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    cavale("play alcatraz --seed 1 --record", "cell>9:1\ncell>9:9\n", str(file))
    end = cavale("play alcatraz --from", "", str(file)).out
    middle = cavale("play alcatraz --after 1 --from", "", str(file)).out
    assert "[ the cell BB " in end
    assert "[ the cell BBBB YYYY" in middle


def test_names_stay_people_on_resume(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    cavale("play alcatraz --seats Anna,@Greddy,random --seed 1 --record", "cell>9:1\n", str(file))
    out = cavale("play --resume", "", str(file)).out
    assert re.findall(r"(?:Blue|Yellow|Red) \((\w+)\)", out) == ["Anna", "Greddy", "random"]


def test_resuming_what_is_over(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    cavale("play alcatraz --seats greedy,greedy --seed 1 --record", "", str(file))
    code, _, err = cavale("play --resume", "", str(file))
    assert code == 2
    assert f"cavale replay {file}" in err


def test_secrets_stay_behind_the_curtain(cavale: Cavale) -> None:
    out = cavale("play pockets --seats Anna,Bob --seed 4", "\ndraw\n\nlog\n").out
    before, anna, bob = out.split("Hand the keyboard to ")
    assert "gets" not in before
    assert anna.startswith("Blue (Anna), who presses Enter.")
    assert len(re.findall(r"Blue gets a (?:file|rope|bread)|Blue gets bread", anna)) == 2
    assert anna.count("Yellow gets a card") == 2
    assert not re.search(r"Blue gets (?!a card)", bob)
    assert "Blue draws" in bob


def test_an_unfinished_secret_is_not_replayed(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "m.record"
    cavale("play pockets --seats Anna,Bob --seed 4 --record", "\ndraw\n", str(file))
    code, _, err = cavale("replay --seat all", "", str(file))
    assert code == 2
    assert "nobody may see everything" in err
    assert "Blue gets a card" in cavale("replay", "", str(file)).out
    assert re.search(r"Blue gets (?!a card)", cavale("replay --seat blue", "", str(file)).out)
    assert "there are: blue, yellow, public, all" in cavale("replay --seat green", "", str(file)).err


def test_an_action_of_several_choices(cavale: Cavale) -> None:
    """It can be taken back choice by choice, and is told once it is complete."""
    out = cavale("play pockets --seed 4", "trade\nundo\ntrade\n1\n1\n").out
    begun, rest = out.split("Taken back.")
    assert " B  Blue trades" not in begun
    assert rest.count(" B  Blue trades a file and a file for a new card") == 1


def test_ascii_only(cavale: Cavale, monkeypatch: pytest.MonkeyPatch) -> None:
    from rich.console import ConsoleOptions

    monkeypatch.setattr(ConsoleOptions, "ascii_only", property(lambda self: True))
    out = cavale("play alcatraz --seed 1").out
    board = [line for line in out.splitlines() if re.match(r" \d  ", line)]
    assert len(board) == 9
    assert all(line.isascii() for line in board)
    assert ":@:" in out
