"""Runs that are cut short go on, and come to the same."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from cavale.arena import TEXTS as ARENA_TEXTS
from cavale.arena.kept import Kept
from cavale.arena.plan import Fixture, Terms, make_plan, make_terms
from cavale.arena.play import Result, play
from cavale.arena.report import make_report
from cavale.engine.text import Problem
from cavale.games import find_game
from cavale.terminal.contest import Contest, Score
from cavale.terminal.screen import Screen

POCKETS = find_game("pockets")
BOTS = ("greedy", "random")
PATIENCE = 120  # seconds after which something will never come


def terms(seed: int = 1, bots: Sequence[str] = BOTS, **options: str) -> Terms:
    return make_terms(POCKETS, bots, 2, seed, None, options)


def here(plan: Sequence[Fixture]) -> Generator[Result]:
    """Play in this process."""
    for fixture in plan:
        yield play(fixture)


def figures(results: Sequence[Result]) -> object:
    """Return what does not depend on how fast this machine is."""
    told = json.loads(make_report(results, terms()).json())
    return [{**each, "milliseconds": 0} for each in told.pop("standings")], told


def test_a_run_goes_on_after_each_game_as_if_nothing_had_happened(tmp_path: Path) -> None:
    plan = make_plan(terms(), 6, recorded=True)
    whole = Contest(plan, None, None).play(here, Screen("en"))
    played: list[int] = []

    def tired(plan: Sequence[Fixture]) -> Generator[Result]:
        """Play backwards, and give up after two."""
        for fixture in plan[:-3:-1]:
            yield play(fixture)
            played.append(fixture.number)
        if len(plan) > 2:
            raise KeyboardInterrupt

    folder = tmp_path / "records"
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            Contest(plan, Kept(tmp_path / "kept", terms()), folder).play(tired, Screen("en", [ARENA_TEXTS]))
    found = Contest(plan, Kept(tmp_path / "kept", terms()), folder).play(tired, Screen("en"))
    assert sorted(played) == [1, 2, 3, 4, 5, 6]
    assert [each.fixture for each in found] == plan
    assert figures(found) == figures(whole)
    assert len(list(folder.iterdir())) == 6
    (folder / "0000002.record").unlink()
    Contest(plan, Kept(tmp_path / "kept", terms()), folder).play(here, Screen("en"))
    assert (folder / "0000002.record").read_text() == play(plan[1]).record
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-records-there"):
        Contest(plan, None, folder)


def test_half_a_line_is_dropped_and_fewer_or_more_games_are_fine(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    Contest(make_plan(terms(), 4), Kept(file, terms()), None).play(here, Screen("en"))
    data = file.read_bytes()
    for cut in (data[:-1], data[:-9], data[: data.index(b"\n") + 5], data[:30], b""):
        file.write_bytes(cut)
        over = len(Kept(file, terms()).lines)
        assert over == max(0, cut.count(b"\n") - 1)
        Contest(make_plan(terms(), 4), Kept(file, terms()), None).play(here, Screen("en"))
        assert without_times(file.read_bytes()) == without_times(data)
    kept = Kept(file, terms())
    assert [each.fixture.number for each in kept.results(make_plan(terms(), 2))] == [1, 2]
    assert len(kept.results(make_plan(terms(), 8))) == 4


def without_times(data: bytes) -> bytes:
    return re.sub(rb'"seconds":\[.*?\]', b"", data)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (terms(seed=2), ["--seed", "2", "1"]),
        (terms(bots=("random", "greedy")), ["--bots", "random,greedy", "greedy,random"]),
        (make_terms(POCKETS, BOTS, None, 1), ["--seats", "greedy,random", "2"]),
        (make_terms(find_game("alcatraz"), BOTS, 2, 1), ["arena-kept-game", "alcatraz", "pockets"]),
    ],
)
def test_games_of_another_run_are_refused_and_the_difference_named(
    tmp_path: Path, other: Terms, named: list[str]
) -> None:
    Kept(tmp_path / "kept", other)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-kept-other") as refused:
        Kept(tmp_path / "kept", terms())
    said = str(refused.value.text)
    assert all(word in said for word in named)
    assert "cavale" not in said


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"my diary", "arena-kept-foreign"),
        (b"my\ndiary\n", "arena-kept-foreign"),
        (b'{"cavale arena":1}\n', "arena-kept-foreign"),
    ],
)
def test_what_is_something_else_is_left_alone(tmp_path: Path, content: bytes, problem: str) -> None:
    file = tmp_path / "kept"
    file.write_bytes(content)
    with pytest.raises(Problem, check=lambda raised: raised.text.key == problem):
        Kept(file, terms())
    assert file.read_bytes() == content


def test_damage_is_told_by_its_line(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    Kept(file, terms()).add(play(make_plan(terms(), 1)[0]))
    for damaged in (b"{}\n", file.read_bytes().splitlines(True)[1].replace(b"[1,2]", b"[1]").replace(b"[2,1]", b"[1]")):
        file.write_bytes(file.read_bytes().splitlines(True)[0] + damaged)
        with pytest.raises(Problem, check=lambda problem: problem.text.key == "arena-kept-damaged") as refused:
            Kept(file, terms())
        assert "line 2" in str(refused.value)


def test_the_score_so_far_shows_the_best_first_within_its_room() -> None:
    fixture = Fixture(1, "pockets", {}, ("b", "a"), (1, 2), 3)
    score = Score([Result(fixture, (2, 1), "escape", 9, (1, 1), (0.1, 0.1))])
    assert score.words(40) == "a 100 %  b 0 %"
    assert score.words(10) == "a 100 %"


def test_killed_it_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    line = [*f"-m cavale arena alcatraz --bots greedy,random --games 400 --keep {file}".split()]
    nowhere = subprocess.DEVNULL
    running = subprocess.Popen([sys.executable, *line], stdout=nowhere, stderr=nowhere, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < until
        assert running.poll() is None
        time.sleep(0.01)
    running.kill()
    assert running.wait() == -signal.SIGKILL
    while anybody(running.pid):
        assert time.monotonic() < until
        time.sleep(0.01)
    rules = make_terms(find_game("alcatraz"), BOTS, 2, 1)
    plan = make_plan(rules, 4)
    found = Contest(plan, Kept(file, rules), None).play(here, Screen("en"))
    assert [(each.places, each.moves) for each in found] == [(each.places, each.moves) for each in here(plan)]


def anybody(group: int) -> bool:
    """Tell whether a process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
