"""Weights learnt from games: what is fitted, what is followed, and that a run can be broken off and repeated."""

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import nullcontext
from math import exp
from pathlib import Path
from typing import Any

import pytest

from cavale.bots.bot import Bot
from cavale.bots.greedy import GreedyBot
from cavale.bots.searching import SearchBot
from cavale.engine.match import Match
from cavale.engine.text import Problem
from cavale.engine.weights import read_weights, weighed
from cavale.games import find_game
from cavale.training import play as playing
from cavale.training import report as reporting
from cavale.training import run as running
from cavale.training.fit import chances, fit, loss, scaled, solve
from cavale.training.journal import Journal
from cavale.training.plan import Course, Exercise, exercises, make_course
from cavale.training.play import Lesson, Player, Sample, earnest, learn
from cavale.training.report import bins, duels, fight, make_report
from tests.terminal.typing_at import Cavale

POCKETS = find_game("pockets")
TRUE = (1.5, 0.4, 0.0)


class AtOnce(Executor):
    """Does what it is asked to at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


@pytest.fixture
def cavale(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cavale:
    for name in ("CAVALE_LANG", "LC_ALL", "LC_MESSAGES", "CAVALE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "160")
    return Cavale(monkeypatch, capsys)


def made_up(count: int, seed: int, players: int = 3) -> list[Sample]:
    """Return moments whose winners were drawn by the true weights."""
    chance = random.Random(seed)
    made = []
    for _ in range(count):
        rows = tuple(tuple(chance.gauss(0, 1) for _ in TRUE) for _ in range(players))
        odds = [exp(sum(w * f for w, f in zip(TRUE, row, strict=True))) for row in rows]
        (winner,) = chance.choices(range(players), odds)
        made.append(Sample(rows, tuple(float(seat == winner) for seat in range(players))))
    return made


def taught(exercise: Exercise) -> Lesson:
    """Return a game as if it had been played: who has more of the first whim and less of the second wins."""
    chance = random.Random(exercise.seed)
    whims = [tuple(round(chance.gauss(0, 1), 3) for _ in TRUE) for _ in range(exercise.players)]
    sides = [chance.randrange(len(exercise.sides)) for _ in whims]
    first = max(range(exercise.players), key=lambda seat: whims[seat][0] - whims[seat][1] + sides[seat])
    shares = [float(seat == first) for seat in range(exercise.players)]
    players = tuple(Player(*each) for each in zip(sides, whims, shares, strict=True))
    return Lesson(exercise.number, players, tuple(made_up(5, exercise.seed, exercise.players)))


def course(games: int = 80, near: bool = False) -> Course:
    return Course("pockets", games, 1, (2, 3), ("a", "b", "c"), (0.5, 0.5, 0.5), near)


def test_known_weights_are_found_again() -> None:
    """From enough moments the weights come out that the winners were drawn by; what says nothing gets nothing."""
    samples = made_up(700, 1)
    found = fit(samples, (0.1, 0.1, 0.1))
    assert found == pytest.approx(TRUE, abs=0.15)
    assert loss(samples, found) < loss(samples, (1.0, 1.0, 1.0)) < loss(samples, (0.0, 0.0, 3.0))
    assert (
        min(fit([Sample(tuple((-row[0], row[1], row[2]) for row in s.figures), s.shares) for s in samples], TRUE))
        == 0.0
    )


def test_a_scale_is_found() -> None:
    """Weights in the right proportions, yet three times too great, are brought down."""
    assert scaled(made_up(700, 2), [3 * w for w in TRUE]) == pytest.approx(TRUE, abs=0.3)


def test_equations() -> None:
    """Also where a pivot is nothing at first."""
    assert solve([[0.0, 2.0], [4.0, 1.0]], [2.0, 9.0]) == pytest.approx([2.0, 1.0])


def test_chances_are_those_of_the_judgement() -> None:
    """What is fitted is what a judge reckons."""
    lesson = learn(exercises(make_course(POCKETS, 40, 1, (3,)), 0, (tuple(POCKETS.judge.weights),), (0.0,) * 3)[0])
    assert all(sum(sample.shares) == pytest.approx(1.0) for sample in lesson.samples)
    assert {len(sample.figures) for sample in lesson.samples} == {3}
    match = Match(POCKETS, 3, seed=5)
    match.settle()
    match.play(match.legal_moves()[0])
    for seat in range(3):
        view = match.view(seat)
        rows = tuple(tuple(POCKETS.judge.measure(view, (seat + step) % 3)) for step in range(3))
        assert chances(Sample(rows, (1.0, 0.0, 0.0)), list(POCKETS.judge.weights))[0] == pytest.approx(
            POCKETS.judge.judge(view)
        )


def test_weights_go_after_the_winners() -> None:
    """Whims that win are followed; those that lose are avoided, but no weight goes below nothing."""
    lessons = [taught(each) for each in exercises(course(800), 2, ((1.0, 0.1, 1.0),), (0.5, 0.5, 0.5))]
    more, less, same = running.followed(lessons, (1.0, 0.1, 1.0), (0.5, 0.5, 0.5))
    assert more > 1.3
    assert less == 0.0
    assert same == pytest.approx(1.0, abs=0.4)
    assert running.wins([taught(each) for each in exercises(course(800), 1, (TRUE, TRUE), (0.5,) * 3)], 1) > 0.05


def test_near_weights_are_tried_in_proportion() -> None:
    """Whims are as large as a feature matters; where one is to stay near, as large as its own weight, faint if none."""
    samples = made_up(400, 4)
    evenly = running.deviations(samples, (1.0, 0.1, 0.0), False)
    assert max(evenly) < 1.2 * min(evenly)
    much, little, faint = running.deviations(samples, (1.0, 0.1, 0.0), True)
    assert [much, little] == pytest.approx([0.3, 0.03])
    assert 0 < faint < little


def test_a_run_near_what_there_is_fits_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its games are played by one set of weights, which go after the winners from the second generation on."""
    tried: list[tuple[float, ...]] = []

    def watched(exercise: Exercise) -> Lesson:
        (side,) = exercise.sides
        tried.append(side)
        return taught(exercise)

    monkeypatch.setattr(running, "learn", watched)
    near = course(800, near=True)
    running.run(near, Journal(tmp_path / "near", near, False), AtOnce())
    assert len(set(tried)) == 7
    assert tried[0] == tried[199] == near.weights != tried[200]
    more, less, _ = tried[-1]
    assert more > 0.6 > 0.4 > less


