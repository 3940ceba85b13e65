"""What tests of failed calls share: rubbish to hand over, and what must not change when a call fails."""

from collections.abc import Callable
from typing import Any

from cavale.engine.core.state import SPECTATOR
from cavale.engine.match import Match
from cavale.engine.text import LANGUAGES, Problem, Speaker
from cavale.games import all_games

Call = Callable[[], object]


class Hostile:
    """An object that can neither be written nor counted."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")

    def __index__(self) -> int:
        raise RuntimeError("no number")


NO_NUMBERS: list[Any] = [
    True,
    False,
    0.0,
    1.5,
    float("nan"),
    "0",
    "",
    b"0",
    None,
    [],
    (0,),
    {},
    {0},
    object(),
    Hostile(),
]
FAR_NUMBERS: list[Any] = [-99, 99_999_999, 2**31, -(2**31), 2**63, 2**70, -(2**70), 10**5000]
NO_TEXTS: list[Any] = [True, 0, 1.5, b"blue", [], ("blue",), {}, object(), Hostile()]
NO_LINES: list[Any] = [*NO_TEXTS, "a\nb", "a\r", "\ud800"]
SPEAKERS = [Speaker(language, [game.folder / "texts" for game in all_games().values()]) for language in LANGUAGES]


def digest(match: Match) -> tuple[object, ...]:
    """Return everything that a failed call must leave as it was."""
    describe = match.game.position.describe
    return (
        match.record().write(),
        describe(match.state),
        describe(match.settled),
        [describe(match.view(seat).state) for seat in (*range(match.players), SPECTATOR)],
        list(match.entries),
        list(match.actions),
        list(match.draft),
        (match.played, match.sealed, match.players, match.names, match.position, match.options.texts()),
        match.legal_moves(),
        match.rng.getstate(),
    )


def complaint(call: Call) -> str | None:
    """Return what is wrong with how a call fails: it must raise `Problem` with words in every language."""
    try:
        result = call()
    except Problem as problem:
        said = [str(problem), *(speaker.say(problem.text) for speaker in SPEAKERS)]
        worded = all(" " in words and words != str(problem.text) and len(words) < 400 for words in said)
        return None if worded and said[0] == said[1] else f"says {said}"
    except Exception as error:
        return f"raises {type(error).__name__}"
    return f"returns {type(result).__name__}"


def complaints(calls: dict[str, Call]) -> dict[str, str]:
    """Return the calls that do not fail as they must, with what they do instead."""
    return {name: said for name, call in calls.items() if (said := complaint(call)) is not None}
