"""Whatever is wrong is said in one line, with exit code 2 and without a traceback."""

from pathlib import Path

import pytest

from cavale.terminal import games as games_module
from cavale.terminal.screen import Screen
from tests.terminal.typing_at import Cavale

WRONG = {
    "plya": "perhaps you mean “play”",
    "xyzzy": "there are: serve, play, games, rules, replay, perft, bench, arena",
    "--bogus": "There is no option --bogus",
    "play --sedd 3": "perhaps you mean --seed",
    "play alcatraz --bogus=3": "There is no option --bogus here; there are: --seats",
    "play alcatraz --seed": "--seed needs a value",
    "play alcatraz --seed x": "--seed cannot be “x”",
    "play alcatraz --seed 1 --seed 2": "--seed stands there twice",
    "play alcatraz again": "“again” is one word too many",
    "play --players 2": "Which game? There are: alcatraz",
    "play alcatrz": "There is no game “alcatrz”",
    "play alcatraz --preset x": "has no preset “x”",
    "play alcatraz --option alarm": "KEY=VALUE",
    "play alcatraz --option alarm=on --option alarm=off": "KEY=VALUE",
    "play alcatraz --option alarm=maybe": "on or off",
    "play alcatraz --option x=1": "has no option “x”",
    "play alcatraz --option guards=123": "(AZ-20)",
    "play alcatraz --players 9": "for 2 to 4 players, not 9",
    "play alcatraz --players -1": "for 2 to 4 players",
    "play alcatraz --seats you": "for 2 to 4 players, not 1",
    "play alcatraz --seats you,greddy": "write @greddy",
    "play alcatraz --seats you,Greedy": "looks like the bot greedy",
    "play alcatraz --seats you,,greedy": "cannot be a name",
    "play alcatraz --seats you,@greedy": "cannot be a name",
    "play alcatraz --seats you,greedy --players 3": "2 seats, but --players says 3",
    "play alcatraz --from nowhere": "neither an example of the rulebook nor a file",
    "play alcatraz --from 10-third-aboard --after 1": "the game is over",
    "play alcatraz --from 04-caught --after 99": "no entry 99",
    "play alcatraz --from 04-caught --players 3": "2 players, not 3",
    "play alcatraz --from 04-caught --preset random": "--from and --preset",
    "play alcatraz --after 3": "goes with --from",
    "play alcatraz --cores 0": "--cores is a whole number from 1",
    "play --resume last": "no unfinished match",
    "play --resume nowhere.record": "there is no such file",
    "play alcatraz --resume x": "--resume and GAME do not go together",
    "play alcatraz --record .": "is a folder",
    "play alcatraz --record /dev/null": "is there already",
    "play alcatraz --record no/such/folder/x.record": "no such file or folder",
    "replay": "FILE is missing",
    "replay nowhere.record": "there is no such file",
    "replay .": "is a folder",
    "replay /dev/zero": "2,000,000 at most",
    "replay /dev/null": "This is not a record",
    "rules": "GAME is missing",
    "rules alcatraz AZ-99": "they go from AZ-1 to AZ-20",
    "rules alcatraz 0": "they go from AZ-1 to AZ-20",
    "perft alcatraz --depth 0": "from 1 to 99, not 0",
    "arena": "GAME is missing",
    "arena alcatraz --bots greedy": "at least two different bots",
    "arena alcatraz --bots greedy,greedy": "at least two different bots",
    "arena alcatraz --bots greedy,Random": "There is no bot “Random”",
    "arena alcatraz --bots greedy,random --games 0": "from 1 to 1000000, not 0",
    "arena alcatraz --bots greedy,random --players 5": "for 2 to 4 players, not 5",
    "arena alcatraz --seats 5": "for 2 to 4 players, not 5",
    "arena alcatraz --bots greedy,random --games 1 --seats ٢": "--bots and --seats ٢ do not go together",
    "arena alcatraz --seats greedy,nobody": "There is no bot “nobody”",
    "arena alcatraz --bots greedy,random --seats greedy,greedy": "--bots and --seats greedy,greedy do not go together",
    "arena alcatraz --bots greedy,random --preset x": "has no preset “x”",
    "arena alcatraz --bots greedy,random --csv .": "is a folder",
    "ladder alcatraz --steps warden": "“warden” is no step of a ladder",
    "ladder alcatraz --steps greedy-nobody": "There is no bot “nobody”",
    "ladder alcatraz --seats 5": "for 2 to 4 players, not 5",
    "ladder alcatraz --keep /dev/null": "/dev/null",
    "perft alcatraz --depth x": "--depth cannot be “x”",
    "games --lang xx": "There is no language “xx”",
    "--lang": "--lang needs a value",
}


@pytest.mark.parametrize(("line", "words"), WRONG.items())
def test_a_mistake_is_one_line_in_either_language(
    cavale: Cavale, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = cavale(line)
    assert (code, out) == (2, "")
    assert words in err
    assert err.startswith("cavale: ")
    assert err.count("\n") == 1
    if "--lang" not in line:
        monkeypatch.setenv("CAVALE_LANG", "fr")
        code, _, said = cavale(line)
        assert code == 2
        assert said.startswith("cavale\u00a0: ")
        assert said.removeprefix("cavale\u00a0: ") != err.removeprefix("cavale: ")


def test_a_language_that_is_not_there(cavale: Cavale, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVALE_LANG", "de")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    code, _, err = cavale("games")
    assert code == 2
    assert "Il n’y a pas de langue" in err


@pytest.mark.parametrize("how", ["--debug", "CAVALE_DEBUG"])
def test_debug_shows_where_it_comes_from(cavale: Cavale, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    if how == "CAVALE_DEBUG":
        monkeypatch.setenv("CAVALE_DEBUG", "1")
    code, _, err = cavale(f"replay nowhere.record {how if how == '--debug' else ''}")
    assert code == 2
    assert "Traceback" in err
    assert "there is no such file" in err.splitlines()[-1]


def test_a_bug_is_one_line_too(cavale: Cavale, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(screen: Screen, game: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(games_module, "show_game", fail)
    code, _, err = cavale("games")
    assert code == 70
    assert err == "cavale: Something in Cavale is broken (RuntimeError: out of order). With --debug it tells more.\n"


def test_what_files_hold_does_not_steer_the_terminal(cavale: Cavale, tmp_path: Path) -> None:
    file = tmp_path / "evil.record"
    file.write_bytes(b"cavale record 1\n\x1b]0;gotcha\x07: x\n")
    code, _, err = cavale("replay", "", str(file))
    assert code == 2
    assert "\x1b" not in err
    assert "\x07" not in err