def test_a_run_broken_off_goes_on_to_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is interrupted, even in the middle of a line, ends as if it had not been."""
    monkeypatch.setattr(running, "learn", taught)
    whole = running.run(course(), Journal(tmp_path / "whole", course(), False), AtOnce())

    def stop_after_33(steps: list[int]) -> None:
        steps.append(1)
        if len(steps) == 33:
            raise KeyboardInterrupt

    steps: list[int] = []
    part = tmp_path / "part"
    with pytest.raises(KeyboardInterrupt):
        running.run(course(), Journal(part, course(), False), AtOnce(), lambda: stop_after_33(steps))
    with part.open("ab") as file:
        file.write(b'{"number":34,"pla')
    journal = Journal(part, course(), True)
    assert len(journal.lessons) == 33
    assert running.run(course(), journal, AtOnce()) == whole
    assert sorted(part.read_bytes().splitlines()) == sorted((tmp_path / "whole").read_bytes().splitlines())
    assert whole != running.run(course(160), Journal(tmp_path / "more", course(160), False), AtOnce())


def test_a_journal_that_does_not_fit(tmp_path: Path) -> None:
    """Begun twice, of another run, damaged, or not there: each is told apart."""
    path = tmp_path / "journal"
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "train-not-begun"):
        Journal(path, course(), True)
    Journal(path, course(), False)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "train-begun"):
        Journal(path, course(), False)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "train-other"):
        Journal(path, course(88), True)
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "train-other"):
        Journal(path, course(near=True), True)
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "train-damaged"):
        Journal(path, course(), True)


def test_a_report_counts(tmp_path: Path) -> None:
    """Chances are compared with what came of them; new weights take every seat with the same chance."""
    kept = made_up(2000, 3, 2)
    table = bins(kept, TRUE)
    assert sum(each.moments for each in table) == 2000
    assert all(abs(each.reckoned - each.won) < 0.12 for each in table)
    planned = duels(make_course(POCKETS, 40, 1, (2,)), (1.0, 1.0, 1.0))
    assert [duel.seat for duel in planned] == [0, 1] * 20
    assert [duel.seed for duel in planned[::2]] == [duel.seed for duel in planned[1::2]]
    assert fight(planned[0]) in (0.0, 0.5, 1.0)
    report = make_report(course(), TRUE, kept, [1.0, 0.0, 1.0, 1.0])
    assert report.after < report.before < report.blind
    assert report.match.rate == 0.75


def test_other_weights_are_played_by() -> None:
    """A game can be had with a judgement of other weights, and keeps its own."""
    other = weighed(POCKETS, [0.0, 0.0, 5.0])
    assert list(other.judge.weights) == [0.0, 0.0, 5.0]
    assert list(POCKETS.judge.weights) != [0.0, 0.0, 5.0]


def test_players_who_look_ahead_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have as many iterations as asked for, and so has who tries what was learnt; the same game is the same."""
    asked: list[int] = []

    def noted(*args: Any) -> Bot:
        asked.append(args[2])
        return earnest(*args)

    monkeypatch.setattr(playing, "earnest", noted)
    monkeypatch.setattr(reporting, "earnest", noted)
    monkeypatch.setattr(playing, "RIVALS", 0)
    for ahead in (0, 30):
        made = make_course(POCKETS, 40, 1, (2,), near=True, ahead=ahead)
        exercise = exercises(made, 0, (made.weights,), (0.1,) * 3)[0]
        assert learn(exercise) == learn(exercise)
        fight(duels(made, made.weights)[0])
        assert asked == [ahead] * 6
        asked.clear()
    assert isinstance(earnest(POCKETS, 1, 30), SearchBot)
    assert isinstance(earnest(POCKETS, 1, 0), GreedyBot)


