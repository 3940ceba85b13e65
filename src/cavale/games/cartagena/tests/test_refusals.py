"""Why something cannot be done: the reason, the paragraph and the figures."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from cavale.engine.core.state import OVER, SPECTATOR
from cavale.engine.refusal import Refusal, Refused
from cavale.engine.text import LANGUAGES
from cavale.games.cartagena import GAME
from cavale.games.cartagena.moves import END
from cavale.games.cartagena.tests.moments import CROWDED, MOMENTS, STUCK, Figures, mine, plain, refused, views
from cavale.games.cartagena.tests.passages import MIDDLE, begin, move, table

SOURCES = ("reasons.py", "refusal.py")


@pytest.mark.parametrize(
    ("words", "wish", "code", "paragraph", "figures"),
    [
        (MIDDLE, "stop", "no-action", "CA-6", {}),
        (MIDDLE, "draw", "has-cards", "CA-10", {"count": 3}),
        (MIDDLE.replace("/dhp", "/-"), "draw", "can-fall-back", "CA-10", {"space": "9"}),
        (MIDDLE, "first=blue", "chance", "CA-4", {}),
        (MIDDLE, "segment=a", "chance", "CA-3", {}),
        (MIDDLE, "card=key", "chance", "CA-5", {}),
        (MIDDLE, "5>hat", "not-yours", "CA-6", {"space": "5", "who": "colour-red"}),
        (MIDDLE, "33>hat", "nobody-there", "CA-6", {"space": "33"}),
        (MIDDLE, "33<back", "nobody-there", "CA-6", {"space": "33"}),
        (STUCK, "boat<back", "nobody-there", "CA-6", {"space": "boat"}),
        (CROWDED, "start>hat", "nobody-there", "CA-6", {"space": "start"}),
        (MIDDLE, "boat>hat", "aboard", "CA-7", {}),
        (MIDDLE, "9>skull", "no-card", "CA-7", {"sign": "ca-kind-skull"}),
        (MIDDLE, "9>hook", "foreign-sign", "CA-1", {"sign": "ca-kind-hook", "edition": "2000"}),
        (MIDDLE, "start<back", "at-start", "CA-8", {}),
        (MIDDLE, "3<back", "nobody-behind", "CA-8", {"space": "3"}),
        (STUCK.replace("blue=start", "blue=6"), "6<back", "three-behind", "CA-9", {"space": "6", "full": 4}),
    ],
)
def test_refused_moves(words: str, wish: str, code: str, paragraph: str, figures: Figures) -> None:
    """CA-1, CA-3, CA-4, CA-5, CA-6, CA-7, CA-8, CA-9, CA-10: a wish on one's own turn."""
    assert refused(table(words), wish) == (code, paragraph, figures)


@pytest.mark.parametrize("crowd", ["4,4,4", "7,7,7"])
def test_nobody_to_go_back_to_from_the_boat(crowd: str) -> None:
    """CA-8, CA-9: three on a space are no company for who is aboard, and an empty passage is none either."""
    words = f"blue=start,start,start,start,start,boat/- red={crowd},boat,boat,boat/k"
    assert refused(table(words), "boat<back") == ("three-behind", "CA-9", {"space": "boat", "full": int(crowd[0])})
    empty = words.replace(crowd, "start,start,start")
    assert refused(table(empty), "boat<back") == ("nobody-behind", "CA-8", {"space": "boat"})


def test_a_short_passage_ends_sooner() -> None:
    """CA-2, CA-16: what would be a space of a longer passage is none here; the signs are those of the edition."""
    match = MOMENTS["basic"]()
    assert refused(match, "31>key") == ("no-space", "CA-2", {"space": 31, "last": 30})
    assert refused(match, "9>dagger") == ("foreign-sign", "CA-1", {"sign": "ca-kind-dagger", "edition": "2014"})


def test_relief_is_off() -> None:
    """CA-10: without the option nobody draws for being stuck."""
    assert refused(MOMENTS["turn lost"](), "draw") == ("relief-off", "CA-10", {})


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_not_your_turn(seat: int) -> None:
    """CA-4: others, and who only looks on, are told whose turn it is."""
    assert refused(table(MIDDLE), "9>hat", seat) == ("not-your-turn", "CA-4", {"who": "colour-blue"})


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize(
    ("name", "paragraph"),
    [("passage", "CA-3"), ("first", "CA-4"), ("deal", "CA-5"), ("row", "CA-12"), ("draw", "CA-8")],
)
def test_chance_acts(name: str, paragraph: str, seat: int) -> None:
    """CA-3, CA-4, CA-5, CA-8, CA-12: while chance acts it is nobody's turn, not even who draws."""
    assert refused(MOMENTS[name](), "start>hat", seat) == ("wait", paragraph, {})


@pytest.mark.parametrize(
    ("name", "paragraph", "winners"),
    [
        ("escape", "CA-13", "colour-blue"),
        ("limit", "CA-15", "colour-red"),
        ("shared", "CA-15", "list-and(first=colour-blue, second=colour-red)"),
    ],
)
def test_over(name: str, paragraph: str, winners: str) -> None:
    """CA-13, CA-15: after the end everyone is told who won, by the paragraph that ended the game."""
    for seat in (0, 1, SPECTATOR):
        assert refused(MOMENTS[name](), "9>hat", seat) == ("over", paragraph, {"who": winners})


