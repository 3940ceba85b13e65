"""Calls of the library that fail say why in words: games, options, moves, positions, bots, records."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cavale.bots import make_bot
from cavale.engine.examples import example
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.options import Options
from cavale.engine.record import Line, Record, read
from cavale.engine.replay import replay
from cavale.engine.text import Problem
from cavale.games import all_games, find_game
from tests.engine.failing import FAR_NUMBERS, NO_LINES, NO_NUMBERS, NO_TEXTS, Call, complaints

GAMES = list(all_games().values())
ALCATRAZ = find_game("alcatraz")


def each(call: Any, rubbish: list[Any], at: int = 0, *others: Any) -> dict[str, Call]:
    """Return calls with each piece of rubbish in one place among other arguments."""
    return {
        f"{call} {number}": partial(call, *others[:at], value, *others[at:]) for number, value in enumerate(rubbish)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_moves_that_are_none_have_no_notation(game: Game) -> None:
    """A number that is no move, and what is no number, is not written as a move."""
    assert complaints(each(game.moves.notation, [-1, 999_999, *NO_NUMBERS, *FAR_NUMBERS])) == {}
    assert complaints(each(game.moves.parse, [*NO_TEXTS, None])) == {}
    assert game.moves.parse("nonsense\ud800") is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_start_that_cannot_be_is_refused(game: Game) -> None:
    """`rules.start` and `position.place` take a game's options, as many players as may play, and text."""
    options = game.choose(2)
    other = find_game("stalag17" if game.name != "stalag17" else "section_x").choose(2)
    line = game.position.describe(game.rules.start(options, 2))
    players = [0, 1, game.most + 1, *NO_NUMBERS, *FAR_NUMBERS]
    no_options = [*NO_TEXTS, None, "classic", options.texts(), other]
    assert complaints(each(game.rules.start, players, 1, options)) == {}
    assert complaints(each(game.rules.start, no_options, 0, 2)) == {}
    assert complaints(each(game.position.place, players, 1, options, line)) == {}
    assert complaints(each(game.position.place, no_options, 0, 2, line)) == {}
    assert (
        complaints(each(game.position.place, [*NO_TEXTS, None, "", "x", "x=1", line + " x=1", "\ud800"], 2, options, 2))
        == {}
    )
    assert complaints(each(game.position.describe, [*NO_TEXTS, None, line])) == {}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_choices_that_cannot_be_are_refused(game: Game) -> None:
    """`choose` and what it is made of name the argument, the value and what is allowed."""
    assert complaints(each(game.choose, [0, 1, game.most + 1, *NO_NUMBERS, *FAR_NUMBERS])) == {}
    assert complaints(each(game.check_players, [0, 1, game.most + 1, *NO_NUMBERS, *FAR_NUMBERS])) == {}
    assert complaints(each(game.choose, [*NO_TEXTS, "", "nonsense"], 1, 2)) == {}
    assert (
        complaints(each(game.choose, [*NO_TEXTS[:6], object(), "alarm=on", {5: "on"}, {"x": "on"}], 2, 2, None)) == {}
    )
    assert complaints(each(game.speaker, [*NO_TEXTS, None, "de", ""])) == {}
    calls: dict[str, Call] = {}
    values: list[Any] = [None, 1.5, b"on", [], {}, object(), -(2**70), 10**5000, "nonsense", "on\n"]
    for option in game.options:
        for number, value in enumerate(values):
            calls[f"{option.key} {number}"] = partial(game.choose, 2, None, {option.key: value})
    assert complaints(calls) == {}


def test_options_are_asked_for_by_their_kind() -> None:
    """An option that is not there, or of another kind, is not answered with a guess."""
    options = ALCATRAZ.choose(2)
    for ask in (options.flag, options.number, options.word, options.value):
        assert complaints(each(ask, [*NO_TEXTS, None, "nonsense"])) == {}
    assert complaints(each(options.flag, ["turn_limit", "guards"])) == {}
    assert complaints(each(options.number, ["alarm", "guards"])) == {}
    assert complaints(each(options.word, ["alarm", "turn_limit"])) == {}
    assert complaints(each(Options, [None, 5, "alarm", [1], {5: True}, {"alarm": None}, {"alarm": [1]}])) == {}


