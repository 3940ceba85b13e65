"""Small parts: languages, seats, letters, choices, files."""

import errno
import os
from pathlib import Path

import pytest

from cavale.engine.text import Problem
from cavale.games import all_games
from cavale.terminal import files
from cavale.terminal.files import write_whole
from cavale.terminal.language import asked_language
from cavale.terminal.marks import initials
from cavale.terminal.screen import harmless
from cavale.terminal.seats import seat_name, seat_names, seated_bots

ALCATRAZ = all_games()["alcatraz"]


@pytest.mark.parametrize(
    ("words", "environ", "language"),
    [
        ([], {}, "en"),
        (["games", "--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["games", "--lang=fr"], {"CAVALE_LANG": "en"}, "fr"),
        (["games"], {"CAVALE_LANG": "fr", "LC_ALL": "en_US.UTF-8"}, "fr"),
        (["games"], {"LC_ALL": "fr_CA.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        (["games"], {"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "de"}, "fr"),
        (["games"], {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["rules", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_language(words: list[str], environ: dict[str, str], language: str) -> None:
    assert asked_language(words, environ) == language


def test_seats() -> None:
    assert seat_names(ALCATRAZ, None, None) == ("you", "veteran")
    assert seat_names(ALCATRAZ, None, 4) == ("you", "veteran", "veteran", "veteran")
    assert seat_names(ALCATRAZ, "Anna, random ,you", None) == ("Anna", "random", "you")
    assert seat_name("@Greddy") == "Greddy"
    assert seat_name("Randolf") == "Randolf"
    assert list(seated_bots(ALCATRAZ, ("you", "greedy", "random"), 1)) == [1, 2]
    for wrong in ("rndom", "GREEDY", "", "x" * 21, "a\x1bb"):
        with pytest.raises(Problem):
            seat_name(wrong)


def test_no_letter_twice() -> None:
    assert initials(["Blue", "Yellow", "Red", "Green"]) == ["B", "Y", "R", "G"]
    assert initials(["Bleu", "Blanc", "Bl", "Élan"]) == ["B", "L", "3", "É"]


def test_harmless() -> None:
    assert harmless("a\x1b[2Jb\u202e\nc\u00a0d") == "a�[2Jb�\nc\u00a0d"


def test_a_file_is_whole_at_every_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, link = tmp_path / "match", tmp_path / "link"
    write_whole(file, "one")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "two")
    assert link.is_symlink()
    assert file.read_text() == "two"
    assert file.stat().st_mode & 0o777 == 0o640

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "terminal-file-no-room"):
        write_whole(file, "three")
    assert file.read_text() == "two"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "match"]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.EACCES, "terminal-file-forbidden"),
        (errno.ENOENT, "terminal-file-missing"),
        (errno.EISDIR, "terminal-file-is-folder"),
        (errno.EIO, "terminal-file-trouble"),
    ],
)
def test_troubles_of_files_have_words(number: int, key: str) -> None:
    with pytest.raises(Problem) as caught, files.troubles(Path("x")):
        raise OSError(number, os.strerror(number))
    assert caught.value.text.key == key
