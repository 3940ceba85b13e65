"""The arena: who meets whom, what is counted, and what is shown."""

import csv
import json
from collections import Counter
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from cavale.arena import TEXTS, csvs
from cavale.arena.plan import Fixture, Terms, lineups, make_plan, make_terms
from cavale.arena.play import Result, play
from cavale.arena.rating import ratings
from cavale.arena.report import Ending, length, make_report, rate
from cavale.arena.run import on_cores
from cavale.arena.words import Words
from cavale.engine.text import Problem, Speaker
from cavale.games import find_game
from tests.terminal.typing_at import Cavale

POCKETS = find_game("pockets")


def result(bots: str, places: str, moves: int = 10) -> Result:
    """Return a game of bots named by letters that came to these places."""
    count = len(bots)
    fixture = Fixture(1, "pockets", {}, tuple(bots), (7,) * count, 9)
    return Result(fixture, tuple(map(int, places)), "escape", moves, (2,) * count, (0.01,) * count)


def terms(players: int = 2, seed: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Terms:
    return make_terms(POCKETS, bots, players, seed)


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aabb"]),
        ("ab", 5, ["aaabb", "aabbb"]),
        ("abc", 3, ["abc"]),
    ],
)
def test_seats_are_divided_as_evenly_as_they_can_be(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(each) for each in lineups(bots, players)] == expected


@pytest.mark.parametrize("bots", [["greedy", "random"], ["greedy", "random", "search"]])
@pytest.mark.parametrize("players", [2, 3])
def test_every_bot_takes_every_seat_equally_often_with_the_same_chance(bots: list[str], players: int) -> None:
    plan = make_plan(terms(players, 1, tuple(bots)), 50)
    assert 50 <= len(plan) < 50 + 3 * 3
    assert [each.number for each in plan] == list(range(1, len(plan) + 1))
    held = Counter((bot, seat) for each in plan for seat, bot in enumerate(each.bots))
    assert len(set(held.values())) == 1
    assert len(held) == len(bots) * players
    for first in range(0, len(plan), players):  # the same bots with the same seeds, each one seat further
        seatings = [list(zip(each.bots, each.bot_seeds, strict=True)) for each in plan[first : first + players]]
        assert len({each.seed for each in plan[first : first + players]}) == 1
        assert all(seating == seatings[0][shift:] + seatings[0][:shift] for shift, seating in enumerate(seatings))
    assert len({each.seed for each in plan}) == len(plan) // players // len(lineups(bots, players))


def test_who_sits_to_whose_left_changes() -> None:
    plan = make_plan(terms(3, 1, ("greedy", "random", "search")), 60)
    assert len({each.bots for each in plan}) == 6


def test_the_same_seed_makes_the_same_plan() -> None:
    one, same, other = (make_plan(terms(seed=seed), 4) for seed in (1, 1, 2))
    assert one == same != other
    assert make_plan(terms(), 10)[:4] == one


def test_bots_may_stay_in_their_seats() -> None:
    plan = make_plan(make_terms(POCKETS, ["greedy", "greedy", "random"], None, 1), 7)
    assert [each.bots for each in plan] == [("greedy", "greedy", "random")] * 7
    assert len({each.seed for each in plan}) == 7
    report = make_report([result("ab", "12")] * 3, make_terms(POCKETS, ["greedy", "random"], None, 1))
    assert [[seat and seat.tries for seat in each.by_seat] for each in report.standings] == [[3, None], [None, 3]]


def test_a_game_can_be_played_again() -> None:
    fixture = make_plan(terms(), 1)[0]
    one, same = play(fixture), play(fixture)
    assert (one.places, one.ending, one.moves, one.choices) == (same.places, same.ending, same.moves, same.choices)
    assert sorted(one.places) in ([1, 2], [1, 1])
    assert sum(one.choices) < one.moves
    assert one.ending in POCKETS.endings


def test_processes_play_as_this_one_would() -> None:
    plan = make_plan(terms(), 4, recorded=True)
    found = sorted(on_cores(plan), key=lambda each: each.fixture.number)
    assert [each.fixture for each in found] == plan
    assert [each.record for each in found] == [play(each).record for each in plan]


def test_what_fails_in_a_process_fails_here() -> None:
    with pytest.raises(Problem):
        list(on_cores([Fixture(1, "pockets", {}, ("greedy", "nobody"), (1, 2), 3)]))


def test_rates_have_wilsons_ends() -> None:
    half = rate([1.0, 0.0] * 50)
    assert (half.tries, half.rate, round(half.low, 4), round(half.high, 4)) == (100, 0.5, 0.4038, 0.5962)
    none = rate([0.0] * 10)
    assert (none.rate, none.low, round(none.high, 4)) == (0, 0, 0.2775)


def test_shared_wins_are_shared_and_places_counted() -> None:
    report = make_report(
        [result("ab", "12", 8), result("ba", "12", 12), result("ab", "11"), result("ba", "21")], terms(seed=5)
    )
    one, other = report.standings
    assert {one.bot, other.bot} == {"a", "b"}
    wins = {each.bot: each.wins.rate for each in report.standings}
    assert wins == {"a": (1 + 0 + 0.5 + 1) / 4, "b": (0 + 1 + 0.5 + 0) / 4}
    by_seat = {each.bot: [seat.rate for seat in each.by_seat if seat] for each in report.standings}
    assert by_seat == {"a": [0.75, 0.5], "b": [0.5, 0.25]}
    assert [seat.rate for seat in report.seats] == [0.625, 0.375]
    assert [each.mean_place for each in report.standings] == [1.25, 1.5]
    assert (report.length.mean, report.length.shortest, report.length.longest) == (10, 8, 12)
    assert (report.games, report.terms.seed, report.endings) == (4, 5, {"escape": Ending(4, 2)})
    assert one.milliseconds == pytest.approx(5)