def test_games_bots_and_examples_that_are_not_there() -> None:
    """Names that nothing has are answered with those that there are; so is what is no name, no game or no seed."""
    assert complaints(each(find_game, [*NO_TEXTS, None, "monopoly"])) == {}
    assert complaints(each(make_bot, [*NO_TEXTS, None, "nobody"], 0, ALCATRAZ)) == {}
    assert complaints(each(make_bot, [*NO_TEXTS, None, "alcatraz"], 1, "greedy")) == {}
    seeds = [*NO_NUMBERS, 2**63, -(2**63) - 1, 10**5000]
    for name in ("greedy", "random", "search", "veteran", "warden"):
        assert complaints(each(make_bot, seeds, 2, name, ALCATRAZ)) == {}
    tastes = [taste for taste in seeds if taste is not None]
    assert complaints(each(make_bot, tastes, 3, "veteran", ALCATRAZ, 1)) == {}
    assert complaints(each(example, [*NO_TEXTS, None, "nonsense", "../../judge"], 1, ALCATRAZ)) == {}


def test_what_is_no_record_is_not_read_or_replayed() -> None:
    """A path, a text or a half-made record in the place of a record is named as what it is not."""
    text = Match(ALCATRAZ, 2, seed=1).record().write()
    assert complaints(each(read, [None, 5, True, [], {}, Path("match.record"), bytearray(b"x"), "", b"\xff"])) == {}
    assert complaints(each(replay, [None, text, 5, {}, ALCATRAZ], 0, all_games())) == {}
    assert complaints(each(replay, [None, ALCATRAZ, [ALCATRAZ], "alcatraz"], 1, read(text))) == {}


NO_ACTORS: list[Any] = ["", "Blue", "two words", "a\n", None, 5]
NO_WORDS: list[Any] = [(), ("",), ("a b",), ("a\n",), (5,), "x", None]
NO_TABLES: list[Any] = [None, 5, [], "x", {5: "x"}, {"x": 5}]
NO_LISTS: list[Any] = [None, 5, "x", ["x"], [None]]


@pytest.mark.parametrize(
    "changes",
    [
        *({"game": value} for value in NO_LINES),
        *({"version": value} for value in NO_NUMBERS),
        *({"position": value} for value in NO_LINES),
        *({"date": value} for value in NO_LINES),
        *({"end": value} for value in [None, *NO_LINES]),
        *({name: value} for name in ("seats", "options") for value in NO_TABLES),
        {"seats": {"blue": "Anna\n1. chance first=blue"}},
        *({"lines": value} for value in NO_LISTS),
        *({"lines": (Line(actor, ("x",)),)} for actor in NO_ACTORS),
        *({"lines": (Line("blue", words),)} for words in NO_WORDS),
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_record_that_could_not_be_read_back_is_not_written(changes: dict[str, Any]) -> None:
    """What is made by hand and would give a damaged text is refused when it is written, and when it is replayed."""
    record: Record = replace(Match(ALCATRAZ, 2, seed=1).record(), **changes)
    assert complaints({"write": record.write, "replay": partial(replay, record, all_games())}) == {}


def test_numbers_and_booleans_are_values_of_options() -> None:
    """What is natural in Python gives the same options as the text of a record."""
    natural = ALCATRAZ.choose(2, None, {"turn_limit": 400, "alarm": True, "own_captures": False, "guards": "random"})
    written = ALCATRAZ.choose(2, None, {"turn_limit": "400", "alarm": "on", "own_captures": "off", "guards": "random"})
    assert natural.values == written.values
    assert natural.texts() == written.texts()


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"alarm": 1}, "Option alarm is on or off, not “1”."),
        ({"turn_limit": True}, "Option turn_limit is a whole number from 0 to 100000, not “True”."),
        ({"turn_limit": 4.0}, "Option turn_limit is a whole number from 0 to 100000, not “4.0”."),
        ({"turn_limit": -1}, "Option turn_limit is a whole number from 0 to 100000, not “-1”."),
    ],
)
def test_other_values_are_refused_by_name(written: dict[str, Any], said: str) -> None:
    """A value of another kind is refused with the option, the value and what is allowed."""
    with pytest.raises(Problem) as raised:
        ALCATRAZ.choose(2, None, written)
    assert str(raised.value) == said
