"""The ladder: each level against the one below, and how sure it is that it is stronger."""

import csv
import json
from collections.abc import Generator, Sequence
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from cavale.arena.ladder import Step, chosen_steps, make_ladder, make_rung, over_rounds, student
from cavale.arena.plan import Fixture, Terms
from cavale.arena.play import Result, play
from cavale.arena.report import Rate, rate
from cavale.terminal import ladder as command
from tests.terminal.typing_at import Cavale
from tools.ladders import MANUAL, made, steps, times

STEP = Step("a", "b")


def rounds(*rounds: str) -> list[Result]:
    """Return games such as abb:132, those of a round divided by blanks: who sat there, and who came where."""
    games: list[Result] = []
    for chance, line in enumerate(rounds):
        for game in line.split():
            bots, _, places = game.partition(":")
            fixture = Fixture(len(games) + 1, "pockets", {}, tuple(bots), (7,) * len(bots), chance)
            count = len(bots)
            games.append(Result(fixture, tuple(map(int, places)), "escape", 10, (2,) * count, (0.01,) * count))
    return games


def terms(players: int) -> Terms:
    return Terms("0", "pockets", 1, {}, players, STEP, False, 1)


def test_of_two_players_the_upper_one_is_to_win_so_often() -> None:
    games = rounds("ab:12 ba:12", "ab:21 ba:12", "ab:21 ba:11")
    rung = make_rung(STEP, games, terms(2))
    assert rung.wins == rate([0, 1, 1, 1, 1, 0.5])
    assert (rung.games, rung.ahead.tries, rung.ahead.rate) == (6, 3, rung.wins.rate)
    assert rung.place == pytest.approx(7 / 6)
    assert rung.place_below == pytest.approx(10 / 6)
    assert (rung.sought, rung.missed) == (None, False)
    level = make_rung(Step("newcomer", "inmate"), named(games, "newcomer", "inmate"), terms(2))
    assert (level.sought, level.missed, level.wins.rate) == (0.65, False, 0.75)
    top = make_rung(Step("greedy", "warden"), named(games, "greedy", "warden"), terms(2))
    assert (top.sought, top.missed) == (0.85, True)


def named(games: Sequence[Result], lower: str, upper: str) -> list[Result]:
    """Return games with these in the places of a and b."""
    names = {"a": lower, "b": upper}
    fixtures = [each.fixture for each in games]
    renamed = [Fixture(f.number, f.game, {}, tuple(names[bot] for bot in f.bots), (7, 7), f.seed) for f in fixtures]
    return [
        Result(fixture, each.places, "escape", 10, (2, 2), (0.01, 0.01))
        for fixture, each in zip(renamed, games, strict=True)
    ]


def test_with_more_players_every_pair_of_seats_counts_and_all_seats_share_the_win() -> None:
    rung = make_rung(STEP, rounds("aab:123 bba:121", "aab:231 bba:132"), terms(3))
    assert rung.wins.rate == (0 + 0.5 + 1 + 1) / 4
    assert rung.ahead.rate == ((0 + 0 + 0.5 + 0) + (1 + 1 + 1 + 0)) / 8
    assert (rung.place, rung.place_below) == ((3 + 1 + 2 + 1 + 1 + 3) / 6, (1 + 2 + 1 + 2 + 3 + 2) / 6)
    assert rung.sought is None


def test_a_round_is_one_observation() -> None:
    games = rate([1.0, 1.0, 1.0, 0.0] * 40)
    alike = over_rounds([1.0, 1.0, 1.0, 0.0] * 4)  # ten games a round, and their chance decides all of them
    mixed = over_rounds([0.7, 0.8, 0.8, 0.7] * 4)  # ten games a round, and each is won by the one or the other
    assert (alike.tries, alike.rate, mixed.rate) == (16, 0.75, 0.75)
    assert mixed.high - mixed.low == pytest.approx(games.high - games.low, rel=0.05)
    assert alike.high - alike.low > 2.5 * (games.high - games.low)