def test_duels_count_who_came_before_whom() -> None:
    duels = make_report([result("abc", "123"), result("bca", "221"), result("cab", "113")], terms(3)).duels
    found = {frozenset((duel.one, duel.other)): (duel.one, duel.ahead.rate) for duel in duels}
    assert found[frozenset("ab")] == ("a", 1.0)
    assert found[frozenset("ac")][0] == "a"
    assert found[frozenset("ac")][1] == pytest.approx(2.5 / 3)
    assert found[frozenset("bc")][1] == pytest.approx(0.5)


def test_the_most_frequent_ending_comes_first_and_tells_of_several_winners() -> None:
    ends = [replace(result("ab", places), ending=name) for name, places in (("limit", "12"), ("shared", "11"))]
    found = make_report([ends[0], ends[1], ends[1]], terms()).endings
    assert list(found.items()) == [("shared", Ending(2, 2)), ("limit", Ending(1, 1))]
    words = Words(POCKETS, Speaker("en", [TEXTS, POCKETS.folder / "texts"]).say)
    assert [words.ending(*each) for each in found.items()] == [
        "The last turn is over: several have laid equally many kinds and share the win.",
        "The last turn is over: someone has laid most kinds and wins.",
    ]


def test_ratings_rise_with_wins_and_become_surer() -> None:
    few, many = (ratings([result("ab", "12"), result("ba", "21")] * count) for count in (1, 20))
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].mu > few["a"].mu
    assert many["a"].sigma < few["a"].sigma < 25 / 3


def test_ratings_are_even_where_wins_are() -> None:
    found = ratings([result("ab", "11")] * 10)
    assert found["a"].mu == pytest.approx(found["b"].mu)


def test_who_has_several_seats_is_rated_by_each() -> None:
    model = PlackettLuce(tau=0.0)
    (first,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 3.0, 2.0])
    found = ratings([result("aab", "132")])
    assert found["a"].mu == pytest.approx(first.mu + second.mu - 25)
    assert found["a"].sigma == pytest.approx(first.sigma * second.sigma / (25 / 3))
    assert found["b"].mu == pytest.approx(third.mu)
    assert found["b"].sigma == pytest.approx(third.sigma)


def test_the_command_shows_and_writes(cavale: Cavale, tmp_path: Path) -> None:
    figures, games = tmp_path / "a.json", tmp_path / "a.csv"
    line = f"arena pockets --bots greedy,random --games 3 --seed 4 --json {figures} --results {games}"
    code, out, err = cavale(line)
    assert (code, err) == (0, "")
    assert "4 games with seed 4" in out
    assert "greedy" in out
    assert "95\u00a0%" in out
    report = json.loads(figures.read_text())
    assert (report["terms"]["game"], report["games"], report["terms"]["players"]) == ("pockets", 4, 2)
    lines = list(csv.DictReader(StringIO(games.read_text())))
    assert len(lines) == 8
    assert Counter(each["bot"] for each in lines) == {"greedy": 4, "random": 4}
    winners = [[each["bot"] for each in lines if (each["game"], each["place"]) == (game, "1")] for game in "1234"]
    for standing in report["standings"]:
        shares = [bots.count(standing["bot"]) / len(bots) for bots in winners]
        assert standing["wins"]["rate"] == sum(shares) / 4
    again = cavale(line)
    assert again.code == 2
    assert "is there already" in again.err
    assert "play --resume" not in again.err


def test_the_command_speaks_french(cavale: Cavale) -> None:
    code, out, err = cavale("arena pockets --bots greedy,random,search --players 3 --games 1 --lang fr")
    assert (code, err) == (0, "")
    assert "victoires par place" in out
    assert "devance" in out
    assert "quelqu’un a" in out.lower()


def test_games_have_a_line_for_each_seat() -> None:
    lines = csvs.games([result("ab", "12")]).splitlines()
    assert lines[1:] == ["1,9,0,a,7,1,escape,10,2,0.010000", "1,9,1,b,7,2,escape,10,2,0.010000"]


def test_figures_are_whole() -> None:
    report = make_report([result("ab", "12", 8), result("ba", "21", 30)], terms())
    rows = [tuple(row.values()) for row in csv.DictReader(StringIO(csvs.figures(report, ("blue", "red"))))]
    (rating,) = (row for row in rows if row[:2] == ("rating", "a"))
    assert float(rating[6]) < float(rating[5]) < float(rating[7])
    assert [row[:6] for row in rows if row[0] == "wins" and row[1] != "b"] == [
        ("wins", "a", "", "", "2", "1.0"),
        ("wins", "a", "blue", "", "1", "1.0"),
        ("wins", "a", "red", "", "1", "1.0"),
        ("wins", "", "blue", "", "2", "0.5"),
        ("wins", "", "red", "", "2", "0.5"),
    ]
    assert [row[:6] for row in rows if row[0] == "ahead"] == [("ahead", "a", "", "b", "2", "1.0")]
    assert [row[5] for row in rows if row[0].startswith("length ")][:4] == ["19", "19.0", "8", "30"]


@pytest.mark.parametrize("moves", [[7], [0, 24], [3, 4, 4, 900], [10, 35, 60]])
def test_lengths_fill_few_bars_of_the_same_round_width(moves: list[int]) -> None:
    bars = length(moves).histogram
    assert len(bars) <= 26
    assert sum(bar.games for bar in bars) == len(moves)
    assert [sum(bar.low <= each < bar.high for each in moves) for bar in bars] == [bar.games for bar in bars]
    assert len({bar.high - bar.low for bar in bars}) == 1
    assert bars[0].games
    assert bars[-1].games
