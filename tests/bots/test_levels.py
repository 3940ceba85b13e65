"""Levels: what each notices, how it misjudges, and that each has a name."""

import itertools
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cavale.bots import BOTS, OPPONENTS, TEXTS, USUAL, make_bot
from cavale.bots.levels import LEVELS, NAME, Level, LevelBot, fancied, level_in, noticing
from cavale.engine.core.judging import NO_HABIT
from cavale.engine.core.rng import Rng
from cavale.engine.core.state import View
from cavale.engine.game import Game
from cavale.engine.text import LANGUAGES, Problem, Speaker, Text
from cavale.engine.weights import weighed
from cavale.games import all_games, find_game
from tests.bots.riddles import End, Fork, Riddle, riddle_game

ALCATRAZ = find_game("alcatraz")
WIN, LOSS = End(0), End(1)
GAMES = [*all_games().values()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_levels_climb(game: Game) -> None:
    """None looks less far, notices less or misjudges more than the one below; the middle one plays unless asked."""
    assert len(LEVELS) == len(OPPONENTS) == 5
    assert LEVELS[2].name == USUAL
    for below, level in itertools.pairwise(level_in(game, name) for name in OPPONENTS):
        assert below.iterations <= level.iterations
        assert below.notices <= level.notices
        assert below.fancy >= level.fancy
        assert (below.iterations, below.notices) < (level.iterations, level.notices)


def test_a_game_sets_what_levels_notice(tmp_path: Path) -> None:
    """In a file in its folder; of levels that it does not name, and without such a file, all is as elsewhere."""
    inmate, veteran = (OPPONENTS[name] for name in ("inmate", "veteran"))
    assert level_in(ALCATRAZ, "inmate") == inmate
    (tmp_path / NAME).write_text("inmate = 20\n", encoding="utf-8")
    game = replace(ALCATRAZ, folder=tmp_path)
    assert level_in(game, "inmate") == replace(inmate, notices=20)
    assert level_in(game, "veteran") == veteran
    bot = make_bot("inmate", find_game("stalag17"))
    assert isinstance(bot, LevelBot)
    assert bot.level.notices < inmate.notices


@pytest.mark.parametrize("line", ["warder = 20", "inmate = 0", "inmate = 101", "inmate = true", 'inmate = "20"'])
def test_levels_that_cannot_be(tmp_path: Path, line: str) -> None:
    """They are named, in every language."""
    (tmp_path / NAME).write_text(line, encoding="utf-8")
    with pytest.raises(Problem, check=lambda problem: problem.text.key == "levels-unfit") as caught:
        noticing(tmp_path)
    assert all(line.split()[0] in Speaker(language, []).say(caught.value.text) for language in LANGUAGES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_greedy_is_not_moved_by_training(game: Game) -> None:
    """It judges by the weights chosen by hand, whatever the game is judged by; `trained` judges by what was learnt."""
    yardstick = list(make_bot("greedy", game).game.judge.weights)
    learnt = weighed(game, [2.0] * len(yardstick))
    assert set(make_bot("trained", learnt).game.judge.weights) == {2.0}
    assert list(make_bot("greedy", learnt).game.judge.weights) == yardstick
    assert (list(game.judge.weights) == yardstick) == (game.name == "pockets")  # the only one that has learnt nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    """Those that one plays against are explained as well."""
    say = Speaker(language, [TEXTS]).say
    names = [say(Text(f"bot-{bot}")) for bot in BOTS]
    lines = [say(Text(f"bot-{bot}-help")) for bot in OPPONENTS]
    assert len(set(names + lines)) == len(BOTS) + len(OPPONENTS)


def test_bots_by_name() -> None:
    assert [type(make_bot(bot, ALCATRAZ)).__name__ for bot in ("newcomer", "random")] == ["LevelBot", "RandomBot"]
    with pytest.raises(Problem) as caught:
        make_bot("Warden", ALCATRAZ)
    assert caught.value.text.args["known"] == ", ".join(BOTS)


def test_a_fancy_keeps_within_bounds() -> None:
    """Each weight is taken for up to so many times more or less; the taste says which."""
    right = list(ALCATRAZ.judge.weights)
    found = [list(fancied(ALCATRAZ, 3.0, Rng(taste)).judge.weights) for taste in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
    for weights in found:
        assert weights != right
        assert all(min(w / 3, w * 3) <= off <= max(w / 3, w * 3) for w, off in zip(right, weights, strict=True))
    assert list(fancied(ALCATRAZ, 1.0, Rng(1)).judge.weights) == right
    assert list(ALCATRAZ.judge.weights) == right


def test_a_taste_lasts() -> None:
    """What a bot has a fancy for follows from its taste, not from the seed of a single choice."""
    one, same, other = (
        list(make_bot("newcomer", ALCATRAZ, seed, taste).game.judge.weights) for seed, taste in ((1, 5), (2, 5), (1, 6))
    )
    assert one == same != other


def test_what_is_noticed() -> None:
    """A share of the moves, two at least, each as often as any other, in their order."""
    bot = LevelBot(ALCATRAZ, 1, Level("x", iterations=0, notices=40, fancy=1.0), 1)
    seen: Counter[int] = Counter()
    for _ in range(300):
        found = list(bot.noticed(vec[i64]([3, 5, 7, 9, 11])))
        assert len(found) == 2  # 40 % of five
        assert found == sorted(found)
        seen.update(found)
    assert set(seen) == {3, 5, 7, 9, 11}
    assert min(seen.values()) > 80
    assert [len(bot.noticed(vec[i64](list(range(count))))) for count in (1, 2, 3, 6, 60)] == [1, 2, 2, 3, 24]


def test_who_has_a_habit_follows_it() -> None:
    """If the level says so and the game knows one here; else it looks, and finds what wins."""
    view = View(0, Riddle(Fork(0, {1: LOSS, 2: WIN, 3: LOSS})))
    for trusts, habit, chosen in ((True, 3, 3), (False, 3, 2), (True, int(NO_HABIT), 2)):
        level = Level("x", iterations=20, notices=100, fancy=1.0, habit=trusts)
        assert LevelBot(riddle_game(habit), 1, level, 1).choose(view) == chosen


@pytest.mark.parametrize(("level", "finds"), [("newcomer", False), ("veteran", True), ("ringleader", True)])
def test_who_overlooks_a_win(level: str, finds: bool) -> None:
    """One move of eight wins: some see it always, a newcomer now and then."""
    after = {move: WIN if move == 3 else LOSS for move in range(8)}
    view = View(0, Riddle(Fork(0, after)))
    found = [LevelBot(riddle_game(), seed, OPPONENTS[level], seed).choose(view) == 3 for seed in range(20)]
    assert any(found)
    assert all(found) == finds
