"""Why something cannot be done: every reason, with its paragraph and figures."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.match import Match
from cavale.engine.refusal import Refusal, Refused
from cavale.engine.text import LANGUAGES
from cavale.games.alcatraz import GAME, refusal
from cavale.games.alcatraz.moves import END
from cavale.games.alcatraz.tests.yards import FAR, MOMENTS, Figures, plain, play, refused, state_of, views, yard


@pytest.mark.parametrize(
    ("parts", "move", "code", "paragraph", "figures"),
    [
        ("ask=alarm:4 yellow=boat turns=1", "9:1>9:2", "alarm-first", "AZ-15", {"row": 4}),
        ("ask=alarm:4 yellow=boat turns=1", "pass", "alarm-first", "AZ-15", {"row": 4}),
        ("", "left", "no-alarm", "AZ-15", {}),
        ("", "right", "no-alarm", "AZ-15", {}),
        ("", "die=3", "chance", "AZ-15", {}),
        ("", "pass", "can-walk", "AZ-17", {}),
        ("blue=boat", "boat>9:1", "aboard", "AZ-16", {}),
        ("blue=boat,9:1,9:2,9:3", "cell>8:5", "cell-empty", "AZ-8", {}),
        ("", "8:1>8:2", "guard-walks-alone", "AZ-10", {"where": "8:1"}),
        ("", "5:5>5:6", "nobody-there", "AZ-5", {"where": "5:5"}),
        ("yellow=5:5", "5:5>5:6", "not-yours", "AZ-5", {"where": "5:5", "who": "colour-yellow"}),
        ("blue=9:5", "9:5>cell", "into-cell", "AZ-9", {}),
        ("", "cell>boat", "not-hatched", "AZ-14", {"where": "az-cell"}),
        ("blue=4:5", "4:5>boat", "not-hatched", "AZ-14", {"where": "4:5"}),
        ("blue=3:5", "3:5>boat", "guard-between", "AZ-14", {"row": 1, "column": 5}),
        ("blue=9:5", "9:5>9:5", "stays", "AZ-5", {}),
        ("blue=9:5", "9:5>8:6", "not-straight", "AZ-6", {"start": "9:5", "stop": "8:6"}),
        ("blue=9:2", "9:2>5:2", "passes-guard", "AZ-7", {"row": 6, "column": 2}),
        ("", "cell>7:1", "passes-guard", "AZ-7", {"row": 8, "column": 1}),
        ("blue=9:1", "9:1>8:1", "guard-stands", "AZ-7", {"where": "8:1"}),
        ("blue=9:1,9:4", "9:1>9:4", "taken", "AZ-7", {"where": "9:4", "who": "colour-blue"}),
        ("yellow=9:4", "cell>9:4", "taken", "AZ-7", {"where": "9:4", "who": "colour-yellow"}),
        ("", "cell>8:3", "caught", "AZ-11", {"row": 8, "steps": 2, "distance": 2}),
        ("blue=7:5", "7:5>7:8", "caught", "AZ-11", {"row": 7, "steps": 3, "distance": 1}),
        ("blue=9:3,5:6", "9:3>5:3", "catches-own", "AZ-13", {"row": 5, "where": "5:6"}),
    ],
)
def test_refused_moves(parts: str, move: str, code: str, paragraph: str, figures: Figures) -> None:
    """AZ-5, AZ-6, AZ-7, AZ-8, AZ-9, AZ-10, AZ-11, AZ-13, AZ-14, AZ-15, AZ-16, AZ-17: a wish on one's own turn."""
    assert refused(yard(parts), move) == (code, paragraph, figures)


@pytest.mark.parametrize(("move", "paragraph"), [("first=blue", "AZ-4"), ("die=3", "AZ-15"), ("guard=3", "AZ-20")])
def test_players_do_not_bring_chance(move: str, paragraph: str) -> None:
    """AZ-4, AZ-15, AZ-20: who starts, the die and random guards are chance's affair, each by its paragraph."""
    assert refused(yard(), move)[:2] == ("chance", paragraph)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_not_your_turn(seat: int) -> None:
    """AZ-4: others, and who only looks on, are told whose turn it is."""
    assert refused(yard(), "cell>9:1", seat) == ("not-your-turn", "AZ-4", {"who": "colour-blue"})


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize(
    ("parts", "paragraph", "guards"),
    [
        ("ask=first", "AZ-4", "classic"),
        ("blue=boat next=yellow turns=1 ask=roll", "AZ-15", "classic"),
        ("guards=50000000 ask=guards:2", "AZ-20", "random"),
    ],
)
def test_chance_acts(parts: str, paragraph: str, guards: str, seat: int) -> None:
    """AZ-4, AZ-15, AZ-20: while chance acts it is nobody's turn, not even the roller's."""
    assert refused(yard(parts, guards=guards), "cell>9:1", seat) == ("wait", paragraph, {})


