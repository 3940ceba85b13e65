"""Table options and set-ups of guards: AZ-13, AZ-18 to AZ-20."""

import pytest

from cavale.engine.core.state import CHANCE
from cavale.engine.match import Match
from cavale.engine.refusal import Refused
from cavale.engine.text import Problem
from cavale.games.alcatraz import GAME
from cavale.games.alcatraz.tests.yards import Figures, names, plain, play, shown, state_of

DEFAULTS = {"alarm": "on", "guards": "classic", "own_captures": "off", "turn_limit": "400"}


@pytest.mark.parametrize(
    ("preset", "different"),
    [("classic", {}), ("tactical", {"alarm": "off"}), ("random", {"guards": "random"})],
)
def test_presets(preset: str, different: dict[str, str]) -> None:
    """AZ-13, AZ-18, AZ-19, AZ-20: what each preset changes, and the defaults of the rest."""
    assert GAME.choose(2, preset).texts() == {**DEFAULTS, **different}


def test_first_preset_is_the_default() -> None:
    """AZ-3: who asks for nothing plays the classic game."""
    assert next(iter(GAME.presets)) == "classic"
    assert GAME.choose(2).texts() == DEFAULTS


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.key)
def test_options_cite_their_paragraph(option: object) -> None:
    """AZ-13, AZ-18, AZ-19, AZ-20: every option names the paragraph that describes it."""
    paragraphs = {"alarm": "AZ-19", "own_captures": "AZ-13", "turn_limit": "AZ-18", "guards": "AZ-20"}
    assert (getattr(option, "paragraph", None)) == paragraphs[getattr(option, "key", "")]


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("classic", "54738291"),
        ("diagonal", "51234678"),
        ("gauntlet", "55555555"),
        ("wings", "51919191"),
        ("zigzag", "56453728"),
        ("51111111", "51111111"),
        ("59999999", "59999999"),
        ("51234567", "51234567"),
    ],
)
def test_set_ups(name: str, columns: str) -> None:
    """AZ-20: named set-ups and any other with row 1's guard in column 5; columns may repeat."""
    match = Match(GAME, 2, GAME.choose(2, None, {"guards": name}))
    assert shown(match)["guards"] == columns


def test_every_named_set_up_is_known_here() -> None:
    """AZ-20: the option offers the classic set-up, a few named ones and random."""
    offered = next(option for option in GAME.options if option.key == "guards")
    assert getattr(offered, "values", ()) == ("classic", "diagonal", "gauntlet", "wings", "zigzag", "random")


def test_random_guards_are_placed_by_chance() -> None:
    """AZ-20: chance places the guards of rows 2 to 8, in any column; row 1's is given."""
    match = Match(GAME, 2, GAME.choose(2, "random"))
    for row in range(2, 9):
        assert (match.state.actor, shown(match)["ask"]) == (CHANCE, f"guards:{row}")
        assert names(match.state) == [f"guard={column}" for column in range(1, 10)]
        assert set(match.state.weights()) == {1}
        play(match, "guard=7")
    assert shown(match)["guards"] == "57777777"
    assert shown(match)["ask"] == "first"


def test_random_guards_vary() -> None:
    """AZ-20: seeds give different set-ups, row 1's guard always in column 5."""
    found = set()
    for seed in range(30):
        match = Match(GAME, 2, GAME.choose(2, "random"), seed=seed)
        match.settle()
        found.add(shown(match)["guards"])
    assert len(found) == 30
    assert {columns[0] for columns in found} == {"5"}
    assert {digit for columns in found for digit in columns} == set("123456789")


@pytest.mark.parametrize(
    ("guards", "code", "figures"),
    [
        ("", "guards-form", {"found": ""}),
        ("5", "guards-form", {"found": "5"}),
        ("5473829", "guards-form", {"found": "5473829"}),
        ("547382911", "guards-form", {"found": "547382911"}),
        ("5473829x", "guards-form", {"found": "5473829x"}),
        ("5473829-", "guards-form", {"found": "5473829-"}),
        ("5473829¹", "guards-form", {"found": "5473829¹"}),
        ("٥٤٧٣٨٢٩١", "guards-form", {"found": "٥٤٧٣٨٢٩١"}),
        ("Classic", "guards-form", {"found": "Classic"}),
        ("50738291", "guards-column", {"row": 2}),
        ("54738290", "guards-column", {"row": 8}),
        ("04738291", "guards-column", {"row": 1}),
        ("44738291", "guards-middle", {"column": 4}),
        ("14738291", "guards-middle", {"column": 1}),
        ("94738291", "guards-middle", {"column": 9}),
    ],
)
def test_impossible_set_ups(guards: str, code: str, figures: Figures) -> None:
    """AZ-20: an invalid set-up is refused with the paragraph and what is wrong."""
    with pytest.raises(Refused) as raised:
        GAME.choose(2, None, {"guards": guards})
    found_code, paragraph, found = plain(raised.value.refusal)
    assert (found_code, paragraph) == (code, "AZ-20")
    assert {key: found[key] for key in figures} == figures


def test_long_set_ups_are_cut() -> None:
    """AZ-20: a refusal does not repeat whatever length it was sent."""
    with pytest.raises(Refused) as raised:
        GAME.choose(2, None, {"guards": "5" * 1000})
    assert len(str(plain(raised.value.refusal)[2]["found"])) < 50


def test_form_refusal_names_all_set_ups() -> None:
    """AZ-20: who misspells a set-up is told every name there is, random included."""
    with pytest.raises(Refused) as raised:
        GAME.choose(2, None, {"guards": "clasic"})
    known = str(plain(raised.value.refusal)[2]["known"]).split(", ")
    assert known == ["classic", "diagonal", "gauntlet", "wings", "zigzag", "random"]


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("alarm", "yes"),
        ("own_captures", ""),
        ("turn_limit", "-1"),
        ("turn_limit", "100001"),
        ("turn_limit", "4.0"),
        ("turn_limit", ""),
        ("speed", "on"),
    ],
)
def test_impossible_options(key: str, text: str) -> None:
    """AZ-13, AZ-18, AZ-19: values that an option does not have are a Problem."""
    with pytest.raises(Problem):
        GAME.choose(2, None, {key: text})


@pytest.mark.parametrize("players", [0, 1, 5])
def test_impossible_numbers_of_players(players: int) -> None:
    """AZ-1: two to four players."""
    with pytest.raises(Problem):
        GAME.choose(players)


def test_options_reach_the_yard() -> None:
    """AZ-13, AZ-18, AZ-19: the state plays by the options chosen."""
    chosen = GAME.choose(2, None, {"alarm": "off", "own_captures": "on", "turn_limit": "7"})
    state = state_of(Match(GAME, 2, chosen))
    assert (state.alarm, state.own_captures, state.turn_limit) == (False, True, 7)