@pytest.mark.parametrize(
    ("preset", "written", "code", "paragraph", "figures"),
    [
        ("jamaica", {"relief": "off", "turn_limit": "0"}, "relief-limit", "CA-10", {}),
        ("basic", {"pirates": "6"}, "crew-2014", "CA-16", {"pirates": 6, "segments": 5}),
        ("advanced", {"segments": "5"}, "crew-2014", "CA-16", {"pirates": 5, "segments": 5}),
        ("jamaica", {"edition": "2014"}, "crew-2014", "CA-16", {"pirates": 6, "segments": 6}),
        ("basic", {"open_hands": "on"}, "open-2014", "CA-5", {}),
        ("tortuga", {"hispaniola": "on"}, "open-twice", "CA-16", {}),
    ],
)
def test_options_that_do_not_go_together(
    preset: str, written: dict[str, str], code: str, paragraph: str, figures: Figures
) -> None:
    """CA-5, CA-10, CA-16: each is refused with its reason."""
    with pytest.raises(Refused) as raised:
        GAME.choose(2, preset, written)
    assert plain(raised.value.refusal) == (code, paragraph, figures)


@pytest.mark.parametrize(
    ("preset", "written"),
    [
        ("jamaica", {"relief": "off"}),
        ("jamaica", {"turn_limit": "0", "hispaniola": "on", "pirates": "8", "segments": "4"}),
        ("basic", {"hispaniola": "on"}),
        ("basic", {"pirates": "5", "segments": "6"}),
        ("tortuga", {"pirates": "4", "relief": "off"}),
    ],
)
def test_options_that_go_together(preset: str, written: dict[str, str]) -> None:
    """CA-10, CA-16: what the rules allow is allowed."""
    options = GAME.choose(3, preset, written)
    assert GAME.refusal.check(options, 3) is None


def test_match_refuses_with_the_same_reason() -> None:
    """CA-7: what `Match.play` raises is the refusal."""
    match = table(MIDDLE)
    with pytest.raises(Refused) as raised:
        match.play(move("9>skull"))
    assert plain(raised.value.refusal)[:2] == ("no-card", "CA-7")


@pytest.mark.parametrize("name", MOMENTS)
def test_refused_exactly_if_not_legal(name: str) -> None:
    """CA-6, CA-7, CA-8, CA-10: over the whole space of moves, everyone's wish is legal or refused, never both."""
    for view in views(MOMENTS[name]()):
        legal_moves = set(view.legal_moves())
        for wish in range(END):
            answer = GAME.refusal.refuse(view, wish)
            assert (answer is None) is (wish in legal_moves)
            assert answer is None or isinstance(answer, Refusal)


@pytest.mark.parametrize(("preset", "players"), [("jamaica", 3), ("tortuga", 2), ("basic", 5)])
def test_refused_exactly_if_not_legal_in_matches(preset: str, players: int) -> None:
    """CA-6, CA-7, CA-8, CA-10: the same for a part of the wishes at each position of random matches."""
    match, rng = begin(preset, players), Random(7)
    for _ in range(60):
        match.settle()
        if match.state.actor == OVER:
            break
        view = match.view(match.state.actor)
        legal_moves = set(view.legal_moves())
        for wish in {*legal_moves, *(rng.randrange(END) for _ in range(60))}:
            assert (GAME.refusal.refuse(view, wish) is None) is (wish in legal_moves)
        match.play(rng.choice(match.legal_moves()))


@cache
def met() -> dict[str, Refusal]:
    """Return a refusal for every code that comes up at some moments."""
    found: dict[str, Refusal] = {}
    words = ["blue=7,start,start,start,start,boat/- red=6,6,6,start,start,boat/k"]
    words.append("blue=36,start,start,start,start,boat/hb red=1,2,3,25,boat,boat/k")
    matches = [begun() for begun in MOMENTS.values()] + [table(line) for line in words]
    for match in matches:
        view = mine(match)
        scene, spaces = GAME.scene.scene(view), [f"space:{space.id}" for space in GAME.scene.board(view).spaces]
        ones = [*spaces, *sorted(scene.touchables()), "rubbish"]
        starts = [*(f"space:{piece.at}" for piece in scene.pieces), "card:blue-hat-1"]
        paths = [(one,) for one in ones] + [(one, two) for one in dict.fromkeys(starts) for two in spaces]
        answers = [GAME.refusal.refuse(view, wish) for wish in range(END)]
        answers += [GAME.refusal.touch(view, path) for path in paths]
        found |= {answer.code: answer for answer in answers if answer is not None}
    found["not-your-turn"] = GAME.refusal.refuse(table(MIDDLE).view(1), 0) or found["over"]
    for preset, written in [
        ("jamaica", {"relief": "off", "turn_limit": "0"}),
        ("basic", {"pirates": "6"}),
        ("basic", {"open_hands": "on"}),
        ("tortuga", {"hispaniola": "on"}),
    ]:
        with pytest.raises(Refused) as raised:
            GAME.choose(2, preset, written)
        found[raised.value.refusal.code] = raised.value.refusal
    return found


def test_every_code_is_met() -> None:
    """CA-6, CA-16: no reason in the code is one that never comes up."""
    source = "".join((Path(GAME.folder) / name).read_text(encoding="utf-8") for name in SOURCES)
    assert set(met()) == set(re.findall(r'\bno\(\s*"([a-z0-9-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said(language: str) -> None:
    """CA-6, CA-16: every refusal has its words, and its figures fit them."""
    speaker = GAME.speaker(language)
    for answer in met().values():
        assert speaker.say(answer.text)
        assert answer.paragraph in speaker.say(Refused(answer).text)
