"""Why something cannot be done: the reason, the paragraph and the figures."""

import re
from pathlib import Path

import pytest

from cavale.engine.core.state import SPECTATOR
from cavale.engine.refusal import Refusal
from cavale.engine.text import LANGUAGES, Text
from cavale.games.stalag17 import GAME
from cavale.games.stalag17.moves import END, parse
from cavale.games.stalag17.refusal import check, refuse
from cavale.games.stalag17.rules import Stalag
from cavale.games.stalag17.tests.camps import agreed, begin, camp, play
from cavale.games.stalag17.view import view

HAND = "0,0/2c1,f1,m2,e3 0,4/t1,in"
LAST = camp("0,0/c1 0,0", rest="pile", deck="e1")  # one card left in the deck


def refused(table: Stalag, wish: str, seat: int | None = None) -> tuple[str, str, dict[str, int | str]]:
    """Return code, paragraph and figures of the refusal of a wish, said in both languages on the way."""
    move = parse(wish)
    assert move is not None
    refusal = refuse(view(table, int(table.actor) if seat is None else seat), move)
    assert isinstance(refusal, Refusal)
    assert all(GAME.speaker(language).say(refusal.text) for language in LANGUAGES)
    figures = {name: arg.key if isinstance(arg, Text) else arg for name, arg in refusal.text.args.items()}
    return refusal.code, refusal.paragraph, figures


@pytest.mark.parametrize(
    ("wish", "code", "paragraph", "figures"),
    [
        ("first=red", "chance", "ST-9", {}),
        ("die=map", "chance", "ST-6", {}),
        ("escape-die=3", "chance", "ST-6", {}),
        ("card=map-1", "chance", "ST-8", {}),
        ("roll", "rolled", "ST-6", {}),
        ("take", "no-discard", "ST-15", {}),
        ("done", "nothing-picked", "ST-17", {}),
        ("lay=tool-1", "no-card", "ST-11", {"card": "st-thing"}),
        ("lay=?", "no-card", "ST-11", {"card": "st-card-unknown"}),
        ("drop=escape-4", "no-card", "ST-12", {"card": "st-card-escape"}),
    ],
)
def test_refused_in_a_turn(wish: str, code: str, paragraph: str, figures: dict[str, int | str]) -> None:
    """ST-6, ST-8, ST-9, ST-11, ST-12, ST-15, ST-17: a wish on one's own turn."""
    assert refused(camp(HAND), wish) == (code, paragraph, figures)


def test_refused_in_a_discard() -> None:
    """ST-12, ST-13, ST-14, ST-17: a begun discard goes on with cards that fit, and ends when it is one."""
    table = play(camp("0,0/2c1,cf,f1,e3,e4 0,0"), "drop=clothing-1")
    assert refused(table, "draw") == ("picking", "ST-17", {})
    assert refused(table, "lay=food-1") == ("picking", "ST-17", {})
    assert refused(table, "drop=map-1") == ("no-card", "ST-12", {"card": "st-thing"})
    assert refused(table, "drop=escape-3") == ("no-set", "ST-14", {"card": "st-card", "cards": "st-card"})
    play(table, "drop=clothing-1")
    assert refused(table, "done") == ("incomplete", "ST-13", {"count": 2})


def test_refused_with_the_last_card() -> None:
    """ST-19: with one card left nobody draws who can do something else."""
    assert refused(LAST, "draw") == ("one-left", "ST-19", {})


def test_refused_after_a_failure() -> None:
    """ST-22: no second attempt in a turn."""
    assert refused(play(camp(HAND), "escape"), "escape") == ("tried", "ST-22", {})


def test_refused_before_the_dice() -> None:
    """ST-6: a round begins with the dice, and with nothing else."""
    table = camp("1,3/c1 0,4/t1", ask="roll:blue", was="0,4", next="red", first="red", rounds="2")
    assert refused(table, "draw") == ("roll-first", "ST-6", {})
    assert refused(table, "roll", seat=0) == ("not-your-turn", "ST-6", {"who": "colour-red"})


def test_refused_out_of_turn() -> None:
    """ST-10, ST-23: not on another's turn, not while chance acts, not when all is over; onlookers never."""
    assert refused(camp(HAND), "draw", seat=1) == ("not-your-turn", "ST-10", {"who": "colour-blue"})
    assert refused(camp(HAND), "draw", seat=SPECTATOR) == ("not-your-turn", "ST-10", {"who": "colour-blue"})
    waiting = play(camp(HAND), "draw")
    assert refused(waiting, "draw", seat=0) == ("wait", "ST-10", {})
    assert refused(begin(), "draw", seat=0) == ("wait", "ST-9", {})
    over = play(camp("2,0/-/c1,f1,2d1,e4 0,0", plan="cfdd/4"), "escape")
    assert refused(over, "draw", seat=1) == ("over", "ST-23", {"who": "colour-blue"})


def test_over_by_the_limit() -> None:
    """ST-30: when the last round is over, nobody plays on."""
    table = camp("1,0/-/c1,f1,2d1,e4 0,0", agreed(round_limit=3), plan="cfdd/4", rounds="3")
    assert refused(play(table, "escape"), "draw", seat=1)[:2] == ("over", "ST-30")


def test_all_options_go_together() -> None:
    """ST-23, ST-24, ST-30: no set-up is refused."""
    options = [agreed(ranking=a, escaper_barracks=b, round_limit=c) for a in (0, 1) for b in (0, 1) for c in (0, 9)]
    assert [check(one, players) for one in options for players in (2, 5)] == [None] * 16


def test_every_move_is_legal_or_refused() -> None:
    """ST-10: whatever is wished for, there is an answer, and it can be said."""
    for table in (camp(HAND), LAST, play(camp(HAND), "drop=clothing-1")):
        seen, legal = view(table, 0), set(table.legal_moves())
        for move in range(END):
            refusal = refuse(seen, move)
            assert (refusal is None) == (move in legal)
            assert refusal is None or all(GAME.speaker(language).say(refusal.text) for language in LANGUAGES)


def test_every_reason_has_its_words() -> None:
    """ST-10: the codes in the source are those of the messages."""
    source = "".join((Path(GAME.folder) / name).read_text(encoding="utf-8") for name in ("reasons.py", "refusal.py"))
    codes = set(re.findall(r'\(\s*"([a-z-]+)", "ST-\d+"', source))
    texts = (Path(GAME.folder) / "texts" / "en.ftl").read_text(encoding="utf-8")
    conditional = {"over", "wait", "chance", "not-your-turn", "no-card"}  # their paragraph is chosen
    assert codes | conditional == set(re.findall(r"^st-no-([a-z-]+) =", texts, re.MULTILINE))
