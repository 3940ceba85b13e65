"""Options: what can be set, and how mistakes are answered."""

import pytest

from cavale.engine.match import Match
from cavale.engine.refusal import Refused
from cavale.engine.text import LANGUAGES, Problem
from cavale.games import find_game

GAME = find_game("alcatraz")


@pytest.mark.parametrize(
    ("players", "preset", "written", "key"),
    [
        (1, None, {}, "players-out-of-range"),
        (5, None, {}, "players-out-of-range"),
        (2, "brutal", {}, "unknown-preset"),
        (2, None, {"brawl": "on"}, "unknown-option"),
        (2, None, {"alarm": "yes"}, "option-not-a-flag"),
        (2, None, {"turn_limit": "-1"}, "option-not-a-number"),
        (2, None, {"turn_limit": "1e3"}, "option-not-a-number"),
        (2, None, {"turn_limit": "100001"}, "option-not-a-number"),
        (2, None, {"turn_limit": "٣"}, "option-not-a-number"),
        (2, None, {"turn_limit": "9" * 5000}, "option-not-a-number"),
    ],
)
def test_mistakes_are_named(players: int, preset: str | None, written: dict[str, str], key: str) -> None:
    """A wrong player count, preset, option or value has its own answer, in every language."""
    with pytest.raises(Problem) as raised:
        GAME.choose(players, preset, written)
    assert raised.value.text.key == key
    assert all(GAME.speaker(language).say(raised.value.text) for language in LANGUAGES)


def test_options_the_game_refuses() -> None:
    """What the game itself refuses carries its paragraph."""
    with pytest.raises(Refused) as raised:
        GAME.choose(2, None, {"guards": "44444444"})
    assert raised.value.refusal.paragraph == "AZ-20"


def test_texts_are_read_back() -> None:
    """Options written as text give the same options again."""
    for preset in GAME.presets:
        options = GAME.choose(3, preset)
        assert GAME.choose(3, None, options.texts()).texts() == options.texts()


def test_unknown_game() -> None:
    """A game that is not there is answered with those that are."""
    with pytest.raises(Problem) as raised:
        find_game("monopoly")
    assert "alcatraz" in str(raised.value.text.args["known"])


def test_a_match_takes_the_first_preset() -> None:
    """Without options a match is played with the game's first preset."""
    assert Match(GAME, 2).options.texts() == GAME.choose(2, "classic").texts()
