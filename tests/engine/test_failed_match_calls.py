"""A call of `Match` that fails says why in words, and leaves everything as it was: in every game, at any moment."""

import random
from functools import partial
from typing import Any

import pytest

from cavale.engine.core.state import CHANCE, OVER, SPECTATOR
from cavale.engine.game import Game
from cavale.engine.match import Match
from cavale.engine.record import read
from cavale.engine.replay import replay
from cavale.engine.testing.case import Case
from cavale.engine.text import Problem
from cavale.games import all_games, find_game
from tests.engine.failing import FAR_NUMBERS, NO_LINES, NO_NUMBERS, NO_TEXTS, Call, complaint, complaints, digest

GAMES = list(all_games().values())
LACKING = {"alcatraz": ("draw", "draft"), "cartagena": ("draft",)}  # a random match of Alcatraz rolls no die for long
MOMENTS = [
    (game, moment)
    for game in GAMES
    for moment in ("opening", "draw", "turn", "draft", "over")
    if moment not in LACKING.get(game.name, ())
]
FARTHEST = 400  # moves that are played to come to a moment
# They check nothing, as their docstrings say, or take nothing that could be wrong.
UNCHECKED = {"advance", "close", "line_to", "line_of", "rebuild", "told", "no_seat", "chance_cannot"}
WITHOUT_ARGUMENTS = {"start", "legal_moves", "settle", "steps", "end"}
HELPERS = {"checked_names", "seat_number", "viewer", "entry_number"}  # of the calls below


def match_at(game: Game, moment: str) -> Match:
    """Return a match in which chance acts first or later, a player does, a draft has begun, or all is over."""
    if moment == "over":
        return Case(game, next(iter(game.presets)), game.least).ends(0)[1]
    rng, match = random.Random(1), Match(game, game.least, seed=1)
    if moment == "opening":
        return match
    for number in range(FARTHEST):
        match.settle()
        if moment == "turn" and number > 4 and not match.draft and match.state.actor >= 0:
            return match
        if match.state.actor == OVER:
            match = match.fork(1, seed=number)
        match.play(rng.choice(match.legal_moves()))
        if (moment == "draft" and match.draft) or (moment == "draw" and match.state.actor == CHANCE):
            return match
    raise AssertionError(f"{game.name} has no {moment}")


def wrong_seats(match: Match) -> list[Any]:
    """Return what is no player's seat."""
    return [CHANCE, -2, SPECTATOR, -4, match.players, *NO_NUMBERS, *FAR_NUMBERS]


def wrong_calls(match: Match) -> dict[str, Call]:
    """Return calls that must fail, by what they are."""
    legal, actor, last = match.legal_moves(), match.state.actor, len(match.entries)
    some = legal[0] if legal else 0
    illegal = next(number for number in range(200_000) if number not in legal and is_move(match.game, number))
    calls: dict[str, Call] = {}

    def add(method: str, *args: Any, **named: Any) -> None:
        calls[f"{len(calls)} {method}"] = partial(getattr(match, method), *args, **named)

    for rubbish in [*NO_NUMBERS, *FAR_NUMBERS]:
        add("play", rubbish)
        add("bring", rubbish)
        add("bring", [some, rubbish])
        add("bring", [rubbish])
        add("take_back", rubbish)
        if rubbish is not None:
            add("fork", rubbish)
        add("refused", CHANCE, rubbish) if rubbish in NO_NUMBERS else None
    for rubbish in NO_NUMBERS:
        if rubbish is not None:
            add("fork", None, rubbish)
        add("story", 0, rubbish)
        add("log", 0, rubbish)
        add("refused", rubbish, some)
    for rubbish in wrong_seats(match):
        if rubbish is not None and not (type(rubbish) is int and rubbish == actor):
            add("play", some, rubbish)
        add("undo", rubbish)
        add("undo_obstacle", rubbish)
        if rubbish != SPECTATOR:
            add("view", rubbish)
            add("story", rubbish)
            add("log", rubbish)
    add("play", illegal)
    for seat in range(match.players):
        if seat != actor:
            add("play", some, seat)
        if not match.draft and match.actions and match.actions[-1].actor != seat:
            add("undo", seat)
    for moves in ([], (), [some, illegal], [illegal, some], [some] * 500, "x", {"a": 1}, [[some]]):
        add("bring", moves)
    if actor >= 0:
        add("bring", [some])
    for number in (-1, last + 1):
        add("take_back", number)
        add("fork", number)
    for rubbish in NO_LINES:
        add("record", rubbish)
    return calls