def test_who_searches_also_meets_who_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival is greedy, plays by the weights of before and has no whims; nothing is learnt from what it won."""
    monkeypatch.setattr(playing, "RIVALS", 100)
    made = make_course(POCKETS, 80, 1, (3,), near=True, ahead=10)
    players = [learn(exercise).players for exercise in exercises(made, 0, (made.weights,), (0.1,) * 3)]
    assert [sum(not any(player.whims) for player in each) for each in players] == [1] * 10
    assert len({seat for each in players for seat in range(3) if not any(each[seat].whims)}) == 3
    none = make_course(POCKETS, 80, 1, (3,), near=True)
    assert all(any(player.whims) for player in learn(exercises(none, 0, (none.weights,), (0.1,) * 3)[0]).players)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("train pockets --games 5", "--games"),
        ("train pockets --players 2,x", "2,x"),
        ("train pockets --players 9", "9"),
        ("train pockets --ahead 5000", "from 0 to 1000, not 5000"),
        ("train pockets --resume", "--resume"),
    ],
)
def test_mistakes_are_told(
    cavale: Cavale, words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be done is said in one line."""
    monkeypatch.chdir(tmp_path)
    done = cavale(words)
    assert done.code == 2
    assert said in done.err


def test_the_command(cavale: Cavale, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file tells how it was made; the same seed makes the same file, another one another."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "crew", lambda: nullcontext(AtOnce()))
    monkeypatch.setattr(running, "learn", taught)
    monkeypatch.setattr(reporting, "fight", lambda duel: 0.5)
    texts: list[str] = []
    for more in ("--lang en", "--lang fr", "--seed 2"):
        done = cavale(f"train pockets --games 80 --players 2 --out {len(texts)}.toml {more}")
        assert done.code == 0, done.err
        assert "judge.toml" in done.out
        texts.append((tmp_path / f"{len(texts)}.toml").read_text(encoding="utf-8"))
    assert texts[0] == texts[1] != texts[2]
    assert 'command = "cavale train pockets --games 80 --seed 1 --players 2"' in texts[0]
    assert len(read_weights(tmp_path / "0.toml", POCKETS.judge.features)) == 3
    assert len(list(tmp_path.iterdir())) == 3
    assert cavale("train pockets --games 80 --players 2 --near --out near.toml").code == 0
    assert '--players 2 --near"' in (tmp_path / "near.toml").read_text(encoding="utf-8")
    done = cavale("train pockets --games 80 --players 2 --near --ahead 60 --out ahead.toml")
    assert "looking 60 iterations ahead" in done.out
    assert '--players 2 --near --ahead 60"' in (tmp_path / "ahead.toml").read_text(encoding="utf-8")