@pytest.mark.parametrize(
    ("parts", "paragraph", "winners"),
    [
        (MOMENTS["escape"], "AZ-16", "colour-blue"),
        (MOMENTS["limit"], "AZ-18", "colour-blue"),
        (MOMENTS["shared"], "AZ-18", "list-and(first=colour-blue, second=colour-yellow)"),
    ],
)
def test_over(parts: str, paragraph: str, winners: str) -> None:
    """AZ-16, AZ-18: after the end everyone is told who won, by the paragraph that ended the game."""
    for seat in (0, 1, SPECTATOR):
        assert refused(yard(parts), "cell>9:1", seat) == ("over", paragraph, {"who": winners})


def test_match_refuses_with_the_same_reason() -> None:
    """AZ-11: what `Match.play` raises is the refusal."""
    match = yard()
    wish = GAME.moves.parse("cell>8:3")
    assert wish is not None
    with pytest.raises(Refused) as raised:
        match.play(wish)
    assert plain(raised.value.refusal)[:2] == ("caught", "AZ-11")


@pytest.mark.parametrize("name", MOMENTS)
def test_refused_exactly_if_not_legal(name: str) -> None:
    """AZ-5, AZ-14, AZ-15, AZ-17: over the whole space of moves, everyone's wish is legal or refused, never both."""
    for view in views(yard(MOMENTS[name])):
        legal_moves = set(view.legal_moves())
        step = 1 if view.seat == view.state.actor else 11  # the same for all others: whose turn it is
        for wish in range(0, END, step):
            answer = GAME.refusal.refuse(view, wish)
            assert (answer is None) is (wish in legal_moves)
            assert answer is None or isinstance(answer, Refusal)


def test_refused_exactly_if_not_legal_in_matches() -> None:
    """AZ-5, AZ-14, AZ-15, AZ-17: the same for a part of the wishes at each position of random matches."""
    rng = Random(7)
    for players in (2, 3, 4):
        match = Match(GAME, players, seed=players)
        while match.played < 60:
            match.settle()
            view = match.view(match.state.actor)
            legal_moves = set(view.legal_moves())
            for wish in {*legal_moves, *(rng.randrange(END) for _ in range(40))}:
                assert (GAME.refusal.refuse(view, wish) is None) is (wish in legal_moves)
            match.play(rng.choice(match.legal_moves()))


@cache
def met() -> dict[str, Refusal]:
    """Return a refusal for every code that comes up in some yards."""
    found: dict[str, Refusal] = {}
    for parts in [*MOMENTS.values(), "blue=9:3,5:6,3:5 yellow=boat", "blue=boat,9:1,9:2,9:3"]:
        for view in views(yard(parts)):
            starts = [int(place) for place in state_of(yard(parts)).where if place < 81]
            walks = [start * 81 + stop for start in starts for stop in range(81)]
            answers = [GAME.refusal.refuse(view, wish) for wish in [*walks, *range(0, END, 97), *range(END - 300, END)]]
            things = ["rubbish", *(f"piece:{piece.id}" for piece in GAME.scene.scene(view).pieces)]
            answers += [GAME.refusal.touch(view, (thing,)) for thing in things]
            found |= {answer.code: answer for answer in answers if answer is not None}
    for guards in ("", "50000000", "14738291"):
        with pytest.raises(Refused) as raised:
            GAME.choose(2, None, {"guards": guards})
        found[raised.value.refusal.code] = raised.value.refusal
    return found


def test_every_code_is_met() -> None:
    """AZ-5, AZ-20: no reason in the code is one that never comes up."""
    source = Path(refusal.__file__).read_text(encoding="utf-8")
    assert set(met()) == set(re.findall(r'\bno\(\s*"([a-z-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    """AZ-5, AZ-20: every refusal has its words, and its figures fit them."""
    speaker = GAME.speaker(language)
    for answer in met().values():
        assert speaker.say(answer.text)
        assert answer.paragraph in speaker.say(Refused(answer).text)


def test_the_end_is_over_for_chance_too() -> None:
    """AZ-16: nothing is left to play once a game is over."""
    match = play(yard(f"guards={FAR} blue=boat,boat,1:5"), "1:5>boat")
    assert match.state.actor == OVER
    assert refused(match, "die=1", 0)[0] == "over"