def is_move(game: Game, number: int) -> bool:
    """Tell whether a number is a move."""
    try:
        game.moves.notation(number)
    except Problem:
        return False
    return True


@pytest.mark.parametrize(("game", "moment"), MOMENTS, ids=lambda part: getattr(part, "name", part))
def test_a_failed_call_says_why_and_changes_nothing(game: Game, moment: str) -> None:
    """Every call with every kind of rubbish raises `Problem`; not a bit of the match is different afterwards."""
    match = match_at(game, moment)
    before, state = digest(match), match.state
    for name, call in wrong_calls(match).items():
        assert complaint(call) is None, name
        assert digest(match) == before, name
        assert match.state is state, name


def test_every_public_method_is_tried() -> None:
    """A method that is new is tried as well, or named among those that check nothing."""
    match = match_at(find_game("pockets"), "turn")
    tried = {name.split()[1] for name in wrong_calls(match)}
    public = {name for name in dir(Match) if not name.startswith("_") and callable(getattr(Match, name))}
    assert public == tried | UNCHECKED | WITHOUT_ARGUMENTS | HELPERS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_that_cannot_be_is_refused_at_once(game: Game) -> None:
    """What a match is made from is checked before anything is played, and named in words."""
    other = find_game("alcatraz" if game.name != "alcatraz" else "pockets")
    two = game.choose(2)
    calls: dict[str, Call] = {}
    for rubbish in [*NO_NUMBERS, *FAR_NUMBERS, 0, 1, game.most + 1, -2]:
        calls[f"{len(calls)} players"] = partial(Match, game, rubbish)
        calls[f"{len(calls)} players with options"] = partial(Match, game, rubbish, two)
    for rubbish in [*NO_TEXTS, {"alarm": True}, other.choose(2), "options"]:
        calls[f"{len(calls)} options"] = partial(Match, game, 2, rubbish)
    for rubbish in [
        *NO_LINES,
        "Anna",
        "ab",
        ["Anna"],
        ["Anna", "Ben", "Cleo"],
        ["Anna", 5],
        ["Anna", None],
        (),
        ["a", "b\n"],
    ]:
        calls[f"{len(calls)} names"] = partial(Match, game, 2, names=rubbish)
    for rubbish in NO_NUMBERS:
        if rubbish is not None:
            calls[f"{len(calls)} seed"] = partial(Match, game, 2, seed=rubbish)
    for rubbish in [*NO_LINES, "", "nonsense", "next=blue next=blue", "?"]:
        calls[f"{len(calls)} position"] = partial(Match, game, 2, position=rubbish)
    for rubbish in [*NO_TEXTS, None, game.name, game.rules]:
        calls[f"{len(calls)} game"] = partial(Match, rubbish)
    assert complaints(calls) == {}


def test_too_many_players_are_told_how_many_may_play() -> None:
    """The numbers allowed stand in the sentence, whether options are given or not."""
    game = find_game("alcatraz")
    for options in (None, game.choose(2)):
        with pytest.raises(Problem) as raised:
            Match(game, 9, options)
        assert str(raised.value) == "alcatraz is for 2 to 4 players, not 9."


def test_a_run_of_chance_that_stops_short_is_not_brought_at_all() -> None:
    """A legal move before an illegal one is not kept without an entry; the record still replays."""
    match = Match(find_game("cartagena"), 2, seed=1)
    before = digest(match)
    with pytest.raises(Problem):
        match.bring([match.legal_moves()[0], match.legal_moves()[0], 0])
    assert digest(match) == before
    match.settle()
    text = match.record().write()
    assert replay(read(text), all_games()).record().write() == text


def test_chance_that_brings_nothing_writes_no_line() -> None:
    """An entry without moves could not be read back: it is refused."""
    match = Match(find_game("alcatraz"), 2, seed=1)
    with pytest.raises(Problem):
        match.bring([])
    assert read(match.record().write()).lines == ()


def test_numbers_of_other_libraries_are_numbers() -> None:
    """What counts as a whole number in Python, as NumPy's integers do, is a move or a seat as well."""

    class Whole:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    match = Match(find_game("alcatraz"), Whole(2), seed=Whole(1))
    match.settle()
    seat = match.state.actor
    match.play(Whole(match.legal_moves()[0]), Whole(seat))
    assert match.view(Whole(0)).seat == 0
    assert match.actions[-1].actor == seat