def test_rounds_that_are_alike_are_not_certainty() -> None:
    assert [over_rounds([1.0] * count).low > 0.5 for count in (1, 5, 6, 20)] == [False, False, True, True]
    assert [over_rounds([0.7] * count).low > 0.5 for count in (1, 5, 6, 20)] == [False, False, True, True]
    assert 0.8 < over_rounds([1.0] * 30).low < 1
    assert over_rounds([0.5, 0.5]) == Rate(2, 0.5, 0.5, 0.5)


@pytest.mark.parametrize(("freedom", "errors"), [(1, 12.706), (2, 4.303), (5, 2.571), (30, 2.042), (10**6, 1.962)])
def test_few_rounds_are_less_sure(freedom: int, errors: float) -> None:
    assert student(freedom) == pytest.approx(errors, abs=0.001)


def test_stronger_is_only_who_is_surely_so() -> None:
    assert make_rung(STEP, rounds(*["ab:21 ba:12"] * 6), terms(2)).stronger
    assert not make_rung(STEP, rounds(*["ab:21 ba:12"] * 5), terms(2)).stronger
    assert not make_rung(STEP, rounds(*["ab:21 ba:12", "ab:12 ba:12", "ab:12 ba:21"] * 4), terms(2)).stronger


def test_greedy_is_a_step_of_two_players_only() -> None:
    assert [str(step) for step in chosen_steps(None, 2)] == [
        "newcomer-inmate",
        "inmate-veteran",
        "veteran-ringleader",
        "ringleader-warden",
        "greedy-warden",
    ]
    assert Step("greedy", "warden") not in chosen_steps(None, 3)


def test_the_command_shows_writes_and_goes_on(cavale: Cavale, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played = []

    def here(plan: Sequence[Fixture]) -> Generator[Result]:
        for fixture in plan:
            played.append(fixture.bots)
            yield play(fixture)

    monkeypatch.setattr(command, "on_cores", here)
    line = f"ladder pockets --seats 3 --games 6 --keep {tmp_path / 'kept'} --steps random-greedy"
    code, out, err = cavale(f"{line} --json {tmp_path / 'a.json'} --csv {tmp_path / 'a.csv'}")
    assert code == 0
    assert "6 games a step" in out
    assert "greedy–random" in out
    assert err.startswith("1/1  random-greedy: ")
    assert sorted("".join(bot[0] for bot in bots) for bots in played) == ["ggr", "grg", "grr", "rgg", "rgr", "rrg"]
    (rung,) = json.loads((tmp_path / "a.json").read_text())["rungs"]
    (row,) = csv.DictReader(StringIO((tmp_path / "a.csv").read_text()))
    assert float(row["wins"]) == rung["wins"]["rate"]
    assert (row["lower"], row["upper"], row["games"], row["rounds"]) == ("random", "greedy", "6", "1")
    played.clear()
    again = cavale(f"{line},newcomer-greedy --lang fr")
    assert (again.code, len(played)) == (0, 6)
    assert "devance" in again.out
    assert {bot for bots in played for bot in bots} == {"newcomer", "greedy"}


def test_tables_of_the_docs_are_what_was_found() -> None:
    assert made() == MANUAL.read_text()


def test_tables_of_the_docs_mark_what_is_missed() -> None:
    won, split = rounds(*["ab:21 ba:12"] * 10), rounds(*["ab:21 ba:21"] * 10)
    pairs = [(Step("newcomer", "inmate"), won), (Step("greedy", "warden"), split), (Step("trained", "warden"), won)]
    rungs = [make_rung(step, named(games, *step), terms(2)) for step, games in pairs]
    more = replace(rungs[0], sought=None)
    ladders = [
        make_ladder(terms(2), rungs[:1]),
        make_ladder(terms(2), rungs[1:]),
        make_ladder(terms(3), [more]),
    ]
    assert steps(ladders).splitlines()[2:] == [
        "| Pockets, 2 | 100.0 % (84–100), 20 | – | – | – | 50.0 % (30–70), 20 † | 100.0 % (71–100), 20 |",
        "| Pockets, 3 | 100.0 % (71–100), 20 | – | – | – | – | – |",
    ]
    assert times(ladders).splitlines()[2] == "| Pockets, 2 | 5.0 | 5.0 | – | – | 5.0 |"
    with pytest.raises(SystemExit, match="newcomer-inmate is there twice"):
        steps([*ladders, make_ladder(terms(3), rungs)])
